/** What stands behind a badge of the log: a card over the table, beside the badge that was pressed. */
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, query, state } from 'lit/decorators.js'
import type { LogLine } from '../../app/view.ts'
import { icon } from '../../parts/icons.ts'
import { badge, rough, stamp } from '../../parts/words.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { paper } from '../../style/paper.ts'
import { words } from '../../text/index.ts'
import type { Badge, ProofText, Reader, Seal } from '../../text/shapes.ts'
import { grouped } from './hex.ts'
import { proofText, rollText } from './proofs.ts'
import { evidenceStyle } from './style-evidence.ts'
import type { Told } from './told.ts'

type Choice = LogLine['what'] & { readonly type: 'choice' }
type Roll = LogLine['what'] & { readonly type: 'roll' }
/** From the log's sheet and from the window's edge, in pixels. */
const GAP = 14
/** Narrower windows show the card in their middle. */
const BESIDE = 761

/** Whether there is something to say of a badge. */
export const hasEvidence = ({ lines }: Told, kind: Badge): boolean => kind !== 'signed' && shown(lines, kind).length > 0
const shown = (lines: readonly LogLine[], kind: Badge): readonly LogLine[] =>
  lines.filter(line => line.badge === kind && line.what.type !== 'event')

@customElement('manhunt-evidence')
export class ManhuntEvidence extends LitElement {
  static override styles = [base, controls, paper, evidenceStyle]
  @state() private told: Told | undefined
  @state() private kind: Badge = 'proved'
  private reader: Reader
  @query('dialog') private readonly dialog!: HTMLDialogElement | null

  /** Opens the card; when it is closed the focus goes back to the badge. */
  async show(told: Told, kind: Badge, reader: Reader, pressed: HTMLElement): Promise<void> {
    this.told = told
    this.kind = kind
    this.reader = reader
    await this.updateComplete
    const { dialog } = this
    if (dialog === null) return
    dialog.showModal()
    this.place(dialog, pressed.getBoundingClientRect())
  }

  /** To the left of the log if there is room, at the badge's height; the browser centres it otherwise. */
  private place(dialog: HTMLDialogElement, badge: DOMRect): void {
    const { width, height } = dialog.getBoundingClientRect()
    const left = this.getBoundingClientRect().left - 2 * GAP - width
    const fits = innerWidth >= BESIDE && left >= GAP
    dialog.classList.toggle('beside', fits)
    dialog.style.left = fits ? `${left}px` : ''
    dialog.style.top = fits ? `${Math.max(GAP, Math.min(badge.top - height / 2, innerHeight - GAP - height))}px` : ''
  }
  private readonly close = (): void => this.dialog?.close()
  /** A press beside the card closes it. */
  private readonly outside = (event: MouseEvent): void => {
    if (event.target === this.dialog) this.close()
  }
  private readonly quiet = (event: KeyboardEvent): void => event.stopPropagation()

  override render(): TemplateResult {
    const { told, kind } = this
    if (told === undefined) return html``
    return html`${rough()}<dialog aria-labelledby="about" data-testid="evidence" data-badge=${kind} data-entry=${told.entry}
      @click=${this.outside} @keydown=${this.quiet}>
      <div class="index card">
        <div class="top">${badge(kind)}<span class="ty" id="about">${words.badges[kind].name}, ${words.proof.entry(told.entry)}</span>
          <button type="button" class="btn sq q x" aria-label=${words.proof.close} @click=${this.close}>${icon('x')}</button></div>
        <div class="bd">${shown(told.lines, kind).map(line => this.line(line))}
          <details data-testid="evidence-how"><summary>${words.proof.how}</summary><p>${kind === 'rolled together' ? words.proof.howRoll : words.proof.howProof}</p></details>
          <div class="row"><button type="button" class="btn p" autofocus data-testid="evidence-close" @click=${this.close}>${words.proof.good}</button></div>
        </div>
      </div>
    </dialog>`
  }

  private line({ what, entry }: LogLine): TemplateResult | typeof nothing {
    if (what.type === 'roll') return this.roll(what)
    const text = what.type === 'choice' ? proofText(what, this.reader) : undefined
    return what.type === 'choice' && text !== undefined ? this.proof(what, text, entry) : nothing
  }

  private proof({ by, proof }: Choice, text: ProofText, entry: number): TemplateResult {
    const { reader } = this
    return html`<section>
      <div class="ask"><h2 class="h">${text.title}</h2>${text.answer === undefined ? nothing : stamp(text.answer)}</div>
      <ol class="seals">${text.seals.map(sealOf)}</ol>
      <div class="two">
        <div class="yes"><h3 class="cap">${icon('shield')}${words.proof.proven}</h3>
          <p data-testid="proven">${text.proven}${by === reader ? nothing : html` ${words.proof.byProof}`}</p></div>
        <div class="no"><h3 class="cap">${icon('lock')}${words.proof.hidden}</h3><p data-testid="not-disclosed">${text.hidden}</p></div>
      </div>
      <dl>
        ${detail(words.proof.checkedBy, words.proof.checker(by, reader))}
        ${proof === undefined ? nothing : detail(words.proof.size, words.proof.bytes(proof.bytes), 'bytes')}
        ${proof?.took === undefined ? nothing : detail(words.proof.time, words.proof.took(proof.took), 'took')}
        ${detail(words.proof.signedBy, words.proof.signed(by, entry, reader))}
      </dl>
    </section>`
  }

  private roll(roll: Roll): TemplateResult {
    const { reader } = this
    return html`<section>
      <h2 class="h">${words.proof.rollTitle(reader)}</h2>
      <div class="two shares">${roll.shares.map(
        ({ by, bytes }) => html`<div data-testid="share" data-by=${by}>
          <h3 class="cap">${words.proof.share(by, reader)}</h3>
          <p class="ty">${grouped(bytes)}</p>
          <p class="mute">${words.proof.sealedBefore}</p>
          <p class="forest">${icon('shield')}${words.proof.matches}</p>
        </div>`,
      )}</div>
      <dl>${detail(words.proof.result, rollText(roll), 'result')}</dl>
      <p>${words.proof.together}</p>
    </section>`
  }
}

const sealOf = ({ open, mark, when }: Seal): TemplateResult =>
  html`<li>${icon(open ? 'open' : 'sealed')}<b>${mark}</b><span>${when}</span></li>`
const detail = (name: string, value: string, testId = ''): TemplateResult =>
  html`<div><dt>${name}</dt><dd class="num" data-testid=${testId}>${value}</dd></div>`
