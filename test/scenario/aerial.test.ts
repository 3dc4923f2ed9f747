/** An aerial search between two whole peers: the answer is proven, the area a table of single numbers. */
import { describe, expect, it } from 'vitest'
import { audit } from '../../protocol/audit/audit.ts'
import { readRecord } from '../../protocol/audit/record.ts'
import { asNode, CRASH, type Node } from '../../src/games/siberian-manhunt/board.ts'
import {
  type Event,
  end,
  type Game,
  GOVERNMENT,
  type ManhuntOption,
  type Rule,
  type Setup,
} from '../../src/games/siberian-manhunt/game.ts'
import { aerialSearch } from '../../src/games/siberian-manhunt/reconnaissance.ts'
import { siberianManhunt } from '../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../src/games/siberian-manhunt/setup.ts'
import { type Chooser, Duo } from '../../src/local/duo.ts'
import { bytesFrom, HOST_HIDES, there } from '../protocol/seated.ts'

function* flyOver(game: Game): Rule<void> {
  yield* aerialSearch(game)
  return yield* end(GOVERNMENT, 'captured')
}
const rules = {
  ...siberianManhunt,
  turn: (game: Game) => (game.phase === 'set up' ? siberianManhunt.turn(game) : flyOver(game)),
}

/** After set-up the Government names that location. */
function searched(node: Node) {
  const duo = new Duo<Game, Setup, ManhuntOption, Event>([rules, rules], bytesFrom(5))
  duo.connect()
  duo.agree(usualSetup, HOST_HIDES)
  const aim: Chooser<Game, Setup, ManhuntOption, Event> = peer => {
    const { session } = there(peer.playing)
    const { request } = session.transcript.position
    const options = request?.type === 'choose' ? request.options : []
    const [first] = session.plays()
    return [
      there(
        session.plays().find(({ option }) => {
          const one = options[option]
          return one?.type === 'aim' && one.node === node
        }) ?? first,
      ),
    ]
  }
  duo.play([aim, aim])
  expect(duo.sides.map(side => side.log)).toEqual([[], []])
  const record = readRecord(there(duo.record(1)))
  if ('where' in record) throw new Error('a damaged record')
  const result = audit(record, rules)
  expect(result.type === 'damaged' ? result.where : result.seats.map(one => one.verdict)).toEqual(['honest', 'honest'])
  return there(duo.sides[1].peer.playing).session.transcript.position.run.told
}

describe('8.13.7 an aerial search, proven', () => {
  it('opens the location of a Fugitive in the area', () => {
    expect(searched(CRASH)).toEqual([
      { type: 'flown over', node: CRASH, spaces: 3, sighted: true },
      { type: 'found', node: CRASH, how: 'aerial search' },
    ])
  })
  it('proves of one outside that they are there, and opens nothing', () => {
    const far = asNode(300)
    expect(searched(far)).toEqual([{ type: 'flown over', node: far, spaces: 3, sighted: false }])
  })
})
