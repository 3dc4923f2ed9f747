import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, inject } from 'vitest'
import { type Served, serve } from '../../src/cli/serve.ts'
import { type Hands, mouse } from './hands.ts'
import { Player } from './player.ts'
import { SITE } from './setup.ts'

/** Screenshots of every open page when a test fails. */
const SHOTS = fileURLToPath(new URL('../../.cache/e2e', import.meta.url))

interface Fixtures {
  /** the built site and its broker on a free port, as `npm start` serves it */
  readonly site: Served
  /** what all of them play with: a mouse, unless a test says otherwise */
  readonly hands: Hands
  /** the one who invites and the one who is invited, each with a browser process of their own */
  readonly host: Player
  readonly guest: Player
  /** somebody else */
  readonly third: Player
}

interface Finishing {
  readonly task: { readonly name: string; readonly result?: { readonly state?: string } | undefined }
}

async function seat(
  name: string,
  { site, task, hands }: Finishing & Pick<Fixtures, 'site' | 'hands'>,
  use: (player: Player) => Promise<void>,
): Promise<void> {
  const player = await Player.launch(name, site.address, inject('browser'), hands)
  try {
    await use(player)
    const failed = task.result?.state === 'fail' || player.unexpected().length > 0
    if (failed) await shoot(player, task.name)
  } finally {
    await player.close()
  }
  const problems = player.unexpected()
  if (problems.length > 0) throw new Error(`on the ${name}'s page:\n${problems.join('\n')}`)
}

async function shoot(player: Player, test: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true })
  const path = `${SHOTS}/${`${test} ${player.name}`.replace(/\W+/g, '-').slice(0, 100)}.png`
  await player
    .screenshot(path)
    .then(() => console.error(`The ${player.name}'s page when it failed: ${path}`))
    // the browser itself may be what failed; the test's own error says more
    .catch(() => undefined)
}

/**
 * A test with a served site and up to three players. Ask for what you need: `test('…', async ({ host, guest }) => …)`. It
 * fails on any error on a console, uncaught exception or request to another origin that no `allow` covers.
 */
export const test = base.extend<Fixtures>({
  site: async ({ task: _ }, use) => {
    const site = await serve({ folder: SITE, port: 0 })
    await use(site)
    await site.close()
  },
  hands: ({ task: _ }, use) => use(mouse),
  host: ({ site, hands, task }, use) => seat('host', { site, hands, task }, use),
  guest: ({ site, hands, task }, use) => seat('guest', { site, hands, task }, use),
  third: ({ site, hands, task }, use) => seat('third', { site, hands, task }, use),
})
export { expect } from 'vitest'
