import { css } from 'lit'

/** The card behind a badge: an index card, what is proven beside what is not disclosed, the small print below. */
export const evidenceStyle = css`
  :host {
    display: block;
  }
  dialog {
    border: 0;
    padding: 0;
    background: none;
    color: var(--ink);
    width: min(620px, calc(100vw - 24px));
    max-height: calc(100dvh - 24px);
  }
  dialog.beside {
    margin: 0;
  }
  dialog::backdrop {
    background: none;
  }
  .card {
    box-shadow: var(--shadow-3);
  }
  .index > .top {
    height: 48px;
    padding-right: 2px;
  }
  .index {
    background:
      linear-gradient(var(--red-fill), var(--red-fill)) 0 48px / 100% 2px no-repeat,
      var(--card);
  }
  .x {
    border: 0;
  }
  .bd {
    padding: 16px 20px 18px;
    display: grid;
    gap: 14px;
  }
  section {
    display: grid;
    gap: 14px;
  }
  section + section {
    border-top: 1px solid var(--line);
    padding-top: 14px;
  }
  .ask {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 44px;
  }
  .ask .stamp {
    flex: none;
    font-size: var(--t3);
  }
  .card h2 {
    font-size: var(--t3);
  }
  .seals {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 22px;
  }
  .seals li {
    display: grid;
    justify-items: center;
    min-width: 58px;
    line-height: 1.2;
  }
  .seals .ic {
    width: 44px;
    height: 40px;
    stroke-width: 1.4;
    fill: var(--manila);
  }
  .seals .f {
    fill: var(--red-fill);
  }
  .seals b {
    font: 780 var(--t1) / 1.1 var(--f-head);
  }
  .seals span {
    color: var(--ink-2);
    font-size: var(--t-1);
  }
  .two {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .two > div {
    padding: 10px 14px 12px;
    line-height: 1.35;
    background: var(--paper-2);
    border-left: 5px solid var(--line-2);
  }
  .two > .yes {
    background: var(--forest-wash);
    border-color: var(--forest);
  }
  h3 {
    display: flex;
    align-items: center;
    gap: 7px;
    margin-bottom: 5px;
  }
  .shares > div {
    border-left-color: var(--violet);
  }
  .shares .ty {
    overflow-wrap: anywhere;
  }
  .shares .forest {
    display: flex;
    gap: 6px;
    align-items: center;
    font-weight: 700;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 34px;
  }
  dt {
    color: var(--ink-2);
    font-size: var(--t-1);
  }
  dd {
    font: 700 var(--t0) / 1.2 var(--f-type);
  }
  summary {
    min-height: var(--hit);
    padding-top: 10px;
    cursor: pointer;
    font-weight: 650;
  }
  @media (max-width: 47.5em) {
    .two {
      grid-template-columns: 1fr;
    }
    .bd {
      padding: 12px 14px 14px;
    }
  }
`
