/** A player's own notes on the map: kept with the game in this browser, and told to nobody. */
import { encode } from '../../protocol/bytes/codec.ts'
import { as, decodeAs, int, list, literal, oneOf, tuple } from '../../protocol/bytes/schema.ts'
import { isNode, NODES } from '../../src/games/siberian-manhunt/board.ts'
import type { Marker, MarkerKind } from '../app/aids.ts'

export const MARKERS = 'markers'
const FORMAT = 1
const shape = tuple(
  literal(FORMAT),
  list(
    tuple(
      as(int(), node => (isNode(node) ? node : undefined)),
      oneOf(literal('question'), literal('tracker')),
    ),
    { max: NODES },
  ),
)

export const encodeMarkers = (markers: readonly Marker[]): Uint8Array =>
  encode([FORMAT, markers.map(({ node, kind }) => [node, kind])])
/** What was kept, if it can be read; else no markers: they are notes, and no reason to stop a game. */
export function decodeMarkers(kept: Uint8Array | undefined): readonly Marker[] {
  const read = kept && decodeAs(shape, kept)
  return read?.[1].map(([node, kind]) => ({ node, kind })) ?? []
}

/** One marker for each location at most: the new one takes the place of the old, `undefined` takes it away. */
export const marked = (markers: readonly Marker[], node: number, kind: MarkerKind | undefined): readonly Marker[] => {
  const others = markers.filter(one => one.node !== node)
  return kind === undefined || !isNode(node) ? others : [...others, { node, kind }]
}
