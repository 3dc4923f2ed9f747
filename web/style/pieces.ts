import { css } from 'lit'

/** Play pieces on the paper: pips, prices, the bag, unit rows, small cards. */
export const pieces = css`
  .pips {
    display: flex;
    gap: 4px;
  }
  .pips i {
    width: 20px;
    height: 17px;
    border: 2px solid var(--ink);
    border-radius: 2px;
  }
  .pips i.on {
    background: var(--ink);
  }
  .pips.hp i {
    border-color: var(--red);
  }
  .pips.hp i.on {
    background: var(--red-fill);
    border-color: var(--red-fill);
  }
  .pips.en i {
    border-color: var(--blue);
    transform: skewX(-14deg);
  }
  .pips.en i.on {
    background: var(--blue-fill);
    border-color: var(--blue-fill);
  }
  .pips.meal i {
    width: 17px;
    border-radius: 50%;
  }
  .pips i.plan {
    background: repeating-linear-gradient(45deg, var(--blue) 0 2px, transparent 2px 5px);
  }
  .stat {
    display: grid;
    grid-template-columns: 74px 1fr auto;
    align-items: center;
    gap: 8px;
    min-height: 29px;
  }
  .stat b {
    font: 800 var(--t2) / 1 var(--f-head);
  }
  .stat b small {
    font-size: var(--t-1);
    font-weight: 600;
    color: var(--ink-2);
  }
  .rondel {
    width: 100%;
    max-width: 172px;
  }
  .rondel text {
    font-family: var(--f-head);
    text-anchor: middle;
    font-size: 21px;
    font-weight: 650;
    fill: var(--ink);
  }
  .rondel .sec {
    fill: var(--forest-wash);
    stroke: var(--ink);
    stroke-width: 1.2;
  }
  .rondel .sec.w {
    fill: var(--ice);
  }
  .rondel .sec.on {
    fill: var(--ink);
  }
  .rondel text.on {
    font-weight: 850;
    fill: var(--paper);
  }
  .rondel .cut {
    stroke: var(--ink);
    stroke-width: 4;
  }
  .rondel .peg {
    fill: var(--forest-fill);
    stroke: var(--paper);
    stroke-width: 3;
  }
  .rondel .hub {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  .rondel .name {
    font-size: 19px;
    font-weight: 800;
  }
  .rondel .year {
    font-size: 16px;
    font-weight: 600;
    fill: var(--ink-2);
  }
  .toks {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
  }
  .tok {
    width: 19px;
    height: 19px;
    border-radius: 50%;
    border: 2px solid var(--ink);
    display: grid;
    place-items: center;
    font: 800 0.72rem / 1 var(--f-head);
    font-style: normal;
  }
  .tok.l {
    background: var(--red-fill);
    border-color: var(--red-fill);
    color: var(--on-red);
    border-radius: 3px;
  }
  .odds {
    display: block;
    width: 100%;
    height: 12px;
    border: 2px solid var(--ink);
    border-radius: 2px;
    background: var(--card);
  }
  .odds rect {
    fill: var(--red-fill);
  }
  .odds path {
    stroke: color-mix(in srgb, var(--red-fill) 70%, var(--card));
    stroke-width: 3;
  }
  .agent {
    display: grid;
    grid-template-columns: 40px 1fr auto;
    gap: 9px;
    align-items: center;
    width: 100%;
    min-height: 3.125rem;
    padding: 4px 14px;
    border: 0;
    border-top: 1px solid var(--line);
    background: none;
    text-align: left;
    color: var(--ink);
  }
  button.agent {
    cursor: pointer;
  }
  .agent svg.pawn {
    width: 38px;
    height: 38px;
  }
  .agent b {
    font: 740 var(--t1) / 1.1 var(--f-head);
  }
  .agent small {
    display: block;
    font-size: var(--t-1);
    color: var(--ink-2);
    line-height: 1.2;
  }
  .agent[aria-pressed='true'] {
    background: var(--blue-wash);
    box-shadow: inset 5px 0 0 var(--blue-fill);
  }
  .price {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 6px;
  }
  .price div {
    border: 1.5px solid var(--line-2);
    border-radius: var(--r1);
    padding: 6px 8px 7px;
    background: var(--card);
  }
  .price b {
    font: 820 var(--t3) / 1 var(--f-head);
    display: block;
  }
  .price span {
    font-size: var(--t-1);
    line-height: 1.12;
    display: block;
    color: var(--ink-2);
  }
  svg.pawn .pw-sh {
    fill: var(--pawn-shade);
    opacity: 0.28;
  }
`
