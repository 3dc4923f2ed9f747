/** How locations are called, on the map, in the log and aloud. */
import { type ChartNode, nodeAt } from '../../board/chart.ts'
import type { Catalogue } from '../index.ts'
import { geography } from './geography.ts'

const label = (node: ChartNode): string => geography.towns[node.label]?.name ?? node.label

export const place: Catalogue['place'] = node => (nodeAt(node).kind === 'crash' ? 'Absturzstelle' : label(nodeAt(node)))

export const placeShort: Catalogue['placeShort'] = node =>
  nodeAt(node).kind === 'crash' ? 'Absturz' : label(nodeAt(node))

/** „auf 142“, „in Kansk“, „an der Absturzstelle“. */
export function at(node: number): string {
  switch (nodeAt(node).kind) {
    case 'crash':
      return 'an der Absturzstelle'
    case 'town':
      return `in ${label(nodeAt(node))}`
    case 'wilderness':
      return `auf ${label(nodeAt(node))}`
  }
}
/** „nach Kansk“, „auf 142“. */
export const to = (node: number): string =>
  nodeAt(node).kind === 'town' ? `nach ${label(nodeAt(node))}` : `auf ${place(node)}`
/** „von Kansk aus“, „von 142 aus“. */
export const from = (node: number): string =>
  nodeAt(node).kind === 'crash' ? 'von der Absturzstelle aus' : `von ${label(nodeAt(node))} aus`

const kinds = (node: ChartNode): string[] => [
  ...(node.kind === 'crash' ? [] : [node.kind === 'town' ? (node.yakut ? 'jakutische Stadt' : 'Stadt') : 'Wildnis']),
  ...(node.highway ? ['an der Fernstraße'] : []),
  ...(node.zone === 'dmz' ? ['keine Rote Armee'] : []),
  ...(node.zone === 'china' ? ['in China'] : []),
]

export const placeSaid: Catalogue['placeSaid'] = node => [place(node), ...kinds(nodeAt(node))].join(', ')

export const listText: Catalogue['places'] = {
  title: 'Die Karte als Liste',
  count: destinations => (destinations === 1 ? '1 Ziel' : `${destinations} Ziele`),
  none: 'Jetzt gibt es auf der Karte nichts zu wählen.',
  instead: 'Statt des Plans',
  closed: 'Neben dir, geschlossen',
  standing: 'Wer wo steht',
  close: 'Zurück zur Karte',
}

export const mapText: Catalogue['map'] = {
  label: 'Karte der Baikalregion',
  help: 'Pfeiltasten gehen von Ort zu Ort, Tab durch deine Ziele, wenn es nicht zu viele sind, Enter wählt, Escape verwirft die Wahl, Plus, Minus und Null zoomen, eine Zahl springt dorthin, L öffnet die Liste.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  whole: 'Ganze Karte',
  find: 'Zu dem, worauf es jetzt ankommt',
  list: 'Ziele als Liste',
  layers: 'Was die Karte zeigt',
  again: 'Noch einmal wählen, um zu senden',
  locations: count => `${count} Orte im Blick`,
  crash: 'Absturzstelle',
  east: degrees => `${degrees}° O`,
  overview: 'Übersicht',
  sheet: 'Blatt 7, Baikalregion',
  scale: season => `1 : 2 000 000, ${season === 'summer' ? 'Sommerausgabe' : 'Winterausgabe'}`,
  noWay: 'keine Straße in dieser Richtung',
}
