/** Seasons, rounds, the counter, the bag. */
import { X } from '../../../src/games/siberian-manhunt/game.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import type { Catalogue } from '../index.ts'
import { count, form } from './numbers.ts'

const { sectors, summerSectors, yearLimit } = values.seasons
const SECTORS: readonly string[] = ['Л I', 'Л II', 'Л III', 'Л IV', 'З I', 'З II', 'З III', 'З IV']
export const sectorName = (sector: number): string =>
  `${sector < summerSectors ? 'лето' : 'зима'}, ${SECTORS[sector] ?? ''}`

export const seasonText: Catalogue['season'] = {
  title: 'Сезон',
  sectors: SECTORS,
  withBag: 'Сезон и мешок',
  summer: 'Лето',
  winter: 'Зима',
  round: (round, limited) => `Раунд ${round}${limited ? ` из ${yearLimit * sectors}` : ''}`,
  rondel: sector => `Сезон: ${sectorName(sector)}`,
  costs: winter => {
    const season = winter ? 'winter' : 'summer'
    return `Энергия: дорога ${values.costs.road[season]}, ${winter ? 'лёд' : 'вода'} ${values.costs.water[season]}.`
  },
  turns: sector => {
    const left = sector < summerSectors ? summerSectors - sector : sectors - sector
    const next = sector < summerSectors ? 'Зима' : 'Лето'
    return left === 1 ? `${next} в следующем раунде.` : `${next} через ${count(left, 'раунд', 'раунда', 'раундов')}.`
  },
  limit: round => {
    const left = yearLimit * sectors - round
    if (left <= 0) return 'Последний раунд: потом победа за властями.'
    return `После этого ещё ${count(left, 'раунд', 'раунда', 'раундов')}, и победа за властями.`
  },
}

export const trackText: Catalogue['track'] = {
  title: 'Скрытые шаги',
  hint: 'X — победа в следующий ход',
  says: track => `Скрытые шаги: ${track === X ? 'X' : `${track} из ${values.track.last}`}`,
  note: (track, began, fugitive) => {
    const { last } = values.track
    if (track === X)
      return fugitive
        ? '*На X:* вы победите, как только начнётся ваш следующий ход.'
        : '*На X:* найдите беглеца в этот ход, иначе он победит.'
    if (track === last && began < last) return '*На 15:* любой шаг в один из следующих ходов доводит до X.'
    if (track === last) return '*На 15:* следующий шаг доводит до X.'
    const left = last - track
    return `*До 15 ещё ${left} ${form(left, 'скрытый шаг', 'скрытых шага', 'скрытых шагов')}*; потом любой шаг в один из следующих ходов доводит до X.`
  },
}

export const bagText: Catalogue['bag'] = {
  title: 'Мешок розыска',
  /** on the tokens themselves */
  marks: { silent: 'М', loyal: 'Л' },
  tokens: n => count(n, 'жетон', 'жетона', 'жетонов'),
  chance: percent => `*${percent} лояльный*`,
  draw: (loyal, all) => `следующий жетон (${loyal} из ${all})`,
  says: (silent, loyal) => `молчаливых ${silent}, лояльных ${loyal}`,
}
