/** For the Government: the public side of the Fugitive, things and all. */
import { html, nothing, type TemplateResult } from 'lit'
import { fugitiveCards } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import type { Table } from '../../app/view.ts'
import { icon } from '../../parts/icons.ts'
import { minus, pips } from '../../parts/words.ts'
import { words } from '../../text/index.ts'
import { campSlots, carriedSlots, wornSlots } from './belongings.ts'
import { opens } from './card-ref.ts'
import { isChosen, photograph } from './panels.ts'

const { energyMax } = values.fugitive

export function quarry(table: Table): TemplateResult {
  const { game } = table
  if (!isChosen(table)) return html`<p class="mute">${words.fugitive.unknown}</p>`
  const { hp, energy, name, known, route, moves } = game.fugitive
  const { encounter } = game
  const card = fugitiveCards[name]
  const camp = campSlots(game)
  return html`<div class="quarry">
      <div class="who">
        ${photograph(name)}
        <div>
          <p class="ty mute">${words.fugitive.file(name)}</p>
          <p class="h">${words.characters[name].name}</p>
        </div>
      </div>
          <div class="stat"><span class="cap">${words.fugitive.health}</span>${pips(hp, card.hp, 'hp')}<b>${hp}<small>${words.fugitive.of(card.hp)}</small></b></div>
          <div class="stat"><span class="cap">${words.fugitive.energy}</span>${pips(Math.max(0, energy), energyMax, 'en')}<b>${minus(energy)}<small>${energy < 0 ? ` ${words.fugitive.exhausted}` : words.fugitive.of(energyMax)}</small></b></div>
      ${known === null ? nothing : html`<p class="last"><b>${words.government.last}</b> ${words.government.lastAt(words.at(known.node), known.round, route.length - 1 - known.step)}</p>`}
      ${moves.length === 0 ? nothing : html`<p class="last"><b>${words.fugitive.moves}</b> ${words.fugitive.told(moves)}</p>`}
      ${
        encounter === null
          ? nothing
          : html`<p class="last"><b>${words.fugitive.meets}</b> <button type="button" class="chip" data-testid="met-card" aria-haspopup="dialog"
            @click=${opens({ type: 'encounter', card: encounter })}>${icon('card')}${words.cardName(encounter)}</button></p>`
      }
      <div class="sub"><span class="cap">${words.camp.carried}</span></div>
      ${carriedSlots(game)} ${wornSlots(game)}
      ${camp === undefined ? nothing : html`<div class="sub"><span class="cap">${words.camp.campsite}</span></div>${camp}`}
    </div>`
}
