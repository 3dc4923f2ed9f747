import type { Random } from '../crypto/keys.ts'
import type { Event, Option, Rules } from '../rules/request.ts'

/** Everything that a peer needs to know of its world, handed in. */
export interface World<State, Setup, O extends Option, E extends Event> {
  readonly rules: Rules<State, Setup, O, E>
  readonly random: Random
}
