/** What could be known at a moment of the replay, as lists: every possible place, every search. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import type { ShownAids } from '../../app/aids.ts'
import { hatches } from '../../board/possibilities.ts'
import { layerStyle } from '../../board/style-layers.ts'
import { base } from '../../style/base.ts'
import { knownLists, sheetsStyle } from '../table/known-sheet.ts'

@customElement('manhunt-known-then')
export class ManhuntKnownThen extends LitElement {
  static override styles = [
    base,
    layerStyle,
    sheetsStyle,
    css`
      :host {
        display: block;
      }
      .defs {
        position: absolute;
      }
      .sheets {
        max-height: none;
        margin: 0;
      }
    `,
  ]
  @property({ attribute: false }) aids: ShownAids | undefined

  override render(): TemplateResult | typeof nothing {
    return this.aids === undefined
      ? nothing
      : html`<svg class="defs" width="0" height="0" aria-hidden="true">${hatches}</svg>${knownLists(this.aids)}`
  }
}
