import { css } from 'lit'

/**
 * The survey sheet. Stroke widths and sizes are board units; `--k` is the zoom in pixels per unit, set on the drawing, so
 * that letters keep a readable size. Colour never stands alone: shape, line style or number repeats it.
 */
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
    fill-opacity: 0.6;
  }
  .hill.h2 {
    fill-opacity: 0.9;
  }
  .contour {
    fill: none;
    stroke: var(--g-contour);
    stroke-width: 0.8;
    stroke-opacity: 0.55;
  }
  .contour.thick {
    stroke-width: 1.5;
    stroke-opacity: 0.75;
  }
  .wide .contour:not(.thick),
  .wide .grat {
    display: none;
  }
  .abroad {
    fill: var(--forest-wash);
    fill-opacity: 0.72;
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
    stroke-opacity: 0.45;
  }
  .riv {
    fill: none;
    stroke: var(--g-shore);
    stroke-opacity: 0.55;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .water {
    fill: var(--g-water);
  }
  .deep {
    fill: none;
    stroke: var(--g-deep);
    stroke-opacity: 0.8;
  }
  .deep.d1 {
    stroke-opacity: 0.28;
  }
  .deep.d2 {
    stroke-opacity: 0.36;
  }
  .deep.d3 {
    stroke-opacity: 0.5;
  }
  .deep.d4 {
    stroke-opacity: 0.7;
  }
  .crack {
    fill: none;
    stroke: var(--g-shore);
    stroke-width: 1.1;
    stroke-opacity: 0.5;
  }
  .frozen,
  :host([data-season='winter']) .open {
    display: none;
  }
  :host([data-season='winter']) .frozen,
  .was-winter .frozen {
    display: inline;
  }
  :host([data-season]) .was-summer .frozen,
  :host([data-season]) .was-winter .open {
    display: none;
  }
  :host([data-season]) .was-summer .open {
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
    stroke-opacity: 0.65;
  }
  .bd-case {
    fill: none;
    stroke: var(--g-border);
    stroke-width: 15;
    stroke-opacity: 0.2;
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
    fill-opacity: 0.8;
  }
  .reg-lake,
  .reg-water {
    fill: var(--g-water-ink);
    font-family: var(--f-text);
    font-style: italic;
    text-transform: none;
    fill-opacity: 1;
  }
  .rd-case {
    fill: none;
    stroke: var(--g-road-case);
    stroke-width: 9;
    stroke-opacity: 0.85;
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
    stroke-opacity: 0.6;
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
  :host(:not([still])) .far .nn:not(.keep),
  :host(:not([still])) .farther .nn {
    display: none;
  }
  /* On a picture nobody looks a number up: it keeps its size on the sheet. */
  :host([still]) .nn {
    font-size: 23px;
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
