import type { Role } from './ids.ts'
import type { Answer, Chosen, Event, Option, Outcome, Rule } from './request.ts'

/**
 * The five words in which rules speak, closed over one game's options and events so that its screens can be exhaustive.
 * Each is a generator: `yield*` it. A word without `yield*` compiles and does nothing; a test of the sources finds it.
 */
export interface Words<Options extends Option, Events extends Event> {
  /** the role's player picks one option */
  choose<const O extends Options>(role: Role, options: readonly O[]): Rule<Chosen<O>, O, Events>
  /** the role's client answers truthfully; exactly one option is true, whatever is hidden */
  query<const O extends Options>(role: Role, options: readonly O[]): Rule<Chosen<O>, O, Events>
  /** first any number of asides (eat, cook, play an ally), then one of the options; both lists are remade each time */
  chooseAmid<const O extends Options, const A extends Options>(
    role: Role,
    options: () => readonly O[],
    asides: () => readonly A[],
    perform: (aside: Chosen<A>) => Rule<void, Options, Events>,
  ): Rule<Chosen<O>, Options, Events>
  /** a uniform whole number from 0 to `sides` - 1 */
  roll(sides: number, why: string): Rule<number, never, Events>
  /** several at once, each with its own number of sides */
  rollAll(sides: readonly number[], why: string): Rule<readonly number[], never, Events>
  tell(event: Events): Rule<void, never, Events>
  /** never returns: write `return yield* end(…)` */
  end(outcome: Outcome): Rule<never, never, Events>
}

type Choice = Answer & { type: 'choice' }

function asChoice(answer: Answer): Choice {
  if (answer.type !== 'choice') throw new Error(`a ${answer.type} does not answer a choice`)
  return answer
}
/**
 * The chosen option with what the answer brought; the one place where an answer becomes a typed choice. An answer that
 * does not bring what the option announces is a driver's mistake and throws.
 */
function chosen<O extends Option>(options: readonly O[], index: number, answer: Choice): Chosen<O> {
  const option = options[index]
  if (option === undefined) throw new Error(`no option ${index}`)
  const { handles, opened } = answer
  if (handles.length !== (option.hides?.count ?? 0)) throw new Error(`${handles.length} handles for ${option.type}`)
  if ((opened === undefined) !== (option.opens === undefined)) throw new Error(`no right opening for ${option.type}`)
  const plain = option.hides === undefined && option.opens === undefined
  const made: unknown = plain ? option : { ...option, handles, handle: handles[0], value: opened }
  return made as Chosen<O>
}
function* pick<O extends Option>(role: Role, options: readonly O[], query: boolean): Rule<Chosen<O>, O, never> {
  const answer = asChoice(yield { type: 'choose', role, options, query })
  return chosen(options, answer.option, answer)
}
function* rolled(sides: readonly number[], why: string): Rule<readonly number[], never, never> {
  const answer = yield { type: 'roll', sides, why }
  if (answer.type !== 'rolled') throw new Error(`a ${answer.type} does not answer a roll`)
  return answer.values
}

/** The words of one game. */
export function words<Options extends Option, Events extends Event>(): Words<Options, Events> {
  return {
    choose: (role, options) => pick(role, options, false),
    query: (role, options) => pick(role, options, true),
    *chooseAmid(role, options, asides, perform) {
      for (;;) {
        const main = options()
        const aside = asides()
        const request = { type: 'choose', role, options: [...main, ...aside], query: false } as const
        const answer = asChoice(yield request)
        if (answer.option < main.length) return chosen(main, answer.option, answer)
        yield* perform(chosen(aside, answer.option - main.length, answer))
      }
    },
    *roll(sides, why) {
      return (yield* rolled([sides], why))[0] ?? 0
    },
    rollAll: rolled,
    *tell(event) {
      yield { type: 'tell', event }
    },
    *end(outcome) {
      yield { type: 'end', outcome }
      throw new Error('rules go on after the end')
    },
  }
}
