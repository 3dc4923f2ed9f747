import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit'
import type { FugitiveName } from '../../src/games/siberian-manhunt/cards/characters.ts'

const wall = svg`<rect width="80" height="96" class="wall" /><path d="M0 20h80M0 40h80M0 60h80M0 80h80" class="rulings" />`

const faces: Readonly<Record<FugitiveName, SVGTemplateResult>> = {
  MacKenzie: svg`<path d="M10 96c2-22 12-29 30-29s28 7 30 29z" class="coat" />
    <path d="M27 69l13 13 13-13 5 4-18 20-18-20z" class="collar" />
    <path d="M34 58h12v14l-6 6-6-6z" class="neck" />
    <ellipse cx="40" cy="44" rx="14.5" ry="18" class="face" />
    <path d="M25 47c1 12 6 20 15 20s14-8 15-20c-2 6-4 9-7 10-5-2-11-2-16 0-3-1-5-4-7-10z" class="beard" />
    <path d="M23 60c-4-10-4-20-3-27 2-17 10-24 20-24s18 7 20 24c1 7 1 17-3 27-3-4-4-12-4-20-1-5-2-8-4-10H31c-2 2-3 5-4 10 0 8-1 16-4 20z" class="cap" />
    <path d="M40 9v15M22 40l4 1M58 40l-4 1M23 60l5 8M57 60l-5 8" class="pen thin" />
    <path d="M21 25c10-4 28-4 38 0l-1 5c-10-4-26-4-36 0z" class="strap" />
    <rect x="24.5" y="17" width="14" height="11" rx="5" class="goggle" /><rect x="41.5" y="17" width="14" height="11" rx="5" class="goggle" />
    <path d="M28 25l4-5M45 25l4-5" class="glint" />
    <path d="M31 42q3-2 6 0M43 42q3-2 6 0" class="pen" /><path d="M40 46l-1.5 6h2.5" class="pen thin" />
    <circle cx="34" cy="45.5" r="1.7" class="dot" /><circle cx="46" cy="45.5" r="1.7" class="dot" />
    <path d="M36 58.5c2.5 1 5.5 1 8 0" class="pen" />`,
  Onosova: svg`<path d="M12 96c2-22 14-28 28-28s26 6 28 28z" class="dress" />
    <path d="M26 71c4 10 24 10 28 0l5 3c-5 16-33 16-38 0z" class="scarf" />
    <path d="M34 60h12v12l-6 5-6-5z" class="neck" />
    <path d="M20 52c-4-28 8-40 20-40s24 12 20 40c-2-12-6-18-9-21H29c-3 3-7 9-9 21z" class="dot" />
    <ellipse cx="40" cy="47" rx="14.5" ry="17" class="face" />
    <path d="M25.500 42c2-7 6-9 14-9s13 2 15 9c-4-4-9-5-15-5s-11 1-14 5z" class="dot" />
    <path d="M17 36c3-19 12-27 23-27s20 8 23 27c-8-6-15-8-23-8s-15 2-23 8z" class="cap" />
    <path d="M16 35c8-7 16-9 24-9s16 2 24 9l-2 6c-8-6-14-7-22-7s-14 1-22 7z" class="band" />
    <path d="M31 44.500q3-2 6 0M43 44.500q3-2 6 0" class="pen" />
    <ellipse cx="34" cy="48" rx="1.900" ry="2.200" class="dot" /><ellipse cx="46" cy="48" rx="1.900" ry="2.200" class="dot" />
    <path d="M40 48l-1.500 5h2.500" class="pen thin" />
    <path d="M36 58c2.500 1.300 5.500 1.300 8 0" class="pen lips" />
    <path d="M56 50c4 8 3 20-1 28M24 50c-4 8-3 20 1 28" class="pen braid" />`,
}

/** The Fugitive on a passport ground: flat ink, drawn by us. */
export const portrait = (name: FugitiveName): TemplateResult =>
  html`<svg class="portrait" viewBox="0 0 80 96" aria-hidden="true">${wall}${faces[name]}</svg>`
