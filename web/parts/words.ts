/** Small pieces that hardly do more than dress a word or a number. */
import { html, nothing, svg, type TemplateResult } from 'lit'
import { words } from '../text/index.ts'
import type { Badge } from '../text/shapes.ts'
import { rule } from './help/open.ts'
import { type IconName, icon } from './icons.ts'

/** Text from the catalogue in which *stars* stand around what matters. */
export const rich = (text: string): TemplateResult =>
  html`${text.split('*').map((part, i) => (i % 2 === 1 ? html`<b>${part}</b>` : part))}`

/** A number with the sign that is as wide as a digit: an exhausted Fugitive stands at one below nothing (rule 5.1). */
export const minus = (says: string | number): string => String(says).replace('-', '−')

/** A price in energy; `undefined` is free, `off` a price that cannot be paid now. */
export function cost(price: number | undefined, free: string, off = false): TemplateResult {
  if (price === undefined || price === 0) return html`<span class="cost free">${free}</span>`
  return off ? html`<span class="cost no">${price}</span>` : html`<span class="cost">${icon('bolt')}${price}</span>`
}

/** A row of pips: `now` of `max` filled, the last `planned` of them hatched. */
export const pips = (now: number, max: number, kind: 'hp' | 'en' | 'meal', planned = 0): TemplateResult =>
  html`<span class="pips ${kind}" role="img" aria-label=${words.app.of(now, max)}>${Array.from(
    { length: max },
    (_, i) => html`<i class=${i < now - planned ? 'on' : i < now ? 'plan' : ''}></i>`,
  )}</span>`

const badgeIcons: Readonly<Record<Badge, readonly [IconName, string]>> = {
  proved: ['shield', 'proved'],
  'rolled together': ['dice', 'rolled'],
  opened: ['open', 'opened'],
  signed: ['file', 'signed'],
}
export const badge = (kind: Badge): TemplateResult => {
  const [name, style] = badgeIcons[kind]
  return html`<span class="bdg ${style}" title=${words.badges[kind].means}>${icon(name)}${words.badges[kind].name}</span>`
}
/** A badge that says more when it is pressed. */
export const badgeButton = (kind: Badge, label: string, press: (event: Event) => void): TemplateResult => {
  const [name, style] = badgeIcons[kind]
  return html`<button type="button" class="bdg ${style}" data-testid="badge" data-badge=${kind} title=${words.badges[kind].means}
    aria-label=${label} aria-haspopup="dialog" @click=${press}>${icon(name)}${words.badges[kind].name}</button>`
}

/** The worn edge of every stamp; it must stand once in the same tree. */
export const rough = (): TemplateResult =>
  html`<svg class="rough" aria-hidden="true">
    <filter id="rough" x="-5%" y="-10%" width="110%" height="120%">
      <feTurbulence type="fractalNoise" baseFrequency=".42" numOctaves="3" seed="7" result="n" />
      <feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -4.2 3.05" result="m" />
      <feComposite in="SourceGraphic" in2="m" operator="in" />
    </filter>
  </svg>`
export const stamp = (words: string, kind: 'r' | 'g' | 'v' | 'n' = 'r'): TemplateResult =>
  html`<span class="stamp ${kind}">${words}</span>`

export const clip = (): TemplateResult =>
  html`<svg class="clip" viewBox="0 0 17 48" aria-hidden="true">
    ${svg`<path d="M4 12v26c0 7 9 7 9 0V8C13 0 2 0 2 8v24" />`}
  </svg>`

/** A sheet with a heading and, at its right, a typed note; `ref` is where the rules speak of it. */
export const panel = (title: string, typed: string, body: unknown, name = '', ref?: string): TemplateResult =>
  html`<section class="paper panel ${name}">
    <header><h2 class="cap">${title}</h2>${ref === undefined ? nothing : rule(ref)}${typed === '' ? nothing : html`<span class="ty">${typed}</span>`}</header>
    <div class="in">${body}</div>
  </section>`
