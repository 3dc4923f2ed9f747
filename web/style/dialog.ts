import { css } from 'lit'

/** Questions that stand over the whole table. */
export const dialogStyle = css`
  dialog {
    background: var(--paper);
    color: var(--ink);
    border: 0;
    border-radius: var(--r1);
    box-shadow: var(--shadow-3);
    padding: 22px 24px;
    width: min(460px, calc(100vw - 32px));
  }
  @media (max-width: 22.1875em) {
    dialog {
      padding: 16px 11px;
    }
  }
  dialog::backdrop {
    background: var(--scrim);
  }
  dialog h2 {
    font-size: var(--t3);
    margin-bottom: 8px;
  }
  dialog .row {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 16px;
  }
  .words {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
    margin: 12px 0;
  }
  .words li {
    font: 700 1.5rem/1 var(--f-type);
    background: var(--amber-wash);
    padding: 14px 14px 10px;
    border-radius: 3px;
  }
`
