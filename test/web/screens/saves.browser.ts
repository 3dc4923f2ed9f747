import { ManhuntApp } from '../../../web/app/app.ts'
import type { SaveAsked } from '../../../web/app/commands.ts'
import type { View } from '../../../web/app/view.ts'
import { describe, expect, it, until } from '../../browser/suite.ts'
import { FixturePort } from '../fixtures/port.ts'
import { views } from '../fixtures/views.ts'
import { chooseFile, find, findAll, mount, settled } from '../mount.ts'

/** A session that has a file ready when the test says so. */
class SlowPort extends FixturePort {
  finish: () => void = () => undefined
  override async saveFile(asked: SaveAsked): Promise<Uint8Array> {
    const file = await super.saveFile(asked)
    await new Promise<void>(resolve => {
      this.finish = resolve
    })
    return file
  }
}

const viewOf = (name: string): View => views[name]?.() ?? { screen: 'starting' }
/** Shows a fixture, and gives its screen and what it is asked for. */
async function open(name: string) {
  const app = new ManhuntApp()
  const port = new SlowPort(viewOf(name))
  app.port = port
  await mount(app, 1400, 900)
  const screen = await until(() => {
    const first = app.shadowRoot?.firstElementChild
    return first instanceof HTMLElement && first.localName !== 'main' && first
  })
  await settled()
  return { screen, port }
}
const hook = <E extends HTMLElement = HTMLElement>(root: HTMLElement, name: string): E =>
  find<E>(root, `[data-testid=${name}]`)

describe('the sheet that makes a save file', () => {
  async function sheet(name: string) {
    const { screen, port } = await open(name)
    hook(screen, 'save').click()
    const save = find(screen, 'manhunt-save')
    await settled()
    return { save, port, dialog: find<HTMLDialogElement>(save, 'dialog') }
  }
  function type(save: HTMLElement, first: string, second: string): void {
    hook<HTMLInputElement>(save, 'passphrase').value = first
    hook<HTMLInputElement>(save, 'passphrase-again').value = second
  }

  for (const [first, second, problem] of [
    ['short', 'short', 'short'],
    ['beside the wreck', 'beside the lake', 'differ'],
  ] as const)
    it(`says so if the passphrase and its repetition are wrong: ${problem}`, async () => {
      const { save, port, dialog } = await sheet('government')
      type(save, first, second)
      hook(save, 'save-backup').click()
      await settled()
      expect(hook(save, 'save-problem').dataset['problem']).toBe(problem)
      expect(hook(save, 'save-problem').textContent).not.toBe('')
      expect([dialog.open, port.sent]).toEqual([true, []])
    })

  for (const how of ['backup', 'move'] as const)
    it(`stays open until the file is there: ${how}`, async () => {
      const { save, port, dialog } = await sheet('government')
      type(save, 'beside the wreck', 'beside the wreck')
      for (let pressed = 0; pressed < 2; pressed++) {
        hook(save, `save-${how}`).click()
        await settled()
      }
      expect(port.sent).toEqual([{ how, passphrase: 'beside the wreck' }])
      expect(hook(save, 'save-busy').textContent).not.toBe('')
      expect(dialog.open).toBe(true)
      port.finish()
      await until(() => !dialog.open)
      await until(() => hook<HTMLInputElement>(save, 'passphrase').value === '')
      expect(hook(save, 'save-busy').textContent).toBe('')
    })

  it('gives the record so far as well, which needs no passphrase', async () => {
    const { screen, port } = await open('government')
    hook(screen, 'save').click()
    await settled()
    hook(find(screen, 'manhunt-save'), 'export').click()
    await until(() => port.exported === 1)
    expect(port.sent).toEqual([])
  })

  it('has nothing to offer where both seats are in this browser', async () => {
    const { save } = await sheet('practice')
    expect(hook(save, 'save-refused').textContent).not.toBe('')
    expect(findAll(save, 'input')).toEqual([])
  })
})

describe('a save file on the first page', () => {
  async function chosen() {
    const { screen: home, port } = await open('home')
    chooseFile(hook<HTMLInputElement>(home, 'save-file'), Uint8Array.of(7, 8))
    const form = await until(() => home.shadowRoot?.querySelector<HTMLElement>('manhunt-open-save'))
    await until(() => form.shadowRoot?.querySelector('form'))
    return { home, port, form }
  }
  const field = (form: HTMLElement) => hook<HTMLInputElement>(form, 'open-passphrase')

  it('is opened by its passphrase', async () => {
    const { port, form } = await chosen()
    await until(() => form.shadowRoot?.activeElement === field(form))
    field(form).value = 'beside the wreck'
    for (let pressed = 0; pressed < 2; pressed++) hook(form, 'open-save-go').click()
    expect(port.sent).toEqual([{ type: 'open save', bytes: Uint8Array.of(7, 8), passphrase: 'beside the wreck' }])
    await settled()
    expect(hook(form, 'open-says').textContent).not.toBe('')
  })
  it('stays chosen after a wrong passphrase, which is said beside it', async () => {
    const { home, port, form } = await chosen()
    hook(form, 'open-save-go').click()
    port.set(viewOf('home-wrong'))
    await until(() => field(form).getAttribute('aria-invalid') === 'true')
    expect(hook(form, 'open-says').textContent).not.toBe('')
    expect(findAll(home, '[data-testid=notice]')).toEqual([])
    hook(form, 'open-save-go').click()
    expect(port.sent).toHaveLength(2)
  })
  it('is put back by its reader', async () => {
    const { home, port, form } = await chosen()
    hook(form, 'put-back').click()
    await until(() => home.shadowRoot?.querySelector('[data-testid=open-save]'))
    expect(port.sent).toEqual([])
  })
  it('is put back when it is no save file', async () => {
    const { home, port, form } = await chosen()
    hook(form, 'open-save-go').click()
    port.set({ screen: 'home', games: [], records: [], notice: { code: 'not-a-save' } })
    await until(() => home.shadowRoot?.querySelector('[data-testid=open-save]'))
    expect(hook(home, 'notice').dataset['code']).toBe('not-a-save')
  })
})

describe('a game that was lost', () => {
  it('whose keys are here comes back from a record of the other player', async () => {
    const { screen, port } = await open('refused-lost')
    const pressed: EventTarget[] = []
    const field = hook<HTMLInputElement>(screen, 'record-file')
    field.addEventListener('click', event => {
      event.preventDefault()
      pressed.push(field)
    })
    hook(screen, 'their-record').click()
    expect(pressed.length).toBe(1)
    chooseFile(field, Uint8Array.of(7, 8))
    await until(() => port.sent.length > 0)
    expect(port.sent).toEqual([{ type: 'open record', bytes: Uint8Array.of(7, 8) }])
  })
  it('in any other way is not asked for one', async () => {
    const { screen } = await open('refused')
    expect(findAll(screen, '[data-testid=record-file]')).toEqual([])
  })
})

describe('a game that is elsewhere', () => {
  it('in another tab can be taken over', async () => {
    const { screen, port } = await open('refused-tab')
    hook(screen, 'take-over').click()
    expect(port.sent).toEqual([{ type: 'take over' }])
    expect(findAll(screen, '[data-testid=save-again]')).toEqual([])
  })
  it('at another place: its file can be had again', async () => {
    const { screen, port } = await open('refused-moved')
    hook(screen, 'save-again').click()
    expect(port.sent).toEqual([{ how: 'again' }])
    expect(findAll(screen, '[data-testid=take-over]')).toEqual([])
  })
  it('is marked as moved among the games', async () => {
    const { screen } = await open('home-moved')
    expect(hook(screen, 'saved').dataset['state']).toBe('moved')
  })
})
