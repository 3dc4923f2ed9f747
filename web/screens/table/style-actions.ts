import { css } from 'lit'

/** The action list. */
export const actionStyle = css`
  :host {
    display: contents;
  }
  section + section {
    border-top: 1px solid var(--line);
  }
  .headed {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 6px;
    align-items: center;
  }
  .row {
    display: grid;
    grid-template-columns: 24px 1fr auto;
    gap: 9px;
    align-items: center;
    width: 100%;
    min-height: var(--hit);
    padding: 5px 0;
    border: 0;
    background: none;
    text-align: left;
    color: var(--ink);
    font: 740 var(--t1) / 1.1 var(--f-head);
  }
  .question {
    padding: 6px 0;
    font: 740 var(--t1) / 1.1 var(--f-head);
  }
  .question small {
    display: block;
    margin-top: 2px;
    font: 400 var(--t-1) / 1.2 var(--f-text);
    color: var(--ink-2);
  }
  @media (max-width: 47.5em) {
    .elsewhere {
      display: none;
    }
  }
  button.row {
    cursor: pointer;
  }
  .row .ic {
    width: 22px;
    height: 22px;
  }
  .row small {
    display: block;
    font: 400 var(--t-1) / 1.2 var(--f-text);
    color: var(--ink-2);
  }
  .row .out {
    margin-top: 3px;
    color: var(--ink);
  }
  .row.off {
    color: var(--ink-2);
    cursor: help;
  }
  .row[aria-pressed='true'] {
    background: var(--blue-wash);
    box-shadow:
      -8px 0 0 var(--blue-wash),
      8px 0 0 var(--blue-wash);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 5px;
    padding: 0 0 9px;
  }
  .go {
    min-width: 52px;
    min-height: var(--hit);
    padding: 0 9px;
    border-radius: var(--r1);
    border: 1.5px solid var(--line-2);
    background: var(--card);
    color: var(--ink);
    font: 700 var(--t0) / 1 var(--f-head);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    cursor: pointer;
  }
  @media (hover: hover) and (pointer: fine) and (min-width: 47.5625em) {
    .go {
      min-height: 34px;
      min-width: 46px;
    }
  }
  .go:hover {
    border-color: var(--blue);
    box-shadow: inset 0 0 0 1px var(--blue);
  }
  .go[aria-pressed='true'] {
    background: var(--blue-fill);
    border-color: var(--blue-fill);
    color: var(--on-blue);
  }
  .go em {
    font-style: normal;
    font-weight: 600;
    font-size: var(--t-1);
    opacity: 0.8;
  }
  .who {
    width: 100%;
    font: 650 var(--t-1) / 1.2 var(--f-head);
    color: var(--ink-2);
    padding-top: 4px;
  }
  button.who {
    min-height: var(--hit);
    border: 1.5px dashed var(--line-2);
    border-radius: var(--r1);
    background: none;
    padding: 0 10px;
    text-align: left;
    cursor: pointer;
  }
  button.who[aria-expanded='true'] {
    border: 0;
    background: var(--blue-wash);
  }
  button.who em {
    float: right;
    font-style: normal;
  }
  .who b {
    color: var(--ink);
  }
  .find {
    min-height: var(--hit);
    margin-bottom: 6px;
  }
  .wait {
    line-height: 1.35;
    padding: 4px 0 10px;
    color: var(--ink-2);
  }
`
