import { css } from 'lit'

export const endStyle = css`
  :host {
    display: flex;
    flex-direction: column;
    height: 100vh;
    height: 100dvh;
  }
  .turn .tag {
    display: inline-block;
    font: 800 var(--t2) / 1 var(--f-head);
    letter-spacing: 0.03em;
    background: var(--tag);
    color: var(--on-tag);
    padding: 7px 12px 5px 17px;
    border-radius: 3px;
    box-shadow: inset 6px 0 0 var(--tag-red);
  }
  .turn .tag.fu {
    box-shadow: inset 6px 0 0 var(--tag-blue);
  }
  .endg {
    flex: 1;
    min-height: 0;
    display: grid;
    grid-template-columns: 404px minmax(0, 1fr);
    gap: 14px;
    padding: 14px;
  }
  aside {
    display: flex;
    flex-direction: column;
    gap: 14px;
    min-height: 0;
    overflow: auto;
    scrollbar-width: thin;
  }
  aside > * {
    flex: none;
  }
  .audit {
    flex: 1 0 auto;
  }
  .up {
    text-transform: uppercase;
  }
  .ver {
    overflow-x: clip;
    padding: 20px 22px 16px;
  }
  .ver h1 {
    font-size: 2.4rem;
    margin: 6px 0 8px;
  }
  .ver .big {
    text-align: right;
    padding: 18px 10px 10px;
  }
  .ver .big .stamp {
    font-size: 3.3rem;
    border-width: 6px;
    transform: rotate(-6deg);
  }
  .note {
    margin-bottom: 10px;
  }
  .audit > .in {
    position: relative;
  }
  /* Until there are verdicts it stands in their place. */
  .note.over {
    position: absolute;
    inset-inline: 14px;
    z-index: 1;
  }
  .vs.pending,
  .pending td > * {
    visibility: hidden;
  }
  .vs {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    overflow-x: clip;
    gap: 10px;
    margin-bottom: 10px;
  }
  .vs > div {
    border: 2px solid var(--line-2);
    border-radius: var(--r1);
    padding: 9px 12px 12px;
    background: var(--card);
  }
  .vs b {
    font: 800 var(--t2) / 1 var(--f-head);
  }
  .vs span:not(.stamp) {
    color: var(--ink-2);
    margin-left: 7px;
  }
  .vs .stamp {
    margin-top: 10px;
    font-size: 1.35rem;
  }
  .fd {
    border-top: 1px solid var(--line);
    padding: 8px 0;
    line-height: 1.35;
  }
  .fd li {
    border-left: 5px solid var(--red);
    background: var(--red-wash);
    padding: 7px 10px;
    margin-top: 6px;
  }
  .fd li .ty {
    display: block;
    color: var(--red);
  }
  .repeat {
    border-top: 1px solid var(--line);
    padding: 10px 0 12px;
  }
  .bt {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
  .bt .btn {
    padding: 6px 10px;
    line-height: 1.1;
  }
  @media (min-width: 80em) {
    /* The way out and the record are in reach however long the audit is. */
    .audit .bt {
      position: sticky;
      bottom: 0;
      margin: 0 -14px -13px;
      padding: 10px 14px 13px;
      background: var(--paper);
      border-top: 1px solid var(--line);
    }
  }
  .again .bd {
    padding: 10px 14px 14px;
    line-height: 1.35;
  }
  .again .bt {
    margin-top: 10px;
  }
  .again .w {
    grid-column: 1 / -1;
  }
  .checks {
    width: 100%;
    border-collapse: collapse;
    margin-bottom: 4px;
  }
  .checks th,
  .checks td {
    text-align: left;
    font-weight: 500;
    padding: 7px 8px 7px 0;
    border-top: 1px solid var(--line);
    line-height: 1.15;
  }
  .checks td {
    color: var(--ink-2);
    white-space: nowrap;
    vertical-align: top;
  }
  .checks thead > tr > * {
    border: 0;
    font-weight: 700;
    padding-top: 0;
  }
  .checks .ok {
    color: var(--forest);
    font-weight: 800;
  }
  .checks td.red {
    color: var(--red);
    font-weight: 800;
  }
  .fd .btn {
    display: flex;
    margin-top: 6px;
    background: var(--card);
  }
  .small {
    border-top: 1px solid var(--line);
    padding: 4px 0;
  }
  .small summary {
    min-height: var(--hit);
    display: flex;
    align-items: center;
    cursor: pointer;
    font-weight: 650;
  }
  .small summary::before {
    content: '+';
    width: 1.2em;
    font-weight: 800;
  }
  .small[open] summary::before {
    content: '−';
  }
  .small p {
    line-height: 1.35;
    margin-bottom: 8px;
  }
  .small dl > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 4px 0;
  }
  .small dt {
    color: var(--ink-2);
  }
  .small dd {
    text-align: right;
  }
  manhunt-replay {
    min-height: 0;
  }
  @media (max-width: 79.9375em) {
    :host {
      height: auto;
      min-height: 100vh;
    }
    aside {
      overflow: visible;
    }
    .endg {
      align-items: start;
      grid-template-columns: 340px minmax(0, 1fr);
    }
    .ver h1 {
      font-size: 1.9rem;
    }
    .ver .big .stamp {
      font-size: 2.6rem;
    }
    .bt {
      grid-template-columns: 1fr;
    }
  }
  @media (max-width: 47.5em) {
    .endg {
      display: flex;
      flex-direction: column;
      align-items: stretch;
      padding: 10px;
      gap: 10px;
    }
    aside {
      gap: 10px;
    }
    .turn .tag {
      font-size: 1rem;
      line-height: 1.1;
      white-space: normal;
    }
    .ver {
      padding: 14px 16px 12px;
    }
    .ver .big .stamp {
      font-size: 2.4rem;
    }
  }
`
