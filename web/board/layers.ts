/**
 * Layers over the sheet that others fill: possibilities, searches, marks of one's own. The board draws them among its own
 * things and offers a menu in which each is switched off and on.
 */
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit'
import { icon } from '../parts/icons.ts'
import { words } from '../text/index.ts'
import type { Tag } from './berth.ts'

export interface Layer {
  /** the same from one scene to the next; its groups in the drawing have the class `over-ID` */
  readonly id: string
  /** its name in the menu, from the catalogue */
  readonly label: string
  /** areas and lines, in board units: under the locations */
  readonly under?: SVGTemplateResult
  /** marks: above the locations and the rings around them, under names and pawns */
  readonly above?: SVGTemplateResult
  /** small tags beside locations, each of which finds its own room */
  readonly tags?: readonly Tag[]
  /** locations around which it draws a ring, which tags of others had better not cover */
  readonly rings?: readonly number[]
  /** what it says of a location, for the map's list and for those who do not see it; empty for nothing */
  readonly describe?: (node: number) => string
}

/** One storey of the layers that are switched on. */
export const storey = (
  layers: readonly Layer[],
  off: ReadonlySet<string>,
  which: 'under' | 'above',
): readonly SVGTemplateResult[] =>
  layers.flatMap(layer => {
    const drawing = layer[which]
    return drawing === undefined || off.has(layer.id)
      ? []
      : [svg`<g class="over-${layer.id}" data-layer=${layer.id} aria-hidden="true">${drawing}</g>`]
  })

/** What the layers that are switched on say of a location. */
export const layersSay = (layers: readonly Layer[], off: ReadonlySet<string>, node: number): readonly string[] =>
  layers.flatMap(({ id, describe }) => (off.has(id) ? [] : [describe?.(node) ?? ''])).filter(says => says !== '')

/** The switches, in a menu that opens beside the map's buttons. Nothing while there is nothing to switch. */
export const layerMenu = (
  layers: readonly Layer[],
  off: ReadonlySet<string>,
  toggle: (id: string) => void,
): TemplateResult | typeof nothing =>
  layers.length === 0
    ? nothing
    : html`<button type="button" popovertarget="layers" aria-label=${words.map.layers} title=${words.map.layers} data-testid="layers">${icon('layers')}</button>
        <div id="layers" class="layers" popover role="group" data-testid="layers-menu" aria-label=${words.map.layers} @beforetoggle=${beside}>
          ${layers.map(
            ({
              id,
              label,
            }) => html`<label><input type="checkbox" data-testid="layer" data-layer=${id} .checked=${!off.has(id)}
              @change=${() => toggle(id)} />${label}</label>`,
          )}
        </div>`

/** A menu in the top layer does not know its button: it is put to the right of the other buttons. */
function beside({ currentTarget: menu }: Event): void {
  if (!(menu instanceof HTMLElement)) return
  const buttons = menu.parentElement?.getBoundingClientRect()
  menu.style.left = `${(buttons?.right ?? 0) + 8}px`
  menu.style.top = `${buttons?.top ?? 0}px`
}
