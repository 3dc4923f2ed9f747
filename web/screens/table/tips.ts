/** The tips of a first game: which of them speak of the step at hand, the most pressing one first. */
import { isRed } from '../../../src/games/siberian-manhunt/cards/assistance.ts'
import { isWinter } from '../../../src/games/siberian-manhunt/seasons.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import type { ShownOption, Table } from '../../app/view.ts'

/** Every tip with where the rules speak of it. */
export const tips = {
  character: '3.7',
  meeting: '5.2.2',
  fight: '5.3',
  hunt: '6.11.3',
  testify: '8.6',
  carried: '9.4',
  'first turn': '6.1',
  route: '4.1',
  town: '6.12',
  tired: '5.1.2',
  things: '6.15.3',
  craft: '6.14',
  counter: '5.4',
  winter: '9.3',
  turn: '5',
  asked: '4.3',
  search: '8.2',
  officer: '3.5',
  recruit: '8.8',
  together: '8.5',
  interrogate: '8.6',
  army: '8.11',
  reds: '8.15',
  'far counter': '5.4',
  hunting: '8.1',
  listening: '4.4',
} as const satisfies Readonly<Record<string, string>>
export type TipId = keyof typeof tips
const isTip = (name: string): name is TipId => Object.hasOwn(tips, name)
export const tipIds: readonly TipId[] = Object.keys(tips).filter(isTip)

/** From here on the counter is what the game is about. */
const LATE = 10

export function tipsFor(table: Table): readonly TipId[] {
  const all = table.role === 'Fugitive' ? fugitiveTips(table) : governmentTips(table)
  return tipIds.filter(tip => all.includes(tip))
}
const offers = ({ options }: Table, ...types: readonly ShownOption['type'][]): boolean =>
  options.some(({ type }) => types.includes(type))

function fugitiveTips(table: Table): readonly TipId[] {
  const { game, yourDecision } = table
  const { fugitive, government, track, round } = game
  if (!yourDecision) return government.agents.length > 0 ? ['asked'] : []
  const when = (tip: TipId, is: boolean): readonly TipId[] => (is ? [tip] : [])
  const turn = offers(table, 'end turn')
  return [
    ...when('character', offers(table, 'character')),
    ...when('meeting', offers(table, 'follow')),
    ...when('fight', offers(table, 'escape')),
    ...when('hunt', offers(table, 'hunt')),
    ...when('testify', offers(table, 'testify')),
    ...when('carried', offers(table, 'carried')),
    ...when('first turn', turn && round === 1),
    ...when('route', turn && fugitive.route.length > 2),
    ...when('town', turn && fugitive.inTown),
    ...when('tired', turn && fugitive.energy <= 0),
    ...when('things', offers(table, 'take')),
    ...when('craft', offers(table, 'craft')),
    ...when('counter', turn && track >= LATE),
    ...when('winter', turn && isWinter(game)),
    ...when('turn', turn && round > 1),
  ]
}

function governmentTips(table: Table): readonly TipId[] {
  const { game, yourDecision, options } = table
  const { government, assistance, track, round } = game
  if (!yourDecision) return game.phase === 'Fugitive' ? ['listening'] : []
  const when = (tip: TipId, is: boolean): readonly TipId[] => (is ? [tip] : [])
  const turn = offers(table, 'end turn')
  const together = government.agents.some((one, i) => government.agents.slice(i + 1).some(two => two.at === one.at))
  return [
    ...when('fight', offers(table, 'strike')),
    ...when('search', offers(table, 'search')),
    ...when('officer', turn && round === 1),
    ...when(
      'recruit',
      options.some(one => one.type === 'buy' && one.card === 'Recruit'),
    ),
    ...when('together', turn && together),
    ...when('interrogate', offers(table, 'interrogate')),
    ...when('army', turn && offers(table, 'red army') && government.agents.length >= values.government.capture),
    ...when('reds', turn && (assistance.board.at(-1) ?? []).some(card => card !== null && isRed(card))),
    ...when('far counter', turn && track >= LATE),
    ...when('hunting', turn && round > 1),
  ]
}
