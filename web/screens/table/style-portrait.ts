import { css } from 'lit'

/** The Fugitive's photograph. */
export const portraitStyle = css`
  .portrait {
    width: 77px;
    height: 92px;
    border: 4px solid var(--card);
    outline: 1px solid var(--line-2);
    flex: none;
  }
  .portrait .wall {
    fill: var(--paper-3);
  }
  .portrait .rulings {
    stroke: var(--line);
  }
  .portrait .coat {
    fill: var(--fur-2);
  }
  .portrait .collar {
    fill: var(--fur);
  }
  .portrait .neck,
  .portrait .face {
    fill: var(--skin);
  }
  .portrait .neck {
    fill: var(--skin-2);
  }
  .portrait .beard {
    fill: var(--fur-2);
  }
  .portrait .cap {
    fill: var(--fur-2);
  }
  .portrait .strap {
    fill: var(--hair);
  }
  .portrait .goggle {
    fill: var(--ice);
    stroke: var(--hair);
    stroke-width: 2.4;
  }
  .portrait .glint {
    stroke: var(--card);
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  .portrait .band {
    fill: var(--fur);
  }
  .portrait .pen {
    fill: none;
    stroke: var(--hair);
    stroke-width: 1.9;
    stroke-linecap: round;
  }
  .portrait .thin {
    stroke-width: 1.2;
  }
  .portrait .dress {
    fill: var(--forest-fill);
  }
  .portrait .scarf {
    fill: var(--manila);
  }
  .portrait .lips {
    stroke: var(--lips);
  }
  .portrait .braid {
    stroke-width: 5;
  }
  .portrait .dot {
    fill: var(--hair);
  }
`
