/** The owner of the one view: draws its screen, and passes on what the screens ask for. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { addressIn, isKept, thisVersion, type Updates } from '../offline/updates.ts'
import { openNext } from '../session/place.ts'
import { base } from '../style/base.ts'
import { words } from '../text/index.ts'
import type { HintWanted, ReviewWanted, Saving, Wanted } from './command.ts'
import type { Command } from './commands.ts'
import { download } from './download.ts'
import { keepFocus, staysInDialog } from './focus.ts'
import { Parts } from './parts.ts'
import type { SessionPort } from './port.ts'
import type { SavedGame } from './saved.ts'
import { Speakers } from './speakers.ts'
import { TurnNotice } from './turn-notice.ts'
import type { View } from './view.ts'
import '../parts/reason.ts'
import '../parts/spoken.ts'
import '../screens/home.ts'

@customElement('manhunt-app')
export class ManhuntApp extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        min-height: 100vh;
      }
      .starting {
        min-height: 100vh;
        display: grid;
        place-content: center;
        color: var(--desk-ink);
        text-align: center;
      }
      .starting h1 {
        font-size: var(--t5);
        text-transform: uppercase;
      }
    `,
  ]
  @property({ attribute: false }) port: SessionPort | undefined
  @property({ attribute: false }) updates: Updates | undefined
  @state() private view: View = { screen: 'starting' }
  @state() private newVersion: UpdateState = 'none'
  @query('manhunt-spoken') private readonly spoken!: HTMLElementTagNameMap['manhunt-spoken'] | null
  private readonly turnNotice = new TurnNotice()
  private readonly speakers = new Speakers()
  private readonly parts = new Parts(() => this.requestUpdate())
  /** the reader has been at something; before, the page is read from its beginning */
  private visited = false
  private stop: (() => void) | undefined
  private stopUpdates: (() => void) | undefined

  /** Whether a game, or what leads to one or comes after it, is in this tab. */
  get inGame(): boolean {
    return !['starting', 'home', 'prepare', 'refused'].includes(this.view.screen)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.addEventListener('manhunt-command', this.pass)
    this.addEventListener('manhunt-moment', this.look)
    this.addEventListener('manhunt-hint', this.advise)
    this.addEventListener('manhunt-review', this.review)
    this.addEventListener('manhunt-save', this.saveSeat)
    this.addEventListener('manhunt-say', this.speak)
    this.addEventListener('focusin', this.visit)
    addEventListener('keydown', staysInDialog, true)
    this.listen()
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.removeEventListener('manhunt-command', this.pass)
    this.removeEventListener('manhunt-moment', this.look)
    this.removeEventListener('manhunt-hint', this.advise)
    this.removeEventListener('manhunt-review', this.review)
    this.removeEventListener('manhunt-save', this.saveSeat)
    this.removeEventListener('manhunt-say', this.speak)
    this.removeEventListener('focusin', this.visit)
    removeEventListener('keydown', staysInDialog, true)
    this.stop?.()
    this.stop = undefined
    this.stopUpdates?.()
    this.stopUpdates = undefined
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('port')) this.listen()
    if (changed.has('updates')) this.listenForUpdates()
  }

  protected override updated(): void {
    this.turnNotice.show(this.view)
    if (this.visited) void keepFocus(this)
  }

  private listen(): void {
    this.stop?.()
    this.stop = this.port?.onView(view => {
      // Whoever uncovers it may not read what was said to the other.
      if (view.screen === 'cover' && this.view.screen !== 'cover') this.speakers.clear(this.spoken)
      this.view = view
      if (view.screen === 'home') this.home(view.games)
      this.parts.expect(view.screen)
    })
  }
  private listenForUpdates(): void {
    this.stopUpdates?.()
    this.stopUpdates = this.updates?.onReady(ready => {
      this.newVersion = ready ? 'ready' : 'none'
    })
  }
  /** Between games: what unfinished games need is kept, and a new version is looked for. */
  private home(games: readonly SavedGame[]): void {
    const unfinished = games.filter(({ state }) => state !== 'ended')
    this.updates?.pin([...new Set(unfinished.flatMap(({ version }) => version ?? []))])
    this.updates?.check()
  }

  private readonly pass = (event: CustomEvent<Command>): void => {
    if (event.detail.type === 'export') void this.save()
    else if (event.detail.type === 'continue') void this.continue(event.detail)
    else this.port?.send(event.detail)
  }
  private readonly visit = (): void => {
    this.visited = true
  }
  private readonly look = (event: CustomEvent<Wanted>): void => {
    const { entry, give } = event.detail
    void this.port?.moment(entry).then(moment => moment !== undefined && give(moment))
  }
  private readonly speak = ({ detail }: CustomEvent<readonly string[]>): void => this.speakers.add(this.spoken, detail)
  private readonly advise = ({ detail: { give } }: CustomEvent<HintWanted>): void => {
    void this.port?.hint().then(give)
  }
  private readonly review = ({ detail: { side, give } }: CustomEvent<ReviewWanted>): void => {
    void this.port?.review(side).then(give)
  }
  /** A game goes on with the version of the site that began it, as long as that is kept here. */
  private async continue(command: Command & { readonly type: 'continue' }): Promise<void> {
    const game = this.view.screen === 'home' ? this.view.games.find(({ id }) => id === command.game) : undefined
    const version = game?.state === 'ended' ? undefined : game?.version
    if (version !== undefined && version !== thisVersion() && (await isKept(version))) {
      openNext(command.game)
      location.assign(addressIn(version, location.href))
    } else this.port?.send(command)
  }
  private readonly applyUpdate = async (): Promise<void> => {
    if ((await this.updates?.apply()) === 'busy') this.newVersion = 'busy'
  }
  private async save(): Promise<void> {
    const bytes = await this.port?.exportRecord()
    if (bytes !== undefined) download(bytes, 'record')
  }
  private readonly saveSeat = async ({ detail: { asked, done } }: CustomEvent<Saving>): Promise<void> => {
    const bytes = await this.port?.saveFile(asked)
    if (bytes !== undefined) download(bytes, 'save')
    done()
  }

  override render(): TemplateResult {
    return html`${this.screen()}<manhunt-spoken></manhunt-spoken><manhunt-reason></manhunt-reason>`
  }
  private screen(): TemplateResult {
    const { view } = this
    if (!this.parts.has(view.screen)) return this.starting()
    switch (view.screen) {
      case 'starting':
        return this.starting()
      case 'home':
        return html`<manhunt-home .games=${view.games} .records=${view.records} .notice=${view.notice} .answer=${view}
          .newVersion=${this.newVersion} .applyUpdate=${this.applyUpdate}></manhunt-home>`
      case 'lobby':
        return html`<manhunt-lobby .link=${view.link} .connection=${view.connection} .proposed=${view.proposed} .rulesHash=${view.rulesHash}
          .notice=${view.notice}></manhunt-lobby>`
      case 'join':
        return html`<manhunt-join .stage=${view.stage} .connection=${view.connection} .proposal=${view.proposal} .rulesHash=${view.rulesHash}
          .notice=${view.notice}></manhunt-join>`
      case 'prepare':
        return html`<manhunt-prepare .notice=${view.notice}></manhunt-prepare>`
      case 'cover':
        return html`<manhunt-cover .next=${view.next} .round=${view.round}></manhunt-cover>`
      case 'table':
        return html`<manhunt-table .table=${view.table} .notice=${view.notice}></manhunt-table>`
      case 'end':
        return html`<manhunt-end .report=${view.report} .yourRole=${view.yourRole} .opening=${view.opening} .connection=${view.connection}
          .live=${view.live} .unkept=${view.unkept ?? false} .rematch=${view.rematch}></manhunt-end>`
      case 'refused':
        return html`<manhunt-refused .notice=${view.notice} .record=${view.record ?? false} .takeOver=${view.takeOver ?? false}
          .moved=${view.moved ?? false}></manhunt-refused>`
    }
  }
  private starting(): TemplateResult {
    const failed = this.parts.failed
    return html`<main class="starting" tabindex="-1" data-testid="starting">
      <h1 class="h">${words.app.name}</h1>
      <p role="status">${failed ? words.app.notFetched : words.app.starting}</p>
      ${failed ? html`<p><button type="button" class="btn p" @click=${this.parts.again}>${words.app.again}</button></p>` : nothing}
    </main>`
  }
}

/** Whether the reader can go over to a new version: `busy` once it was tried while another tab was in a game. */
export type UpdateState = 'none' | 'ready' | 'busy'
