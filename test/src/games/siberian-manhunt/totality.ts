/** Totality and exclusiveness of claims, over all secrets. */
import type { Handle, Option } from '../../../../protocol/rules/index.ts'
import { asNode, type Node, soviet } from '../../../../src/games/siberian-manhunt/board.ts'
import { FUGITIVE, type ManhuntOption } from '../../../../src/games/siberian-manhunt/game.ts'
import { guess, type Position, satisfiable, satisfied } from './positions.ts'

/** One location or the other for each of the last handles: all ways. */
function* patterns(handles: readonly Handle[], one: Node, other: Node): Generator<ReadonlyMap<Handle, Node>> {
  for (let bits = 0; bits < 2 ** handles.length; bits++) {
    yield new Map(handles.map((handle, i) => [handle, (bits >> i) & 1 ? one : other]))
  }
}

/**
 * More than is asked: it must hold for every place of the Fugitive and every trail whatsoever, consistent with the history
 * or not. A query asks of one location, so that a trail matters only by which of its elements are that location: all of
 * these patterns are tried, and every current location. Throws at the first position where it does not hold.
 */
export function checkTotality(positions: Iterable<Position>) {
  const checked = { choices: 0, testimonies: 0, carried: 0, queries: 0, types: new Set<ManhuntOption['type']>() }
  for (const { run } of positions) {
    const { request, state } = run
    if (request?.type !== 'choose' || request.role !== FUGITIVE) continue
    const { options } = request
    const here = state.fugitive.route.at(-1)
    const last = state.fugitive.route.slice(-6)
    const fail = (secret: string): never => {
      throw new Error(`round ${state.round}, ${options.map(one => one.type).join()}: wrong for ${secret}`)
    }
    const holds = request.query
      ? (vault: ReturnType<typeof guess>) => satisfied(options, vault) === 1
      : (vault: ReturnType<typeof guess>) => satisfiable(options, vault)
    if (!request.query) checked.choices += 1
    if (options[0]?.type === 'testify') checked.testimonies += 1
    if (options[0]?.type === 'carried') checked.carried += 1
    // an option that says nothing of the secret is true for every secret
    if (!request.query && options.some(one => one.claim === undefined && !('hides' in one) && !('opens' in one)))
      continue
    // every current location, the trail elsewhere or in the same place
    for (const node of soviet) {
      const values = new Map(here === undefined ? [] : [[here, node] as const])
      if (!holds(guess(values, node))) fail(`all at ${node}`)
      if (request.query && !holds(guess(values, other(node)))) fail(`here at ${node}`)
    }
    if (request.query) {
      checked.queries += 1
      for (const option of options) checked.types.add(option.type)
      const asked = askedOf(options)
      if (asked !== undefined) {
        for (const values of patterns(last, asked, other(asked))) {
          if (!holds(guess(values, other(asked)))) fail([...values].join(' '))
        }
      }
    }
  }
  return checked
}

const other = (node: Node): Node => asNode(node === 1 ? 2 : 1)
/** The location that a query asks of. */
function askedOf(options: readonly Option[]): Node | undefined {
  for (const option of options) if ('node' in option && typeof option.node === 'number') return asNode(option.node)
  return undefined
}
