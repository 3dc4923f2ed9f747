/** Numbers, days, plurals, and how the two sides and their people are called. */
import type { AgentKind, Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { Reader } from '../shapes.ts'

const percents = new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 0 })
export const percent = (chance: number): string => percents.format(chance)

const days = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long' })
/** `time` in milliseconds. */
export const dayAndMonth = (time: number): string => days.format(new Date(time))

/** „1 Runde“, „2 Runden“. */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** Without an article, for labels. */
export const sideName = (side: Side): string => (side === 'Fugitive' ? 'Flüchtiger' : 'Regierung')
/** At the beginning of a sentence. */
export const who = (side: Side, reader: Reader): string =>
  side === reader ? 'Du' : side === 'Fugitive' ? 'Der Flüchtige' : 'Die Regierung'
export const whoHas = (side: Side, reader: Reader): string => `${who(side, reader)} ${side === reader ? 'hast' : 'hat'}`
export const whoIs = (side: Side, reader: Reader): string => `${who(side, reader)} ${side === reader ? 'bist' : 'ist'}`
export const whoWas = (side: Side, reader: Reader): string =>
  `${who(side, reader)} ${side === reader ? 'wurdest' : 'wurde'}`

export const unit = (kind: AgentKind | 'search party'): string =>
  kind === 'KGB' ? 'KGB-Offizier' : kind === 'Yakut' ? 'jakutischer Fährtenleser' : 'Suchtrupp'
export const aUnit = (kind: AgentKind | 'search party'): string => `Ein ${unit(kind)}`
/** „einen KGB-Offizier“. */
export const accusative = (kind: AgentKind | 'search party'): string =>
  kind === 'Yakut' ? 'einen jakutischen Fährtenleser' : `einen ${unit(kind)}`
export const dative = (kind: AgentKind | 'search party'): string =>
  kind === 'Yakut' ? 'einem jakutischen Fährtenleser' : `einem ${unit(kind)}`

export const tokenName = (token: 'silent' | 'loyal'): string => (token === 'silent' ? 'Stumm' : 'Loyal')
/** „2 stumme Plättchen“. */
export const tokens = (token: 'silent' | 'loyal', n: number): string => {
  const kind = token === 'silent' ? 'stumme' : 'loyale'
  return n === 1 ? `1 ${kind}s Plättchen` : `${n} ${kind} Plättchen`
}
