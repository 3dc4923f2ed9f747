/** The pawns: each with its own outline, so that colour is never needed to tell them apart. */
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit'

export type PawnKind = 'fugitive' | 'KGB' | 'Yakut' | 'army'

const bodies: Readonly<Record<PawnKind, SVGTemplateResult>> = {
  KGB: svg`<path d="M-22 17V-8A22 22 0 0 1 22-8V17Z" class="pw pw-kgb" />
    <path d="M-11-8L-8.5-20Q0-16 8.5-20L11-8Z" class="pw-mark" />
    <path d="M-18-6Q0 1 18-6Q0-9-18-6Z" class="pw-mark pw-brim" />`,
  Yakut: svg`<path d="M0-30L22 16H-22Z" class="pw pw-yak" /><circle cx="0" cy="-7" r="7" class="pw-mark" />`,
  army: svg`<rect x="-20" y="-20" width="40" height="40" class="pw pw-army" />
    <path d="M0-14L4-4.4H14L6 1.6L9 11.5L0 5.4L-9 11.5L-6 1.6L-14-4.4H-4Z" class="pw-mark" />`,
  fugitive: svg`<circle r="23" class="pw pw-fug" /><path d="M-9 11Q-10-3 0-3Q10-3 9 11Z" class="pw-mark" />
    <circle cy="-9" r="6.5" class="pw-mark" />`,
}

/** A pawn around the point (0, 0) of the sheet, with an agent's number on it. */
export const pawnBody = (kind: PawnKind, number = ''): SVGTemplateResult =>
  svg`<ellipse cx="1" cy="18" rx="23" ry="6" class="pw-sh" />${bodies[kind]}${
    number === '' ? null : svg`<text y=${kind === 'Yakut' ? 14 : 15} class="pw-t">${number}</text>`
  }`

/** A pawn as a picture of its own, for lists. */
export const pawnPicture = (kind: PawnKind, number = ''): TemplateResult =>
  html`<svg class="pawn" viewBox="-34 -38 68 64" aria-hidden="true">${pawnBody(kind, number)}</svg>`
