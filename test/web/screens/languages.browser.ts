import { ManhuntApp } from '../../../web/app/app.ts'
import { chooseLanguage } from '../../../web/app/language.ts'
import type { SessionPort } from '../../../web/app/port.ts'
import type { View } from '../../../web/app/view.ts'
import { speak } from '../../../web/text/index.ts'
import { afterEach, describe, expect, it, until } from '../../browser/suite.ts'
import { views } from '../fixtures/views.ts'
import { find, findAll, mount, settled } from '../mount.ts'

afterEach(async () => {
  await speak('en')
  localStorage.clear()
})

/** A session that shows one view. */
const showing = (view: View): SessionPort => ({
  send: () => undefined,
  onView: show => {
    show(view)
    return () => undefined
  },
  exportRecord: () => Promise.resolve(new Uint8Array()),
  saveFile: () => Promise.resolve(undefined),
  moment: () => Promise.resolve(undefined),
  hint: () => Promise.resolve(undefined),
  review: () => Promise.resolve(undefined),
})
async function open(name: string): Promise<ManhuntApp> {
  const view = views[name]?.()
  if (view === undefined) throw new Error(`no fixture ${name}`)
  const app = new ManhuntApp()
  app.port = showing(view)
  await mount(app, 1400, 900)
  return app
}

/** Everything below a node that is read or heard, through all shadow trees. */
function saidBelow(node: Node): readonly string[] {
  if (node instanceof Text) return [node.data]
  if (node instanceof Element && (node.tagName === 'STYLE' || node.matches(MACHINE))) return []
  const own =
    node instanceof Element
      ? ['aria-label', 'title', 'placeholder', 'alt'].flatMap(name => node.getAttribute(name) ?? [])
      : []
  const shadow = node instanceof Element && node.shadowRoot !== null ? [...node.shadowRoot.childNodes] : []
  return [...own, ...[...shadow, ...node.childNodes].flatMap(saidBelow)]
}

/** What is the same in every language: keys, signs, names of things of the web, what machines made, each language's name. */
const SAME = /^(X|L|Tab|Enter|Escape|QR|WebRTC|English|Deutsch|[IV]+|[\da-f]{4,})$/

/** Four words that both players read to each other, and the hashes and codes that they compare. */
const MACHINE =
  '[data-testid=safety-words], [data-testid=refused] .top .ty, [data-testid=share] .ty, [data-testid=finding] .ty'

const latinIn = (app: Element): readonly string[] => {
  const latin = saidBelow(app).flatMap(text => text.match(/\w*[A-Za-z]{2,}\w*/g) ?? [])
  return [...new Set(latin)].filter(word => !SAME.test(word))
}

describe('in Russian', () => {
  for (const name of Object.keys(views))
    it(`${name} says nothing in Latin letters`, async () => {
      await speak('ru')
      const app = await open(name)
      expect(latinIn(app)).toEqual([])
    })
  for (const name of [
    'home-saved',
    'lobby-here',
    'fugitive-planned',
    'encounter',
    'government-cards',
    'end',
    'end-asked',
  ])
    it(`${name} goes over to it while it is open`, async () => {
      const app = await open(name)
      await chooseLanguage('ru')
      await settled()
      expect(latinIn(app)).toEqual([])
    })
})

describe('another language', () => {
  it('comes over the page that is open, and nothing on it is lost', async () => {
    const app = await open('lobby-here')
    const lobby = app.shadowRoot?.querySelector('manhunt-lobby') ?? null
    find(lobby, '[data-testid=role-government]').click()
    find(lobby, '[data-testid=maximum-effort]').click()
    await settled()
    const effort = find(lobby, '[data-testid=maximum-effort]').getAttribute('aria-checked')
    const about = document.head.appendChild(document.createElement('meta'))
    about.name = 'description'
    await chooseLanguage('de')
    await settled()
    expect(about.content).toContain('Brettspiel')
    about.remove()
    expect(find(lobby, 'h1').textContent).toBe('Einladung')
    expect(find(lobby, '[data-testid=role-government]').getAttribute('aria-checked')).toBe('true')
    expect(find(lobby, '[data-testid=maximum-effort]').getAttribute('aria-checked')).toBe(effort)
    expect(document.documentElement.lang).toBe('de')
  })
  it('comes to the names on the map and to what can be done', async () => {
    const app = await open('fugitive')
    const table = app.shadowRoot?.querySelector('manhunt-table') ?? null
    const board = find(table, 'manhunt-board')
    expect(findAll(board, '.names text').map(one => one.textContent)).toContain('Chita')
    await chooseLanguage('ru')
    await settled()
    expect(findAll(board, '.names text').map(one => one.textContent)).toContain('Чита')
    expect(document.title).toContain('Ваш ход')
  })
  it('is chosen in the settings, and kept', async () => {
    const app = await open('fugitive')
    const bar = find(app.shadowRoot?.querySelector('manhunt-table') ?? null, 'manhunt-bar')
    find(bar, '[data-testid=settings]').click()
    const settings = find(bar, 'manhunt-settings')
    find(settings, '[data-language=de]').click()
    await until(() => find(settings, '[data-language=de]').getAttribute('aria-pressed') === 'true')
    await settled()
    expect(localStorage.getItem('manhunt-language')).toBe('de')
    expect(document.title).toContain('Dein Zug')
  })
})
