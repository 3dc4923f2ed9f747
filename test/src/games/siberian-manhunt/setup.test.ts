import { describe, expect, it } from 'vitest'
import { clone } from '../../../../protocol/rules/index.ts'
import { CRASH, NODES } from '../../../../src/games/siberian-manhunt/board.ts'
import { siberianManhunt } from '../../../../src/games/siberian-manhunt/rules.ts'
import { FUGITIVE, Rig } from './rig.ts'

const { parseSetup, setupData } = siberianManhunt

describe('the options', () => {
  it('are read back as they were written', () => {
    for (const threeYearLimit of [true, false]) {
      expect(parseSetup(setupData({ threeYearLimit }))).toEqual({ threeYearLimit })
    }
  })
  it('are refused when anything is missing, unknown or of another type', () => {
    const wrong = [
      null,
      true,
      'threeYearLimit',
      [],
      [true],
      {},
      { threeYearLimit: 1 },
      { threeYearLimit: 'true' },
      { threeYearLimit: null },
      { threeYearLimit: true, generals: false },
      { ThreeYearLimit: true },
      { threeYearLimit: undefined },
    ]
    for (const data of wrong) expect(parseSetup(data)).toBeUndefined()
  })
})

describe('3 set-up', () => {
  it('puts the Fugitive at the crash site, hidden as every later location is, and known to all', () => {
    const rig = Rig.fresh()
    expect(rig.here).toBe(CRASH)
    expect(rig.game.fugitive.known).toEqual({ node: CRASH, step: 0, round: 1 })
    expect(rig.game.fugitive.route).toHaveLength(1)
    expect(rig.asked).toBe(FUGITIVE)
  })
  it('starts in summer with the counter on 0, 3 energy and no agent on the map', () => {
    expect(Rig.fresh().game).toMatchObject({
      phase: 'Fugitive',
      round: 1,
      track: 0,
      fugitive: { energy: 3, hp: 6, inTown: false, moves: [] },
      government: { agents: [], army: [], interrogations: 0 },
    })
  })
  it('keeps only plain data in its state', () => {
    const { game } = Rig.fresh()
    expect(clone(game)).toEqual(game)
    expect(JSON.parse(JSON.stringify(game))).toEqual(game)
  })
})

describe('the rules’ data', () => {
  it('are plain, and say everything that determines play but not how it is drawn', () => {
    const data = siberianManhunt.data()
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    expect(JSON.stringify(data)).not.toContain('"x":')
    expect(data).toMatchObject({ cards: { fugitive: { defence: 4, escape: 1 } } })
  })
  it('have two roles and every location in the domain', () => {
    expect(siberianManhunt.roles({ threeYearLimit: false })).toBe(2)
    expect(siberianManhunt.domain).toEqual({ from: 1, to: NODES })
  })
})
