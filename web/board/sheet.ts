/** The two drawings of the sheet: the ground, which only the season changes, and what lies and stands on it. */
import { html, nothing, svg, type TemplateResult } from 'lit'
import { guard } from 'lit/directives/guard.js'
import { late } from '../parts/paced.ts'
import { words } from '../text/index.ts'
import { nodeAt } from './chart.ts'
import { definitions, ground, network } from './ground.ts'
import { names, places } from './places.ts'
import type { Relief } from './relief.ts'
import { marks, type Scene, standing, under } from './scene.ts'
import { spotRings } from './spot.ts'
import { VIEW_BOX } from './stage.ts'
import { tags } from './tags.ts'
import type { Preview } from './tip.ts'

export interface Shown {
  readonly scene: Scene
  readonly relief: Relief | undefined
  /** layers that are switched off */
  readonly off: ReadonlySet<string>
  /** of what is looked at more closely */
  readonly preview: Preview | undefined
  /** where the keyboard's ring is */
  readonly cursor: number | undefined
  /** what somebody points at */
  readonly spot: number | undefined
}

export const sheet = ({ scene, relief, off, preview, cursor, spot }: Shown): TemplateResult => html`<div class="moving">
  <svg class="drawing ground" viewBox=${VIEW_BOX} preserveAspectRatio="none" aria-hidden="true">
    ${late([], () => definitions, 'first')} ${late([relief], () => ground(relief), 'first')} ${late([], () => network, 'first')}
  </svg>
  <svg class="drawing" viewBox=${VIEW_BOX} preserveAspectRatio="none" aria-hidden="true">
    ${guard([words, scene, off, preview], () => under(scene, off, preview))} <g class="places" aria-hidden="true">${places.map(part => late([], () => part, 'first'))}</g>
    ${guard([words, scene, off], () => marks(scene, off))} ${late([], names, 'first')}
    ${late([scene, off], () => tags(scene, off), 'first')} ${guard([words, scene], () => standing(scene))} ${ring(cursor)} ${spotRings(spot)}
  </svg>
</div>`

function ring(cursor: number | undefined): unknown {
  if (cursor === undefined) return nothing
  const { x, y } = nodeAt(cursor)
  return svg`<g class="ring" data-testid="cursor" data-node=${cursor}><circle cx=${x} cy=${y} r="33" class="cursor gap" /><circle cx=${x} cy=${y} r="33" class="cursor" /></g>`
}

const DEGREES = [96, 98, 100, 102, 104, 106, 108, 110]

/** What is printed on the paper's edge. */
export const edge = (motto: string, season: 'summer' | 'winter'): TemplateResult =>
  html`<div class="edge" aria-hidden="true">${DEGREES.map(east => html`<span>${words.map.east(east)}</span>`)}</div>
    <div class="foot" aria-hidden="true">
      <span>${words.map.sheet}</span><span>${motto}</span><span>${words.map.scale(season)}</span>
    </div>`
