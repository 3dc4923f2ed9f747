/** What the Urban deck gives, drawn on 48 by 48. Classes: m leather and cardboard, w wood, s metal, g cloth, a red, f ink. */
import { type SVGTemplateResult, svg } from 'lit'
import type { ItemName, UrbanName } from '../../../src/games/siberian-manhunt/cards/items.ts'

export const urbanPictures: Readonly<Record<Extract<UrbanName, ItemName>, SVGTemplateResult>> = {
  Pistol: svg`<path class="s" d="M4 12h39v9H27l-3 6h-5l-3 2H8l-4-8z" /><path class="w" d="M8 26h10l-3 16H5z" /><path d="M20 21v5M33 12V9M36 12h7" />`,
  'Hunting rifle': svg`<path class="w" d="M3 32l12-8 6 3-2 6-12 8-4-2z" /><path class="s" d="M15 24L43 5l2 3-24 19z" /><path d="M22 27c0 5 4 4 5 1M30 13l3 4" />`,
  Knife: svg`<path class="w" d="M6 42L18 30l4 4-12 12z" /><path class="s" d="M18 30L36 6c5 6 4 12-1 17L22 34z" /><path d="M24 30L37 12" />`,
  Axe: svg`<path class="w" d="M9 45L27 14l5 3-19 30z" /><path class="s" d="M24 5c6 1 10 3 12 6 4 0 7 3 8 6-2 7-7 11-14 12-1-3-3-5-6-6-2-5-1-12 0-18z" /><path d="M25 13l8 6" />`,
  Ammunition: svg`<path class="m" d="M6 25h36v16H6z" /><path class="s" d="M11 25V13l3-6 3 6v12M21 25V11l3-6 3 6v14M31 25V13l3-6 3 6v12" /><path d="M6 31h36M11 16h6M21 14h6M31 16h6" />`,
  Matches: svg`<path class="m" d="M10 20h28v20H10z" /><path d="M10 27h28M18 20V8M25 20V5M32 20V9" /><circle class="a" cx="18" cy="8" r="3" /><circle class="a" cx="25" cy="5" r="3" /><circle class="a" cx="32" cy="9" r="3" /><path class="a" d="M21 37l3-7 3 7z" />`,
  Fuel: svg`<path class="a" d="M9 14h22l8 8v22H9z" /><path d="M9 14h22l8 8v22H9zM14 14V7h12v7M29 9l8 5M15 24l18 14M33 24L15 38" />`,
  Canvas: svg`<path class="g" d="M6 12c6 4 30 4 36 0v24c-6 4-30 4-36 0z" /><path d="M6 20c8 4 28 4 36 0M6 28c8 4 28 4 36 0" /><circle class="f" cx="10" cy="17" r="1.6" /><circle class="f" cx="38" cy="17" r="1.6" /><circle class="f" cx="10" cy="34" r="1.6" /><circle class="f" cx="38" cy="34" r="1.6" />`,
  Rope: svg`<ellipse class="m" cx="24" cy="19" rx="17" ry="9" /><ellipse cx="24" cy="19" rx="9" ry="4" /><path class="m" d="M7 19v12c0 12 34 12 34 0V19c0 12-34 12-34 0z" /><path d="M7 25c2 10 32 10 34 0M13 25l3 4M21 27l3 4M30 26l3 4M12 32l3 4M20 34l3 4M29 34l3 3" />`,
  'First Aid Kit': svg`<path class="g" d="M6 16h36v24H6z" /><path d="M18 16v-6h12v6" /><path class="a" d="M21 20h6v6h6v5h-6v6h-6v-6h-6v-5h6z" />`,
  'Worm cure': svg`<path class="g" d="M15 18h18l3 6v20H12V24z" /><path class="w" d="M18 4h12v8H18z" /><path d="M20 12v6M28 12v6" /><path class="m" d="M12 27h24v11H12z" /><path d="M17 35c3-8 5 3 8-3s4-1 6-1" />`,
  'Fishing tackle': svg`<path class="w" d="M4 44L38 4l2 2L7 46z" /><path d="M39 5c8 8 2 18 3 25" /><path class="a" d="M39 26h6v8h-6z" /><path d="M42 34v4c0 6-7 6-7 0l3 2" /><circle class="s" cx="16" cy="31" r="4" />`,
  'Quilted jacket': svg`<path class="g" d="M17 6h14l10 7 3 25-7 2-2-14v17H13V26l-2 14-7-2 3-25z" /><path d="M24 10v33M17 6l7 5 7-5M13 22h22M13 29h22M13 36h22" /><path class="f" d="M28 16h5v4h-5z" />`,
  Skis: svg`<path class="w" d="M13 46L9 12c0-5 4-8 7-8l-1 6 4 36zM27 46l4-36-1-6c3 0 7 3 7 8l-4 34z" /><path class="m" d="M11 26h7l1 7h-7zM28 26h7l-1 7h-7z" />`,
  'Canvas bag': svg`<path class="m" d="M14 16h20c6 8 8 16 7 26-8 4-26 4-34 0-1-10 1-18 7-26z" /><path d="M14 16c-3-4 0-9 4-9l6 3 6-3c4 0 7 5 4 9M17 16c4 2 10 2 14 0M18 26c2 4 2 8 1 12M30 26c-2 4-2 8-1 12" />`,
  Backpack: svg`<path class="g" d="M10 14c0-7 5-10 14-10s14 3 14 10v28H10z" /><path class="m" d="M10 14c4 6 24 6 28 0v8H10zM14 28h20v14H14z" /><path d="M19 22v6M29 22v6M14 34h20M10 26c-4 0-5 3-5 8v6h5M38 26c4 0 5 3 5 8v6h-5" />`,
  Motorcycle: svg`<circle class="s" cx="10" cy="34" r="8" /><circle class="s" cx="38" cy="34" r="8" /><path class="a" d="M17 18h14l4 6-8 6H17l-6-6z" /><path d="M10 34l7-14M38 34L32 13h-6M11 34h18l4-10M17 18H8" /><circle class="f" cx="10" cy="34" r="2" /><circle class="f" cx="38" cy="34" r="2" />`,
  Snowmobile: svg`<path class="a" d="M6 29c4-6 8-8 14-8l5-9h5l-3 9 10 2 6 8H6z" /><path d="M6 29c4-6 8-8 14-8l5-9h5l-3 9 10 2 6 8" /><path class="s" d="M14 31h22c4 0 4 8 0 8H14c-4 0-4-8 0-8z" /><path d="M2 38c0 4 4 5 12 5M46 41H30" /><circle class="f" cx="17" cy="35" r="2" /><circle class="f" cx="25" cy="35" r="2" /><circle class="f" cx="33" cy="35" r="2" />`,
  Bicycle: svg`<circle cx="11" cy="32" r="9" /><circle cx="37" cy="32" r="9" /><path d="M11 32l8-14h12l6 14M19 18l5 14-13 0M24 32l8-14-2-6h6" /><path class="f" d="M14 13h9v3h-9z" /><circle class="f" cx="24" cy="32" r="2.4" />`,
  'Railway ticket': svg`<path class="m" d="M4 14h40v8c-4 0-4 6 0 6v8H4v-8c4 0 4-6 0-6z" /><path d="M33 14v22M9 20h18M9 26h12M9 31h15" /><path class="a" d="M36 22h5v6h-5z" />`,
  Vodka: svg`<path class="s" d="M20 4h8v10c0 4 6 5 6 11v20H14V25c0-6 6-7 6-11z" /><path class="m" d="M14 27h20v11H14z" /><path class="a" d="M19 4h10v5H19zM24 29l1.200 2.600h2.800l-2.200 1.800.8 2.800L24 34.600l-2.600 1.600.8-2.800-2.200-1.800h2.800z" />`,
}
