import { css } from 'lit'

/** Whoever is met, as a card on the dimmed map, and the answers beside it. */
export const meetingStyle = css`
  .meet {
    position: absolute;
    inset: 0;
    z-index: 2;
    display: grid;
    overflow: auto;
    background: var(--scrim);
    animation: dim var(--m) var(--ease);
  }
  @keyframes dim {
    from {
      opacity: 0;
    }
  }
  .meeting {
    margin: auto;
    padding: 24px;
    display: grid;
    grid-template-columns: minmax(0, 300px) minmax(0, 330px);
    gap: 20px;
    align-items: center;
  }
  .meeting.several {
    grid-template-columns: minmax(0, auto);
  }
  .several > .choices {
    gap: 16px;
  }
  .meet .gc {
    min-height: 400px;
    animation: deal var(--m-card) var(--ease);
  }
  @keyframes deal {
    from {
      transform: translateY(-40px) rotate(-4deg);
      opacity: 0;
    }
  }
  .choices {
    display: grid;
    gap: 10px;
  }
  .choices > header {
    background: var(--tag);
    color: var(--on-tag);
    padding: 11px 16px 10px;
    border-radius: var(--r1);
    box-shadow: inset 6px 0 0 var(--tag-blue);
    line-height: 1.25;
  }
  .choices > header {
    display: grid;
    grid-template-columns: 1fr auto;
  }
  .choices > header p {
    grid-column: 1 / -1;
  }
  .choices .rule-link {
    color: var(--on-tag);
  }
  .choices > header .cap {
    font-size: var(--t1);
  }
  .choices > .fight {
    background: var(--amber-wash);
    border-left: 6px solid var(--amber);
    border-radius: var(--r1);
    padding: 8px 12px 8px 10px;
    line-height: 1.25;
  }
  .answers {
    display: grid;
    gap: 10px;
  }
  .choice {
    display: grid;
    grid-template-columns: 24px 1fr auto;
    gap: 3px 10px;
    align-items: center;
    min-height: 58px;
    padding: 10px 14px 10px 16px;
    border: 0;
    border-left: 6px solid var(--forest);
    border-radius: var(--r1);
    background: var(--card);
    color: var(--ink);
    box-shadow: var(--shadow-2);
    text-align: left;
    font: 740 var(--t1) / 1.15 var(--f-head);
    cursor: pointer;
  }
  .choice.leave {
    border-left-color: var(--ink);
    border-left-style: double;
  }
  .choice.fight {
    border-left-color: var(--red);
    border-left-style: dashed;
  }
  .choice:hover {
    background: var(--blue-wash);
  }
  .choice .ic {
    width: 22px;
    height: 22px;
  }
  .choice small {
    grid-column: 2 / -1;
    font: 400 var(--t0) / 1.25 var(--f-text);
    color: var(--ink-2);
  }
  .hand {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 16px;
  }
  .hand .one {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: 10px;
    width: min(280px, 100%);
  }
  .hand .gc {
    width: auto;
    min-height: 360px;
  }
  .hand .none {
    flex-basis: 100%;
    text-align: center;
  }
  .hand .none .btn {
    background: var(--card);
  }
  /* between two rails there is room for two, if they are a little narrower */
  @media (min-width: 80em) and (max-width: 89.9375em) {
    .meeting {
      padding-inline: 14px;
    }
    .hand .one {
      flex: 0 1 256px;
      width: 256px;
    }
  }
  @media (max-width: 68.75em) {
    .meeting {
      padding: 14px;
      gap: 12px;
    }
    .meet .gc {
      min-height: 0;
    }
  }
  @media (max-height: 53.75em) {
    .meeting {
      padding-block: 6px;
    }
    .meeting.several {
      width: 100%;
      grid-template-columns: minmax(0, 1fr);
    }
    .several > .choices,
    .hand .one {
      gap: 6px;
    }
    .several > .choices > header {
      padding-block: 5px;
    }
    .hand .gc .tx {
      padding-block: 4px 8px;
    }
    .hand .one {
      flex: 1 1 256px;
      max-width: 400px;
    }
    .hand .gc .says {
      display: none;
    }
  }
  /* Where there is little height the portrait stands beside the words. */
  @media (max-width: 47.5em), (max-height: 53.75em) {
    .hand .gc {
      min-height: 0;
      display: grid;
      grid-template-columns: 104px minmax(0, 1fr);
      grid-template-rows: auto auto 1fr;
    }
    .hand .gc > header {
      grid-column: 1 / -1;
    }
    .hand .gc .art {
      grid-row: 2 / 4;
      align-self: start;
      height: auto;
      min-height: 120px;
      border-width: 0;
    }
  }
  @media (max-width: 47.5em) {
    .meet {
      position: static;
      order: 3;
      overflow: visible;
      background: none;
      animation: none;
    }
    .meeting {
      grid-template-columns: minmax(0, 1fr);
      width: 100%;
      margin: 0;
      padding: 12px;
    }
    /* The card takes the place of the map, which the question is not about. */
    .mapwrap:has(.meet) manhunt-board {
      display: none;
    }
    .meet .gc {
      width: auto;
      box-shadow: var(--shadow-1);
    }
    .meet .gc .art {
      height: 84px;
    }
    .meet .gc h2 {
      font-size: var(--t2);
    }
    .meet .gc > header {
      padding-block: 5px 4px;
    }
    .meet .gc .tx {
      padding-block: 7px;
    }
    .meet .gc .says {
      display: none;
    }
    .hand .one {
      width: 100%;
    }
    .choice {
      background: var(--paper);
      border-block: 1px solid var(--line);
      border-right: 1px solid var(--line);
      box-shadow: none;
    }
  }
`
