import { css } from 'lit'

/** The list in place of the map. */
export const placesStyle = css`
  :host {
    position: absolute;
    inset: 0;
    background: var(--paper);
    box-shadow: var(--shadow-3);
    border-radius: 2px;
  }
  @media (max-width: 47.5em) {
    :host {
      position: fixed;
      z-index: 6;
      bottom: var(--tabs-h);
    }
  }
  section {
    height: 100%;
    display: flex;
    flex-direction: column;
  }
  header {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 0 6px 0 16px;
    min-height: 50px;
    border-bottom: 2px solid var(--ink);
  }
  .ty {
    font-family: var(--f-type);
    color: var(--ink-2);
    margin-left: auto;
  }
  .close {
    width: var(--hit);
    height: var(--hit);
    border: 0;
    background: none;
    display: grid;
    place-items: center;
    cursor: pointer;
  }
  .in {
    flex: 1;
    min-height: 0;
    overflow: auto;
    padding: 12px 16px 20px;
  }
  .in > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    gap: 6px 12px;
  }
  h3 {
    margin: 18px 0 8px;
    padding-bottom: 4px;
    border-bottom: 1px solid var(--line);
  }
  .field {
    margin-bottom: 10px;
    width: 100%;
  }
  li {
    padding: 0;
  }
  li[data-node] {
    padding: 6px 10px;
    border: 1px solid var(--line);
    border-radius: var(--r1);
  }
  li.closed {
    border-style: dashed;
  }
  .place {
    display: flex;
    gap: 10px;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: var(--hit);
    height: 100%;
    padding: 7px 10px;
    text-align: left;
    background: var(--card);
    border: 1.5px solid var(--line-2);
    border-radius: var(--r1);
    cursor: pointer;
  }
  .place:hover {
    background: var(--paper-2);
  }
  .place[aria-pressed='true'] {
    border: 3px solid var(--plan, var(--blue-fill));
    padding: 5.5px 8.5px;
  }
  b {
    font: 700 var(--t0) / 1.2 var(--f-head);
    display: block;
  }
  small {
    display: block;
    font-size: var(--t-1);
    line-height: 1.25;
    color: var(--ink-2);
  }
`
