/** Games whose two seats are in one browser, for tests: begun, played on by chance, ended. */
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { seeded } from '../../../../src/local/random.ts'
import type { Opponent, RoleRule } from '../../../../web/app/view.ts'
import { MemoryBroker } from '../../../../web/session/transport/memory.ts'
import { TestClock } from '../clock.ts'
import { Browser, Page } from '../page.ts'

export const clock = new TestClock()
function page(seed: number): Page {
  const draw = seeded(seed)
  return new Page(new Browser(new MemoryBroker(), clock, bytes => Uint8Array.from({ length: bytes }, () => draw(256))))
}
/** A tab in which such a game has begun, without anybody else. */
export async function begun(seed: number, opponent: Exclude<Opponent, 'person'>, roles: RoleRule): Promise<Page> {
  const one = page(seed)
  await clock.pass(0)
  one.command({ type: 'prepare' })
  await clock.pass(0)
  one.on('prepare')
  one.command({ type: 'begin here', opponent, proposal: { setup: usualSetup, roles } })
  await clock.pass(2_000)
  return one
}
const choose = seeded(99)
/** Makes one choice by chance for whoever must, gives up the game with one in so many. */
function choice(one: Page): void {
  const { table } = one.on('table')
  const play = table.plays[choose(table.plays.length)]
  if (play === undefined) throw new Error('nothing to choose')
  one.command({ type: 'act', plays: [play] }, table.height)
}
/** Plays on until that many own choices were made, or to the end. */
export async function play(one: Page, most: number): Promise<void> {
  for (let made = 0, waited = 0; made < most && waited < 2_000; waited++) {
    const { view } = one
    if (view.screen === 'end') return
    if (view.screen === 'cover' && view.next !== undefined) one.command({ type: 'uncover' })
    else if (view.screen === 'table' && view.table.yourDecision) {
      choice(one)
      made++
    } else if (view.screen === 'table' && view.table.handOver !== undefined) one.command({ type: 'cover' })
    await clock.pass(700)
  }
}
export async function ended(one: Page): Promise<void> {
  one.command({ type: 'resign' })
  await clock.pass(10_000)
}
