import { css } from 'lit'

/** The port, its paper edge, the map's own buttons and the overview. */
export const boardStyle = css`
  :host {
    display: block;
    min-height: 0;
    min-width: 0;
  }
  .sheet {
    height: 100%;
    position: relative;
  }
  .neat {
    position: relative;
    height: 100%;
    overflow: hidden;
  }
  .sheet.framed {
    background: var(--paper);
    padding: 21px 22px 23px;
    border-radius: 2px;
    box-shadow: var(--shadow-3);
  }
  .sheet.framed::before {
    content: '';
    position: absolute;
    inset: 4px;
    border: 1px solid var(--ink);
    pointer-events: none;
  }
  .framed .neat {
    border: 2px solid var(--ink);
  }
  .port {
    position: absolute;
    inset: 0;
    overflow: hidden;
    background: var(--paper);
    touch-action: none;
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
  }
  .port.over {
    cursor: pointer;
  }
  .port:active {
    cursor: grabbing;
  }
  :host([still]) .port {
    cursor: default;
    pointer-events: none;
  }
  .port:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  /* The ground is a layer of its own: nothing that moves over it makes the browser paint it again. */
  .moving {
    position: absolute;
    left: 0;
    top: 0;
    transform-origin: 0 0;
    will-change: transform;
    /* which location is meant is found by arithmetic; the browser need not look through the drawing */
    pointer-events: none;
    /* ends here, or the browser would tell every shape of another cursor when the sheet is taken and let go */
    cursor: default;
    --k: 1;
  }
  .drawing {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    will-change: transform;
  }
  .ring {
    display: none;
  }
  .port:focus-visible .ring {
    display: inline;
  }
  .mapctl {
    position: absolute;
    left: 12px;
    top: 12px;
    display: flex;
    flex-direction: column;
    box-shadow: var(--shadow-2);
    border-radius: var(--r1);
    overflow: hidden;
    background: var(--paper);
  }
  .mapctl button {
    width: var(--hit);
    height: var(--hit);
    border: 0;
    border-bottom: 1px solid var(--line);
    background: var(--paper);
    color: var(--ink);
    display: grid;
    place-items: center;
    cursor: pointer;
  }
  .mapctl button:hover {
    background: var(--paper-2);
  }
  .mapctl button:focus-visible {
    outline-offset: -4px;
    box-shadow: none;
  }
  .mapctl button:last-child {
    border: 0;
  }
  .layers {
    inset: auto;
    margin: 0;
    left: 0;
    top: 0;
    padding: 6px 14px 6px 8px;
    border: 1px solid var(--line);
    border-radius: var(--r1);
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--shadow-2);
  }
  .layers label {
    display: flex;
    gap: 9px;
    align-items: center;
    min-height: var(--hit);
    cursor: pointer;
  }
  .layers input {
    width: 20px;
    height: 20px;
    accent-color: var(--plan);
  }
  .inset {
    position: absolute;
    right: 12px;
    top: 12px;
    width: 186px;
    background: var(--paper);
    padding: 4px;
    box-shadow: var(--shadow-2);
    border-radius: 2px;
    overflow: hidden;
    /* whoever lays something else into that corner can do without it */
    display: var(--overview, block);
  }
  .inset[hidden] {
    display: none;
  }
  .inset svg {
    cursor: crosshair;
    touch-action: none;
    border: 1px solid var(--ink);
    display: block;
    width: 100%;
  }
  .inset .lake {
    fill: var(--g-water);
    stroke: var(--g-shore);
    stroke-width: 8;
  }
  .inset .line {
    fill: none;
    stroke: var(--g-border);
    stroke-width: 14;
  }
  .inset .red {
    fill: none;
    stroke: var(--g-hw);
    stroke-width: 14;
  }
  .inset .dot {
    fill: var(--n-line);
  }
  .inset .me {
    fill: var(--blue-fill);
    stroke: var(--n-halo);
    stroke-width: 12;
  }
  .inset .KGB,
  .inset .army {
    fill: var(--red-fill);
  }
  .inset .Yakut {
    fill: var(--n-ink);
  }
  /* As large as the small map, within its edge. */
  .lens {
    position: absolute;
    inset: 5px;
    pointer-events: none;
  }
  #view {
    position: absolute;
    left: 0;
    top: 0;
    background: color-mix(in srgb, var(--plan) 12%, transparent);
    border: 2px solid var(--plan);
    will-change: transform;
  }
  .edge {
    position: absolute;
    left: 60px;
    right: 40px;
    top: 6px;
    display: flex;
    justify-content: space-between;
    font: 600 0.75rem/1 var(--f-type);
    color: var(--ink-2);
    white-space: nowrap;
  }
  /* between two rails Russian has room for every other one */
  @media (min-width: 80em) and (max-width: 89.9375em) {
    .edge span:nth-child(even):lang(ru) {
      visibility: hidden;
    }
  }
  .foot {
    position: absolute;
    left: 24px;
    right: 24px;
    bottom: 7px;
    display: flex;
    justify-content: space-between;
    font: 600 0.78rem/1 var(--f-head);
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: var(--ink-2);
  }
  @media (max-width: 79.9375em) {
    .inset {
      width: 136px;
    }
  }
  @media (max-width: 47.5em) {
    .inset {
      display: none;
    }
    .sheet.framed {
      padding: 0;
      box-shadow: none;
      border-radius: 0;
    }
    .sheet.framed::before,
    .mapctl .pz,
    .edge,
    .foot {
      display: none;
    }
    .framed .neat {
      border: 0;
      border-bottom: 2px solid var(--ink);
    }
  }
`
