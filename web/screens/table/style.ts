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
    min-width: 11.5em;
    padding: 7px 12px 5px 17px;
    border-radius: 3px;
    text-align: center;
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
    min-width: 9em;
    font: 650 var(--t0) / 1 var(--f-head);
    color: var(--desk-mute);
  }
  /* what is wrong with the line needs that room */
  @media (max-width: 66em) {
    .turn.apart small {
      display: none;
    }
  }
  .table {
    flex: 1;
    display: grid;
    grid-template-columns: var(--rail) minmax(0, 1fr) var(--rail);
    gap: 12px;
    padding: 12px;
    min-height: 0;
  }
  /* What happens in the table needs no layout of anything else. Nothing in it is fixed to the window there. */
  @media (min-width: 80em) {
    .table {
      contain: layout size style;
    }
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
  .rail > .grow,
  .rail > .fill {
    flex: 1 0 220px;
    min-height: 0;
    display: flex;
    flex-direction: column;
  }
  .fill > .grow {
    flex: 1;
    min-height: 0;
    display: flex;
    flex-direction: column;
  }
  .panel.both > header {
    gap: 0;
    padding: 0 14px 0 0;
    align-items: stretch;
  }
  .both > header .ty {
    align-self: center;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
  }
  .half {
    min-height: 40px;
    padding: 0 10px;
    border: 0;
    border-right: 1px solid var(--line);
    background: none;
    color: var(--ink-2);
    cursor: pointer;
  }
  .half[aria-pressed='true'] {
    color: var(--ink);
    background: linear-gradient(var(--ink), var(--ink)) 0 0/100% 4px no-repeat;
  }
  .half:focus-visible {
    outline-offset: -4px;
  }
  .grow > .in {
    flex: 1;
    min-height: 0;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line-2) transparent;
  }
  .centre {
    container-type: inline-size;
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
    height: 6.75rem;
  }
  .act {
    min-height: 0;
    background: var(--card);
    border: 0;
    border-radius: var(--r1);
    box-shadow: var(--shadow-2);
    padding: 8px 10px;
    display: grid;
    grid-template-columns: auto 1fr;
    grid-template-rows: auto auto 1fr;
    gap: 3px 4px;
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
  .acts:has(> :nth-child(10)) .act {
    padding-inline: 7px;
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
    align-self: start;
    font: 400 var(--t-1) / 1.15 var(--f-head);
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
  /* Cards that lie face down, so to speak: outlines on the desk. */
  .idle .act {
    background: none;
    border: 1px solid var(--desk-line);
    border-top: 4px solid var(--desk-line);
    color: var(--desk-mute);
  }
  .idle .act .cost {
    background: none;
    border-color: var(--desk-mute);
    color: var(--desk-mute);
  }
  @container (max-width: 820px) {
    .acts {
      grid-auto-flow: row;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      grid-auto-rows: minmax(0, 1fr);
    }
    .act {
      grid-template-columns: auto minmax(0, 1fr) auto;
      grid-template-rows: minmax(0, 1fr);
      align-items: center;
      padding: 0 6px;
      gap: 4px;
    }
    .act .ic {
      width: 19px;
      height: 19px;
    }
    .act b {
      grid-column: auto;
      order: 1;
      font-size: var(--t-1);
      line-height: 1;
      hyphens: auto;
    }
    .act .cost {
      order: 2;
      min-width: 26px;
      padding: 0 5px 0 3px;
    }
    .act .cost .ic {
      width: 14px;
      height: 14px;
    }
    .act small {
      display: none;
    }
  }
  .tabs {
    display: none;
  }
  .more {
    display: flex;
    gap: 8px;
  }
  .more .label {
    display: none;
  }
  .more .btn {
    border-color: var(--desk-line);
    color: var(--desk-ink);
  }
`
