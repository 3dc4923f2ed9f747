import { css } from 'lit'

/** Possible places, late searches, a player's own marks. Sizes are board units, `--k` is the zoom. */
export const layerStyle = css`
  .poss {
    fill: var(--violet);
  }
  .poss.half {
    fill-opacity: 0.5;
  }
  .po-bg {
    fill: var(--n-halo);
    fill-opacity: 0.7;
  }
  .po-c {
    stroke: var(--violet);
  }
  .po.few .po-c {
    fill: url(#few);
    stroke-width: 2.2;
    stroke-dasharray: 5 5;
  }
  .po.some .po-c {
    fill: url(#some);
    stroke-width: 3;
  }
  .po.most .po-c {
    fill: url(#most);
    stroke-width: 5;
  }
  .po-tag,
  .mark {
    transform: scale(clamp(1, calc(0.62 / var(--k)), 1.6));
  }
  .po-tag rect {
    fill: var(--violet);
    stroke: var(--n-halo);
    stroke-width: 2;
  }
  .po-tag text {
    font: 800 20px var(--f-head);
    fill: var(--paper);
    text-anchor: middle;
  }
  .stk path {
    stroke: var(--red);
    stroke-width: 4;
    stroke-linecap: round;
    stroke-opacity: 0.9;
    fill: none;
  }
  .stk.seen circle {
    fill: none;
    stroke: var(--red);
    stroke-width: 4;
    stroke-dasharray: 9 6;
  }
  .stk-area {
    fill: none;
    stroke: var(--red);
    stroke-width: 4;
    stroke-dasharray: 3 10;
    stroke-linecap: round;
  }
  .over-better circle {
    fill: none;
    stroke: var(--forest);
    stroke-width: max(6px, calc(3px / var(--k)));
  }
  .hunt {
    fill: none;
    stroke: var(--red);
    stroke-width: max(5px, calc(2.6px / var(--k)));
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 1 12;
    stroke-opacity: 0.8;
  }
  .mk {
    fill: var(--manila);
    stroke: var(--ink);
    stroke-width: 2.5;
  }
  .mk-q {
    font: 800 22px var(--f-head);
    fill: var(--ink);
    text-anchor: middle;
  }
  .mk-t {
    fill: var(--ink);
  }
`
