/** Pictures of things, drawn by us. A picture stands beside the thing's name and says nothing by itself. */
import { css, html, type TemplateResult } from 'lit'
import { isFood, type Thing } from '../../../src/games/siberian-manhunt/belongings.ts'
import { madePictures } from './made.ts'
import { urbanPictures } from './urban.ts'
import { foodPictures, wildPictures } from './wild.ts'

const items = { ...urbanPictures, ...wildPictures, ...madePictures } as const

export const thingDrawing = (thing: Thing) => (isFood(thing) ? foodPictures[thing] : items[thing])

/** The picture of an item or of a portion of food. */
export const thingPicture = (thing: Thing): TemplateResult =>
  html`<svg class="it" viewBox="0 0 48 48" aria-hidden="true">${thingDrawing(thing)}</svg>`

export const pictureStyle = css`
  .it {
    width: 34px;
    height: 34px;
    flex: none;
    color: var(--ink);
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .it .m {
    fill: var(--manila);
  }
  .it .w {
    fill: var(--fur);
  }
  .it .s {
    fill: var(--ice);
  }
  .it .g {
    fill: var(--forest-wash);
  }
  .it .a {
    fill: var(--red-fill);
    stroke: none;
  }
  .it .f {
    fill: currentColor;
    stroke: none;
  }
  .it .light {
    stroke: var(--paper);
  }
  .it .bark {
    stroke: var(--fur-2);
    stroke-width: 4;
  }
`
