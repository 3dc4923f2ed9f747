/** What a player hears who does not see the table: each thing that matters once, in the words of the log and of the cards. */
import type { Table } from '../../app/view.ts'
import { say } from '../../parts/spoken.ts'
import { words } from '../../text/index.ts'
import { asked, namingFor } from './acts.ts'
import { question } from './questions.ts'
import { tellLog } from './told.ts'
import { turnOf } from './turn.ts'

/** Goes along with a table, from its first state on. */
export class Heard {
  /** whose turn it is, as it was said last */
  private turn = ''
  /** what everything was said of */
  private before: Table | undefined

  /** `at` is what speaks. */
  constructor(private readonly at: EventTarget) {}

  /** Says what is to be said of a table as it is now, if that is another one than before. */
  hear(table: Table): void {
    const { before } = this
    if (before === table) return
    this.before = table
    say(this.at, this.news(before, table, Date.now()))
  }
  private news(before: Table | undefined, table: Table, now: number): readonly string[] {
    // Of two at one device each hears what happened while the other had it.
    const lines = table.log.slice(before?.log.length ?? table.seen ?? table.log.length)
    const news = tellLog(lines, table.role).map(({ says }) => says.replaceAll('*', ''))
    const turns = lines.some(({ what }) => what.type === 'event' && what.event.type === 'turn')
    return [...news, ...this.turnSaid(table, turns), ...questionSaid(before, table), ...aside(before, table, now)]
  }

  /** Answers and shares of a roll come and go by themselves: only who has to choose is said. `told`: the news began a turn. */
  private turnSaid(table: Table, told: boolean): readonly string[] {
    const { owes, yourDecision, waiting, role, game } = table
    const chooses = yourDecision || (owes === 'they' && (waiting === undefined || waiting.what === 'choice'))
    const { text, side } = turnOf(table)
    if (!chooses || text === this.turn) return []
    this.turn = text
    return told && side === game.phase && (yourDecision || side !== role) ? [] : [text]
  }
}

function questionSaid(before: Table | undefined, table: Table): readonly string[] {
  const anew = before === undefined || before.height !== table.height || !before.yourDecision
  if (!anew || !table.yourDecision || !asked(table.options)) return []
  const { title, text } = question(table.options, namingFor(table))
  return [title, text].filter(one => one !== '')
}

/** What is said beside the game: draws, a claim, who gets the device. */
function aside(before: Table | undefined, { draw, claimed, handOver }: Table, now: number): readonly string[] {
  const { early, here } = words
  return [
    ...(draw === (before?.draw ?? 'none') || draw === 'none' ? [] : [early.draw[draw]]),
    ...(claimed === undefined || claimed.at === before?.claimed?.at ? [] : [early.claimed(claimed, now)]),
    ...(handOver === undefined || handOver === before?.handOver
      ? []
      : [here.handOver.title(handOver), here.handOver.text]),
  ]
}
