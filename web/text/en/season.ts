/** Seasons, rounds, the counter. */
import { X } from '../../../src/games/siberian-manhunt/game.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'

const { sectors, summerSectors, yearLimit } = values.seasons

const SECTORS: readonly string[] = ['S1', 'S2', 'S3', 'S4', 'W1', 'W2', 'W3', 'W4']
export const sectorName = (sector: number): string =>
  `${sector < summerSectors ? 'summer' : 'winter'}, ${SECTORS[sector] ?? ''}`

export const seasonText = {
  title: 'Season',
  /** the rondel's eight sectors by their printed names */
  sectors: SECTORS,
  withBag: 'Season and bag',
  summer: 'Summer',
  winter: 'Winter',
  round: (round: number, limited: boolean) => `Round ${round}${limited ? ` of ${yearLimit * sectors}` : ''}`,
  rondel: (sector: number) => `Season: ${sectorName(sector)}`,
  /** what the season costs, and when it turns */
  costs: (winter: boolean) => {
    const season = winter ? 'winter' : 'summer'
    return `Roads ${values.costs.road[season]}, ${winter ? 'ice' : 'water'} ${values.costs.water[season]} energy.`
  },
  turns: (sector: number) => {
    const left = sector < summerSectors ? summerSectors - sector : sectors - sector
    const next = sector < summerSectors ? 'Winter' : 'Summer'
    return left === 1 ? `${next} comes next round.` : `${next} in ${left} rounds.`
  },
  limit: (round: number) => {
    const left = yearLimit * sectors - round
    if (left <= 0) return 'The last round: then the hunters win.'
    return `${left} ${left === 1 ? 'round' : 'rounds'} after this one until the hunters win.`
  },
}

export const trackText = {
  title: 'Hidden movement',
  hint: 'X wins next turn',
  says: (track: number) => `Hidden movement: ${track === X ? 'X' : `${track} of ${values.track.last}`}`,
  /** what the counter means now, to the reader */
  note: (track: number, began: number, fugitive: boolean) => {
    const { last } = values.track
    if (track === X)
      return fugitive ? '*On X:* you win when your next turn begins.' : '*On X:* find them this turn, or they win.'
    if (track === last && began < last) return '*On 15:* any move on a later turn reaches X.'
    if (track === last) return '*On 15:* the next move reaches X.'
    const left = last - track
    return `*${left} more unseen ${left === 1 ? 'space' : 'spaces'}* to 15; then any move on a later turn reaches X.`
  },
}

export const bagText = {
  title: 'Manhunt bag',
  /** on the tokens themselves */
  marks: { silent: 'S', loyal: 'L' },
  tokens: (count: number) => `${count} ${count === 1 ? 'token' : 'tokens'}`,
  chance: (percent: string) => `*${percent} Loyal*`,
  draw: (loyal: number, all: number) => `on the next draw (${loyal} of ${all})`,
  says: (silent: number, loyal: number) => `${silent} Silent, ${loyal} Loyal`,
}
