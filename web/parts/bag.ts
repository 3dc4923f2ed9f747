import { html, svg, type TemplateResult } from 'lit'
import type { Bag } from '../../src/games/siberian-manhunt/game.ts'
import { allLoyal } from '../screens/table/odds.ts'
import { words } from '../text/index.ts'
import { rich } from './words.ts'

/** The open contents of the bag, and how likely the next token is a Loyal one. */
export function bag(contents: Bag): TemplateResult {
  const { silent, loyal } = contents
  const chance = allLoyal(contents, 1)
  const { marks } = words.bag
  // One row of all: another token changes how some look, and none of them moves.
  const tokens = [
    ...Array.from({ length: silent }, () => 'silent' as const),
    ...Array.from({ length: loyal }, () => 'loyal' as const),
  ]
  return html`<div class="bag" data-testid="bag" data-silent=${silent} data-loyal=${loyal}>
    <div class="toks" role="img" aria-label=${words.bag.says(silent, loyal)}>
      ${tokens.map(token => html`<i class=${token === 'loyal' ? 'tok l' : 'tok'}>${marks[token]}</i>`)}
    </div>
    <p class="chance">
      <span class="big">${rich(words.bag.chance(words.percent(chance)))}</span>
      <span class="mute">${words.bag.draw(loyal, silent + loyal)}</span>
    </p>
    <svg class="odds" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width=${chance * 100} height="8" />
      ${Array.from({ length: Math.floor(chance * 16) }, (_, i) => svg`<path d="M${i * 6 + 1} 8L${i * 6 + 5} 0" />`)}
    </svg>
  </div>`
}
