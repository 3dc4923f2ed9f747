import { describe, expect, it } from 'vitest'
import { clone, type Data } from '../../../../protocol/rules/index.ts'
import { CRASH, NODES } from '../../../../src/games/siberian-manhunt/board.ts'
import type { Setup } from '../../../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { FUGITIVE, Rig } from './rig.ts'

const { parseSetup, setupData } = siberianManhunt

describe('the options', () => {
  it('are read back as they were written', () => {
    for (const threeYearLimit of [true, false]) {
      for (const general of ['none', 'Ivanov', 'Zakharov'] as const) {
        const setup: Setup = { ...usualSetup, general, threeYearLimit }
        expect(parseSetup(setupData(setup))).toEqual(setup)
      }
    }
  })
  it('are refused when anything is missing, unknown or of another type', () => {
    const right = { ...usualSetup }
    expect(parseSetup(right)).toEqual(right)
    const wrong: readonly Data[] = [
      null,
      true,
      'threeYearLimit',
      [],
      [true],
      {},
      ...Object.keys(right).map(left => Object.fromEntries(Object.entries(right).filter(([key]) => key !== left))),
      ...Object.keys(right).map(key => ({ ...right, [key]: undefined })),
      ...Object.keys(right).map(key => ({ ...right, [key]: null })),
      { ...right, threeYearLimit: 1 },
      { ...right, threeYearLimit: 'true' },
      { ...right, general: 'Zhukov' },
      { ...right, general: 'toString' },
      { ...right, general: true },
      { ...right, generals: false },
      { ...right, ThreeYearLimit: true },
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
    expect(siberianManhunt.roles(usualSetup)).toBe(2)
    expect(siberianManhunt.domain).toEqual({ from: 1, to: NODES })
  })
})
