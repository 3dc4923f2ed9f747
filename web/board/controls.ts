/** The map's own buttons. */
import { html, type TemplateResult } from 'lit'
import { icon } from '../parts/icons.ts'
import { words } from '../text/index.ts'
import { type Layer, layerMenu } from './layers.ts'

/** What the buttons do. */
export interface Steered {
  zoom(factor: number): void
  /** the whole sheet */
  whole(): void
  /** what matters now */
  find(): void
  /** the list of destinations is wanted */
  list(): void
  toggle(layer: string): void
}
/** One press on a button, or on a key. */
export const STEP = 1.4

export function controls(on: Steered, layers: readonly Layer[], off: ReadonlySet<string>): TemplateResult {
  const button = (name: Parameters<typeof icon>[0], label: string, act: () => void, kind = '') =>
    html`<button type="button" class=${kind} aria-label=${label} title=${label} data-testid="map-${name}" @click=${act}>${icon(name)}</button>`
  return html`<div class="mapctl">
    ${button('plus', words.map.zoomIn, () => on.zoom(STEP), 'pz')} ${button('minus', words.map.zoomOut, () => on.zoom(1 / STEP), 'pz')}
    ${button('fit', words.map.whole, () => on.whole())} ${button('cross', words.map.find, () => on.find())}
    ${layerMenu(layers, off, id => on.toggle(id))} ${button('list', words.map.list, () => on.list())}
  </div>`
}
