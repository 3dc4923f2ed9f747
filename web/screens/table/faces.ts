/** The faces of all cards: whatever a card says comes from its data and the catalogue. */
import { html, type TemplateResult } from 'lit'
import { isFood, type Thing } from '../../../src/games/siberian-manhunt/belongings.ts'
import { assistanceCards, isRed } from '../../../src/games/siberian-manhunt/cards/assistance.ts'
import { agentCards, type FugitiveName, fugitiveCards } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import type { GeneralName } from '../../../src/games/siberian-manhunt/cards/generals.ts'
import {
  type CraftingName,
  encounterCards,
  type ItemName,
  isCrafting,
  isPerson,
  isPredator,
  isUrban,
  itemCard,
  type PreyName,
  personCard,
  predatorCard,
  wildernessCards,
} from '../../../src/games/siberian-manhunt/cards/items.ts'
import type { Fighting, PreyData, Strip } from '../../../src/games/siberian-manhunt/cards/shapes.ts'
import { command } from '../../../src/games/siberian-manhunt/command.ts'
import type { AgentKind, AssistanceCard, EncounterName, Game } from '../../../src/games/siberian-manhunt/game.ts'
import { paperWork } from '../../../src/games/siberian-manhunt/lasting.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import { pawnPicture } from '../../board/pawns.ts'
import type { Face, Mood } from '../../parts/card.ts'
import { beastPictures } from '../../parts/pictures/beasts.ts'
import { generalPicture, orderPictures } from '../../parts/pictures/orders.ts'
import { peoplePictures } from '../../parts/pictures/people.ts'
import { thingPicture } from '../../parts/pictures/picture.ts'
import { portrait } from '../../parts/portrait.ts'
import { words } from '../../text/index.ts'
import { recipes } from './crafting.ts'

// ---- things ----------------------------------------------------------------------------------------------------

export function thingFace(thing: Thing, uses: number): Face {
  if (!isFood(thing)) return itemFace(thing, uses)
  return {
    suit: 'item',
    icon: 'sun',
    deck: words.cards.kinds.food,
    title: words.thingName(thing),
    art: { picture: thingPicture(thing) },
    says: '',
    text: [words.cards.portion(values.food.energy[thing])],
    stats: [[words.cards.stats.slots, 1]],
  }
}

function itemFace(card: ItemName, uses: number): Face {
  const data = itemCard(card)
  const { stats, kinds } = words.cards
  const deck = isCrafting(card) ? kinds.made : isUrban(card) ? kinds.urban : kinds.wilderness
  return {
    suit: isCrafting(card) ? 'made' : 'item',
    icon: isCrafting(card) ? 'hammer' : 'card',
    deck,
    title: words.thingName(card),
    art: { picture: thingPicture(card) },
    says: words.cardSays(card),
    text: [words.cardText(card)],
    stats: [
      [stats.slots, data.slots],
      ...(data.uses === undefined ? [] : [[stats.uses, uses] as const]),
      ...(data.attack === undefined ? [] : [[stats.attack, `+${data.attack}`] as const]),
      ...(data.energy === undefined ? [] : [[stats.energy, data.energy] as const]),
      ...(data.check === undefined ? [] : [[stats.check, words.cards.upTo(data.check)] as const]),
    ],
    keys: keysOf(card),
  }
}
function keysOf(card: ItemName): NonNullable<Face['keys']> {
  const { reach, worn, season, where, oncePerTurn, component } = itemCard(card)
  const { cards } = words
  return [
    ...(reach === undefined ? [] : [{ word: cards.reach[reach] }]),
    ...(worn === undefined
      ? []
      : [{ word: cards.wornIn(cards.worn[worn], season === undefined ? undefined : cards[season]) }]),
    ...(where === undefined ? [] : [{ word: cards.onlyIn[where], soft: true }]),
    ...(oncePerTurn === true ? [{ word: cards.oncePerTurn, soft: true }] : []),
    ...(component === true ? [{ word: cards.component, soft: true }] : []),
  ]
}

/** A Crafting card before it is made: what it takes, and what of that is there. */
export function planFace(card: CraftingName, game: Game): Face {
  const parts = recipes(game).find(one => one.card === card)?.components ?? []
  return {
    ...itemFace(card, itemCard(card).uses ?? 0),
    suit: 'plan',
    deck: words.cards.kinds.plan,
    more: html`<p class="cap">${words.cards.recipe}</p>
      <ul class="made-of">${parts.map(({ says, there }) => html`<li class=${there ? 'there' : ''}>${says}</li>`)}</ul>`,
  }
}

// ---- whom one meets --------------------------------------------------------------------------------------------

const strip = ({ flees, distant }: Strip): TemplateResult => {
  const { strip } = words.cards
  return html`<div class="strip">
    <div><b>${flees === 1 ? 1 : `1–${flees}`}</b>${strip.flees}</div><div><b>${flees + 1}–${distant}</b>${strip.distant}</div><div class="near"><b>${distant + 1 === 6 ? 6 : `${distant + 1}–6`}</b>${strip.close}</div>
  </div>`
}

export function encounterFace(name: EncounterName): Face {
  const { kinds, manners, loyalties, killed } = words.encounter
  const common = {
    deck: kinds[encounterCards[name].kind],
    title: words.cardName(name),
    says: words.cardSays(name),
    text: [words.cardText(name)],
  }
  if (isPerson(name)) {
    const card = personCard(name)
    return {
      ...common,
      suit: 'person',
      icon: 'talk',
      art: { scene: peoplePictures[name], mood: '' },
      stats: fighting(card),
      keys: [{ word: manners[card.manner] }, { word: loyalties[card.loyalty], soft: card.loyalty === 'questionable' }],
      foot: killed(card.killed.token, card.killed.count),
    }
  }
  const beast = { ...common, suit: 'beast', icon: 'paw' } as const
  if (!isPredator(name)) return { ...beast, art: { scene: beastPictures.Parasites, mood: 'wild' }, stats: [] }
  const card = predatorCard(name)
  return {
    ...beast,
    art: { scene: beastPictures[name], mood: 'wild' },
    more: strip(card.strip),
    stats: fighting(card),
    keys: [{ word: words.cards.leaves(card.meat, card.hide === true), soft: true }],
    foot: card.killed === undefined ? '' : killed(card.killed.token, card.killed.count),
  }
}
const fighting = ({ hp, attack, defence, pursuit }: Fighting): Face['stats'] => {
  const { stats } = words.encounter
  return [
    [stats.health, hp],
    [stats.attack, `+${attack}`],
    [stats.defence, defence],
    [stats.pursuit, pursuit],
  ]
}

export function preyFace(name: PreyName): Face {
  const card: PreyData = wildernessCards[name]
  const { stats } = words.cards
  return {
    suit: 'beast',
    icon: 'paw',
    deck: words.cards.kinds.prey,
    title: words.cardName(name),
    art: { scene: beastPictures[name], mood: 'wild' },
    says: words.cardSays(name),
    text: [words.cardText(name)],
    more: strip(card.strip),
    stats: [
      [stats.health, card.hp],
      [stats.defence, card.defence],
      [stats.meat, card.meat],
    ],
  }
}

// ---- the Government's ------------------------------------------------------------------------------------------

const INDOORS: readonly AssistanceCard[] = [
  'Form 27',
  'Commission of Inspection',
  'Recall to Moscow',
  'Fuel Quota',
  'Price Decree',
  'Question of Competence',
]

export function orderFace(card: AssistanceCard, game: Game, price: number | undefined): Face {
  const red = isRed(card)
  const mood: Mood = INDOORS.includes(card) ? 'office' : 'state'
  return {
    suit: red ? 'red' : 'order',
    icon: red ? 'x' : 'star',
    deck: red ? words.cards.kinds.red : words.cards.kinds.assistance,
    title: words.cardName(card),
    art: { scene: orderPictures[card], mood },
    says: words.cardSays(card),
    text: [
      words.cardText(card),
      ...(red ? [words.cards.sinks] : [words.cards.keep(command(game).reserve + paperWork(game))]),
    ],
    stats: price === undefined || red ? [] : [[words.cards.stats.price, price]],
    foot: words.cards.copies(assistanceCards[card].count),
  }
}

// ---- who plays -------------------------------------------------------------------------------------------------

export function characterFace(name: FugitiveName): Face {
  const card = fugitiveCards[name]
  const { stats } = words.cards
  return {
    suit: 'character',
    icon: 'foot',
    deck: words.cards.kinds.character,
    title: words.characters[name].name,
    art: { picture: portrait(name) },
    says: words.characters[name].says,
    text: [words.characters[name].text],
    more: html`<ul class="made-of">${card.items.map(item => html`<li class="there">${thingPicture(item)}${words.thingName(item)}</li>`)}</ul>`,
    stats: [
      [stats.health, card.hp],
      [stats.defence, card.defence],
      [stats.escape, `+${card.escape}`],
      [stats.energy, values.fugitive.energy],
    ],
  }
}

export function agentFace(kind: AgentKind): Face {
  const { hp, attack, defence, pursuit } = agentCards[kind]
  return {
    suit: 'order',
    icon: 'star',
    deck: words.cards.kinds.agent,
    title: words.foeName(kind),
    art: { picture: pawnPicture(kind) },
    says: '',
    text: [words.cards.agents[kind]],
    stats: fighting({ hp, attack, defence, pursuit }),
  }
}

export const generalFace = (name: GeneralName): Face => ({
  suit: 'order',
  icon: 'star',
  deck: words.cards.kinds.general,
  title: words.generals[name].name,
  art: { scene: generalPicture, mood: 'office' },
  says: words.generals[name].says,
  text: [words.generals[name].text],
  stats: [],
})
