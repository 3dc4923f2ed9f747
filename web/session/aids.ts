/** The aids to deduction of one seat. What the players agreed to do without does not leave the worker. */
import type { Aids } from '../../src/games/siberian-manhunt/aids.ts'
import type { Marker, MarkerKind, ShownAids } from '../app/aids.ts'
import { isKept, type Keeper, type Outcome } from './keeper.ts'
import { type Decision, type Draft, Known } from './known.ts'
import type { Playing, Transcript } from './manhunt.ts'
import { decodeMarkers, encodeMarkers, MARKERS, marked } from './markers.ts'

export class SeatAids {
  private known = new Known()
  private transcript: Transcript | undefined
  /** chapters of its story that were heard */
  private heard = 0
  private markers: readonly Marker[]

  /** Takes up the markers that were kept. */
  constructor(private readonly keeper: Keeper) {
    this.markers = decodeMarkers(keeper.kept.get(MARKERS))
  }
  /** Sets a marker or takes it away, and keeps them all. If they are not kept the marker stays as it was. */
  async mark(node: number, kind: MarkerKind | undefined): Promise<Outcome> {
    const markers = marked(this.markers, node, kind)
    const outcome = await this.keeper.keep(MARKERS, encodeMarkers(markers))
    if (isKept(outcome)) this.markers = markers
    return outcome
  }

  /** What the page may show now; `decision` and `draft` are of this seat. */
  shown({ session }: Playing, decision?: Decision, draft?: Draft): ShownAids {
    const { transcript } = session
    const { position } = transcript
    const agreed: Aids = position.run.state.setup.aids
    const known = this.follow(transcript)
    return {
      ...(agreed.possibilities && { possibilities: known.possibilities(decision, draft) }),
      ...(agreed.searches && { searches: known.searches }),
      ...(agreed.markers && { markers: this.markers }),
    }
  }

  /** Hears what is new in the transcript; another transcript, or one that was cut, from its beginning. */
  private follow(transcript: Transcript): Known {
    const { story } = transcript
    if (transcript !== this.transcript || story.length < this.heard) {
      this.known = new Known()
      this.transcript = transcript
      this.heard = 0
    }
    for (const one of story.slice(this.heard).flatMap(chapter => chapter.happenings)) {
      if (one.type === 'chosen') this.known.chosen(one.role, one)
      else if (one.type === 'told') this.known.told(one.event)
    }
    this.heard = story.length
    return this.known
  }
}
