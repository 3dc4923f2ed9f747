import { css } from 'lit'

export const plotStyle = css`
  :host {
    display: block;
    min-width: 0;
    min-height: 206px;
  }
  figure {
    padding: 9px 0 0;
    min-height: 206px;
    height: 100%;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
  }
  figure > svg {
    max-width: 100%;
    cursor: crosshair;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 2px 12px;
    padding: 0 12px 4px;
  }
  .key {
    display: flex;
    gap: 2px 12px;
    flex-wrap: wrap;
    font-size: var(--t-1);
    color: var(--ink-2);
  }
  .key span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  .key svg {
    width: 18px;
    height: 12px;
  }
  text {
    font: 600 var(--t-1) / 1 var(--f-head);
    fill: var(--ink-2);
  }
  .mid {
    text-anchor: middle;
  }
  .end {
    text-anchor: end;
  }
  .ice {
    fill: var(--ice);
    opacity: 0.5;
  }
  .grid {
    stroke: var(--line);
    stroke-width: 1;
  }
  .grid.zero {
    stroke: var(--line-2);
    stroke-width: 2;
  }
  .curve {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .curve.fugitive {
    stroke: var(--blue);
  }
  .curve.government {
    stroke: var(--red);
    stroke-dasharray: 6 3.5;
  }
  .curve.violet {
    stroke: var(--violet);
  }
  .amount {
    stroke: var(--ink);
    stroke-width: 1.5;
    fill: var(--card);
  }
  .amount.loyal {
    fill: var(--red-fill);
  }
  .cursor {
    stroke: var(--ink);
    stroke-width: 2;
  }
`
