import { css } from 'lit'

/**
 * The survey sheet. Stroke widths and sizes are board units; `--k` is the zoom in pixels per unit, set on the drawing, so
 * that letters keep a readable size. Colour never stands alone: shape, line style or number repeats it.
 */
export const pawnStyle = css`
  .pw-sh {
    fill: var(--pawn-shade);
    opacity: 0.28;
  }
  .pw {
    stroke: var(--pawn-edge);
    stroke-width: 3;
  }
  .pw-kgb {
    fill: var(--pawn-kgb);
  }
  .pw-yak {
    fill: var(--pawn-yakut);
  }
  .pw-army {
    fill: var(--pawn-army);
  }
  .pw-fug {
    fill: var(--pawn-fugitive);
  }
  .pw-mark {
    fill: var(--pawn-mark);
  }
  .pw-brim {
    stroke: var(--pawn-mark);
    stroke-width: 1.5;
  }
  .pw-t {
    font: 800 16px var(--f-head);
    fill: var(--pawn-mark);
    text-anchor: middle;
  }
`

export const groundStyle = css`
  .land {
    fill: var(--g0);
  }
  .wood {
    fill: var(--g-forest2);
    fill-rule: evenodd;
  }
  .wood.w0 {
    fill: var(--g-forest);
  }
  .hill {
    fill: var(--g-hill);
    fill-rule: evenodd;
    opacity: 0.6;
  }
  .hill.h2 {
    opacity: 0.9;
  }
  .contour {
    fill: none;
    stroke: var(--g-contour);
    stroke-width: 0.8;
    opacity: 0.55;
  }
  .contour.thick {
    stroke-width: 1.5;
    opacity: 0.75;
  }
  .abroad {
    fill: var(--forest-wash);
    opacity: 0.72;
  }
  .margin {
    fill: var(--paper);
    fill-rule: evenodd;
    stroke: var(--g-grat);
    stroke-width: 3;
  }
  .grat {
    fill: none;
    stroke: var(--g-grat);
    stroke-width: 1;
    opacity: 0.45;
  }
  .riv {
    fill: none;
    stroke: var(--g-shore);
    opacity: 0.55;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .water {
    fill: var(--g-water);
  }
  .deep {
    fill: none;
    stroke: var(--g-deep);
    opacity: 0.8;
  }
  .deep.d1 {
    opacity: 0.28;
  }
  .deep.d2 {
    opacity: 0.36;
  }
  .deep.d3 {
    opacity: 0.5;
  }
  .deep.d4 {
    opacity: 0.7;
  }
  .crack {
    fill: none;
    stroke: var(--g-shore);
    stroke-width: 1.1;
    opacity: 0.5;
  }
  .frozen,
  :host([data-season='winter']) .open {
    display: none;
  }
  :host([data-season='winter']) .frozen {
    display: inline;
  }
  .shore {
    fill: none;
    stroke: var(--g-shore);
    stroke-width: 2.4;
  }
  .island {
    fill: var(--g0);
    stroke: var(--g-shore);
    stroke-width: 1.4;
  }
  .bd-m {
    fill: none;
    stroke: var(--g-border);
    stroke-width: 3;
    stroke-dasharray: 16 5 3 5;
    opacity: 0.65;
  }
  .bd-case {
    fill: none;
    stroke: var(--g-border);
    stroke-width: 15;
    opacity: 0.2;
  }
  .bd-c {
    fill: none;
    stroke: var(--g-border);
    stroke-width: 4;
    stroke-dasharray: 22 6 4 6 4 6;
  }
  .reg {
    fill: var(--g-label);
    text-anchor: middle;
    font-family: var(--f-head);
    font-weight: 600;
    text-transform: uppercase;
    opacity: 0.8;
  }
  .reg-lake,
  .reg-water {
    fill: var(--g-water-ink);
    font-family: var(--f-text);
    font-style: italic;
    text-transform: none;
    opacity: 1;
  }
  .rd-case {
    fill: none;
    stroke: var(--g-road-case);
    stroke-width: 9;
    opacity: 0.85;
    stroke-linecap: round;
  }
  .rd {
    fill: none;
    stroke: var(--g-road);
    stroke-width: 3.6;
    stroke-linecap: round;
  }
  .hw-case {
    fill: none;
    stroke: var(--g-road-case);
    stroke-width: 16;
    stroke-linecap: round;
  }
  .hw {
    fill: none;
    stroke: var(--g-hw);
    stroke-width: 11;
    stroke-linecap: round;
  }
  .hw-mid {
    fill: none;
    stroke: var(--g-road-case);
    stroke-width: 3.4;
    stroke-linecap: round;
  }
  .wt-case {
    fill: none;
    stroke: var(--g-road-case);
    stroke-width: 8;
    stroke-linecap: round;
    opacity: 0.6;
  }
  .wt {
    fill: none;
    stroke: var(--g-ferry);
    stroke-width: 5;
    stroke-linecap: round;
    stroke-dasharray: 0.1 11;
  }
  .nd {
    fill: var(--n-fill);
    stroke: var(--n-line);
    stroke-width: 2.4;
  }
  .nd-hw {
    stroke: var(--g-hw);
    stroke-width: 4.2;
  }
  .nd-dmz {
    stroke: var(--n-dmz);
    stroke-width: 4;
  }
  .nd-china {
    stroke: var(--n-china);
    stroke-width: 5;
  }
  .nt {
    fill: var(--n-fill);
    stroke: var(--n-town);
    stroke-width: 3.4;
  }
  .nt-in,
  .nt-y {
    fill: var(--n-town);
  }
  .nt-in.on-hw {
    fill: var(--g-hw);
  }
  .nt-door {
    fill: var(--n-fill);
  }
  .crash {
    stroke: var(--red);
    stroke-width: 7;
    stroke-linecap: round;
  }
  .crash-o {
    fill: var(--n-fill);
    stroke: var(--red);
    stroke-width: 5;
  }
  .nn {
    font: 700 23px var(--f-head);
    font-size: clamp(calc(10px / var(--k)), 23px, calc(20px / var(--k)));
    fill: var(--n-ink);
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
  }
  .far .nn:not(.keep),
  .farther .nn {
    display: none;
  }
  .far .nn.keep {
    font-size: calc(11px / var(--k));
    stroke: var(--n-halo);
    stroke-width: calc(3px / var(--k));
    paint-order: stroke;
  }
  .tn text {
    font: 750 27px var(--f-head);
    font-size: clamp(calc(11px / var(--k)), 27px, calc(20px / var(--k)));
    fill: var(--n-ink);
    stroke: var(--n-halo);
    stroke-width: clamp(calc(3px / var(--k)), 6px, calc(6px / var(--k)));
    paint-order: stroke;
    stroke-linejoin: round;
    text-anchor: middle;
    letter-spacing: 0.4px;
  }
  .tn.tn-y text {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .tn.tn-c text {
    fill: var(--red);
    font-weight: 800;
  }
  .tn .short,
  .farther .tn .full {
    display: none;
  }
  .farther .tn .short {
    display: inline;
  }
`

export const overlayStyle = css`
  .pencil {
    fill: none;
    stroke: var(--pencil);
    stroke-width: 9;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.62;
  }
  .pencil.second {
    stroke-width: 2;
    opacity: 0.5;
  }
  .pencil.true {
    stroke: var(--plan);
    stroke-width: 14;
    opacity: 0.85;
  }
  .pencil.true.second {
    stroke: var(--n-halo);
    stroke-width: 4;
    opacity: 0.55;
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
    cursor: pointer;
    transform: scale(clamp(1, calc(0.5 / var(--k)), 1.35));
  }
  .dest .hit {
    fill: transparent;
    stroke: none;
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
  .dest:hover .ds {
    stroke-width: 7;
  }
  .dest.sel .ds {
    stroke-width: 9;
  }
  .many .dc,
  .many .dct {
    display: none;
  }
  .many .sel .dc,
  .many .sel .dct,
  .many .dest:hover .dc,
  .many .dest:hover .dct {
    display: inline;
  }
  .many .ds {
    stroke-width: 3;
    opacity: 0.75;
  }
  .many .sel .ds {
    opacity: 1;
  }
  .trl path {
    fill: none;
    stroke: var(--pencil);
    stroke-width: 3;
    opacity: 0.85;
    stroke-linecap: round;
  }
  .trl text,
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
  .known .said,
  .stk .said {
    font-size: max(18px, calc(11px / var(--k)));
    fill: var(--red);
  }
  .stk path {
    stroke: var(--red);
    stroke-width: 4;
    stroke-linecap: round;
    opacity: 0.9;
    fill: none;
  }
  .stk.seen circle {
    fill: none;
    stroke: var(--red);
    stroke-width: 4;
    stroke-dasharray: 9 6;
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
  .names {
    pointer-events: none;
  }
`
