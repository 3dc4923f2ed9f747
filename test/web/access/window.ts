/** The whole app on the test page, as a reader has it: with the page's own styles, in a window of some size. */
import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { ManhuntApp } from '../../../web/app/app.ts'
import { startLanguage } from '../../../web/app/language.ts'
import type { View } from '../../../web/app/view.ts'
import { fetched } from '../../../web/parts/missing.ts'
import { until } from '../../browser/suite.ts'
import { FixturePort } from '../fixtures/port.ts'
import { rolls } from '../fixtures/rolls.ts'
import { views } from '../fixtures/views.ts'
import { chooseFile, settled } from '../mount.ts'
import { NOT_FETCHED } from './openings.ts'

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
/** The narrowest phone that the screens are made for. */
export const NARROW = { width: 360, height: 740 }

/**
 * What is looked at: a fixture's view, and what is pressed on it first: hooks of buttons, which a selector may follow
 * (`deck[data-deck=urban]`), or selectors (`[data-badge=proved]`). In a file field a file is chosen.
 */
export type Look = readonly [view: string, ...presses: string[]]

const sheets = ['fonts', 'tokens', 'page'].map(name => {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = `/web/style/${name}.css`
  const loaded = new Promise(resolve => sheet.addEventListener('load', resolve))
  document.head.append(sheet)
  return loaded
})

/** Every element of a page, those in shadow trees as well. */
export function everything(root: ParentNode = document): Element[] {
  return [...root.querySelectorAll('*')].flatMap(element => [
    element,
    ...(element.shadowRoot === null ? [] : everything(element.shadowRoot)),
  ])
}
/** What can be seen of an element, or is hidden on this size of window. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0

/** Opens a window of this size. */
export async function resize(size: { readonly width: number; readonly height: number }): Promise<void> {
  await setViewport(size)
  await emulateMedia({ reducedMotion: 'reduce' })
  await startLanguage()
  await Promise.all(sheets)
}

/** For the files that come after in the same browser. */
export async function giveBack(): Promise<void> {
  await emulateMedia({ reducedMotion: 'no-preference' })
  delete document.documentElement.dataset['theme']
}

/** What a hook with a selector behind it stands for. */
const selectorOf = (press: string): string => press.replace(/^[\w-]+/, hook => `[data-testid=${hook}]`)
/** The first shown element for a hook, or for a selector. */
export const shownAs = (press: string): HTMLElement | undefined =>
  everything().find(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(selectorOf(press)) && isShown(one),
  )

/** Fixtures take a while to play; what they show does not change. */
const made = new Map<string, readonly View[]>()
function fixture(name: string): readonly View[] {
  const before = made.get(name)
  if (before !== undefined) return before
  const one = views[name]
  const all = rolls[name]?.() ?? (one === undefined ? [] : [one()])
  if (all.length === 0) throw new Error(`no fixture ${name}`)
  made.set(name, all)
  return all
}

/** Shows one look through the app, and waits until it stands still; the button that was pressed last, if one was. */
export async function look([name, ...presses]: Look): Promise<HTMLElement | undefined> {
  const [view, ...after] = fixture(name)
  if (view === undefined) throw new Error(`no fixture ${name}`)
  const app = new ManhuntApp()
  const port = new FixturePort(view)
  app.port = port
  for (const sheet of document.querySelectorAll('manhunt-help, manhunt-missing')) sheet.remove()
  document.body.replaceChildren(app)
  await app.updateComplete
  await until(() => view.screen === 'starting' || app.shadowRoot?.querySelector('[data-testid=starting]') === null)
  await still()
  for (const next of after) {
    port.set(next)
    await still()
  }
  let pressed: HTMLElement | undefined
  for (const press of presses) {
    if (press === NOT_FETCHED) {
      await fetched(() => Promise.reject(new Error(press)))
      continue
    }
    const field = everything().find(one => one.matches(selectorOf(press)))
    if (field instanceof HTMLInputElement && field.type === 'file') {
      chooseFile(field)
      await still()
      continue
    }
    pressed = await turnTo(press)
    if (pressed === undefined) throw new Error(`no ${press} on ${name}`)
    pressed.focus()
    pressed.click()
    await still()
  }
  return pressed
}

/** What is to be pressed; where the sheet or the menu with it is not in view, that is opened before. */
async function turnTo(press: string): Promise<HTMLElement | undefined> {
  const there = shownAs(press)
  if (there !== undefined || !everything().some(one => one.matches(selectorOf(press)))) return there
  const turns = everything().filter(one => one.matches('[data-testid=tab], [data-testid=settings]') && isShown(one))
  for (const turn of turns) {
    if (turn instanceof HTMLElement) {
      turn.focus()
      turn.click()
    }
    await still()
    const found = shownAs(press)
    if (found !== undefined) return found
    if (turn.matches('[data-testid=settings]')) shownAs('settings-close')?.click()
  }
  return undefined
}

async function still(): Promise<void> {
  await settled()
  await document.fonts.ready
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
  await settled()
}
