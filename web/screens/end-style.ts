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
  .vs {
    display: grid;
    grid-template-columns: 1fr 1fr;
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
  .rp {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 0;
    min-width: 0;
  }
  manhunt-board {
    flex: 1.9;
  }
  .below {
    flex: 1;
    min-height: 0;
    display: grid;
    grid-template-columns: 1fr 1.2fr;
    gap: 12px;
  }
  .grow {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  .grow > .in {
    flex: 1;
    overflow: auto;
    min-height: 0;
    scrollbar-width: thin;
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
  .way li:last-child {
    background: var(--blue-fill);
    color: var(--on-blue);
    padding: 3px 8px;
    border-radius: 3px;
  }
  @media (max-width: 1279px) {
    .endg {
      grid-template-columns: 340px minmax(0, 1fr);
    }
    .below {
      grid-template-columns: 1fr;
      grid-auto-rows: minmax(140px, 1fr);
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
  @media (max-width: 760px) {
    :host {
      height: auto;
      min-height: 100vh;
    }
    .endg {
      display: flex;
      flex-direction: column;
      padding: 10px;
      gap: 10px;
    }
    aside {
      overflow: visible;
      gap: 10px;
    }
    .turn .tag {
      font-size: 1rem;
    }
    .ver {
      padding: 14px 16px 12px;
    }
    manhunt-board {
      flex: none;
      height: 300px;
    }
    .below {
      display: flex;
      flex-direction: column;
    }
    .grow > .in {
      max-height: 60vh;
    }
  }
`
