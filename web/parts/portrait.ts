import { html, svg, type TemplateResult } from 'lit'

/** The Fugitive on a passport ground: flat ink, drawn by us. */
export const portrait = (): TemplateResult => html`<svg class="portrait" viewBox="0 0 80 96" aria-hidden="true">
  ${svg`<rect width="80" height="96" class="wall" /><path d="M0 20h80M0 40h80M0 60h80M0 80h80" class="rulings" />
    <path d="M10 96c2-22 12-29 30-29s28 7 30 29z" class="coat" />
    <path d="M27 69l13 13 13-13 5 4-18 20-18-20z" class="collar" />
    <path d="M34 58h12v14l-6 6-6-6z" class="neck" />
    <ellipse cx="40" cy="44" rx="14.5" ry="18" class="face" />
    <path d="M25 47c1 12 6 20 15 20s14-8 15-20c-2 6-4 9-7 10-5-2-11-2-16 0-3-1-5-4-7-10z" class="beard" />
    <path d="M22 40c-2-24 8-32 18-32s20 8 18 32c-2-6-4-9-6-11H28c-2 2-4 5-6 11z" class="cap" />
    <path d="M22 30c6-5 30-5 36 0l-2 6c-7-4-25-4-32 0z" class="band" />
    <path d="M31 42q3-2 6 0M43 42q3-2 6 0" class="pen" /><path d="M40 46l-1.5 6h2.5" class="pen thin" />
    <circle cx="34" cy="45.5" r="1.7" class="dot" /><circle cx="46" cy="45.5" r="1.7" class="dot" />
    <path d="M36 58.5c2.5 1 5.5 1 8 0" class="pen" />`}
</svg>`
