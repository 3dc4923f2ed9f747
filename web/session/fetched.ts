import type { Engine } from './engine.ts'
import type { World } from './world.ts'

/** What plays could not be fetched: there is no network, and no copy of it yet. Nobody's mistake. */
export class NotFetched extends Error {}

/** @throws NotFetched, which the desk shows */
export async function engineOf(world: World): Promise<Engine> {
  try {
    return await world.engine()
  } catch (cause) {
    throw new NotFetched('not fetched', { cause })
  }
}
