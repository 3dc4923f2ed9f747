/** The large screens, fetched apart from the first page: when one is shown, or before, while nobody waits for it. */
import type { View } from './view.ts'

type Screen = View['screen']

const LARGE: { readonly [screen in Screen]?: () => Promise<unknown> } = {
  table: () => import('../screens/table/table.ts'),
  end: () => import('../screens/end.ts'),
  lobby: () => import('../screens/lobby.ts'),
  join: () => import('../screens/join.ts'),
  refused: () => import('../screens/refused.ts'),
  prepare: () => import('../screens/prepare.ts'),
  cover: () => import('../screens/cover.ts'),
}
/** What a screen leads to. */
const NEXT: { readonly [screen in Screen]?: Screen } = {
  lobby: 'table',
  join: 'table',
  prepare: 'table',
  cover: 'table',
  table: 'end',
}

export class Parts {
  private readonly there = new Set<Screen>()
  private wanted: Screen | undefined
  /** What is wanted could not be fetched. */
  failed = false

  /** @param changed called when something more, or a failure, is to be drawn */
  constructor(private readonly changed: () => void) {}

  has(screen: Screen): boolean {
    return LARGE[screen] === undefined || this.there.has(screen)
  }
  /** Fetches what a screen needs, and then what will follow it. */
  expect(screen: Screen): void {
    if (this.wanted === screen) return
    this.wanted = screen
    const next = NEXT[screen]
    void this.fetch(screen).then(() => next && this.fetch(next))
  }
  /** Tries again to fetch what could not be fetched. A browser may remember the failure: then only a reload helps. */
  readonly again = (): void => location.reload()

  private async fetch(screen: Screen): Promise<void> {
    const load = LARGE[screen]
    if (load === undefined || this.there.has(screen)) return
    try {
      await load()
      this.there.add(screen)
    } catch {
      // Said only if somebody waits for it; what was to be there early is fetched again when it is needed.
      this.failed = screen === this.wanted
    }
    this.changed()
  }
}
