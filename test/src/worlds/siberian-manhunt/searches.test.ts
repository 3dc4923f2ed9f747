import { describe, expect, it } from 'vitest'
import { asNode } from '../../../../src/games/siberian-manhunt/board.ts'
import { type Event, FUGITIVE } from '../../../../src/games/siberian-manhunt/game.ts'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { type Search, searchOf } from '../../../../src/worlds/siberian-manhunt/searches.ts'
import { everybody, type Position, positions } from '../../games/siberian-manhunt/positions.ts'

const node = asNode(142)

describe('the search history', () => {
  it.each<[Event, Partial<Search> | undefined]>([
    [
      { type: 'searched', kind: 'Yakut', node, answer: 'trail' },
      { by: 'Yakut', answer: 'trail', spaces: 0 },
    ],
    [
      { type: 'searched', kind: 'search party', node, answer: 'nothing' },
      { by: 'search party', answer: 'nothing' },
    ],
    [
      { type: 'flown over', node, spaces: 3, sighted: false },
      { by: 'aerial search', answer: 'not here', spaces: 3 },
    ],
    [
      { type: 'nobody there', action: 'capture', node },
      { by: 'capture', answer: 'not here' },
    ],
    [
      { type: 'testified', node },
      { by: 'testimony', answer: 'trail' },
    ],
    [
      { type: 'army placed', node, how: 'maneuver' },
      { by: 'Red Army', answer: 'not here' },
    ],
    [{ type: 'army placed', node, how: 'beside' }, undefined],
    [
      { type: 'found', node, how: 'attack' },
      { by: 'attack', answer: 'here' },
    ],
    [{ type: 'found', node, how: 'town' }, undefined],
    [{ type: 'entered town' }, undefined],
  ])('of %j', (event, search) => {
    expect(searchOf(event, 7)).toEqual(search && { round: 7, node, spaces: 0, ...search })
  })

  it('has every answer that the Fugitive’s client gave to a question for a place, once', () => {
    const types = new Set(['here', 'trail', 'nothing', 'not here', 'sighted', 'unseen', 'testify'])
    let last: Position | undefined
    let asked = 0
    let found = 0
    for (const game of positions(12, 21, usualSetup, everybody)) {
      if (game !== last) {
        last = game
        game.watchers.push({
          watch({ request }, answer) {
            if (request?.type !== 'choose' || request.role !== FUGITIVE || answer.type !== 'choice') return
            if (types.has(request.options[answer.option]?.type ?? '')) asked += 1
          },
        })
      }
      if (game.run.outcome !== undefined && ['captured', 'killed by the Red Army'].includes(game.run.outcome.by))
        found += 1
      // of a discovery from the air the flight tells
      for (const event of game.run.told) if (searchOf(event, 1) !== undefined) found += 1
    }
    expect(asked).toBeGreaterThan(50)
    expect(found).toBe(asked)
  })
})
