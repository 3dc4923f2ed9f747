/** The aids to deduction of one seat. What the players agreed to do without does not leave the worker. */
import type { Aids } from '../../src/games/siberian-manhunt/aids.ts'
import type { Marker, MarkerKind, ShownAids } from '../app/aids.ts'
import { type Decision, type Draft, Known } from './known.ts'
import type { Playing, Transcript } from './manhunt.ts'
import { decodeMarkers, encodeMarkers, MARKERS, marked } from './markers.ts'
import type { Storage } from './storage/storage.ts'

export class SeatAids {
  private known = new Known()
  private transcript: Transcript | undefined
  /** chapters of its story that were heard */
  private heard = 0
  private markers: readonly Marker[] = []

  constructor(
    private readonly storage: Storage,
    private readonly game: string,
  ) {}

  /** Takes up the markers that were kept. They are notes: a store that fails here is found out where it matters. */
  async load(): Promise<void> {
    const kept = await this.storage.load(this.game).catch(() => undefined)
    this.markers = decodeMarkers(kept?.get(MARKERS))
  }
  /** Sets a marker or takes it away, and keeps them all. Rejects if the store fails; the marker then stays as it was. */
  async mark(node: number, kind: MarkerKind | undefined): Promise<void> {
    const markers = marked(this.markers, node, kind)
    await this.storage.keep(this.game, MARKERS, encodeMarkers(markers))
    this.markers = markers
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
