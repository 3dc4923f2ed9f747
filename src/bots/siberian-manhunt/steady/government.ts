/**
 * The Government by rules of thumb, as the rulebook advises beginners: more officers first, trackers when there is energy
 * for one, always on the heels of the Fugitive, and the army where they must pass. It keeps a list of the places where the
 * Fugitive can be, and takes those nearer to the border for likelier.
 */
import type { Answer } from '../../../../protocol/rules/index.ts'
import { type Advice, because, firstOf, type Thumb } from '../advice.ts'
import { Suspects } from '../suspects.ts'
import { type GovernmentBot, type GovernmentView, type ManhuntRun, moves } from '../view.ts'
import { answers, plans } from './orders.ts'
import { type Order, pictureOf } from './picture.ts'
import { attacks, follows, gathers, looks, seizes } from './pursuit.ts'

const ORDERS: readonly Order[] = [...answers, seizes, gathers, attacks, looks, ...plans, follows]

/** A Government that remembers its list of suspects. */
export class SteadyGovernment implements GovernmentBot {
  constructor(private readonly suspects = new Suspects()) {}

  /** Another one that remembers the same and goes on by itself. */
  copy(): SteadyGovernment {
    return new SteadyGovernment(this.suspects.copy())
  }
  watch(run: ManhuntRun, answer: Answer): void {
    this.suspects.watch(run, answer)
  }
  readonly decide = (view: GovernmentView) => this.advise(view).play

  /** Always advises something: `view.plays` is never empty. */
  advise(view: GovernmentView): Advice {
    const picture = pictureOf(this.suspects.places)
    const looks: readonly Thumb<GovernmentView>[] = ORDERS.map(order => one => order(one, picture))
    const advice = firstOf(...looks)(view) ?? because(moves(view, 'end turn', 'pass')[0], 'nothing better')
    const [first] = view.plays
    if (advice !== undefined) return advice
    if (first === undefined) throw new Error('nothing can be played')
    return { play: first, reason: { code: 'nothing better', numbers: {} } }
  }
}
