import { css } from 'lit'

/** What lies at the corners of the map: the key to what is possible, and the player's own marks. */
export const knownStyle = css`
  .defs {
    position: absolute;
  }
  /* The way begins at the upper left of the map. What changes its size stands last, so that nothing else moves. */
  .corner {
    position: absolute;
    left: 68px;
    right: 210px;
    top: 12px;
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    gap: 8px;
    pointer-events: none;
  }
  .corner > * {
    pointer-events: auto;
  }
  .key {
    display: flex;
    align-items: center;
    gap: 8px 14px;
    padding-left: 12px;
    box-shadow: var(--shadow-2);
  }
  .key p {
    line-height: 1.2;
    padding: 4px 0;
    white-space: nowrap;
  }
  .key b {
    display: block;
    font: 800 var(--t1) / 1.1 var(--f-head);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    margin: 0;
    padding: 6px 12px;
    box-shadow: var(--shadow-2);
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 5px;
    padding: 0;
    border: 0;
    font: 600 var(--t0) / 1.1 var(--f-head);
  }
  .legend li svg {
    width: 24px;
    height: 24px;
  }
  .marking {
    display: flex;
    align-items: center;
    background: var(--paper);
    border-radius: var(--r1);
    box-shadow: var(--shadow-2);
  }
  .marking button {
    width: var(--hit);
    height: var(--hit);
    flex: none;
    border: 0;
    border-radius: var(--r1);
    background: transparent;
    padding: 6px;
    cursor: pointer;
  }
  .marking button:hover {
    background: var(--paper-2);
  }
  .marking button[aria-pressed='true'] {
    background: var(--blue-wash);
    box-shadow: inset 0 0 0 3px var(--blue);
  }
  .marking p {
    padding: 6px 12px;
    max-width: 44ch;
    line-height: 1.25;
  }
  dialog {
    width: min(880px, calc(100vw - 24px));
  }
  @media (max-width: 79.9375em) {
    .corner {
      right: 12px;
    }
  }
  @media (max-width: 47.5em) {
    .legend {
      display: none;
    }
    .marking p {
      font-size: var(--t0);
    }
  }
`
