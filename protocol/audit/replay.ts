import type { Answer, Event, Option, Rules } from '../rules/request.ts'
import { type Run, startRun } from '../rules/run.ts'
import type { Transcript } from '../transcript/transcript.ts'

/** An answer that the rules got, and the entry that gave it. */
export interface Given {
  readonly entry: number
  readonly answer: Answer
}

/** After so many answers a run is kept to go on from. */
const STRIDE = 24

/**
 * A game that was accepted once, gone through again (docs/protocol.md, 12.5). Its rules alone are run: no signature, proof
 * or commitment is looked at again, so that every moment of it is there at once.
 */
export class Replay<State, Setup, O extends Option = Option, E extends Event = Event> {
  /** in the order in which the rules got them */
  readonly given: readonly Given[]
  /** the run after `STRIDE` answers, after twice as many, and so on, as far as anybody has looked */
  private readonly kept: Run<State, O, E>[] = []

  constructor(
    private readonly rules: Rules<State, Setup, O, E>,
    private readonly setup: Setup,
    transcript: Transcript<State, Setup, O, E>,
  ) {
    this.given = answersOf(transcript)
  }

  /** The game from its beginning. Who goes through all of it gives this run the answers one by one. */
  begin(): Run<State, O, E> {
    return startRun(this.rules, this.setup)
  }
  /** The run as it stood when that entry had been taken; before the first one for 0. It is the caller's own. */
  at(entry: number): Run<State, O, E> {
    const count = this.given.filter(one => one.entry <= entry).length
    const strides = Math.min(Math.floor(count / STRIDE), this.kept.length)
    const run = this.kept[strides - 1]?.fork() ?? this.begin()
    for (let done = strides * STRIDE; done < count; ) {
      const next = this.given[done]
      if (next === undefined) break
      run.answer(next.answer)
      done++
      if (done === (this.kept.length + 1) * STRIDE) this.kept.push(run.fork())
    }
    return run
  }
}

/** What the rules were answered. The joint roll for the roles is none of theirs. */
function answersOf<State, Setup, O extends Option, E extends Event>(
  transcript: Transcript<State, Setup, O, E>,
): readonly Given[] {
  let seated = transcript.agreed.terms.roles.type === 'fixed'
  const given: Given[] = []
  for (const { entry, happenings } of transcript.story) {
    const choices = (transcript.entry(entry)?.body.parts ?? []).flatMap(part =>
      part.type === 'choice' ? part.option : [],
    )
    for (const happening of happenings) {
      if (happening.type === 'chosen') {
        const option = choices.shift()
        const { handles, opened } = happening
        if (option === undefined) throw new Error('a choice that no part made')
        const value = opened === undefined ? {} : { opened }
        given.push({ entry, answer: { type: 'choice', option, handles, ...value } })
      } else if (happening.type === 'rolled') {
        if (seated) given.push({ entry, answer: { type: 'rolled', values: happening.values } })
        seated = true
      }
    }
  }
  return given
}
