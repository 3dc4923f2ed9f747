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
/**
 * The guest, who has the host's offer open, claims the seat; the answer is carried back, by a link unless `carry` does it
 * otherwise, and both come to the table.
 */
export async function joinByHand(
  host: Player,
  guest: Player,
  carry: () => Promise<void> = async () => take(host, await carried(guest, 'answer')),
): Promise<void> {
  await guest.press('claim')
  await carry()
  await stage(guest.page, 'waiting for proposal')
  await propose(host, 'role-fugitive')
  await sign(guest)
  for (const { page } of [host, guest]) await shown(page, 'turn')
}

declare global {
  interface Window {
    /** the page's data channels, newest last */
    channels?: RTCDataChannel[]
  }
}

/** Lets the test see and use the page's own channels, as a modified client would. */
export async function tap({ page }: Player): Promise<void> {
  await page.addInitScript(() => {
    const channels: RTCDataChannel[] = []
    window.channels = channels
    const create = RTCPeerConnection.prototype.createDataChannel
    RTCPeerConnection.prototype.createDataChannel = function (...args) {
      const channel = create.apply(this, args)
      channels.push(channel)
      return channel
    }
  })
}
export const channelsOf = ({ page }: Player): Promise<number> => page.evaluate(() => window.channels?.length ?? 0)
/** Waits until this page, which is tapped, has opened another channel than those before. */
export const anotherChannel = ({ page }: Player, before: number): Promise<unknown> =>
  page.waitForFunction(before => (window.channels?.length ?? 0) > before, before)
