import { css } from 'lit'

/** A price in energy: paid, free, or refused. */
export const coin = css`
  .cost {
    white-space: nowrap;
    display: inline-flex;
    align-items: center;
    gap: 1px;
    height: 24px;
    min-width: 34px;
    padding: 0 7px 0 4px;
    border-radius: 12px;
    background: var(--blue-fill);
    color: var(--on-blue);
    font: 800 var(--t0) / 1 var(--f-head);
    justify-content: center;
    flex: none;
  }
  .cost .ic {
    width: 16px;
    height: 16px;
    stroke: none;
  }
  .cost.free {
    background: transparent;
    color: var(--ink-2);
    border: 1.5px solid var(--line-2);
    padding: 0 8px;
  }
  .cost.no {
    background: transparent;
    color: var(--ink-2);
    border: 1.5px dashed var(--line-2);
  }
`
