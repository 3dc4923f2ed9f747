import { css } from 'lit'

/** The book: a sheet at the right edge, or over all of a narrow screen. */
export const helpStyle = css`
  dialog {
    position: fixed;
    inset: 0 0 0 auto;
    width: min(640px, 100vw);
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--shadow-3);
  }
  dialog[open] {
    animation: slide var(--m) var(--ease);
  }
  @keyframes slide {
    from {
      transform: translateX(40px);
      opacity: 0;
    }
  }
  dialog::backdrop {
    background: var(--scrim);
  }
  .sheet {
    height: 100%;
    display: flex;
    flex-direction: column;
  }
  .head {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 10px;
    align-items: center;
    padding: 14px 18px 12px;
    border-bottom: 2px solid var(--ink);
  }
  .head h2 {
    font-size: var(--t3);
  }
  .head .field {
    grid-column: 1 / -1;
    font-size: var(--t0);
  }
  .pages {
    flex: 1;
    overflow: auto;
    padding: 14px 18px 60px;
    line-height: 1.45;
  }
  .contents {
    display: flex;
    flex-wrap: wrap;
    gap: 10px 6px;
    margin-bottom: 6px;
  }
  section {
    padding: 9px 10px 10px;
    margin: 0 -10px;
    border-radius: var(--r1);
  }
  .chapter {
    margin-top: 12px;
    padding-top: 12px;
    border-top: 2px solid var(--ink);
    border-radius: 0;
  }
  section[aria-current='true'] {
    background: var(--amber-wash);
  }
  h3 {
    font-size: var(--t3);
  }
  h4 {
    font-size: var(--t1);
    margin: 0 0 2px;
  }
  .ref {
    font: 400 var(--t-1) / 1 var(--f-type);
    color: var(--ink-2);
    margin-right: 3px;
  }
  p + p,
  p + table,
  table + p {
    margin-top: 8px;
  }
  table {
    border-collapse: collapse;
    margin: 8px 0;
  }
  th,
  td {
    padding: 5px 10px 4px;
    border: 1px solid var(--line);
    text-align: left;
  }
  th {
    font: 700 var(--t-1) / 1.2 var(--f-head);
    background: var(--paper-2);
  }
  @media (max-width: 26.25em) {
    th,
    td {
      padding-inline: 6px;
      overflow-wrap: anywhere;
    }
  }
  mark {
    background: var(--manila);
    color: var(--ink);
    padding: 0 1px;
  }
  abbr {
    font: 650 var(--t-1) / 1 var(--f-head);
    color: var(--ink-2);
    border: 1px solid var(--line-2);
    border-radius: 3px;
    padding: 1px 4px 0;
    text-decoration: none;
    cursor: help;
  }
  .to {
    position: relative;
    padding: 0 2px;
    border: 0;
    background: none;
    color: var(--blue);
    text-decoration: underline;
    font: inherit;
    cursor: pointer;
  }
  /* A finger's width around each number; the numbers themselves lie above all of these. */
  .to::after {
    content: '';
    position: absolute;
    z-index: 1;
    left: 50%;
    top: 50%;
    width: max(100%, 44px);
    height: 44px;
    transform: translate(-50%, -50%);
  }
  .to span {
    position: relative;
    z-index: 2;
  }
`
