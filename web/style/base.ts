import { css } from 'lit'
import { contrast } from './contrast.ts'

/** What every element starts from: box model, type, focus ring, text hidden from sight but not from a screen reader. */
export const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    color: var(--ink);
    font: 400 var(--t0) / var(--lh) var(--f-text);
  }
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
  }
  a {
    color: var(--blue);
  }
  svg {
    display: block;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-gap);
  }
  /* where the reader is put on a new screen: nothing to press, and its outline would be the window's */
  main:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .vh {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .ic {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.9;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .ic .f {
    fill: currentColor;
    stroke: none;
  }
  .h {
    font-family: var(--f-head);
    font-weight: 780;
    line-height: var(--lh-tight);
    letter-spacing: 0.01em;
  }
  .cap {
    font: 700 var(--t-1) / 1.15 var(--f-head);
    letter-spacing: 0.075em;
    text-transform: uppercase;
  }
  .ty {
    font-family: var(--f-type);
    font-size: var(--t-1);
    line-height: 1.35;
    letter-spacing: -0.01em;
  }
  .mute {
    color: var(--ink-2);
  }
  .red {
    color: var(--red);
  }
  .forest {
    color: var(--forest);
  }
  .blue {
    color: var(--blue);
  }
  .num {
    font-variant-numeric: tabular-nums;
  }
  ${contrast}
`
