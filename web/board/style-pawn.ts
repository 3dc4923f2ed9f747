import { css } from 'lit'

/** The pawns' colours, on the board and in lists. */
export const pawnStyle = css`
  .pw-sh {
    fill: var(--pawn-shade);
    fill-opacity: 0.28;
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
