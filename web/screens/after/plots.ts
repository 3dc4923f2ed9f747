/** The plots of a game, and the same numbers as a table, one row a round. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Point } from '../../app/replay.ts'
import { words } from '../../text/index.ts'
import type { Drawn } from './plot.ts'
import { energyOf, roundsOf } from './stops.ts'
import './plot.ts'

interface Shown {
  readonly name: string
  readonly unit: string
  /** says more, for a title */
  readonly means?: string
  readonly drawn: Drawn
}

/** What there is to draw: nothing about a route that was not opened. Before the audit, as much as there may be. */
function shownOf(points: readonly Point[]): readonly Shown[] {
  const text = words.replay.plots
  const line = (value: (point: Point) => number | undefined) => points.map(value)
  const distance = line(point => point.distance)
  const energies = energyOf(points)
  const known = points.length === 0 || distance.some(value => value !== undefined)
  return [
    ...(known
      ? [
          {
            name: text.distance,
            unit: text.spaces,
            drawn: { lines: [{ name: text.distance, values: distance, look: 'ink' as const }] },
          },
        ]
      : []),
    {
      name: text.possible,
      unit: text.places,
      drawn: { lines: [{ name: text.possible, values: line(point => point.possible), look: 'violet' }] },
    },
    {
      name: text.energy,
      unit: '',
      means: text.energyMeans,
      drawn: {
        lines: [
          { name: text.fugitive, values: energies.map(one => one.fugitive), look: 'fugitive' },
          { name: text.government, values: energies.map(one => one.government), look: 'government' },
        ],
      },
    },
    {
      name: text.bag,
      unit: '',
      drawn: {
        stacked: [
          { name: text.silent, values: line(point => point.silent), look: 'silent' },
          { name: text.loyal, values: line(point => point.loyal), look: 'loyal' },
        ],
      },
    },
  ]
}

export const plots = (points: readonly Point[], entry: number): TemplateResult =>
  html`<div class="plots" data-testid="plots">${shownOf(points).map(
    ({ name, unit, means, drawn }) =>
      html`<manhunt-plot title=${means ?? nothing} .name=${name} .unit=${unit} .points=${points} .drawn=${drawn} .entry=${entry}></manhunt-plot>`,
  )}</div>`

/** How things stood at the end of each round. */
export function table(points: readonly Point[], entry: number): TemplateResult {
  const text = words.replay
  const now = points[entry]?.round
  const energies = energyOf(points)
  return html`<table class="numbers" data-testid="numbers">
    <caption class="vh">${text.tableCaption}</caption>
    <thead><tr>${text.columns.map(name => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${roundsOf(points).map(({ round, to }) => {
      const point = points[to]
      const energy = energies[to]
      const cells = [
        point?.winter ? words.season.winter : words.season.summer,
        point?.distance ?? text.unknown,
        point?.possible,
        energy?.fugitive ?? text.unknown,
        energy?.government ?? text.unknown,
        point?.silent,
        point?.loyal,
      ]
      return html`<tr class=${round === now ? 'now' : ''}><th scope="row">${round}</th>${cells.map(cell => html`<td>${cell}</td>`)}</tr>`
    })}</tbody>
  </table>`
}
