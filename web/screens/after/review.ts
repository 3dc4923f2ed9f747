/** The costliest decisions of a side: what was done, what would have been better and why. Each leads to its moment. */
import { html, svg, type TemplateResult } from 'lit'
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { Advised, Judged, Review } from '../../app/counsel.ts'
import { pointOf } from '../../board/chart.ts'
import type { Layer } from '../../board/layers.ts'
import { words } from '../../text/index.ts'
import { nodeOf } from '../table/acts.ts'
import { reasonSays } from '../table/reasons.ts'

/** What is known of a side's decisions; `none` if they cannot be judged. */
export type Looked = Review | 'looking' | 'none'
const SIDES = ['Fugitive', 'Government'] as const

const named = ({ agents, winter, from }: Judged, { option, play }: Pick<Advised, 'option' | 'play'>): string => {
  const kinds = agents.map(kind => ({ kind }))
  return words.optionPlan(option, play.hidden[0], { agent: index => words.agentName(kinds, index), winter }, from)
}
/** What would have been better, and why, in plain words. */
export const betterSays = (judged: Judged): string =>
  `${words.review.better}: ${named(judged, judged.better)}. ${reasonSays(judged.better.reason).join(' ')}`

export function reviewSheet(
  side: Side,
  looked: Looked,
  entry: number,
  choose: (side: Side) => void,
  show: (entry: number) => void,
): TemplateResult {
  const text = words.review
  return html`<div class="whose" role="group" aria-label=${text.whose}>${SIDES.map(
    one => html`<button type="button" class="chip" data-testid=${`review-${one.toLowerCase()}`} aria-pressed=${one === side}
        @click=${() => choose(one)}>${text.sides[one]}</button>`,
  )}</div>
    <div role="status">${typeof looked === 'string' ? html`<p class="mute" data-testid="review-${looked}">${looked === 'looking' ? text.looking : text.unknown}</p>` : list(looked, entry, show)}</div>`
}

function list({ decisions, compared }: Review, entry: number, show: (entry: number) => void): TemplateResult {
  const text = words.review
  const rows = decisions.map(
    judged => html`<li class=${judged.entry === entry ? 'now' : ''} data-entry=${judged.entry}>
      <button type="button" class="chip" data-testid="review-show" @click=${() => show(judged.entry)}>${words.replay.moment(judged.round, judged.entry)}</button>
      <p><b>${text.done}: ${named(judged, judged)}</b> <span class="mute">${text.cost(words.percent(Math.min(1, judged.loss)))}</span></p>
      <p>${betterSays(judged)}</p>
    </li>`,
  )
  return html`${rows.length === 0 ? html`<p data-testid="review-good">${text.none}</p>` : html`<ol class="costly" data-testid="review">${rows}</ol>`}
    <p class="mute">${text.compared(compared)}</p>`
}

/** A ring around the place that would have been better, if it is one. */
export function betterLayer({ better }: Judged): Layer | undefined {
  const node = nodeOf(better.option, better.play)
  if (node === undefined) return undefined
  const [x, y] = pointOf(node)
  return {
    id: 'better',
    label: words.review.place,
    above: svg`<circle cx=${x} cy=${y} r="31" data-better=${node} />`,
    rings: [node],
    describe: at => (at === node ? words.review.place : ''),
  }
}
