/** Connecting without a broker, step by step: an offer is carried across, its answer is carried back. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { ask } from '../../app/command.ts'
import type { Connection, Exchange } from '../../app/view.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { dialogStyle } from '../../style/dialog.ts'
import { words } from '../../text/index.ts'
import { canShare, copyLink, selectAll, shareLink } from '../carry.ts'
import { icon } from '../icons.ts'
import { noticeSlip } from '../notice.ts'
import { qr, qrStyle } from '../qr.ts'
import { scan } from './scan.ts'
import { exchangeStyle } from './style.ts'

type Camera = 'off' | 'on' | 'none'

@customElement('manhunt-exchange')
export class ManhuntExchange extends LitElement {
  static override styles = [base, controls, dialogStyle, qrStyle, exchangeStyle]
  @property({ attribute: false }) connection: Connection = { state: 'waiting' }
  @state() private camera: Camera = 'off'
  @state() private copied = false
  @query('dialog') private readonly dialog!: HTMLDialogElement | null
  @query('video') private readonly video!: HTMLVideoElement | null
  private stopCamera: (() => void) | undefined

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.darken()
  }
  /** Opens the sheet; it closes by itself when the two are connected. */
  async show(): Promise<void> {
    await this.updateComplete
    if (this.dialog?.open === false) this.dialog.showModal()
  }
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('connection')) return
    const before = changed.get('connection')
    const { exchange, state: now } = this.connection
    if (before?.exchange === undefined && exchange !== undefined) void this.show()
    if (linkIn(before?.exchange) !== linkIn(exchange)) this.copied = false
    if (before?.state !== 'connected' && now === 'connected' && exchange === undefined) this.close()
  }

  override render(): TemplateResult {
    const { exchange } = this.connection
    const text = words.exchange
    return html`<dialog aria-labelledby="title" data-testid="exchange" data-step=${exchange?.step ?? 'none'} @click=${this.outside}
      @close=${this.darken} @keydown=${this.quiet}>
      <div class="head">
        <h2 class="h" id="title">${text.title}</h2>
        <button type="button" class="btn sq q" aria-label=${words.app.dismiss} data-testid="exchange-close" @click=${this.close}>${icon('x')}</button>
      </div>
      <p class="lead">${text.lead}</p>
      ${noticeSlip(exchange?.trouble, 'bad')}
      ${this.step(exchange)}
      ${this.looking()}
      <p class="mute">${text.addresses}</p>
    </dialog>`
  }

  private step(exchange: Exchange | undefined): TemplateResult {
    const text = words.exchange
    switch (exchange?.step) {
      case undefined:
      case 'failed':
        return html`<section>
            <h3 class="h">${text.begin}</h3>
            <p>${text.beginText}</p>
            <div class="bt"><button type="button" class="btn p" data-testid="exchange-offer" @click=${this.offer}>${icon('link')}${text.offer}</button></div>
          </section>
          <section><h3 class="h">${text.take}</h3><p>${text.takeText}</p>${this.taking()}</section>`
      case 'preparing':
        return html`<section><p role="status">${text.preparing}</p>${this.again()}</section>`
      case 'offer':
        return html`<section><h3 class="h">${text.send}</h3><p>${text.sendText}</p>${this.across(exchange.link)}</section>
          <section><h3 class="h">${text.back}</h3><p>${text.backText}</p>${this.taking()}</section>
          ${this.again()}`
      case 'answer':
        return html`<section><h3 class="h">${text.answer}</h3><p role="status">${text.answerText}</p>${this.across(exchange.link)}</section>
          ${this.again()}`
      case 'connecting':
        return html`<section><p role="status">${text.connecting}</p>${this.again()}</section>`
    }
  }
  private across(link: string): TemplateResult {
    const text = words.exchange
    return html`<div class="across">${qr(link, text.qr)}<div>
      <input class="field" readonly aria-label=${text.link} data-testid="exchange-link" .value=${link} @focus=${selectAll} />
      <div class="bt">
        <button type="button" class="btn p" data-testid="exchange-copy" @click=${() => this.copy(link)}>
          ${icon('copy')}<span role="status">${this.copied ? text.copied : text.copy}</span>
        </button>
        ${
          canShare()
            ? html`<button type="button" class="btn q" @click=${() => shareLink(link)}>${icon('up')}${text.share}</button>`
            : nothing
        }
      </div>
    </div></div>`
  }
  private taking(): TemplateResult {
    const text = words.exchange
    return html`<form @submit=${this.take}>
      <input class="field" name="link" autocomplete="off" spellcheck="false" aria-label=${text.field} placeholder=${text.field} data-testid="exchange-field" />
      <button type="submit" class="btn p" data-testid="exchange-take">${text.go}</button>
      ${
        this.camera === 'on' || !hasCamera()
          ? nothing
          : html`<button type="button" class="btn q" data-testid="exchange-scan" @click=${this.look}>${icon('phone')}${text.scan}</button>`
      }
    </form>
    ${this.camera === 'none' ? html`<p role="alert">${text.noCamera}</p>` : nothing}`
  }
  private looking(): TemplateResult | typeof nothing {
    const text = words.exchange
    if (this.camera !== 'on') return nothing
    return html`<section>
      <p role="status">${text.scanning}</p>
      <video playsinline muted aria-label=${text.scanning}></video>
      <div class="bt"><button type="button" class="btn q" @click=${this.darken}>${text.stopScan}</button></div>
    </section>`
  }
  private again(): TemplateResult {
    return html`<div class="bt"><button type="button" class="btn q" data-testid="exchange-stop" @click=${this.restart}>${icon('undo')}${words.exchange.restart}</button></div>`
  }

  // ---- what is asked for -----------------------------------------------------------------------------------------

  private readonly offer = (): void => ask(this, { type: 'signal', step: 'offer' })
  private readonly restart = (): void => ask(this, { type: 'signal', step: 'stop' })
  private readonly take = (event: SubmitEvent): void => {
    event.preventDefault()
    const field = this.renderRoot.querySelector<HTMLInputElement>('input[name=link]')
    if (field === null) return
    this.took(field.value)
    field.value = ''
  }
  private took(text: string): void {
    ask(this, { type: 'signal', step: 'take', text })
  }
  private async copy(link: string): Promise<void> {
    if (await copyLink(link, this.renderRoot.querySelector('input[readonly]'))) this.copied = true
  }
  private readonly look = async (): Promise<void> => {
    this.camera = 'on'
    await this.updateComplete
    const { video } = this
    if (video === null) return
    try {
      const stop = await scan(video, text => {
        this.darken()
        this.took(text)
      })
      // Closed while the browser asked for the camera.
      if (this.video === video) this.stopCamera = stop
      else stop()
    } catch {
      this.camera = 'none'
    }
  }
  private readonly darken = (): void => {
    this.stopCamera?.()
    this.stopCamera = undefined
    this.camera = 'off'
  }
  private readonly close = (): void => this.dialog?.close()
  /** A press beside the sheet closes it. */
  private readonly outside = (event: MouseEvent): void => {
    if (event.target === this.dialog) this.close()
  }
  /** Keys that are meant for the sheet are not the table's. */
  private readonly quiet = (event: KeyboardEvent): void => event.stopPropagation()
}

const hasCamera = (): boolean => 'mediaDevices' in navigator
const linkIn = (exchange: Exchange | undefined): string | undefined =>
  exchange !== undefined && 'link' in exchange ? exchange.link : undefined
