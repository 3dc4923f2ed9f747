import { html, svg, type TemplateResult } from 'lit'
import { words } from '../text/index.ts'

const polar = (turn: number, radius: number): readonly [number, number] => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return [100 + radius * Math.cos(angle), 100 + radius * Math.sin(angle)]
}
const at = (turn: number, radius: number): string =>
  polar(turn, radius)
    .map(value => value.toFixed(1))
    .join(' ')

/** The year as a wheel of eight sectors, with the marker on the one that is played. */
export function rondel(sector: number): TemplateResult {
  const winter = sector >= 4
  const [pegX, pegY] = polar((sector + 0.5) / 8, 94)
  return html`<svg class="rondel" viewBox="0 0 200 200" role="img" aria-label=${words.season.rondel(sector)}>
    ${words.season.sectors.map((name, i) => {
      const [x, y] = polar((i + 0.5) / 8, 69)
      const kind = i === sector ? 'on' : ''
      const d = `M${at(i / 8, 92)}A92 92 0 0 1 ${at((i + 1) / 8, 92)}L${at((i + 1) / 8, 46)}A46 46 0 0 0 ${at(i / 8, 46)}z`
      return svg`<path d=${d} class="sec ${i > 3 ? 'w' : ''} ${kind}" /><text x=${x} y=${y} dy=".33em" class=${kind}>${name}</text>`
    })}
    ${[0, 2, 4, 6].map(i => svg`<path d="M${at(i / 8, 98)}L${at(i / 8, 42)}" class="cut" />`)}
    <circle cx=${pegX} cy=${pegY} r="9" class="peg" />
    <circle cx="100" cy="100" r="36" class="hub" />
    <text x="100" y="99" class="name">${(winter ? words.season.winter : words.season.summer).toUpperCase()}</text>
    <text x="100" y="117" class="year">1962</text>
  </svg>`
}
