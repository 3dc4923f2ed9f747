import { css } from 'lit'

/** The colours of the pictures on cards; the mood of a picture is a class of its drawing. */
export const artStyle = css`
  .art svg {
    width: 100%;
    height: 100%;
  }
  .art .it {
    height: 84%;
    margin-top: 3%;
  }
  .art svg {
    .sky {
      fill: var(--art-sky);
    }
    .far {
      fill: var(--art-far);
    }
    .mid {
      fill: var(--art-mid);
    }
    .near {
      fill: var(--art-near);
    }
    &.wild .sky {
      fill: var(--art-wild-sky);
    }
    &.wild .far {
      fill: var(--art-wild-far);
    }
    &.wild .mid {
      fill: var(--art-wild-mid);
    }
    &.wild .near {
      fill: var(--art-wild-near);
    }
    &.state .sky {
      fill: var(--art-state-sky);
    }
    &.state .far {
      fill: var(--art-state-far);
    }
    &.state .mid {
      fill: var(--art-state-mid);
    }
    &.state .near {
      fill: var(--art-state-near);
    }
    &.office .sky {
      fill: var(--art-office);
    }
    &.office .near {
      fill: var(--art-office-2);
    }
    .sun {
      fill: var(--art-white);
      opacity: 0.55;
    }
    .smoke,
    .page {
      fill: var(--art-white);
    }
    .beam {
      fill: var(--art-lamp);
      opacity: 0.5;
    }
    .water {
      fill: var(--art-water);
    }
    .board {
      fill: var(--art-board);
    }
    .joint,
    .ripple,
    .snow-line {
      fill: none;
      stroke: var(--art-joint);
      stroke-width: 2;
    }
    .ripple,
    .snow-line {
      stroke: var(--art-white);
      stroke-width: 3;
      stroke-linecap: round;
    }
    .dark {
      fill: var(--art-dark);
    }
    .cloth {
      fill: var(--art-cloth);
    }
    .wood,
    .fur {
      fill: var(--art-wood);
    }
    .hide {
      fill: var(--art-hide);
    }
    .beast {
      fill: var(--art-beast);
    }
    .wolf {
      fill: var(--art-wolf);
    }
    .tiger {
      fill: var(--art-tiger);
    }
    .grey {
      fill: var(--art-grey);
    }
    .steel,
    .stone {
      fill: var(--art-steel);
    }
    .green {
      fill: var(--art-green);
    }
    .blue {
      fill: var(--art-blue);
    }
    .red,
    .flame {
      fill: var(--art-red);
    }
    .lamp {
      fill: var(--art-lamp);
    }
    .pane {
      fill: var(--art-state-sky);
    }
    .skin {
      fill: var(--skin);
    }
    .fold {
      fill: var(--art-dark);
      opacity: 0.22;
    }
    .pole,
    .strut,
    .rail,
    .tie,
    .stripes,
    .wheel,
    .arm,
    .gloss,
    .lines,
    .mark,
    .steel-line,
    .ring,
    .worm {
      fill: none;
      stroke: var(--art-dark);
      stroke-width: 2.5;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .pole {
      stroke: var(--art-wood);
    }
    .thick,
    .strut {
      stroke-width: 4.5;
    }
    .tie {
      stroke: var(--art-wood);
      stroke-width: 5;
    }
    .wheel {
      stroke-width: 6;
    }
    .stripes {
      stroke-width: 5;
    }
    .arm {
      stroke: var(--art-cloth);
      stroke-width: 9;
    }
    .gloss {
      stroke: var(--art-gloss);
      stroke-width: 4;
    }
    .lines {
      stroke: var(--art-grey);
      stroke-width: 3;
    }
    .mark {
      stroke: var(--art-red);
      stroke-width: 4.5;
    }
    .dashed {
      stroke-dasharray: 9 5;
    }
    .steel-line {
      stroke: var(--art-steel);
      stroke-width: 4;
    }
    .ring {
      stroke-width: 6;
    }
    .worm {
      stroke: var(--art-red);
      stroke-width: 4;
    }
    .stripe {
      fill: var(--art-red);
      stroke: var(--art-white);
      stroke-width: 2;
    }
  }
`
