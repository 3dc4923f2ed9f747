import { css } from 'lit'

/**
 * The table's grid. Wide: a rail, the map, a rail. Medium: the map and one rail, whose sheets the tabs below choose.
 * Narrow: one column, map, counter, the planned move, one sheet, tabs.
 */
export const tableStyle = css`
  :host {
    display: flex;
    flex-direction: column;
    height: 100vh;
    height: 100dvh;
    min-height: 0;
  }
  .turn {
    display: flex;
    align-items: center;
    gap: 14px;
    font: 800 var(--t2) / 1 var(--f-head);
    letter-spacing: 0.03em;
    white-space: nowrap;
  }
  .turn .tag {
    background: var(--tag);
    color: var(--on-tag);
    padding: 7px 12px 5px 17px;
    border-radius: 3px;
    box-shadow: inset 6px 0 0 var(--tag-red);
  }
  .turn .tag.fu {
    box-shadow: inset 6px 0 0 var(--tag-blue);
  }
  .turn .tag.wait {
    background: transparent;
    color: var(--desk-ink);
    outline: 2px dashed var(--desk-line);
    outline-offset: -2px;
  }
  .turn small {
    font: 650 var(--t0) / 1 var(--f-head);
    color: var(--desk-mute);
  }
  .table {
    flex: 1;
    display: grid;
    grid-template-columns: var(--rail) minmax(0, 1fr) var(--rail);
    gap: 12px;
    padding: 12px;
    min-height: 0;
  }
  .rail {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 0;
    overflow: auto;
    scrollbar-width: thin;
    padding-top: 6px;
    margin-top: -6px;
  }
  .rail > * {
    flex: none;
  }
  .rail > .grow {
    flex: 1 0 220px;
    min-height: 0;
    display: flex;
    flex-direction: column;
  }
  .grow > .in {
    flex: 1;
    min-height: 0;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line-2) transparent;
  }
  .centre {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 0;
    min-width: 0;
  }
  .mapwrap {
    position: relative;
    flex: 1;
    min-height: 0;
    display: flex;
    flex-direction: column;
  }
  manhunt-board {
    flex: 1;
  }
  .notice {
    position: absolute;
    left: 50%;
    top: 34px;
    transform: translateX(-50%);
    z-index: 3;
    width: min(520px, calc(100% - 140px));
    box-shadow: var(--shadow-2);
    display: flex;
    gap: 10px;
    align-items: center;
    justify-content: space-between;
  }
  .acts {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 8px;
    flex: none;
  }
  .act {
    min-height: 74px;
    background: var(--card);
    border: 0;
    border-radius: var(--r1);
    box-shadow: var(--shadow-2);
    padding: 8px 10px;
    display: grid;
    grid-template-columns: auto 1fr;
    grid-template-rows: 1fr auto;
    gap: 2px 6px;
    text-align: left;
    border-top: 4px solid var(--line-2);
    color: var(--ink);
    cursor: pointer;
    overflow: hidden;
  }
  .act .ic {
    width: 22px;
    height: 22px;
  }
  .act .cost {
    justify-self: end;
  }
  .act b {
    grid-column: 1/-1;
    font: 740 var(--t1) / 1.05 var(--f-head);
  }
  .act small {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    grid-column: 1/-1;
    font-size: var(--t-1);
    line-height: 1.15;
    color: var(--ink-2);
  }
  .act[aria-pressed='true'] {
    border-top-color: var(--blue-fill);
    background: var(--blue-wash);
  }
  .act[aria-disabled='true'] {
    background: var(--paper-2);
    border-top-style: dashed;
    box-shadow: none;
    cursor: help;
  }
  .file {
    padding-top: 12px;
  }
  .file .who {
    display: flex;
    gap: 13px;
    align-items: flex-end;
  }
  .file h2 {
    font-size: var(--t3);
  }
  .file .up {
    text-transform: uppercase;
  }
  .file .fit {
    margin-top: 5px;
    line-height: 1.15;
  }
  .portrait {
    width: 77px;
    height: 92px;
    border: 4px solid var(--card);
    outline: 1px solid var(--line-2);
    flex: none;
  }
  .portrait .wall {
    fill: var(--paper-3);
  }
  .portrait .rulings {
    stroke: var(--line);
  }
  .portrait .coat {
    fill: var(--fur-2);
  }
  .portrait .collar {
    fill: var(--fur);
  }
  .portrait .neck,
  .portrait .face {
    fill: var(--skin);
  }
  .portrait .neck {
    fill: var(--skin-2);
  }
  .portrait .beard {
    fill: var(--fur-2);
  }
  .portrait .cap {
    fill: var(--fur-2);
  }
  .portrait .band {
    fill: var(--fur);
  }
  .portrait .pen {
    fill: none;
    stroke: var(--hair);
    stroke-width: 1.9;
    stroke-linecap: round;
  }
  .portrait .thin {
    stroke-width: 1.2;
  }
  .portrait .dot {
    fill: var(--hair);
  }
  .trail {
    display: flex;
    flex-wrap: wrap;
    gap: 5px;
  }
  .trail li {
    min-width: 40px;
    padding: 6px 7px 5px;
    border: 2px solid var(--ink);
    border-radius: 3px;
    text-align: center;
    font: 750 var(--t0) / 1 var(--f-head);
    background: var(--card);
  }
  .trail .now {
    background: var(--blue-fill);
    border-color: var(--blue-fill);
    color: var(--on-blue);
  }
  .trail .far {
    border-style: dashed;
    border-color: var(--line-2);
    color: var(--ink-2);
  }
  .reach {
    display: flex;
    gap: 12px;
    margin-top: 7px;
    font: 600 var(--t-1) / 1 var(--f-head);
    color: var(--ink-2);
  }
  .reach span::before {
    content: '';
    display: inline-block;
    width: 14px;
    height: 10px;
    border: 2px solid var(--ink);
    border-radius: 2px;
    margin-right: 5px;
  }
  .reach .far::before {
    border-style: dashed;
    border-color: var(--line-2);
  }
  .units > .in {
    padding-bottom: 4px;
  }
  .stat.en {
    margin: -2px 0 4px;
  }
  .bleed {
    margin: 0 -14px;
  }
  div.agent.bleed {
    width: auto;
  }
  .wheel {
    display: grid;
    grid-template-columns: 146px 1fr;
    gap: 12px;
    align-items: center;
    line-height: 1.25;
  }
  .wheel.small {
    grid-template-columns: 118px 1fr;
  }
  .wheel .h {
    font-size: var(--t1);
  }
  .wheel p + p {
    margin-top: 4px;
  }
  .chance {
    margin: 7px 0 4px;
    line-height: 1.2;
  }
  .chance b {
    font: 780 var(--t2) / 1.1 var(--f-head);
  }
  .hint {
    margin-top: 7px;
    font-size: var(--t-1);
    line-height: 1.25;
  }
  .last {
    line-height: 1.3;
    margin-top: 5px;
  }
  .tabs {
    display: none;
  }
  .more {
    display: flex;
    gap: 8px;
  }
  .more .btn {
    border-color: var(--desk-line);
    color: var(--desk-ink);
  }
  dialog {
    background: var(--paper);
    color: var(--ink);
    border: 0;
    border-radius: var(--r1);
    box-shadow: var(--shadow-3);
    padding: 22px 24px;
    width: min(460px, calc(100vw - 32px));
  }
  dialog::backdrop {
    background: var(--scrim);
  }
  dialog h2 {
    font-size: var(--t3);
    margin-bottom: 8px;
  }
  dialog .row {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 16px;
  }
  .words {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
    margin: 12px 0;
  }
  .words li {
    font: 700 1.5rem/1 var(--f-type);
    background: var(--amber-wash);
    padding: 14px 14px 10px;
    border-radius: 3px;
  }

  @media (max-width: 1279px) {
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
    .rail > :not(.shown) {
      display: none;
    }
    .rail > .plan.shown {
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
    .act .cost {
      padding: 0 5px 0 2px;
      min-width: 28px;
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
    .tabs button[aria-selected='true'] {
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
  @media (max-width: 760px) {
    .turn small,
    .more .wide {
      display: none;
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
    manhunt-track {
      order: 2;
    }
    .acts {
      display: none;
    }
    .rail {
      order: 2;
      gap: 0;
      overflow: visible;
      padding: 0;
      margin: 0;
    }
    .rail > .grow {
      flex: none;
    }
    .rail .paper {
      border-radius: 0;
      box-shadow: none;
    }
    .notice {
      left: 8px;
      right: 8px;
      top: 8px;
      width: auto;
      transform: none;
    }
  }
`
