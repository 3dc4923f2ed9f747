/** Two games with the same public answers and different routes. */
import { clone, type Play } from '../../../../protocol/rules/index.ts'
import { siberianManhunt } from '../../../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { LocalGame, pick, type Random, randomPolicy, seeded } from '../../../../src/local/index.ts'
import { currentNode, type Position, publicText } from './positions.ts'

/** A play of that option, preferably one that hides something else. */
function twin(position: Position, play: Play, random: Random): Play {
  const same = position.plays().filter(one => one.option === play.option)
  const different = same.filter(one => one.hidden.join() !== play.hidden.join())
  return pick(different.length > 0 ? different : same, random)
}

/**
 * Plays two games on with the same options and rolls, hiding different steps, until they must answer a query differently.
 * Throws where their public parts differ. Counts the requests compared, and how many of them while the two Fugitives stood
 * on different locations.
 */
export function checkSecrecy(games: number, seed: number) {
  const compared = { positions: 0, apart: 0 }
  for (let number = 0; number < games; number++) {
    const random = seeded(seed, number)
    const one = LocalGame.start(siberianManhunt, usualSetup)
    const two = LocalGame.start(siberianManhunt, usualSetup)
    for (;;) {
      compare(one, two)
      const { request } = one.run
      if (request === undefined) break
      compared.positions += 1
      const apart = currentNode(one) !== currentNode(two)
      if (apart) compared.apart += 1
      if (request.type === 'roll') {
        const values = request.sides.map(random)
        one.rolled(values)
        two.rolled(values)
        continue
      }
      const { role, options } = request
      const common = new Set(two.plays().map(play => play.option))
      const plays = one
        .plays()
        .filter(({ option }) => common.has(option) && !(apart && options[option]?.opens !== undefined))
      if (plays.length === 0) break
      const play = randomPolicy({ role, run: one.run, options, plays, random })
      const other = twin(two, play, random)
      one.choose(play)
      two.choose(other)
    }
  }
  return compared
}

function compare(one: Position, two: Position): void {
  const text = ({ run }: Position) =>
    JSON.stringify([
      clone(run.state),
      run.turn,
      run.outcome,
      run.told,
      run.request?.type === 'choose' ? publicText(run.request.options) : run.request,
    ])
  if (text(one) !== text(two)) throw new Error(`public parts differ:\n${text(one)}\n${text(two)}`)
}
