import { css } from 'lit'

/** Slots, recipes, cards in force. */
export const thingStyle = css`
  .things > * + * {
    margin-top: 12px;
  }
  .slots {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 6px;
  }
  .slot {
    min-height: 73px;
    display: flex;
    align-items: center;
    justify-content: center;
    border: 1.5px solid var(--line-2);
    border-radius: var(--r1);
    background: var(--card);
    text-align: center;
    position: relative;
  }
  .slot.wide {
    grid-column: span 2;
  }
  .slot button {
    align-self: stretch;
    width: 100%;
    padding: 3px 2px 4px;
    display: grid;
    grid-template-columns: auto;
    justify-items: center;
    align-content: end;
    gap: 1px 3px;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    cursor: pointer;
    box-shadow: var(--shadow-1);
    overflow-wrap: anywhere;
  }
  .slot button:hover {
    background: var(--blue-wash);
  }
  .slot b {
    font: 650 var(--t-1) / 1 var(--f-head);
  }
  .slot small {
    font: 650 var(--t-1) / 1 var(--f-head);
    color: var(--ink-2);
  }
  .slot em {
    position: absolute;
    top: 3px;
    right: 3px;
    min-width: 17px;
    padding: 0 4px;
    border-radius: 9px;
    background: var(--ink);
    color: var(--paper);
    font: 800 var(--t-1) / 17px var(--f-head);
    font-style: normal;
  }
  .slot.free {
    background: none;
    border-style: dashed;
    color: var(--ink-2);
    font: 600 var(--t-1) / 1 var(--f-head);
  }
  .slot.shut {
    min-height: 34px;
    background: repeating-linear-gradient(135deg, transparent 0 5px, var(--paper-3) 5px 9px);
    border-color: var(--line);
    color: var(--ink-2);
  }
  .slot.fire {
    background: var(--manila);
  }
  .slot > .ic {
    width: 18px;
    height: 18px;
  }
  .slots.worn {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-top: 8px;
  }
  .worn .slot {
    min-height: var(--hit);
  }
  .worn .slot button {
    grid-template-columns: auto 1fr;
    justify-items: start;
    align-items: center;
    align-content: center;
    text-align: left;
  }
  .worn .it {
    width: 26px;
    height: 26px;
  }
  .worn span > * {
    display: block;
  }
  .recipes li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 8px;
    align-items: center;
    padding: 5px 0 7px;
  }
  .recipes li + li {
    border-top: 1px solid var(--line);
  }
  .recipes .made {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: var(--hit);
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    text-align: left;
    cursor: pointer;
  }
  .recipes .craft {
    padding: 0 9px 0 13px;
  }
  .recipes b {
    font: 740 var(--t1) / 1.1 var(--f-head);
  }
  .recipes em {
    padding: 4px 9px 3px;
    border: 1.5px dashed var(--line-2);
    border-radius: var(--r-pill);
    font: 650 var(--t-1) / 1.1 var(--f-head);
    font-style: normal;
    color: var(--ink-2);
  }
  .recipes .ready em {
    color: var(--forest);
    border-style: solid;
  }
  .recipes p {
    grid-column: span 2;
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    font-size: var(--t-1);
    line-height: 1.2;
  }
  .recipes .there::before {
    content: '✓ ';
    color: var(--forest);
  }
  .recipes .lacking {
    color: var(--red);
  }
  .recipes .lacking::before {
    content: '✗ ';
  }
  .force {
    display: grid;
    grid-template-columns: 22px 1fr auto;
    gap: 2px 8px;
    align-content: center;
    align-items: center;
    width: 100%;
    min-height: 3.25rem;
    padding: 6px 0;
    border: 0;
    background: none;
    color: var(--ink);
    text-align: left;
  }
  button.force {
    cursor: pointer;
  }
  .inforce > .in {
    padding-block: 4px;
  }
  /* as much room as a card takes */
  p.force {
    grid-template-columns: 1fr;
    color: var(--ink-2);
  }
  .labelled {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 10px;
    align-items: center;
    border-top: 1px solid var(--line);
  }
  .force b {
    display: block;
    font: 740 var(--t0) / 1.1 var(--f-head);
  }
  .force small {
    grid-column: 2 / -1;
    font-size: var(--t-1);
    line-height: 1.2;
    color: var(--ink-2);
  }
  .force em {
    font: 650 var(--t-1) / 1.1 var(--f-head);
    font-style: normal;
    white-space: nowrap;
  }
  .force .ic {
    width: 20px;
    height: 20px;
  }
  .decks {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 6px;
    margin-top: 10px;
  }
  .deck {
    width: 100%;
    min-height: var(--hit);
    padding: 0;
    display: grid;
    justify-items: center;
    gap: 1px;
    border: 0;
    background: none;
    color: var(--ink);
    cursor: pointer;
  }
  .deck .stack {
    width: 38px;
    height: 46px;
    margin: 0 5px 5px 0;
    display: grid;
    place-items: center;
    border: 1.5px solid var(--paper);
    outline: 1px solid var(--line-2);
    border-radius: 4px;
    background: var(--card-suit);
    color: var(--on-card-suit);
    box-shadow:
      2.5px 2.5px 0 -0.5px var(--paper-3),
      2.5px 2.5px 0 0.5px var(--line-2),
      5px 5px 0 -0.5px var(--paper-3),
      5px 5px 0 0.5px var(--line-2);
  }
  .deck.encounters .stack {
    background: var(--blue-fill);
  }
  .deck.wilderness .stack {
    background: var(--forest-fill);
  }
  .deck.assistance .stack {
    background: var(--card-order);
  }
  .deck.out .stack {
    background: none;
    border-style: dashed;
    color: var(--ink-2);
    box-shadow: none;
  }
  .deck:hover .stack {
    transform: translateY(-2px);
  }
  .deck b {
    font: 820 var(--t2) / 1 var(--f-head);
  }
  .deck small {
    font: 650 var(--t-1) / 1.1 var(--f-head);
  }
  .deck .mute {
    font-weight: 500;
  }
`
