/** Another game between the same two, interrupted in its beginning. */
import { expect } from 'vitest'
import type { Proposal } from '../../../web/app/view.ts'
import type { Page } from './page.ts'
import { Two } from './table.ts'

/** Both are at the end of a game, in which the host was the Fugitive. */
export async function over(seed = 1): Promise<Two> {
  const two = new Two(seed)
  await two.sit()
  await two.play()
  return two
}
export const rematchOn = (page: Page) => {
  const { rematch } = page.on('end')
  if (rematch === undefined) throw new Error('no rematch is offered')
  return rematch
}
export const ask = (page: Page, proposal?: Proposal): void =>
  page.command({ type: 'rematch', ...(proposal === undefined ? {} : { proposal }) })
export const sides = (two: Two) => [two.host.on('table').table.role, two.guest.on('table').table.role]

/** The guest agrees to what the host asked for, while something happens when so many messages were sent; nothing arrives after that. */
async function agree(two: Two, messages: number, happens: () => void): Promise<void> {
  const { host, guest, broker } = two
  ask(host, rematchOn(host).swapped.proposal)
  await two.pass()
  let left = messages
  broker.tamper = message => {
    if (left-- === 0) happens()
    return left < 0 ? [] : [message]
  }
  ask(guest, rematchOn(guest).wish?.proposal)
  await two.pass()
  broker.tamper = message => [message]
  await two.pass(120_000)
}
function atTheSameTable({ host, guest }: Two, what: string): void {
  expect([host.view.screen, guest.view.screen], what).toEqual(['table', 'table'])
  expect([host.on('table').table.role, guest.on('table').table.role]).toEqual(['Government', 'Fugitive'])
  expect(host.on('table').table.safetyWords).toEqual(guest.on('table').table.safetyWords)
}
/** A page is loaded anew when so many messages were sent; a click that was lost with it is made again. */
export async function interrupted(who: 'host' | 'guest', messages: number): Promise<void> {
  const two = await over()
  await agree(two, messages, () => two[who].reload())
  for (const page of [two.host, two.guest])
    if (page.view.screen === 'end' && rematchOn(page).state === 'asked') ask(page, rematchOn(page).wish?.proposal)
  await two.pass(120_000)
  atTheSameTable(two, `${who} ${messages}`)
}
/** The network ends every channel when so many messages were sent. */
export async function cut(messages: number): Promise<void> {
  const two = await over()
  await agree(two, messages, () => two.host.transport.cut())
  atTheSameTable(two, `${messages}`)
}
