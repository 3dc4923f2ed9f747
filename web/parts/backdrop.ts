/** The map, dim, behind a card that stands alone on the desk. */
import { css, html, type TemplateResult } from 'lit'
import '../board/board.ts'

/** Around Lake Baikal. */
const PLACES = [343, 345, 358, 338, 363]

export const backdrop = (): TemplateResult =>
  html`<div class="backdrop" aria-hidden="true"><manhunt-board still cover .focusOn=${PLACES}></manhunt-board></div>`

export const backdropStyle = css`
  :host {
    isolation: isolate;
  }
  .backdrop {
    position: fixed;
    inset: var(--bar) 0 0 0;
    z-index: -1;
    opacity: 0.2;
  }
  .backdrop manhunt-board {
    height: 100%;
  }
`
