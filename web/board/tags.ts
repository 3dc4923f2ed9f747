/** The small tags on the sheet: where the Fugitive was declared, shares, rounds of searches, ages of a trail. Each finds its own room. */
import { type SVGTemplateResult, svg } from 'lit'
import { type BerthedTag, berths, type Tag, type TagKind } from './berth.ts'
import { nodeAt } from './chart.ts'
import { priceAt, type Scene } from './scene.ts'

/** Everything that the scene and its layers have a tag for. */
function tagsOf(scene: Scene, off: ReadonlySet<string>): readonly Tag[] {
  const { known, steps = [], trail = [], layers = [] } = scene
  const of = (kind: TagKind) => (one: { readonly node: number; readonly says: string }) => ({ ...one, kind })
  return [
    ...(known === undefined ? [] : [known].map(of('declared'))),
    ...layers.flatMap(layer => (off.has(layer.id) ? [] : (layer.tags ?? []))),
    ...steps.map(of('step')),
    ...trail.map(({ node, age }) => ({ node, says: String(age), kind: 'age' as const })),
  ]
}

function berthed(scene: Scene, off: ReadonlySet<string>): readonly BerthedTag[] {
  const { pawns, destinations, trail = [], layers = [], plan = [], known } = scene
  const shown = layers.filter(layer => !off.has(layer.id))
  return berths(tagsOf(scene, off), {
    ringed: new Set([
      ...destinations.map(one => one.node),
      ...trail.map(one => one.node),
      ...shown.flatMap(layer => layer.rings ?? []),
      ...plan.flat(),
      ...(known === undefined ? [] : [known.node]),
    ]),
    manned: new Set(pawns.map(pawn => pawn.at)),
    prices: destinations.flatMap(one => {
      const { x, y } = nodeAt(one.node)
      const at = priceAt(one)
      return at === undefined ? [] : [[x + at[0], y + at[1]] as const]
    }),
  })
}

function drawing({ kind, says, at: [x, y] }: BerthedTag): SVGTemplateResult {
  switch (kind) {
    case 'share': {
      const width = 16 + 11 * says.length
      return svg`<g class="po-tag"><rect x=${-width / 2} y="-13" width=${width} height="26" rx="3" /><text dy=".34em">${says}</text></g>`
    }
    case 'step':
      return svg`<g class="step"><rect x="-18" y="-13" width="36" height="26" rx="3" /><text dy=".33em">${says}</text></g>`
    case 'declared':
    case 'search':
      return svg`<text dy=".3em" class="said red">${says}</text>`
    case 'age':
      return svg`<text dy=".3em" class="said">${says}</text>`
    default: {
      const never: never = kind
      throw new Error(`no tag ${never} at ${x} ${y}`)
    }
  }
}

/** All tags of a scene, above the rings and names. */
export const tags = (scene: Scene, off: ReadonlySet<string>): SVGTemplateResult =>
  svg`<g class="tags" aria-hidden="true">${berthed(scene, off).map(
    tag => svg`<g transform="translate(${tag.at[0]} ${tag.at[1]})" data-tag=${tag.kind}>${drawing(tag)}</g>`,
  )}</g>`
