/** The first page: a folder on the map. Games that go on stand first, then what begins one, then what is over. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import type { UpdateState } from '../app/app.ts'
import { chosenFile } from '../app/chosen-file.ts'
import { ask } from '../app/command.ts'
import type { SavedGame, SavedRecord } from '../app/saved.ts'
import type { Notice } from '../app/view.ts'
import type { Scene } from '../board/scene.ts'
import { searchLayer } from '../board/searches.ts'
import { openRules } from '../parts/help/open.ts'
import { type IconName, icon } from '../parts/icons.ts'
import { fetched } from '../parts/missing.ts'
import { noticeSlip } from '../parts/notice.ts'
import { rough, stamp } from '../parts/words.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { paper } from '../style/paper.ts'
import { words } from '../text/index.ts'
import { homeStyle } from './home-style.ts'
import '../board/board.ts'
import '../parts/settings.ts'

/** A hunt for the cover: a place of its own, no game. */
const COVER: Scene = {
  pawns: [
    { kind: 'KGB', at: 339, number: '1' },
    { kind: 'KGB', at: 53, number: '2' },
    { kind: 'fugitive', at: 61 },
  ],
  destinations: [],
  track: { nodes: [338, 6, 5, 339, 4, 2, 1, 19, 20, 21, 22, 23, 342, 56, 62, 61], kind: 'own' },
  trail: [
    { node: 22, age: 5 },
    { node: 23, age: 4 },
    { node: 342, age: 3 },
    { node: 56, age: 2 },
    { node: 62, age: 1 },
  ],
}

/** With a search, in the language that was chosen. */
const cover = (): Scene => ({
  ...COVER,
  layers: [searchLayer([{ node: 25, says: words.log.round(2), seen: false }])],
})

@customElement('manhunt-home')
export class ManhuntHome extends LitElement {
  static override styles = [base, paper, controls, homeStyle]
  @property({ attribute: false }) games: readonly SavedGame[] = []
  @property({ attribute: false }) records: readonly SavedRecord[] = []
  @property({ attribute: false }) notice: Notice | undefined
  /** another object with every answer of the session */
  @property({ attribute: false }) answer: object | undefined
  /** whether there is a new version of the site, and what takes the reader to it */
  @property({ attribute: false }) newVersion: UpdateState = 'none'
  @property({ attribute: false }) applyUpdate: () => void = () => undefined
  @state() private joining = false
  @state() private bad = false
  @state() private forgetting: string | undefined
  /** a save file that was chosen */
  @state() private chosen: Uint8Array | undefined
  @query('#link') private readonly link!: HTMLInputElement | null
  @query('#file') private readonly file!: HTMLInputElement | null
  @query('#save-file') private readonly saveFile!: HTMLInputElement | null

  protected override willUpdate(changed: PropertyValues<this>): void {
    // After a wrong passphrase the file stays chosen.
    if (changed.has('answer') && !this.wrong) this.chosen = undefined
  }

  override render(): TemplateResult {
    const [first = '', ...rest] = words.app.name.split(' ')
    const open = [...this.in('playing'), ...this.in('agreeing')]
    return html`${rough()}
      <main class="home" tabindex="-1">
        <div class="hm" aria-hidden="true">
          <manhunt-board still .scene=${cover()} .focusOn=${[343, 345, 358, 338]} cover></manhunt-board>
        </div>
        <section class="folder">
          <div class="tab cap">${words.home.file}</div>
          <h1>${first}<br />${rest.join(' ')}</h1>
          <p class="lead">${words.home.lead}</p>
          ${noticeSlip(this.says, 'bad')} ${this.offer()}
          <nav>
            ${open.map((game, i) => this.saved(game, i === 0 ? 'p' : ''))}
            ${this.card('plus', words.home.newGame, open.length === 0 ? 'p' : '', 'new-game', () => ask(this, { type: 'host' }))}
            ${this.card('bot', words.here.open, '', 'prepare', () => ask(this, { type: 'prepare' }))}
            ${this.in('ended', 'moved').map(game => this.saved(game, ''))} ${this.joinCard()}
            ${this.card('file', words.home.record, '', 'open-record', () => this.file?.click())}
            ${this.records.map(record => this.record(record))}
            ${this.card('help', words.home.rules, '', 'help-open', () => void openRules())}
            <input id="file" type="file" hidden accept=".record,.bin,application/octet-stream" aria-label=${words.home.record.title}
              data-testid="record-file" @change=${this.openRecord} />
            ${this.saveCard()}
          </nav>
          <manhunt-settings compact></manhunt-settings>
          <div class="foot"><p class="ty">${words.home.foot}</p>${stamp(words.home.stamp)}</div>
        </section>
      </main>`
  }

  /** Offered here alone: nothing changes under a game. */
  private offer(): TemplateResult | typeof nothing {
    if (this.newVersion === 'none') return nothing
    const { update } = words.home
    return html`<div class="note" role="status" data-testid="update" data-state=${this.newVersion}>
      <span>${this.newVersion === 'busy' ? update.busy : update.ready}</span>
      <button type="button" class="btn" data-testid="update-go" @click=${() => this.applyUpdate()}>${update.go}</button>
    </div>`
  }

  private card(
    name: IconName,
    said: { readonly title: string; readonly detail: string },
    kind: string,
    hook: string,
    act: () => void,
  ): TemplateResult {
    return html`<button type="button" class="hc ${kind}" data-testid=${hook} @click=${act}>
      ${icon(name)}<span><b>${said.title}</b><small>${said.detail}</small></span><span class="go">${icon('send')}</span>
    </button>`
  }

  private in(...states: readonly SavedGame['state'][]): readonly SavedGame[] {
    return this.games.filter(({ state }) => states.includes(state))
  }
  /** `kind` is `p` for the first thing that a reader will want. */
  private saved(game: SavedGame, kind: '' | 'p'): TemplateResult {
    const side = game.yourRole === 'Government' ? 'c g' : 'c'
    const said = words.home.saved(game)
    const open = () => ask(this, { type: 'continue', game: game.id })
    if (this.forgetting === game.id) return this.sure(game.id, side, words.home.forgetSure)
    return html`<div class="kept" data-testid="saved" data-game=${game.id} data-state=${game.state}>
      ${this.card(game.state === 'ended' || game.state === 'moved' ? 'folder' : 'play', said, `${side} ${kind}`, 'continue', open)}
      ${this.forgetter(game.id, words.home.forget, said.detail)}
    </div>`
  }
  private record(record: SavedRecord): TemplateResult {
    const said = words.home.keptRecord(record)
    const open = () => ask(this, { type: 'open kept', record: record.id })
    if (this.forgetting === record.id) return this.sure(record.id, '', words.home.removeSure)
    return html`<div class="kept" data-testid="kept-record" data-record=${record.id}>
      ${this.card('file', said, '', 'open-kept', open)} ${this.forgetter(record.id, words.home.remove, said.detail)}
    </div>`
  }
  private forgetter(id: string, label: string, what: string): TemplateResult {
    return html`<button type="button" class="btn sq q" aria-label="${label}: ${what}" title=${label} data-testid="forget"
      @click=${() => this.askForget(id)}>${icon('x')}</button>`
  }
  private sure(id: string, side: string, question: string): TemplateResult {
    return html`<div class="hc sure ${side}">
      <b>${question}</b>
      <button type="button" class="btn r" data-testid="forget-yes" @click=${() => this.forget(id)}>${words.home.yes}</button>
      <button type="button" class="btn q" @click=${() => this.askForget(undefined)}>${words.home.no}</button>
    </div>`
  }

  private joinCard(): TemplateResult {
    if (!this.joining) return this.card('link', words.home.join, '', 'join', () => void this.startJoining())
    return html`<form class="hc join" novalidate @submit=${this.join}>
      <label for="link" class="cap">${words.home.join.field}</label>
      <input id="link" class="field" type="text" inputmode="url" autocomplete="off" spellcheck="false" data-testid="join-link"
        aria-invalid=${this.bad} aria-describedby="bad" />
      <button type="submit" class="btn p" data-testid="join-go">${words.home.join.go}</button>
      <p id="bad" class="red" role="alert">${this.bad ? words.home.join.bad : ''}</p>
    </form>`
  }

  private async startJoining(): Promise<void> {
    this.joining = true
    await this.updateComplete
    this.link?.focus()
  }
  private readonly join = (event: SubmitEvent): void => {
    event.preventDefault()
    const link = this.link?.value.trim() ?? ''
    this.bad = !link.includes('#')
    if (!this.bad) ask(this, { type: 'join', link })
  }
  /** What is wrong with a passphrase is said beside it. */
  private get says(): Notice | undefined {
    return this.wrong && this.chosen !== undefined ? undefined : this.notice
  }
  private get wrong(): boolean {
    return this.notice?.code === 'wrong-passphrase'
  }
  private saveCard(): TemplateResult {
    const { save } = words.home
    if (this.chosen !== undefined)
      return html`<manhunt-open-save .bytes=${this.chosen} .wrong=${this.wrong} .answer=${this.answer} @put-back=${this.putBack}></manhunt-open-save>`
    return html`${this.card('folder', save, '', 'open-save', () => this.saveFile?.click())}
      <input id="save-file" type="file" hidden accept=".save,.bin,application/octet-stream" aria-label=${save.title}
        data-testid="save-file" @change=${this.choose} />`
  }
  private readonly putBack = (): void => {
    this.chosen = undefined
  }
  private readonly choose = async (): Promise<void> => {
    const bytes = await chosenFile(this.saveFile)
    if (bytes !== undefined && (await fetched(() => import('./open-save.ts')))) this.chosen = bytes
  }
  private readonly openRecord = async (): Promise<void> => {
    const bytes = await chosenFile(this.file)
    if (bytes !== undefined) ask(this, { type: 'open record', bytes })
  }
  private askForget(game: string | undefined): void {
    this.forgetting = game
  }
  private forget(game: string): void {
    this.forgetting = undefined
    ask(this, { type: 'forget', game })
  }
}
