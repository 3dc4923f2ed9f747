import { css, html, type TemplateResult } from 'lit'
import { encode } from 'uqr'

/** A text as a QR code, one path of squares. */
export function qr(text: string, label: string): TemplateResult {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return html`<svg class="qrcode" viewBox="-3 -3 ${size + 6} ${size + 6}" role="img" aria-label=${label}>
    <rect x="-3" y="-3" width=${size + 6} height=${size + 6} class="light" />
    <path d=${dark.join('')} class="dark" shape-rendering="crispEdges" />
  </svg>`
}

export const qrStyle = css`
  .qrcode {
    width: 100%;
    border: 2px solid var(--ink);
    background: var(--qr-light);
  }
  .qrcode .light {
    fill: var(--qr-light);
  }
  .qrcode .dark {
    fill: var(--qr-dark);
  }
`
