/** The whole app on the test page, as a reader has it: with the page's own styles, in a window of some size. */
import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { ManhuntApp } from '../../../web/app/app.ts'
import { startLanguage } from '../../../web/app/language.ts'
import { until } from '../../browser/suite.ts'
import { FixturePort } from '../fixtures/port.ts'
import { views } from '../fixtures/views.ts'
import { settled } from '../mount.ts'

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
/** The narrowest phone that the screens are made for. */
export const NARROW = { width: 360, height: 740 }

/** What is looked at: a fixture's view, and what is pressed on it first, by the hooks of buttons. */
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

/** Shows one look through the app, and waits until it stands still. */
export async function look([name, ...presses]: Look): Promise<void> {
  const view = views[name]?.()
  if (view === undefined) throw new Error(`no fixture ${name}`)
  const app = new ManhuntApp()
  app.port = new FixturePort(view)
  document.body.replaceChildren(app)
  await until(() => view.screen === 'starting' || app.shadowRoot?.querySelector('[data-testid=starting]') === null)
  await still()
  for (const hook of presses) {
    const button = everything().find(one => one.matches(`[data-testid=${hook}]`) && isShown(one))
    if (!(button instanceof HTMLElement)) throw new Error(`no ${hook} on ${name}`)
    button.focus()
    button.click()
    await still()
  }
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
