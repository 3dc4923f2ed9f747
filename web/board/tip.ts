/** The slip at a location: what a choice there would cost and tell, or why there is none. */
import { css, html, type TemplateResult } from 'lit'
import { cost } from '../parts/words.ts'
import { words } from '../text/index.ts'
import { nodeAt } from './chart.ts'
import { type Camera, type Port, toScreen } from './geometry.ts'

/** What the board says and draws of a location that is pointed at. */
export interface Preview {
  readonly title: string
  readonly lines: readonly string[]
  /** energy; left out where nothing is paid */
  readonly cost?: number
  /** stretch by stretch, each from location to location */
  readonly way?: readonly (readonly number[])[]
  /** locations that it would look at */
  readonly area?: readonly number[]
  /** nothing can be chosen there, and the lines say why */
  readonly closed?: boolean
}

export const tip = ({ title, lines, cost: price, closed }: Preview): TemplateResult =>
  html`<div class=${closed ? 'tip closed' : 'tip'} data-testid="tip" aria-hidden="true">
    <p class="t"><b>${title}</b>${closed ? '' : cost(price, words.table.free)}</p>
    ${lines.map(line => html`<p>${line}</p>`)}
  </div>`

/** Room between the location's middle and the slip, in pixels. */
const GAP = 30
const EDGE = 6

/** Puts the slip above the locations that it is about, or below where there is no room, inside the port. */
export function placeTip(slip: HTMLElement, about: readonly number[], camera: Camera, port: Port): void {
  const gap = GAP * Math.max(0.7, Math.min(camera.k, 1.6))
  const { offsetWidth: width, offsetHeight: height } = slip
  const points = about.map(node => toScreen(camera, port, nodeAt(node).x, nodeAt(node).y))
  const x = points[0]?.[0] ?? 0
  const above = Math.min(...points.map(point => point[1])) - gap - height
  const below = Math.max(...points.map(point => point[1])) + gap
  const fits = above < EDGE && below + height < port.height - (port.covered ?? 0)
  const top = fits ? below : Math.max(above, EDGE)
  const left = Math.max(EDGE, Math.min(x - width / 2, port.width - width - EDGE))
  slip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
}

export const tipStyle = css`
  .tip {
    position: absolute;
    left: 0;
    top: 0;
    max-width: 270px;
    padding: 6px 11px 7px;
    background: var(--card);
    color: var(--ink);
    border-left: 4px solid var(--blue-fill);
    border-radius: var(--r1);
    box-shadow: var(--shadow-2);
    font-size: var(--t-1);
    line-height: 1.25;
    pointer-events: none;
  }
  .tip.closed {
    border-color: var(--line-2);
    border-left-style: double;
  }
  .tip .t {
    display: flex;
    gap: 8px;
    align-items: center;
    font: 700 var(--t0) / 1.15 var(--f-head);
  }
  .tip p + p {
    color: var(--ink-2);
    margin-top: 2px;
  }
`
