/** What the public can know of the Fugitive: it hears what is chosen and told, and nothing of a vault comes near it. */
import { type Request, type Role, toHandle } from '../../protocol/rules/index.ts'
import { type Event, FUGITIVE, type ManhuntOption } from '../../src/games/siberian-manhunt/game.ts'
import { searchOf } from '../../src/worlds/siberian-manhunt/searches.ts'
import { afterChoice, whereabouts } from '../../src/worlds/siberian-manhunt/whereabouts.ts'
import { type Choice, Worlds } from '../../src/worlds/worlds.ts'
import type { Possibilities, Search } from '../app/aids.ts'

/** The handle of a number that is only supposed to be hidden: after all that can really be. */
const SUPPOSED = toHandle(Number.MAX_SAFE_INTEGER)

/** Where the Fugitive can be, each place with one of the likeliest routes. */
export function placesOf(worlds: Worlds): Possibilities['places'] {
  const examples = worlds.examples()
  return whereabouts(worlds).map(({ node, share }) => ({ node, share, route: examples.get(node) ?? [node] }))
}

export class Known {
  private round = 1
  private worlds = Worlds.start()
  private found: readonly Search[] = []
  private shown: { readonly worlds: Worlds; readonly places: Possibilities['places'] } | undefined
  private supposed: { readonly request: Request<ManhuntOption>; readonly after: Possibilities['after'] } | undefined

  /** Hears a choice; only the Fugitive's say anything of the route. */
  chosen(role: Role, choice: Choice): void {
    if (role === FUGITIVE) this.worlds = afterChoice(this.worlds, choice)
  }
  told(event: Event): void {
    if (event.type === 'turn') this.round = event.round
    const search = searchOf(event, this.round)
    if (search !== undefined) this.found = [...this.found, search]
  }

  get searches(): readonly Search[] {
    return this.found
  }
  /** Where the Fugitive can be; with the options that may be chosen, by their index, what each would make of it. */
  possibilities(request: Request<ManhuntOption> | undefined, open: readonly number[]): Possibilities {
    const { worlds } = this
    if (this.shown?.worlds !== worlds) {
      this.shown = { worlds, places: placesOf(worlds) }
    }
    return { places: this.shown.places, exact: worlds.exact, after: this.suppose(request, open) }
  }

  private suppose(request: Request<ManhuntOption> | undefined, open: readonly number[]): Possibilities['after'] {
    if (request?.type !== 'choose' || request.role !== FUGITIVE) return new Map()
    if (this.supposed?.request === request) return this.supposed.after
    const after = new Map<number, number>()
    for (const index of new Set(open)) {
      const option = request.options[index]
      if (option === undefined || !('hides' in option || 'claim' in option)) continue
      const handles = 'hides' in option ? [SUPPOSED] : []
      const next = this.worlds.chosen({ option, handles })
      const here = next.handles.at(-1)
      if (here !== undefined) after.set(index, next.values(here).size)
    }
    this.supposed = { request, after }
    return after
  }
}
