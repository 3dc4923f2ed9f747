import type { Page } from 'playwright-core'
import { propose, shown, sign, stage } from './hunt.ts'
import type { Player } from './player.ts'

/** How a test changes what lies between two players. */

/** Gives the page another config.json than the site's. */
export async function configure({ page }: Player, config: object): Promise<void> {
  // The browser's own copy of the site would answer before this does.
  await page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.context().route('**/config.json', route => route.fulfill({ json: config }))
}

/** Nobody introduces the players to each other: where the broker should be there is none. */
export async function withoutBroker(...players: readonly Player[]): Promise<void> {
  for (const player of players) {
    player.allow(/WebSocket/)
    await configure(player, { broker: { path: '/nowhere' }, iceServers: [] })
  }
}

/** The sheet that connects without a broker has come to a step. */
export const exchange = (page: Page, step: string): Promise<void> =>
  page.locator(`[data-testid=exchange][data-step=${step}][open]`).waitFor()

/** The link that this player has to carry across now. */
export async function carried(player: Player, step: 'offer' | 'answer'): Promise<string> {
  await exchange(player.page, step)
  return player.page.getByTestId('exchange-link').inputValue()
}
export async function offer(player: Player): Promise<string> {
  await player.press('exchange-open')
  await player.press('exchange-offer')
  return carried(player, 'offer')
}
/** Pastes a link into the sheet, which is open. */
export async function take(player: Player, link: string): Promise<void> {
  await player.page.getByTestId('exchange-field').fill(link)
  await player.press('exchange-take')
}
/** The guest, who has the host's offer open, claims the seat; the answer is carried back, and both come to the table. */
export async function joinByHand(host: Player, guest: Player): Promise<void> {
  await guest.press('claim')
  await take(host, await carried(guest, 'answer'))
  await stage(guest.page, 'waiting for proposal')
  await propose(host, 'role-fugitive')
  await sign(guest)
  for (const { page } of [host, guest]) await shown(page, 'turn')
}
