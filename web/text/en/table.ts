/** Words of the table. */
import { fugitiveNames } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import type { AgentState, FugitiveName, Movement, Side } from '../../../src/games/siberian-manhunt/game.ts'
import { agentNumber } from '../../screens/table/agents.ts'

export const turnText = {
  steps: { recover: 'Recover', encounter: 'Encounter', actions: 'Actions', energy: 'Energy', end: 'End of turn' },
  yours: (side: Side) => `Your turn: ${side}`,
  theirs: (side: Side) => `The ${side}’s turn`,
  asked: (side: Side) => `Your answer: ${side}`,
  theyDecide: (side: Side) => `The ${side} decides`,
  answering: 'Answering',
  over: 'Game over',
  setUp: 'Setting up',
  automatic: 'Your browser answers for you, truthfully.',
}

export const tableText = {
  board: { fugitive: 'Your copy. Destroy before capture.', government: 'Operational copy no. 2' },
  tabs: {
    plan: 'Plan',
    you: 'You',
    units: 'Units',
    cards: 'Cards',
    things: 'Things',
    season: 'Season',
    log: 'Log',
    them: 'Fugitive',
  },
  actions: 'Actions',
  reach: (n: number) => `${n} in reach`,
  choices: (n: number) => `${n} ${n === 1 ? 'choice' : 'choices'}`,
  energyLeft: (n: number) => `${n} energy`,
  all: 'Everything on the map',
  filter: 'Number or name',
  filtered: (shown: number, all: number) => `${shown} of ${all}`,
  more: (n: number) => `${n} more: type a number or a name, or choose on the map`,
  free: 'free',
  stay: 'stays',
  dock: {
    planned: 'Planned',
    will: 'The Government will learn',
    not: 'and will not learn',
    prospect: 'What comes of it',
    undo: 'Undo',
    nothing: 'Nothing is planned',
    leaves: (energy: number) => `Leaves ${energy} energy`,
    exhausts: 'Beyond exhaustion: costs 1 health',
    counter: (from: string, to: string) => `counter ${from} → ${to}`,
    other: 'Or',
    next: 'Then',
    sneak: 'Sneak in',
    by: (how: string, cost: number) => `${how}, ${cost}`,
  },
  safety: {
    title: 'Safety words',
    open: 'Safety words',
    text: 'Read them to each other by phone. If all four are the same, nobody sits in between.',
  },
  menu: 'Menu',
  live: 'What happens',
  hidden: 'their place is not known',
  here: 'you are here',
  army: 'Red Army',
  lastKnown: (round: number) => `declared R${round}`,
  destination: (cost: number) => (cost === 0 ? 'a destination' : `a destination, ${cost} energy`),
}

export const fugitiveText = {
  unknown: 'Not chosen yet',
  file: (name: FugitiveName) => `Subject ${fugitiveNames.indexOf(name) + 1}, at large`,
  stats: (defence: number, bonus: number) => `*Defence ${defence}*, *escape +${bonus}*`,
  health: 'Health',
  energy: 'Energy',
  meals: 'Meals',
  mealsOf: (max: number) => ` / ${max} this turn`,
  quarter: (fed: boolean, warm: boolean, winter: boolean) =>
    `This quarter: *${fed ? 'eaten' : 'no meal yet'}*${winter ? `, *${warm ? 'warm' : 'not warm yet'}*` : ''}.`,
  trail: 'Your trail',
  trailHint: 'searches reach back',
  kgb: (depth: number) => `KGB, ${depth}`,
  yakut: (depth: number) => `Yakut, ${depth}`,
  of: (max: number) => ` / ${max}`,
  exhausted: 'exhausted',
  moves: 'Latest turn',
  meets: 'Meets',
  told: (moves: readonly Movement[]) =>
    moves
      .map(move => `${ways[move.how]}${move.with === undefined ? '' : `, ${move.with}`}${ends[move.into]}`)
      .join('; '),
}

const ways: Readonly<Record<Movement['how'], string>> = {
  road: 'by road',
  water: 'over water',
  'hitch-hike': 'hitch-hike',
  'bush-whack': 'bush-whack',
  railway: 'by railway',
  carried: 'carried',
}
const ends: Readonly<Record<Movement['into'], string>> = {
  wilderness: '',
  town: ' into a town',
  china: ' into China',
}

export const governmentText = {
  title: 'Units',
  energy: 'Energy',
  left: (energy: number, max: number) => `${energy} of ${max} energy`,
  memory: (n: number) => `sees ${n} back`,
  states: { ready: 'ready', moved: 'moved', done: 'done', new: 'new' } satisfies Record<AgentState, string>,
  army: 'Red Army',
  armyLeft: (placed: number, left: number) => `${placed} on the map, ${left} left. Once a turn.`,
  prices: 'Orders and prices',
  interrogate: (successes: number) => `Interrogate, ${successes} ${successes === 1 ? 'success' : 'successes'} so far`,
  upgrade: 'Upgrade a KGB to Yakut',
  deploy: 'Red Army: deploy / next door',
  assistance: 'Assistance',
  deck: (left: number) => `${left} in the deck`,
  gap: 'gap',
  red: 'Not for sale',
  reserve: 'Reserve',
  noReserve: 'No card in reserve.',
  active: 'In force',
  noActive: 'No card in force.',
  until: (round: number, sector: string) => `to ${sector}, round ${round}`,
  general: 'Command',
  card: (hp: number, attack: number, defence: number, pursuit: number) =>
    `health ${hp}, attack +${attack}, defence ${defence}, pursuit ${pursuit}`,
  none: 'No agents on the map yet.',
  last: 'Last known',
  lastAt: (where: string, round: number, moves: number) =>
    `${where} in round ${round}${moves === 0 ? '' : `, ${moves} ${moves === 1 ? 'move' : 'moves'} since`}`,
}

const units = { KGB: 'KGB', Yakut: 'Yakut' } as const
/** "KGB 2": the second of its kind on the list. */
export function agentName(agents: readonly { readonly kind: 'KGB' | 'Yakut' }[], index: number): string {
  const kind = agents[index]?.kind ?? 'KGB'
  return `${units[kind]} ${agentNumber(agents, index)}`
}

export const campText = {
  carried: 'Carried',
  slots: (used: number, room: number) => `${used} of ${room} slots`,
  campsite: 'Campsite',
  leftBehind: 'stays behind',
  empty: 'Nothing.',
  fire: 'Fire',
  worn: 'Worn',
  nothingWorn: 'nothing',
  crafting: 'Crafting guide',
  ready: (n: number) => `${n} ready`,
  canMake: 'ready',
  missing: (n: number) => `${n} missing`,
  there: 'there already',
  or: ' or ',
  fuel: 'something that burns',
  lighter: 'something to light it',
}
