import { css } from 'lit'

export const replayStyle = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: 10px;
    min-height: 0;
    min-width: 0;
  }
  .map {
    flex: 1;
    min-height: 240px;
  }
  .map > * {
    height: 100%;
  }
  .time {
    flex: none;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    padding: 8px 14px;
    align-items: center;
  }
  /* Until the audit is done its room is kept. */
  .line {
    min-height: 98px;
    min-width: 0;
  }
  .bare > :not(.told) {
    visibility: hidden;
  }
  .sights {
    display: grid;
    gap: 14px;
  }
  .sights .chip {
    justify-content: center;
  }
  .told {
    grid-column: 1 / -1;
    border-top: 1px solid var(--line);
    padding-top: 6px;
    min-height: 1.4em;
    max-height: 2.9em;
    overflow: auto;
    scrollbar-width: thin;
  }
  .leaves {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin-bottom: -10px;
  }
  .tab {
    min-height: var(--hit);
    padding: 0 16px;
    border: 0;
    border-radius: var(--r1) var(--r1) 0 0;
    background: var(--desk-2);
    color: var(--desk-ink);
    font: 700 var(--t0) / 1 var(--f-head);
    letter-spacing: 0.04em;
    white-space: nowrap;
    cursor: pointer;
  }
  .tab[aria-pressed='true'] {
    background: var(--paper);
    color: var(--ink);
  }
  .tab[aria-disabled='true'] {
    color: var(--desk-mute);
    cursor: default;
  }
  /* All of one height: the tabs and the controls of the replay stay where they are. */
  .leaf {
    flex: none;
    height: clamp(190px, 25vh, 320px);
    overflow: auto;
    scrollbar-width: thin;
  }
  .leaf > .in {
    padding: 10px 14px 14px;
    min-height: 100%;
  }
  .log {
    cursor: pointer;
  }
  .plots > .plots {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(250px, 1fr));
    gap: 10px;
  }
  .numbers {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .numbers th,
  .numbers td {
    text-align: left;
    padding: 5px 10px 5px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 500;
    line-height: 1.2;
  }
  .numbers thead th {
    font: 700 var(--t-1) / 1.15 var(--f-head);
    letter-spacing: 0.03em;
    border-bottom: 2px solid var(--ink);
  }
  .numbers .now {
    background: var(--blue-wash);
  }
  .numbers .now th {
    font-weight: 800;
  }
  .way {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 4px;
    font: 700 var(--t0) / 1.2 var(--f-head);
  }
  .way li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 3px 0;
  }
  .way li:not(:last-child)::after {
    content: '→';
    color: var(--ink-2);
    font-weight: 500;
  }
  .way .later {
    color: var(--ink-2);
    font-weight: 500;
  }
  .way .now {
    background: var(--blue-fill);
    color: var(--on-blue);
    padding: 3px 8px;
    border-radius: 3px;
  }
  .way .now:not(:last-child)::after {
    color: inherit;
  }
  .whose {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: 8px;
  }
  .costly {
    display: grid;
    gap: 10px;
    margin-bottom: 8px;
  }
  .costly li {
    display: grid;
    gap: 2px;
    justify-items: start;
    padding: 6px 0 8px 12px;
    border-left: 5px solid var(--line-2);
    line-height: 1.3;
  }
  .costly .now {
    border-color: var(--forest);
    background: var(--paper-2);
  }
  .files {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
    gap: 12px;
    align-items: start;
    padding-top: 14px;
  }
  .files > div {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  @media (max-width: 79.9375em) {
    .map {
      flex: none;
      height: 420px;
    }
    .time {
      grid-template-columns: minmax(0, 1fr);
    }
    .sights {
      display: flex;
      gap: 8px;
      order: -1;
    }
    .leaf {
      height: auto;
      overflow: visible;
    }
  }
  @media (max-width: 47.5em) {
    .map {
      min-height: 0;
      height: 320px;
    }
    .time {
      padding: 10px 8px;
    }
    .sights {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .leaf > .in {
      overflow-x: auto;
    }
  }
`
