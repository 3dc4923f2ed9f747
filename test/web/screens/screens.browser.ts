import { usualSetup } from '../../../src/games/siberian-manhunt/setup.ts'
import { ManhuntApp } from '../../../web/app/app.ts'
import type { Command, SaveAsked } from '../../../web/app/commands.ts'
import type { SessionPort } from '../../../web/app/port.ts'
import type { View } from '../../../web/app/view.ts'
import { beforeEach, describe, expect, it, until } from '../../browser/suite.ts'
import { views } from '../fixtures/views.ts'
import { find, findAll, mount, press, settled } from '../mount.ts'

class TestPort implements SessionPort {
  readonly sent: (Command | SaveAsked)[] = []
  exported = 0
  private show: (view: View) => void = () => undefined
  send(command: Command): void {
    this.sent.push(command)
  }
  onView(show: (view: View) => void): () => void {
    this.show = show
    return () => undefined
  }
  set(view: View): void {
    this.show(view)
  }
  exportRecord(): Promise<Uint8Array> {
    this.exported++
    return Promise.resolve(new Uint8Array([1]))
  }
  saveFile(asked: SaveAsked): Promise<undefined> {
    this.sent.push(asked)
    return Promise.resolve(undefined)
  }
  moment(): Promise<undefined> {
    return Promise.resolve(undefined)
  }
  hint(): Promise<undefined> {
    return Promise.resolve(undefined)
  }
  review(): Promise<undefined> {
    return Promise.resolve(undefined)
  }
}

let port: TestPort
let app: ManhuntApp
beforeEach(async () => {
  port = new TestPort()
  app = new ManhuntApp()
  app.port = port
  await mount(app, 1400, 900)
})

/** Shows a fixture and returns its screen. */
async function open(name: string): Promise<HTMLElement> {
  const view = views[name]?.()
  if (view === undefined) throw new Error(`no fixture ${name}`)
  port.set(view)
  await app.updateComplete
  // A screen may have to be fetched first.
  await until(() => view.screen === 'starting' || app.shadowRoot?.querySelector('[data-testid=starting]') === null)
  await settled()
  const screen = app.shadowRoot?.firstElementChild
  if (!(screen instanceof HTMLElement)) throw new Error('no screen')
  return screen
}
const hook = (screen: HTMLElement, name: string) => find(screen, `[data-testid=${name}]`)

describe('the app', () => {
  it('begins with the cover', async () => {
    expect(find(app, '[data-testid=starting]')).toBeDefined()
  })
  it('says in the title whose turn it is', async () => {
    await open('fugitive')
    expect(document.title).toContain('Your turn')
    await open('government-waiting')
    expect(document.title).not.toContain('Your turn')
  })
  it('has a screen for every view', async () => {
    for (const name of Object.keys(views)) {
      const screen = await open(name)
      const drawn = screen.shadowRoot ?? screen
      expect(drawn.textContent?.trim().length ?? 0).toBeGreaterThan(10)
      expect(drawn.textContent).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})

describe('home', () => {
  it('begins a game, joins by a pasted link, goes on, opens a record', async () => {
    const home = await open('home-saved')
    hook(home, 'new-game').click()
    hook(home, 'join').click()
    await settled()
    const link = find<HTMLInputElement>(home, '[data-testid=join-link]')
    link.value = ' https://manhunt.example/#1.a.b.c '
    hook(home, 'join-go').click()
    hook(home, 'continue').click()
    expect(port.sent).toEqual([
      { type: 'host' },
      { type: 'join', link: 'https://manhunt.example/#1.a.b.c' },
      { type: 'continue', game: 'a' },
    ])
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array([7, 8])], 'a.record'))
    const input = find<HTMLInputElement>(home, '[data-testid=record-file]')
    input.files = files.files
    input.dispatchEvent(new Event('change'))
    await until(() => port.sent.length > 3)
    expect(port.sent.at(-1)).toEqual({ type: 'open record', bytes: new Uint8Array([7, 8]) })
  })
  it('has the game that goes on before everything else, and what is over below', async () => {
    const cards = [...((await open('home-saved')).shadowRoot?.querySelectorAll('nav [data-testid]') ?? [])]
    const order = cards.map(one => one.getAttribute('data-testid'))
    expect(order.slice(0, 4)).toEqual(['saved', 'continue', 'forget', 'new-game'])
    expect(cards.slice(0, 4).map(one => one.matches('.p'))).toEqual([false, true, false, false])
    const saved = cards.filter(one => one.matches('[data-testid=saved]'))
    expect(saved.map(one => one.getAttribute('data-state'))).toEqual(['playing', 'ended'])
    expect(hook(await open('home'), 'new-game').matches('.p')).toBe(true)
    expect(hook(await open('home-moved'), 'new-game').matches('.p')).toBe(true)
  })
  it('refuses what is no link, in place', async () => {
    const home = await open('home')
    hook(home, 'join').click()
    await settled()
    hook(home, 'join-go').click()
    await settled()
    expect(port.sent).toEqual([])
    expect(find(home, '#bad').textContent).not.toBe('')
  })
  it('forgets a game only after a second word', async () => {
    const home = await open('home-saved')
    hook(home, 'forget').click()
    await settled()
    expect(port.sent).toEqual([])
    hook(home, 'forget-yes').click()
    expect(port.sent).toEqual([{ type: 'forget', game: 'a' }])
  })
  it('lists the records that are kept, opens one and removes it after a second word', async () => {
    const home = await open('home-saved')
    expect(hook(home, 'kept-record').textContent).toContain('the Fugitive won')
    hook(home, 'open-kept').click()
    find(home, '[data-testid=kept-record] [data-testid=forget]').click()
    await settled()
    hook(home, 'forget-yes').click()
    expect(port.sent).toEqual([
      { type: 'open kept', record: 'r1' },
      { type: 'forget', game: 'r1' },
    ])
  })
  it('shows its notice with the code', async () => {
    expect(hook(await open('home-saved'), 'notice').dataset['code']).toBe('damaged')
  })
})

describe('the lobby', () => {
  it('has the link as text and as a code, and waits for a guest', async () => {
    const lobby = await open('lobby')
    const link = find<HTMLInputElement>(lobby, '[data-testid=invite-link]').value
    expect(link).toContain('#1.')
    expect(find(lobby, '.qrcode .dark').getAttribute('d')?.length ?? 0).toBeGreaterThan(500)
    expect(find(lobby, '[data-testid=propose]').getAttribute('aria-disabled')).toBe('true')
  })
  it('proposes what was chosen', async () => {
    const lobby = await open('lobby-here')
    hook(lobby, 'role-government').click()
    hook(lobby, 'three-years').click()
    await settled()
    hook(lobby, 'propose').click()
    expect(port.sent).toEqual([
      {
        type: 'propose',
        proposal: { roles: 'guest is Fugitive', setup: { ...usualSetup, threeYearLimit: false }, wait: 4320 },
      },
    ])
  })
  it('proposes a general and maximum effort, and says what they mean', async () => {
    const lobby = await open('lobby-here')
    find<HTMLButtonElement>(lobby, '[data-testid=general][data-general=Zakharov]').click()
    hook(lobby, 'maximum-effort').click()
    await settled()
    expect(hook(lobby, 'general-text').textContent).toContain('last 5 locations')
    hook(lobby, 'propose').click()
    expect(port.sent).toEqual([
      {
        type: 'propose',
        proposal: {
          roles: 'joint roll',
          setup: { ...usualSetup, general: 'Zakharov', maximumEffort: true },
          wait: 4320,
        },
      },
    ])
  })
  it('proposes a table without one of the aids', async () => {
    const lobby = await open('lobby-here')
    expect(findAll(lobby, '[data-testid^=aid-]').map(one => one.getAttribute('aria-checked'))).toEqual(
      Array(3).fill('true'),
    )
    hook(lobby, 'aid-possibilities').click()
    await settled()
    hook(lobby, 'propose').click()
    const setup = { ...usualSetup, aids: { ...usualSetup.aids, possibilities: false } }
    expect(port.sent).toEqual([{ type: 'propose', proposal: { roles: 'joint roll', setup, wait: 4320 } }])
  })
  it('proposes a waiting time, or none', async () => {
    const lobby = await open('lobby-here')
    const chosen = () => findAll(lobby, '[data-testid=wait][aria-checked=true]').map(one => one.dataset['minutes'])
    expect(chosen()).toEqual(['4320'])
    for (const [minutes, wait] of [
      ['1440', { wait: 1440 }],
      ['0', {}],
    ] as const) {
      find<HTMLButtonElement>(lobby, `[data-testid=wait][data-minutes="${minutes}"]`).click()
      await settled()
      expect(chosen()).toEqual([minutes])
      hook(lobby, 'propose').click()
      expect(port.sent.at(-1)).toEqual({
        type: 'propose',
        proposal: { roles: 'joint roll', setup: usualSetup, ...wait },
      })
    }
  })
  it('lets the arrow keys choose a role', async () => {
    const lobby = await open('lobby-here')
    const roll = hook(lobby, 'role-roll')
    press(roll, 'ArrowDown')
    await settled()
    expect(hook(lobby, 'role-fugitive').getAttribute('aria-checked')).toBe('true')
    expect(lobby.shadowRoot?.activeElement).toBe(hook(lobby, 'role-fugitive'))
  })
  it('is fixed once it is signed', async () => {
    const lobby = await open('lobby-proposed')
    expect(hook(lobby, 'role-fugitive').getAttribute('aria-checked')).toBe('true')
    const roll = find(lobby, '[data-testid=role-roll]')
    expect(roll.getAttribute('aria-disabled')).toBe('true')
    expect(roll.title).not.toBe('')
    for (const one of ['role-roll', 'three-years', 'aid-markers']) {
      const before = hook(lobby, one).getAttribute('aria-checked')
      hook(lobby, one).click()
      await settled()
      expect(hook(lobby, one).getAttribute('aria-checked')).toBe(before)
    }
    expect(findAll(lobby, '[data-testid=propose]')).toEqual([])
  })
})

describe('the guest', () => {
  it('claims by a click and signs by another', async () => {
    hook(await open('join'), 'claim').click()
    const proposal = await open('join-proposal')
    expect(hook(proposal, 'terms').textContent).toContain('Government')
    expect(hook(proposal, 'term-aids').textContent).toContain('search history')
    hook(proposal, 'sign').click()
    expect(port.sent).toEqual([{ type: 'claim' }, { type: 'sign' }])
  })
})

describe('the end', () => {
  it('has the outcome, both verdicts and a record to save', async () => {
    const end = await open('end')
    expect(hook(end, 'outcome').dataset['by']).not.toBe('')
    expect(findAll(end, '[data-testid=verdict]').map(one => one.dataset['verdict'])).toEqual(['honest', 'honest'])
    hook(end, 'export').click()
    await until(() => port.exported > 0)
    expect(port.exported).toBe(1)
    expect(port.sent).toEqual([])
  })
  it('names every finding by seat, entry and code', async () => {
    const record = await open('record')
    const finding = hook(record, 'finding')
    expect([finding.dataset['code'], finding.dataset['entry']]).toEqual(['claim-false', '31'])
    hook(record, 'home').click()
    expect(port.sent).toEqual([{ type: 'go home' }])
  })
  it('says that secrets are still being opened', async () => {
    const end = await open('end-opening')
    expect(hook(end, 'opening').textContent).not.toBe('')
    expect(findAll(end, '[data-testid=checks]')).toEqual([])
  })
})

describe('a refusal', () => {
  it('has a code, a sentence and a way out', async () => {
    const refused = await open('refused')
    expect(hook(refused, 'refused').dataset['code']).toBe('invite-used')
    hook(refused, 'home').click()
    expect(port.sent).toEqual([{ type: 'go home' }])
  })
})
