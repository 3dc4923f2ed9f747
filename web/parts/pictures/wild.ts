/** What the Wilderness deck gives, and portions of food, drawn on 48 by 48; classes as in urban.ts. */
import { type SVGTemplateResult, svg } from 'lit'
import type { ItemName, WildernessName } from '../../../src/games/siberian-manhunt/cards/items.ts'
import type { FoodName } from '../../../src/games/siberian-manhunt/cards/shapes.ts'

export const wildPictures: Readonly<Record<Extract<WildernessName, ItemName>, SVGTemplateResult>> = {
  'Small sticks': svg`<g class="bark"><path d="M8 40L36 10M14 44L40 20M6 30L28 8M20 28l-8-3M27 20l3-9M26 32l9 1" /></g>`,
  'Large stick': svg`<path class="w" d="M5 41L37 5l5 4L10 46z" /><path class="w" d="M17 27l-9-6 2-3 11 5zM30 19l11 2v3l-14-1z" /><path d="M12 39l6-7M25 25l5-6" />`,
  'Dry grasses': svg`<path class="m" d="M18 44c0-12-6-20-12-28 10 4 12 8 14 14C20 20 20 12 24 4c4 8 4 16 4 26 2-6 4-10 14-14-6 8-12 16-12 28z" /><path d="M18 34h12M18 37h12M24 12v20M14 22l6 12M34 22l-6 12" />`,
  'Birch bark': svg`<path class="s" d="M12 8c10-4 20-2 26 0v30c-8-2-16-4-26 0z" /><path class="m" d="M12 8c-6 2-6 8-2 10h2zM12 38c-6 0-6 6 0 6 10-2 18-2 26-6-8-2-16-4-26 0z" /><path d="M17 14h7M29 18h6M18 23h5M27 28h8M17 32h6" stroke-width="2.600" />`,
  'Bast cord': svg`<ellipse class="m" cx="22" cy="26" rx="14" ry="10" /><ellipse cx="22" cy="26" rx="8" ry="5" /><path d="M34 30c6 2 4 10 10 10M11 21l4 3M22 16v4M32 21l-4 3M12 32l3-3M24 36l-1-4" />`,
  Hide: svg`<path class="m" d="M10 8l8 4h12l8-4-2 12 4 8-6 2 2 12-12-4-12 4 2-12-6-2 4-8z" /><path d="M24 14v20M18 20l2 2M30 20l-2 2M18 29l2-1M30 29l-2-1" />`,
  Flint: svg`<path class="s" d="M6 34L16 12l14-4 12 16-6 14-18 4z" /><path d="M16 12l6 14 20-2M22 26l-4 16M22 26L6 34M30 8l-8 18" /><path class="a" d="M36 6l2 4 4 1-3 3v4l-3-2-4 1 1-4-2-3 4-1z" />`,
  'Medicinal herbs': svg`<path d="M24 46V20M24 36c-8 0-13-4-14-11 8 0 13 3 14 11zM24 30c8 0 13-4 14-11-8 0-13 3-14 11z" /><path class="g" d="M24 36c-8 0-13-4-14-11 8 0 13 3 14 11zM24 30c8 0 13-4 14-11-8 0-13 3-14 11z" /><circle class="a" cx="24" cy="9" r="3" /><circle class="a" cx="18" cy="13" r="3" /><circle class="a" cx="30" cy="13" r="3" /><circle class="m" cx="24" cy="15" r="3.400" />`,
}

export const foodPictures: Readonly<Record<FoodName, SVGTemplateResult>> = {
  'canned food': svg`<path class="s" d="M12 12v26c0 6 24 6 24 0V12" /><ellipse class="s" cx="24" cy="12" rx="12" ry="5" /><path class="m" d="M12 19c0 6 24 6 24 0v14c0 6-24 6-24 0z" /><path class="a" d="M20 26h8v7h-8z" />`,
  'raw meat': svg`<path class="a" d="M8 28c0-12 12-20 22-17s12 15 4 22-26 9-26-5z" /><path d="M8 28c0-12 12-20 22-17s12 15 4 22-26 9-26-5z" /><path class="light" d="M16 28c0-6 6-11 12-9" /><circle class="g" cx="30" cy="21" r="4" /><path d="M35 33l6 6M39 41l3-3" />`,
  'cooked meat': svg`<path class="w" d="M8 32c0-12 12-19 22-16s12 14 4 20-26 9-26-4z" /><path class="light" d="M15 31l8-10M21 34l9-12M28 34l6-8" /><path d="M16 11c-3-3 3-4 0-8M25 9c-3-3 3-4 0-7M34 13c-3-3 3-4 0-8" />`,
  berries: svg`<circle class="a" cx="16" cy="32" r="7" /><circle class="a" cx="31" cy="34" r="7" /><circle class="a" cx="24" cy="23" r="7" /><path class="g" d="M24 14c-4-4-9-4-12-2 3 4 8 5 12 2zM28 9c4 0 8 1 9 5-5 1-8-1-9-5z" /><path d="M24 16c0-6 4-9 8-10" />`,
}
