/** A fight in numbers: who is there, what is left of them, what a die must show. */
import { agentCards, fugitiveCard } from '../../src/games/siberian-manhunt/cards/characters.ts'
import type { LogLine } from '../app/view.ts'

/** The fight that the log ends in, for the Fugitive; `undefined` if there is none. */
export function combatText(log: readonly LogLine[]): string | undefined {
  const events = log.flatMap(line => (line.what.type === 'event' ? [line.what.event] : []))
  const begun = events.findLastIndex(event => event.type === 'combat')
  const combat = events[begun]
  if (combat?.type !== 'combat') return undefined
  const { hp, attack, defence, pursuit } = agentCards[combat.kind]
  const hits = events
    .slice(begun)
    .flatMap(event => (event.type === 'struck' && event.by === 'Fugitive' ? [event.hp] : []))
  const left = hits.at(-1) ?? hp
  const name = combat.kind === 'KGB' ? 'KGB officer' : 'Yakut tracker'
  const away = pursuit - fugitiveCard.escape + 1
  return `${name}: *health ${left} of ${hp}*, attack +${attack}, defence ${defence}. Your strike hurts from ${defence + 1} on; escape needs *${away}* or more.`
}
