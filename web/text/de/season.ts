/** Seasons, rounds, the counter, the bag. */
import { X } from '../../../src/games/siberian-manhunt/game.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import type { Catalogue } from '../index.ts'
import { count } from './numbers.ts'

const { sectors, summerSectors, yearLimit } = values.seasons
const SECTORS: readonly string[] = ['S1', 'S2', 'S3', 'S4', 'W1', 'W2', 'W3', 'W4']
export const sectorName = (sector: number): string =>
  `${sector < summerSectors ? 'Sommer' : 'Winter'}, ${SECTORS[sector] ?? ''}`

export const seasonText: Catalogue['season'] = {
  title: 'Jahreszeit',
  sectors: SECTORS,
  withBag: 'Zeit und Beutel',
  summer: 'Sommer',
  winter: 'Winter',
  round: (round, limited) => `Runde ${round}${limited ? ` von ${yearLimit * sectors}` : ''}`,
  rondel: sector => `Jahreszeit: ${sectorName(sector)}`,
  costs: winter => {
    const season = winter ? 'winter' : 'summer'
    return `Straße ${values.costs.road[season]}, ${winter ? 'Eis' : 'Wasser'} ${values.costs.water[season]} Energie.`
  },
  turns: sector => {
    const left = sector < summerSectors ? summerSectors - sector : sectors - sector
    const next = sector < summerSectors ? 'Winter' : 'Sommer'
    return left === 1 ? `Nächste Runde kommt der ${next}.` : `${next} in ${left} Runden.`
  },
  limit: round => {
    const left = yearLimit * sectors - round
    if (left <= 0) return 'Die letzte Runde: Danach gewinnen die Jäger.'
    return `Nach dieser noch ${count(left, 'Runde', 'Runden')}, dann gewinnen die Jäger.`
  },
}

export const trackText: Catalogue['track'] = {
  title: 'Verdeckte Schritte',
  hint: 'X gewinnt im nächsten Zug',
  says: track => `Verdeckte Schritte: ${track === X ? 'X' : `${track} von ${values.track.last}`}`,
  note: (track, began, fugitive) => {
    const { last } = values.track
    if (track === X)
      return fugitive
        ? '*Auf X:* Du gewinnst, sobald dein nächster Zug beginnt.'
        : '*Auf X:* Finde ihn in diesem Zug, sonst hat er gewonnen.'
    if (track === last && began < last) return '*Auf 15:* Jeder Schritt in einem späteren Zug erreicht X.'
    if (track === last) return '*Auf 15:* Der nächste Schritt erreicht X.'
    const left = last - track
    return `*Noch ${left === 1 ? '1 ungesehener Schritt' : `${left} ungesehene Schritte`}* bis 15; dann erreicht jeder Schritt in einem späteren Zug X.`
  },
}

export const bagText: Catalogue['bag'] = {
  title: 'Fahndungsbeutel',
  /** on the tokens themselves */
  marks: { silent: 'S', loyal: 'L' },
  tokens: n => `${n} Plättchen`,
  chance: percent => `*${percent} loyal*`,
  draw: (loyal, all) => `beim nächsten Ziehen (${loyal} von ${all})`,
  says: (silent, loyal) => `${silent} stumm, ${loyal} loyal`,
}
