/** The owner of the one view: draws its screen, and passes on what the screens ask for. */
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { base } from '../style/base.ts'
import { words } from '../text/index.ts'
import type { Wanted } from './command.ts'
import { download } from './download.ts'
import type { SessionPort } from './port.ts'
import type { Command, View } from './view.ts'
import '../screens/end.ts'
import '../screens/home.ts'
import '../screens/join.ts'
import '../screens/lobby.ts'
import '../screens/refused.ts'
import '../screens/table/table.ts'

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
  @state() private view: View = { screen: 'starting' }
  private stop: (() => void) | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    this.addEventListener('manhunt-command', this.pass)
    this.addEventListener('manhunt-moment', this.look)
    this.listen()
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.removeEventListener('manhunt-command', this.pass)
    this.removeEventListener('manhunt-moment', this.look)
    this.stop?.()
    this.stop = undefined
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('port')) this.listen()
  }

  protected override updated(): void {
    document.title = titleOf(this.view)
  }

  private listen(): void {
    this.stop?.()
    this.stop = this.port?.onView(view => {
      this.view = view
    })
  }

  private readonly pass = (event: CustomEvent<Command>): void => {
    if (event.detail.type === 'export') void this.save()
    else this.port?.send(event.detail)
  }
  private readonly look = (event: CustomEvent<Wanted>): void => {
    const { entry, give } = event.detail
    void this.port?.moment(entry).then(moment => moment !== undefined && give(moment))
  }
  private async save(): Promise<void> {
    const bytes = await this.port?.exportRecord()
    if (bytes !== undefined) download(bytes, `manhunt-${new Date().toISOString().slice(0, 10)}.record`)
  }

  override render(): TemplateResult {
    const { view } = this
    switch (view.screen) {
      case 'starting':
        return html`<main class="starting" data-testid="starting"><h1 class="h">${words.app.name}</h1><p role="status">${words.app.starting}</p></main>`
      case 'home':
        return html`<manhunt-home .games=${view.games} .notice=${view.notice}></manhunt-home>`
      case 'lobby':
        return html`<manhunt-lobby .link=${view.link} .connection=${view.connection} .proposed=${view.proposed} .rulesHash=${view.rulesHash}
          .notice=${view.notice}></manhunt-lobby>`
      case 'join':
        return html`<manhunt-join .stage=${view.stage} .connection=${view.connection} .proposal=${view.proposal} .rulesHash=${view.rulesHash}
          .notice=${view.notice}></manhunt-join>`
      case 'table':
        return html`<manhunt-table .table=${view.table} .notice=${view.notice}></manhunt-table>`
      case 'end':
        return html`<manhunt-end .report=${view.report} .yourRole=${view.yourRole} .opening=${view.opening} .connection=${view.connection}
          .live=${view.live}></manhunt-end>`
      case 'refused':
        return html`<manhunt-refused .notice=${view.notice} .record=${view.record ?? false}></manhunt-refused>`
    }
  }
}

/** What the tab is called: first of all, whether it is the reader's turn. */
export function titleOf(view: View): string {
  if (view.screen === 'table' && view.table.yourDecision)
    return `${words.turn.yours(view.table.role)} · ${words.app.name}`
  return words.app.name
}
