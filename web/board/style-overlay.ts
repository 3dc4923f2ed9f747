import { css } from 'lit'
import { layerStyle } from './style-layers.ts'

/** What lies and stands on the sheet: lines, rings, marks, pawns. Sizes are board units, `--k` is the zoom. */
export const overlayStyle = css`
  ${layerStyle}
  .pencil {
    fill: none;
    stroke: var(--pencil);
    stroke-width: 9;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-opacity: 0.62;
  }
  .pencil.second {
    stroke-width: 2;
    stroke-opacity: 0.5;
  }
  .pencil.true {
    stroke: var(--plan);
    stroke-width: 14;
    stroke-opacity: 0.85;
  }
  .pencil.true.second {
    stroke: var(--n-halo);
    stroke-width: 4;
    stroke-opacity: 0.55;
    stroke-dasharray: 2 14;
  }
  .plan {
    fill: none;
    stroke: var(--plan);
    stroke-width: 8;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 15 10;
  }
  .plan.maybe {
    stroke-width: 6;
    stroke-opacity: 0.75;
  }
  .area-edge {
    fill: var(--amber-wash);
    fill-opacity: 0.42;
    stroke: var(--amber);
    stroke-width: max(4px, calc(2.4px / var(--k)));
    stroke-dasharray: 18 8;
  }
  .area-in {
    fill: none;
    stroke: var(--amber);
    stroke-width: max(4px, calc(2px / var(--k)));
  }
  .step rect {
    fill: var(--blue-fill);
    stroke: var(--n-halo);
    stroke-width: 2.5;
  }
  .step text {
    font: 800 22px var(--f-head);
    fill: var(--on-blue);
    text-anchor: middle;
  }
  .ds {
    fill: none;
    stroke: var(--plan);
    stroke-width: 4;
  }
  .ds-bush {
    stroke-dasharray: 8 6;
  }
  .ds-water {
    stroke-dasharray: 1 7;
    stroke-linecap: round;
    stroke-width: 6;
  }
  .dest {
    transform: scale(clamp(1, calc(0.5 / var(--k)), 1.35));
  }
  .dest .dc {
    fill: var(--blue-fill);
    stroke: var(--n-halo);
    stroke-width: 2.5;
  }
  .dest .dct {
    font: 800 21px var(--f-head);
    fill: var(--on-blue);
    text-anchor: middle;
  }
  .dest.instead .ds {
    stroke-width: 2;
    stroke-opacity: 0.42;
  }
  .dest.sel .ds {
    stroke-width: 9;
  }
  .many .dc,
  .many .dct {
    display: none;
  }
  .many .sel .dc,
  .many .sel .dct {
    display: inline;
  }
  .many .ds {
    stroke-width: 3;
    stroke-opacity: 0.75;
  }
  .most .ds {
    stroke-width: 2;
    stroke-opacity: 0.35;
  }
  .many .sel .ds {
    stroke-opacity: 1;
  }
  .trl path {
    fill: none;
    stroke: var(--pencil);
    stroke-width: 3;
    stroke-opacity: 0.85;
    stroke-linecap: round;
  }
  .said {
    font: 700 21px var(--f-type);
    fill: var(--pencil);
    text-anchor: middle;
    stroke: var(--n-halo);
    stroke-width: 6;
    paint-order: stroke;
  }
  .known circle {
    fill: none;
    stroke: var(--red);
    stroke-width: 5;
  }
  .said.red {
    font-size: max(18px, calc(11px / var(--k)));
    fill: var(--red);
  }
  .pawn {
    pointer-events: none;
    transform: scale(clamp(1, calc(0.56 / var(--k)), 2));
  }
  .pw-sel {
    fill: none;
    stroke: var(--focus);
    stroke-width: 5;
    stroke-dasharray: 14 7;
  }
  .cursor {
    fill: none;
    stroke: var(--focus);
    stroke-width: max(5px, calc(3px / var(--k)));
  }
  .cursor.gap {
    stroke: var(--focus-gap);
    stroke-width: max(11px, calc(7px / var(--k)));
  }
  .spot {
    pointer-events: none;
  }
  .spot circle {
    fill: none;
    stroke: var(--red);
    stroke-width: max(6px, calc(3px / var(--k)));
  }
  .spot .gap {
    stroke: var(--focus-gap);
    stroke-width: max(12px, calc(7px / var(--k)));
  }
  .names {
    pointer-events: none;
  }
`
