import { css } from 'lit'

/** A slip of advice above the actions: the coach's, or a hint. */
export const adviceStyle = css`
  :host {
    display: block;
  }
  .advice {
    margin: 0 0 10px;
    padding: 10px 12px 10px 14px;
    border-left: 5px solid;
    border-radius: var(--r1);
    line-height: 1.3;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }
  .chip {
    background: var(--card);
  }
`
