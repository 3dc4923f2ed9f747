/** The sheets beside the map: the Fugitive's file, the Government's units and prices, season, bag and decks. */
import { html, nothing, type TemplateResult } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { agentCards, type FugitiveName, fugitiveCards } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import { command } from '../../../src/games/siberian-manhunt/command.ts'
import { type AgentKind, agentKinds } from '../../../src/games/siberian-manhunt/game.ts'
import { interrogationCost } from '../../../src/games/siberian-manhunt/hunting.ts'
import { isWinter, sectorOf } from '../../../src/games/siberian-manhunt/seasons.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import type { Table } from '../../app/view.ts'
import { pawnPicture } from '../../board/pawns.ts'
import { bag } from '../../parts/bag.ts'
import { rule } from '../../parts/help/open.ts'
import { icon } from '../../parts/icons.ts'
import { portrait } from '../../parts/portrait.ts'
import { rondel } from '../../parts/rondel.ts'
import { clip, minus, panel, pips, rich } from '../../parts/words.ts'
import { words } from '../../text/index.ts'
import { agentNumber } from './agents.ts'
import { opens } from './card-ref.ts'
import { deckStrip } from './decks.ts'
import { routeOf } from './where.ts'

const { energyMax } = values.fugitive

/** Another number is another element: one at a right edge that gets longer would count as moved. */
const number = (now: string, rest: string): unknown => keyed(now + rest, html`<b>${now}<small>${rest}</small></b>`)

/** Health, energy and trail of the Fugitive; the Government sees the same without the places. */
export function fugitiveFile(table: Table, spent: number): TemplateResult {
  const { hp, energy, name, meals, fed, warm } = table.game.fugitive
  const card = fugitiveCards[name]
  const left = energy - spent
  const chosen = isChosen(table)
  return html`<section class="paper panel file ${chosen ? '' : 'unknown'}">
    ${clip()}
    <div class="in">
      ${
        chosen
          ? html`<div class="who">
              ${photograph(name)}
              <div>
                <p class="ty mute up">${words.fugitive.file(name)}</p>
                <h2 class="h">${words.characters[name].name}</h2>
                <p class="fit">${rich(words.fugitive.stats(card.defence, card.escape))}</p>
              </div>
            </div>`
          : html`<div class="who"><span class="photo"></span><h2 class="h">${words.fugitive.unknown}</h2></div>`
      }
      <hr class="rule" />
      <div class="stat" data-testid="hp" data-value=${hp}>
        <span class="cap">${words.fugitive.health}</span>${pips(hp, card.hp, 'hp')}${number(String(hp), words.fugitive.of(card.hp))}
      </div>
      <div class="stat" data-testid="energy" data-value=${energy}>
        <span class="cap">${words.fugitive.energy}</span>${pips(Math.max(0, energy), energyMax, 'en', spent)}${number(
          minus(energy),
          spent > 0 ? ` → ${minus(left)}` : energy < 0 ? ` ${words.fugitive.exhausted}` : words.fugitive.of(energyMax),
        )}
      </div>
      <div class="stat" data-testid="meals" data-value=${meals}>
        <span class="cap">${words.fugitive.meals}</span>${pips(meals, values.food.meals, 'meal')}${number(String(meals), words.fugitive.mealsOf(values.food.meals))}
      </div>
      <p class="hint mute">${rich(words.fugitive.quarter(fed, warm, isWinter(table.game)))}</p>
      ${table.role === 'Fugitive' ? ownTrail(table) : nothing}
    </div>
  </section>`
}

/** Who is on the run is chosen after the set-up of the map (3.7). */
export const isChosen = ({ log }: Table): boolean =>
  log.some(({ what }) => what.type === 'event' && what.event.type === 'character')

/** The Fugitive's photograph; the character's card opens when it is pressed. */
export const photograph = (name: FugitiveName): TemplateResult =>
  html`<button type="button" class="photo" data-testid="character" aria-label=${words.characters[name].name} aria-haspopup="dialog"
    @click=${opens({ type: 'character', name })}>${portrait(name)}</button>`

/** The last six locations, the current one first: what a search can find. */
function ownTrail(table: Table): TemplateResult {
  const { Yakut } = values.government.depth
  const KGB = command(table.game).officerDepth
  const back = routeOf(table).slice(-Yakut).reverse()
  return html`<div class="sub"><span class="cap">${words.fugitive.trail}</span>${rule('4.1')}<span class="ty mute">${words.fugitive.trailHint}</span></div>
    <ol class="trail" data-testid="trail">${back.map(
      (node, i) =>
        html`<li class=${i === 0 ? 'now' : i < KGB ? 'near' : 'far'} data-node=${node}><b>${words.placeShort(node)}</b></li>`,
    )}</ol>
    <p class="reach"><span class="near">${words.fugitive.kgb(KGB)}</span><span class="far">${words.fugitive.yakut(Yakut)}</span></p>`
}

export function units(
  table: Table,
  selected: number | undefined,
  spent: number,
  choose: (index: number) => void,
): TemplateResult {
  const { agents, army, energy, armyPlaced } = table.game.government
  const most = Math.min(values.government.energyMax, agents.filter(agent => agent.state !== 'new').length)
  const mine = table.role === 'Government' && table.yourDecision
  const memory = (kind: AgentKind) =>
    kind === 'KGB' ? command(table.game).officerDepth : values.government.depth.Yakut
  const rows = agents.map((agent, index) => {
    const row = html`${pawnPicture(agent.kind, String(agentNumber(agents, index)))}
      <span><b>${words.agentName(agents, index)}</b><small>${words.at(agent.at)}, ${words.government.memory(memory(agent.kind))}</small></span>
      <span class="ty ${agent.state === 'ready' ? 'forest' : 'mute'}">${words.government.states[agent.state]}</span>`
    return mine
      ? html`<li><button type="button" class="agent" title=${agentCard(agent.kind)} aria-pressed=${selected === index} data-testid="agent" data-agent=${index} @click=${() => choose(index)}>${row}</button></li>`
      : html`<li class="agent" data-testid="agent" data-agent=${index} title=${agentCard(agent.kind)}>${row}</li>`
  })
  return panel(
    words.government.title,
    words.government.left(energy, Math.max(most, energy)),
    html`<div class="stat en"><span class="cap">${words.government.energy}</span>${pips(energy, Math.max(most, energy, 1), 'en', spent)}${number(
      String(energy),
      spent > 0 ? ` → ${energy - spent}` : words.fugitive.of(Math.max(most, energy)),
    )}</div>
      ${agents.length === 0 ? html`<p class="agent bleed none mute">${words.government.none}</p>` : html`<ul class="bleed">${rows}</ul>`}
      <div class="agent bleed">${pawnPicture('army')}<span><b>${words.government.army}</b><small>${words.government.armyLeft(army.length, values.government.army - army.length)}</small></span>
        <span class="ty ${armyPlaced ? 'mute' : 'forest'}">${armyPlaced ? words.government.states.done : words.government.states.ready}</span></div>
      <div class="row agent-cards">${agentKinds.map(agentCardButton)}</div>`,
    'units',
    '8.2',
  )
}

/** What an agent can do stands on a card, which everybody may read. */
const agentCardButton = (kind: AgentKind): TemplateResult =>
  html`<button type="button" class="chip" data-testid="agent-card" data-kind=${kind} aria-haspopup="dialog" title=${agentCard(kind)}
    @click=${opens({ type: 'agent', kind })}>${icon('card')}${words.foeName(kind)}</button>`

export function prices(table: Table): TemplateResult {
  const { interrogations } = table.game.government
  const { upgrade, maneuver } = values.government.costs
  const { deploy } = command(table.game)
  return panel(
    words.government.prices,
    '',
    html`<div class="price">
      <div data-testid="interrogation-price"><b>${interrogationCost(table.game)}</b><span>${words.government.interrogate(interrogations)}</span></div>
      <div><b>${upgrade}</b><span>${words.government.upgrade}</span></div>
      <div><b>${deploy} / ${maneuver}</b><span>${words.government.deploy}</span></div>
    </div>`,
    'prices',
    '8.6',
  )
}

/** Both on one sheet, where room is short. */
export const seasonAndBag = (table: Table): TemplateResult => {
  const { game } = table
  const sector = sectorOf(game)
  return panel(
    words.season.withBag,
    words.season.round(game.round, game.setup.threeYearLimit),
    html`<div class="wheel small" data-testid="season" data-sector=${sector} data-round=${game.round}>${rondel(sector)}<div>${bag(game.bag)}</div></div>
      <p class="hint mute">${[
        words.season.turns(sector),
        words.season.costs(isWinter(game)),
        ...(game.setup.threeYearLimit ? [words.season.limit(game.round)] : []),
      ].join(' ')}</p>
      ${deckStrip(game)}`,
    'season',
    '9',
  )
}

/** What an agent's card says, for a title. */
export const agentCard = (kind: 'KGB' | 'Yakut'): string =>
  words.government.card(
    agentCards[kind].hp,
    agentCards[kind].attack,
    agentCards[kind].defence,
    agentCards[kind].pursuit,
  )
