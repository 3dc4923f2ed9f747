/** The Encounter card that is being resolved. */
import { html, nothing, type TemplateResult } from 'lit'
import { encounterCards } from '../../../src/games/siberian-manhunt/cards/items.ts'
import type { Fighting, Repute } from '../../../src/games/siberian-manhunt/cards/shapes.ts'
import type { EncounterName } from '../../../src/games/siberian-manhunt/game.ts'
import { icon } from '../../parts/icons.ts'
import { words } from '../../text/index.ts'

export function encounterCard(name: EncounterName): TemplateResult {
  const card = encounterCards[name]
  return html`<article class="ecard ${card.kind === 'person' ? '' : 'wild'}" data-testid="encounter" data-card=${name}>
    <header>${icon(card.kind === 'person' ? 'talk' : 'paw')}<span class="cap">${words.encounter.kinds[card.kind]}</span></header>
    <div>
      <p class="h">${name}</p>
      <p class="says">${words.cardSays(name)}</p>
      <p>${words.cardText(name)}</p>
      ${card.kind === 'parasite' ? nothing : stats(card)}
      ${
        card.kind === 'person'
          ? html`<p class="keys"><span>${words.encounter.manners[card.manner]}</span><span>${words.encounter.loyalties[card.loyalty]}</span>${killed(card.killed)}</p>`
          : nothing
      }
      ${card.kind === 'predator' && 'killed' in card ? html`<p class="keys">${killed(card.killed)}</p>` : nothing}
    </div>
  </article>`
}

const stats = ({ hp, attack, defence, pursuit }: Fighting): TemplateResult => {
  const { health, ...names } = words.encounter.stats
  const numbers = [
    [health, hp],
    [names.attack, `+${attack}`],
    [names.defence, defence],
    [names.pursuit, pursuit],
  ] as const
  return html`<dl>${numbers.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`
}
const killed = ({ token, count }: Repute): TemplateResult =>
  html`<span class="soft">${words.encounter.killed(token, count)}</span>`
