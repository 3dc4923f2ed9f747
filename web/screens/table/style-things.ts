import { css } from 'lit'

/** Slots, recipes, cards in force. */
export const thingStyle = css`
  .things > * + * {
    margin-top: 12px;
  }
  .guide > .in {
    max-height: 210px;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line-2) transparent;
  }
  .slots {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 6px;
  }
  .slot {
    min-height: 50px;
    padding: 5px 4px;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3px;
    border: 1.5px solid var(--line-2);
    border-radius: var(--r1);
    background: var(--card);
    text-align: center;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  .slot.wide {
    grid-column: span 2;
  }
  .slot b {
    font: 700 var(--t-1) / 1.05 var(--f-head);
  }
  .slot small {
    font-size: var(--t-1);
    line-height: 1;
    color: var(--ink-2);
  }
  .slot.free {
    background: none;
    border-style: dashed;
  }
  .slot.shut {
    background: repeating-linear-gradient(135deg, transparent 0 5px, var(--paper-3) 5px 9px);
    color: var(--ink-2);
  }
  .slot.fire {
    background: var(--manila);
  }
  .slot .ic {
    width: 18px;
    height: 18px;
  }
  .recipes li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 8px;
    padding: 6px 0;
  }
  .recipes li + li {
    border-top: 1px solid var(--line);
  }
  .recipes b {
    font: 740 var(--t0) / 1.1 var(--f-head);
  }
  .recipes em {
    font: 650 var(--t-1) / 1.1 var(--f-head);
    font-style: normal;
    color: var(--ink-2);
  }
  .recipes .ready em {
    color: var(--forest);
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
    gap: 8px;
    align-items: start;
    padding: 6px 0;
  }
  .force b {
    display: block;
    font: 740 var(--t0) / 1.1 var(--f-head);
  }
  .force small {
    display: block;
    margin-top: 2px;
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
  .mini.red {
    border-color: var(--red-fill);
    background: var(--red-wash);
  }
  .mini.red .art {
    background: var(--red-fill);
    color: var(--on-red);
  }
  .mini .never {
    margin-top: 3px;
    font-weight: 650;
    color: var(--red);
  }
`
