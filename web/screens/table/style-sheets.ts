import { css } from 'lit'

/** What stands on the sheets beside the map. */
export const sheetStyle = css`
  .file {
    padding-top: 12px;
  }
  .file .who {
    display: flex;
    gap: 13px;
    align-items: flex-end;
  }
  .file h2 {
    font-size: var(--t3);
  }
  .file .up {
    text-transform: uppercase;
  }
  .file .fit {
    margin-top: 5px;
    line-height: 1.15;
  }
  .photo {
    padding: 0;
    border: 0;
    background: none;
    flex: none;
    cursor: pointer;
  }
  .unknown .photo {
    width: 77px;
    height: 92px;
    border: 2px dashed var(--line-2);
    cursor: default;
  }
  .unknown .rule,
  .unknown .stat,
  .unknown .hint {
    visibility: hidden;
  }
  .quarry .who {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 12px;
    align-items: center;
  }
  .quarry .portrait {
    width: 58px;
    height: 70px;
  }
  .trail {
    min-height: 31px;
    display: flex;
    flex-wrap: wrap;
    gap: 5px;
  }
  .trail li {
    min-width: 40px;
    padding: 6px 7px 5px;
    border: 2px solid var(--ink);
    border-radius: 3px;
    text-align: center;
    font: 750 var(--t0) / 1 var(--f-head);
    background: var(--card);
  }
  .trail .now {
    background: var(--blue-fill);
    border-color: var(--blue-fill);
    color: var(--on-blue);
  }
  .trail .far {
    border-style: dashed;
    border-color: var(--line-2);
    color: var(--ink-2);
  }
  .reach {
    display: flex;
    gap: 12px;
    margin-top: 7px;
    font: 600 var(--t-1) / 1 var(--f-head);
    color: var(--ink-2);
  }
  .reach span::before {
    content: '';
    display: inline-block;
    width: 14px;
    height: 10px;
    border: 2px solid var(--ink);
    border-radius: 2px;
    margin-right: 5px;
  }
  .reach .far::before {
    border-style: dashed;
    border-color: var(--line-2);
  }
  .units > .in {
    padding-bottom: 4px;
  }
  .stat.en {
    margin: -2px 0 4px;
  }
  .bleed {
    margin: 0 -14px;
  }
  .agent.bleed {
    width: auto;
  }
  /* as much room as the first one takes */
  .agent.none {
    grid-template-columns: 1fr;
  }
  .wheel {
    display: grid;
    grid-template-columns: 146px 1fr;
    gap: 12px;
    align-items: center;
    line-height: 1.25;
  }
  .wheel.small {
    grid-template-columns: 118px 1fr;
  }
  .wheel .h {
    font-size: var(--t1);
  }
  .wheel p + p {
    margin-top: 4px;
  }
  .chance {
    margin: 7px 0 4px;
    line-height: 1.2;
  }
  .chance b {
    font: 780 var(--t2) / 1.1 var(--f-head);
  }
  .wheel + .hint {
    min-height: 2.5em;
  }
  .hint {
    margin-top: 7px;
    font-size: var(--t-1);
    line-height: 1.25;
  }
  .agent-cards {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 10px;
    padding: 9px 0;
  }
  .agent-cards .ic {
    width: 15px;
    height: 15px;
  }
  .last {
    line-height: 1.3;
    margin-top: 5px;
  }
`
