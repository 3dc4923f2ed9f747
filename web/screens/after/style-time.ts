import { css } from 'lit'

export const timeStyle = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .sheet {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 16px;
    align-items: center;
  }
  .ctl {
    display: flex;
    gap: 6px;
    grid-row: 1 / span 2;
  }
  .speed {
    padding: 0 8px;
    min-width: 52px;
  }
  .line {
    height: 46px;
    cursor: pointer;
    touch-action: none;
    border-radius: var(--r1);
  }
  .line svg {
    display: block;
    max-width: 100%;
  }
  text {
    font: 650 var(--t-1) / 1 var(--f-head);
    fill: var(--ink-2);
    text-anchor: middle;
  }
  text.on {
    fill: var(--ink);
    font-weight: 850;
  }
  .bed {
    fill: var(--card);
  }
  .ice {
    fill: var(--ice);
  }
  .gone {
    fill: var(--blue);
    opacity: 0.32;
  }
  .edge {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
  }
  .tick {
    stroke: var(--line-2);
    stroke-width: 1;
  }
  .mark {
    stroke: var(--paper);
    stroke-width: 2;
    fill: var(--ink);
  }
  .mark.declared {
    fill: var(--red);
  }
  .mark.costly {
    fill: var(--amber);
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  .thumb {
    fill: var(--blue-fill);
    stroke: var(--paper);
    stroke-width: 3;
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    align-items: center;
    font-size: var(--t-1);
    color: var(--ink-2);
    margin: 0 14px;
  }
  .key span {
    display: inline-flex;
    gap: 5px;
    align-items: center;
  }
  .key svg {
    width: 18px;
    height: 18px;
  }
  .key .now {
    margin-left: auto;
    color: var(--ink);
    font-weight: 650;
  }
  @container (max-width: 719px) {
    .sheet {
      grid-template-columns: minmax(0, 1fr);
    }
    .ctl {
      grid-row: auto;
      justify-content: center;
    }
  }
`
