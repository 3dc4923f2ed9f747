/**
 * For readers whose system chooses the colours or asks for more contrast. Where a shade says what is chosen, filled or under
 * way, the system's own colours for it say so; sheets that lie on others get an edge.
 */
import { css } from 'lit'

export const contrast = css`
  @media (forced-colors: active) {
    [aria-pressed='true'],
    [aria-current='true'],
    [aria-current='step'],
    [role='radio'][aria-checked='true'],
    .chip[aria-checked='true'],
    .c.now,
    .trail .now {
      forced-color-adjust: none;
      background: Highlight !important;
      border-color: Highlight !important;
      color: HighlightText !important;
    }
    [aria-pressed='true'] *,
    [role='radio'][aria-checked='true'] * {
      color: inherit !important;
    }
    [aria-pressed='true'] .cost,
    [role='radio'][aria-checked='true'] .cost {
      background: none !important;
    }
    .pips i.on,
    .sw::after {
      forced-color-adjust: none;
      background: CanvasText !important;
    }
    .pips i.plan {
      forced-color-adjust: none;
      background: repeating-linear-gradient(45deg, CanvasText 0 2px, Canvas 2px 5px) !important;
    }
    .c.past {
      border-bottom: 6px solid CanvasText;
    }
    .c.plan {
      border-bottom: 6px dashed Highlight;
    }
    [aria-checked='true'] > .sw {
      forced-color-adjust: none;
      background: Highlight !important;
      border-color: Highlight !important;
    }
    [aria-checked='true'] > .sw::after {
      background: HighlightText !important;
    }
    [aria-checked='true'] > .sw::before {
      forced-color-adjust: none;
      border-color: HighlightText !important;
    }
    .paper,
    .index,
    .slip,
    .dock,
    .way,
    .act,
    .hc,
    .folder,
    dialog {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
    .act[aria-disabled='true'],
    .way[aria-disabled='true'] {
      outline-style: dashed;
      color: GrayText;
    }
    :focus-visible {
      outline: 3px solid Highlight !important;
      outline-offset: 2px !important;
    }
    :focus-visible[aria-pressed='true'],
    :focus-visible[aria-checked='true'] {
      outline-color: CanvasText !important;
    }
  }
  @media (prefers-contrast: more) {
    :host {
      --ink-2: var(--ink);
      --line: var(--ink);
      --line-2: var(--ink);
      --desk-mute: var(--desk-ink);
      --desk-line: var(--desk-ink);
    }
  }
`
