import { css } from 'lit'

/** The assistance board and its small cards. */
export const assistanceStyle = css`
  .assist {
    display: grid;
    grid-template-columns: 2.125rem 1fr 1fr;
    /* a card of two and two lines, or of one and three: whichever comes, the sheets below stay where they are */
    grid-auto-rows: minmax(7.125rem, auto);
    gap: 7px;
    overflow: clip;
    overflow-clip-margin: 5px;
  }
  .assist .pr {
    display: flex;
    align-items: center;
    justify-content: center;
  }
  .mini {
    padding: 0 0 6px;
    display: flex;
    flex-direction: column;
    text-align: left;
    position: relative;
    overflow: hidden;
    color: var(--ink);
    border-radius: 6px;
    background: var(--card);
    box-shadow: var(--shadow-1);
    border: 1.5px solid var(--line-2);
    font: inherit;
  }
  button.mini {
    cursor: pointer;
    transition:
      transform var(--m-fast) var(--ease),
      box-shadow var(--m-fast) var(--ease);
  }
  button.mini:hover {
    transform: translateY(-2px);
    box-shadow: var(--shadow-2);
  }
  .mini > :not(.art) {
    padding: 0 8px;
  }
  .mini b {
    font: 780 var(--t1) / 1.02 var(--f-head);
    margin-bottom: 2px;
  }
  .mini .short,
  .mini p {
    font-size: var(--t-1);
    line-height: 1.16;
    color: var(--ink-2);
  }
  /* above the name, which is told first */
  .mini .art {
    order: -1;
    min-height: 28px;
    flex: none;
    flex-wrap: wrap;
    margin-bottom: 5px;
    background: var(--forest-wash);
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0 6px;
    border-bottom: 1.5px solid var(--line-2);
    color: var(--forest);
  }
  .mini .art svg {
    width: 21px;
    height: 21px;
  }
  .mini.rec .art {
    background: var(--manila);
    color: var(--ink);
  }
  .mini.red {
    border: 2.5px solid var(--red);
    background: var(--red-wash);
  }
  .mini.red .art {
    background: var(--red-fill);
    color: var(--on-red);
    border-color: var(--red);
  }
  .mini.red .short {
    color: var(--ink);
  }
  .mini.dear {
    background: var(--paper-2);
    border-style: dashed;
    box-shadow: none;
  }
  .mini.gap {
    border-style: dashed;
    background: none;
    box-shadow: none;
    justify-content: center;
    text-align: center;
    padding: 0;
  }
  .mini .never {
    font: 650 var(--t-1) / 1 var(--f-head);
    text-align: center;
  }
`
