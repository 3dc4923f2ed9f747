/** What can be made, and the film canister, drawn on 48 by 48; classes as in urban.ts. */
import { type SVGTemplateResult, svg } from 'lit'
import type { CraftingName } from '../../../src/games/siberian-manhunt/cards/items.ts'

export const madePictures: Readonly<Record<CraftingName, SVGTemplateResult>> = {
  'Film canister': svg`<circle class="s" cx="24" cy="24" r="19" /><circle class="m" cx="24" cy="24" r="4" /><circle cx="24" cy="12.500" r="4.500" /><circle cx="24" cy="35.500" r="4.500" /><circle cx="12.500" cy="24" r="4.500" /><circle cx="35.500" cy="24" r="4.500" />`,
  Fire: svg`<path class="a" d="M24 3c2 10 14 14 12 27-1 7-6 11-12 11s-11-4-12-11c-1-8 5-11 6-17 3 2 4 4 4 7 4-4 4-10 2-17z" /><path class="m" d="M24 22c1 5 6 6 5 12-1 3-3 5-5 5s-5-2-5-5c0-4 4-6 5-12z" /><path class="bark" d="M8 45l32-7M8 38l32 7" />`,
  Tent: svg`<path class="m" d="M3 40L22 9l4 0 19 31z" /><path class="f" d="M24 14l8 26H16z" /><path d="M3 40L24 7l21 33zM21 3l3 4 3-4M3 40l-1 4M45 40l1 4" />`,
  'Winter clothes': svg`<path class="w" d="M17 6h14l11 8-4 12-4-3v21H14V23l-4 3-4-12z" /><path class="m" d="M17 6c2 6 12 6 14 0l4 2c-2 10-20 10-22 0zM14 38h20v6H14z" /><path d="M24 14v24" />`,
  Snowshoes: svg`<path class="m" d="M14 3c7 0 9 9 7 18s-2 21-7 24c-5-3-5-15-7-24S7 3 14 3zM35 3c7 0 9 9 7 18s-2 21-7 24c-5-3-5-15-7-24s0-18 7-18z" /><path d="M8 14h12M7 22h14M9 31h10M11 7l6 30M17 7l-6 30M29 14h12M28 22h14M30 31h10M32 7l6 30M38 7l-6 30" stroke-width="1.500" />`,
  Satchel: svg`<path class="m" d="M7 20h34v22H7z" /><path class="w" d="M7 20h34c0 14-34 14-34 0z" /><path d="M12 20c0-20 24-20 24 0" /><path class="m" d="M21 27h6v7h-6z" />`,
  Bow: svg`<path class="bark" d="M12 4c20 4 28 20 22 40" /><path d="M12 4l22 40M7 35L38 14M38 14l-7 1M38 14l-2 6M7 35l1-5M7 35l5 1" />`,
  Spear: svg`<path class="w" d="M5 43L31 14l3 3L8 46z" /><path class="s" d="M30 13L44 4l-7 15z" /><path d="M27 15l6 6M24 18l6 6" />`,
  Snare: svg`<path class="bark" d="M38 46c4-16 0-30-16-40" /><path d="M22 6c-6 2-8 8-8 14" /><ellipse cx="14" cy="30" rx="9" ry="10" /><path d="M14 20l-2-3M14 20l3-2M6 45h36" />`,
  Poultice: svg`<path class="g" d="M8 20c6-4 26-4 32 0l-3 20c-6 4-20 4-26 0z" /><path class="m" d="M8 20c6-6 26-6 32 0-6 5-26 5-32 0z" /><path d="M13 28l22 8M35 28l-22 8" /><path class="a" d="M22 29h4v3h3v3h-3v3h-4v-3h-3v-3h3z" />`,
}
