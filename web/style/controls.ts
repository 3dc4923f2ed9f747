import { css } from 'lit'
import { coin } from './coin.ts'

/** Buttons, fields, switches, chips, prices and badges. Nothing that can be pressed is smaller than 44 px. */
export const controls = css`
  ${coin}
  .btn {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 9px;
    min-height: var(--hit);
    padding: 0 18px;
    border-radius: var(--r1);
    border: 2px solid var(--ink);
    background: transparent;
    color: var(--ink);
    font: 720 var(--t1) / 1 var(--f-head);
    letter-spacing: 0.035em;
    text-decoration: none;
    cursor: pointer;
    transition: transform var(--m-fast) var(--ease);
  }
  .btn.p {
    background: var(--ink);
    color: var(--paper);
  }
  .btn.r {
    background: var(--red-fill);
    border-color: var(--red-fill);
    color: var(--on-red);
  }
  .btn.b {
    background: var(--blue-fill);
    border-color: var(--blue-fill);
    color: var(--on-blue);
  }
  .btn.q {
    border-color: var(--line-2);
    font-weight: 650;
  }
  .btn.w {
    width: 100%;
  }
  .btn.sq {
    flex: none;
    width: var(--hit);
    padding: 0;
  }
  .btn:hover:not([aria-disabled='true']) {
    box-shadow: inset 0 0 0 1px currentColor;
  }
  .btn:active {
    transform: translateY(1px);
  }
  .btn[aria-disabled='true'] {
    background: transparent;
    border-style: dashed;
    border-color: var(--line-2);
    color: var(--ink-2);
    cursor: help;
  }
  .field {
    display: block;
    width: 100%;
    min-height: var(--hit);
    border: 2px solid var(--ink);
    border-radius: var(--r1);
    background: var(--card);
    padding: 0 12px;
    font-family: var(--f-type);
    font-size: var(--t-1);
    text-overflow: ellipsis;
  }
  .opt {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 60px;
    padding: 3px 0;
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
  }
  .opt[aria-disabled='true'] {
    cursor: default;
  }
  .opt + .opt {
    border-top: 1px solid var(--line);
  }
  .opt > span:first-child {
    flex: 1;
    line-height: 1.22;
    font-weight: 650;
  }
  .opt small {
    display: block;
    color: var(--ink-2);
    font-size: var(--t0);
    font-weight: 400;
  }
  .sw {
    width: 52px;
    height: 28px;
    border-radius: 14px;
    border: 2px solid var(--ink);
    position: relative;
    flex: none;
    background: var(--paper-2);
  }
  .sw::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: var(--ink);
    transition: left var(--m-fast) var(--ease);
  }
  [aria-checked='true'] > .sw {
    background: var(--forest-fill);
    border-color: var(--forest-fill);
  }
  [aria-checked='true'] > .sw::after {
    left: 27px;
    background: var(--on-forest);
  }
  [aria-checked='true'] > .sw::before {
    content: '';
    position: absolute;
    left: 9px;
    top: 5px;
    width: 5px;
    height: 9px;
    border: solid var(--on-forest);
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(42deg);
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 30px;
    padding: 0 11px;
    border-radius: var(--r-pill);
    border: 1.5px solid var(--line-2);
    background: none;
    font: 650 var(--t-1) / 1 var(--f-head);
    letter-spacing: 0.03em;
    color: var(--ink);
  }
  button.chip {
    min-width: var(--hit);
    justify-content: center;
    cursor: pointer;
    position: relative;
  }
  button.chip::after {
    content: '';
    position: absolute;
    inset: -9px 0;
  }
  .chip.on,
  .chip[aria-checked='true'],
  .chip[aria-pressed='true'] {
    background: var(--ink);
    color: var(--paper);
    border-color: var(--ink);
  }
  .bdg {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    font: 700 var(--t-1) / 1 var(--f-head);
    letter-spacing: 0.03em;
    padding: 4px 8px 4px 6px;
    border-radius: 3px;
    white-space: nowrap;
    border: 1.5px solid;
  }
  .bdg .ic {
    width: 15px;
    height: 15px;
    stroke-width: 2.2;
  }
  button.bdg {
    background: none;
    position: relative;
    cursor: pointer;
  }
  button.bdg::after {
    content: '';
    position: absolute;
    inset: -12px -3px;
  }
  button.bdg:hover {
    text-decoration: underline;
  }
  .bdg.proved {
    color: var(--forest);
    background: var(--forest-wash);
  }
  .bdg.rolled {
    color: var(--violet);
    border-style: double;
    border-width: 3px;
    padding: 2.5px 7px 2.5px 5px;
  }
  .bdg.opened {
    color: var(--blue);
    border-style: dashed;
  }
  .bdg.signed {
    color: var(--ink-2);
    border-color: var(--line-2);
  }
  .note {
    border-left: 5px solid var(--amber);
    background: var(--amber-wash);
    padding: 9px 12px;
    line-height: 1.35;
  }
  .note.bad {
    border-color: var(--red);
    background: var(--red-wash);
  }
  .rule-link {
    position: relative;
    width: 26px;
    height: 26px;
    flex: none;
    display: inline-grid;
    place-items: center;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--ink-2);
    cursor: help;
  }
  .rule-link::after {
    content: '';
    position: absolute;
    inset: -9px;
  }
  .rule-link:hover {
    color: var(--ink);
    background: var(--paper-3);
  }
  .rule-link .ic {
    width: 18px;
    height: 18px;
  }
`
