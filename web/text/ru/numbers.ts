/** Numbers, days, the three plurals, and how the two sides and their people are called. */
import type { AgentKind, Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { Reader } from '../shapes.ts'

const percents = new Intl.NumberFormat('ru', { style: 'percent', maximumFractionDigits: 0 })
export const percent = (chance: number): string => percents.format(chance)

const days = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long' })
/** `time` in milliseconds. */
export const dayAndMonth = (time: number): string => days.format(new Date(time))

const rules = new Intl.PluralRules('ru')
/** The form that goes with a number: «ход», «хода», «ходов». */
export function form(n: number, one: string, few: string, many: string): string {
  const which = rules.select(n)
  return which === 'one' ? one : which === 'few' ? few : many
}
export const count = (n: number, one: string, few: string, many: string): string => `${n} ${form(n, one, few, many)}`

export const sideName = (side: Side): string => (side === 'Fugitive' ? 'Беглец' : 'Власти')
/** At the beginning of a sentence. */
export const who = (side: Side, reader: Reader): string => (side === reader ? 'Вы' : sideName(side))
/** Who did it, with the past tense that goes with them: «Беглец» takes the singular, «Вы» and «Власти» the plural. */
export const did = (side: Side, reader: Reader, one: string, many: string): string =>
  side === reader || side === 'Government' ? `${who(side, reader)} ${many}` : `${who(side, reader)} ${one}`

export const unit = (kind: AgentKind | 'search party'): string =>
  kind === 'KGB' ? 'офицер КГБ' : kind === 'Yakut' ? 'якутский следопыт' : 'поисковый отряд'
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** «офицером КГБ». */
export const instrumental = (kind: AgentKind): string => (kind === 'KGB' ? 'офицером КГБ' : 'якутским следопытом')

export const tokenName = (token: 'silent' | 'loyal'): string => (token === 'silent' ? 'молчаливый' : 'лояльный')
/** «1 лояльный жетон», «2 лояльных жетона», «5 лояльных жетонов». */
export const tokens = (token: 'silent' | 'loyal', n: number): string => {
  const kind = token === 'silent' ? 'молчалив' : 'лояльн'
  return `${n} ${kind}${form(n, 'ый', 'ых', 'ых')} ${form(n, 'жетон', 'жетона', 'жетонов')}`
}
