import { css } from 'lit'

/** The table on medium screens, where the tabs below choose the sheets of one rail, and on phones, in one column. */
export const narrowStyle = css`
  @media (max-width: 79.9375em) {
    .table {
      grid-template-columns: minmax(0, 1fr) var(--rail);
    }
    .centre {
      grid-column: 1;
      grid-row: 1;
    }
    .rail {
      grid-column: 2;
      grid-row: 1;
    }
    .rail:not(.shown),
    .rail > :not(.shown),
    .half[aria-pressed='false'] {
      display: none;
    }
    manhunt-board {
      --overview: none;
    }
    .half {
      pointer-events: none;
      border: 0;
      background: none;
    }
    .half[aria-pressed='true'] {
      background: none;
    }
    .rail > .grow.shown {
      flex: 1 1 auto;
    }
    .act {
      min-height: 56px;
      padding: 6px;
    }
    .act small {
      display: none;
    }
    .act b {
      font-size: var(--t0);
    }
    .act .ic {
      width: 18px;
      height: 18px;
    }
    .act > .cost {
      padding: 0 5px;
      min-width: 22px;
    }
    .act > .cost .ic {
      display: none;
    }
    .tabs {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      height: var(--tabs-h);
      flex: none;
      background: var(--desk-2);
      border-top: 1px solid var(--desk-line);
    }
    .tabs button {
      border: 0;
      background: none;
      color: var(--desk-mute);
      font: 650 var(--t-1) / 1 var(--f-head);
      letter-spacing: 0.04em;
      display: flex;
      flex-direction: column;
      align-items: center;
      justify-content: center;
      gap: 5px;
      cursor: pointer;
    }
    .tabs button[aria-current='true'] {
      color: var(--desk-ink);
      box-shadow: inset 0 3px 0 var(--tab-on);
    }
    .tabs button:focus-visible {
      outline-offset: -4px;
    }
    .tabs .ic {
      width: 22px;
      height: 22px;
    }
  }
  @media (max-width: 47.5em) {
    .turn small {
      display: none;
    }
    .more {
      display: grid;
    }
    .more .btn {
      width: auto;
      justify-content: flex-start;
      padding: 0 14px;
      border-color: var(--line-2);
      color: var(--ink);
    }
    .more .label {
      display: inline;
    }
    .turn {
      font-size: var(--t1);
    }
    .table {
      display: flex;
      flex-direction: column;
      gap: 0;
      padding: 0;
      overflow: auto;
      background: var(--paper);
    }
    .centre {
      gap: 0;
      flex: none;
      order: 1;
    }
    .mapwrap {
      display: contents;
    }
    manhunt-board {
      flex: none;
      height: clamp(240px, 44vh, 400px);
    }
    .mapwrap .slip {
      order: 3;
    }
    /* What is to be decided or planned belongs to the first sheet. */
    .table:not([data-sheet='plan']) .mapwrap .slip:not(.why),
    .table:not([data-sheet='plan']) .mapwrap .meet {
      display: none;
    }
    .table:not([data-sheet='plan']) .mapwrap manhunt-board {
      display: block;
    }
    /* What somebody said stands above the map, not over it. */
    .mapwrap manhunt-early,
    .mapwrap .notice {
      order: -1;
    }
    manhunt-track {
      order: 2;
    }
    .acts {
      display: none;
    }
    .rail {
      order: 2;
      flex: none;
      gap: 0;
      overflow: visible;
      padding: 0;
      margin: 0;
    }
    .rail > .grow,
    .rail > .fill {
      flex: none;
    }
    .rail .paper {
      border-radius: 0;
      box-shadow: none;
    }
    .notice {
      position: static;
      width: auto;
      margin: 8px;
      transform: none;
    }
  }
`
