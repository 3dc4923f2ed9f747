/** How locations are called, on the map, in the log and aloud. */
import { type ChartNode, nodeAt } from '../../board/chart.ts'
import type { TownName } from '../shapes.ts'

/** Names by what is printed on the board; what is not here is called so. */
export const geography: {
  readonly towns: Readonly<Record<string, TownName>>
  readonly landscapes: Readonly<Record<string, string>>
} = { towns: {}, landscapes: {} }

/** The short name: a number, a town, the crash site. */
export const place = (node: number): string => (nodeAt(node).kind === 'crash' ? 'the crash site' : nodeAt(node).label)

/** For a narrow box. */
export const placeShort = (node: number): string => (nodeAt(node).kind === 'crash' ? 'crash' : nodeAt(node).label)

/** With its preposition: "at 142", "in Kansk". */
export const at = (node: number): string => `${nodeAt(node).kind === 'town' ? 'in' : 'at'} ${place(node)}`

const kinds = (node: ChartNode): string[] => [
  ...(node.kind === 'crash' ? [] : [node.kind === 'town' ? (node.yakut ? 'Yakut town' : 'town') : 'wilderness']),
  ...(node.highway ? ['on the highway'] : []),
  ...(node.zone === 'dmz' ? ['no Red Army'] : []),
  ...(node.zone === 'china' ? ['in China'] : []),
]

/** Name and nature, for a reader who does not see the map: "142, wilderness, on the highway". */
export const placeSaid = (node: number): string =>
  [nodeAt(node).kind === 'crash' ? 'Crash site' : nodeAt(node).label, ...kinds(nodeAt(node))].join(', ')

/** The map as a list. */
export const listText = {
  title: 'The map as a list',
  count: (destinations: number) => `${destinations} destination${destinations === 1 ? '' : 's'}`,
  none: 'Nothing to choose on the map now.',
  instead: 'Instead of the plan',
  closed: 'Next to you, closed',
  standing: 'Who stands where',
  close: 'Back to the map',
}

/** The words on and around the map. */
export const mapText = {
  label: 'Map of the Baikal region',
  help: 'Arrow keys walk from place to place, Tab goes through your destinations unless they are many, Enter chooses, Escape drops the choice, plus, minus and zero zoom, a number jumps there, L opens the list.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole map',
  find: 'Go to what matters now',
  list: 'Destinations as a list',
  layers: 'What the map shows',
  again: 'Choose it again to send',
  locations: (count: number) => `${count} locations in sight`,
  crash: 'Crash site',
  east: (degrees: number) => `${degrees}° E`,
  overview: 'Overview',
  sheet: 'Sheet 7, Baikal region',
  scale: (season: 'summer' | 'winter') => `1 : 2 000 000, ${season} edition`,
  noWay: 'no road in this direction',
}
