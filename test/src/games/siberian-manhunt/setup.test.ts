import { describe, expect, it } from 'vitest'
import { clone, type Data } from '../../../../protocol/rules/index.ts'
import { aidNames, allAids } from '../../../../src/games/siberian-manhunt/aids.ts'
import { CRASH, NODES } from '../../../../src/games/siberian-manhunt/board.ts'
import type { Setup } from '../../../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { LocalGame, randomPolicy, seeded, step } from '../../../../src/local/index.ts'
import { FUGITIVE, Rig } from './rig.ts'

const { parseSetup, setupData } = siberianManhunt

describe('the options', () => {
  it('are read back as they were written', () => {
    for (const yes of [true, false]) {
      for (const general of ['none', 'Ivanov', 'Zakharov'] as const) {
        const setup: Setup = { ...usualSetup, general, threeYearLimit: yes, maximumEffort: !yes }
        for (const aid of aidNames)
          expect(parseSetup(setupData({ ...setup, aids: { ...allAids, [aid]: yes } }))?.aids[aid]).toBe(yes)
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
      { ...right, maximumEffort: 0 },
      { ...right, general: 'Zhukov' },
      { ...right, general: 'toString' },
      { ...right, general: true },
      { ...right, generals: false },
      { ...right, aids: true },
      { ...right, aids: [true, true, true] },
      { ...right, aids: { ...allAids, markers: 1 } },
      { ...right, aids: { ...allAids, dice: true } },
      { ...right, aids: { possibilities: true, searches: true } },
      { ...right, aids: { possibilities: true, searches: true, marker: true } },
      { ...right, ThreeYearLimit: true },
    ]
    for (const data of wrong) expect(parseSetup(data)).toBeUndefined()
  })
})

describe('3 set-up', () => {
  it('3.2 puts the Fugitive at the crash site, hidden as every later location is, and known to all', () => {
    const rig = Rig.fresh()
    expect(rig.here).toBe(CRASH)
    expect(rig.game.fugitive.known).toEqual({ node: CRASH, step: 0, round: 1 })
    expect(rig.game.fugitive.route).toHaveLength(1)
    expect(rig.asked).toBe(FUGITIVE)
  })
  it('starts in summer with the counter on 0, 3 energy and no agent on the map (3.1, 3.2, 3.5)', () => {
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

describe('3.7 the character', () => {
  it('is the Fugitive’s choice, before the first turn', () => {
    const table = LocalGame.start(siberianManhunt, usualSetup)
    const [crash] = table.plays()
    if (crash !== undefined) table.choose(crash)
    expect(table.run.request).toMatchObject({
      role: FUGITIVE,
      options: [
        { type: 'character', name: 'MacKenzie' },
        { type: 'character', name: 'Onosova' },
      ],
    })
  })
  it('MacKenzie starts with a pistol out of the Urban deck', () => {
    const rig = Rig.fresh()
    expect(rig.game.fugitive).toMatchObject({
      name: 'MacKenzie',
      hp: 6,
      inventory: { items: [{ card: 'Pistol', uses: 6 }] },
    })
    expect(rig.game.decks.urban.find(row => row.card === 'Pistol')?.left).toBe(1)
  })
  it('Onosova with a knife out of it and the film canister', () => {
    const rig = Rig.fresh({}, 'Onosova')
    expect(rig.game.fugitive).toMatchObject({
      name: 'Onosova',
      hp: 7,
      inventory: { items: [{ card: 'Knife' }, { card: 'Film canister' }] },
    })
    expect(rig.game.decks.urban.find(row => row.card === 'Knife')?.left).toBe(1)
    expect(rig.eventsOf('character')).toEqual([{ type: 'character', name: 'Onosova' }])
  })
})

describe('3.8 the Fugitive’s decks', () => {
  it('are whole, but the Parasites are set aside', () => {
    const { decks } = Rig.fresh().game
    const left = (deck: readonly { left: number; discarded: number }[]) => deck.reduce((sum, row) => sum + row.left, 0)
    expect([decks.encounters, decks.urban, decks.wilderness].map(left)).toEqual([26, 35, 45])
    expect(decks.encounters.find(row => row.card === 'Parasites')?.left).toBe(0)
  })
})

describe('the rules’ data', () => {
  it('are plain, and say everything that determines play but not how it is drawn', () => {
    const data = siberianManhunt.data()
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    expect(JSON.stringify(data)).not.toContain('"x":')
    expect(data).toMatchObject({ cards: { fugitives: { MacKenzie: { defence: 4, escape: 1 } } } })
  })
  it('have two roles and every location in the domain', () => {
    expect(siberianManhunt.roles(usualSetup)).toBe(2)
    expect(siberianManhunt.domain).toEqual({ from: 1, to: NODES })
  })
})

describe('10.5 aids', () => {
  const noAids = { possibilities: false, searches: false, markers: false }
  it('are all in use unless it is agreed otherwise', () => {
    expect(usualSetup.aids).toEqual(allAids)
    expect(Object.keys(noAids).sort()).toEqual([...aidNames].sort())
  })
  it('change nothing that is asked or told', () => {
    const lines = (aids: Setup['aids']) => {
      const game = LocalGame.start(siberianManhunt, { ...usualSetup, aids })
      const random = seeded(7)
      const seen: string[] = []
      while (game.run.outcome === undefined) {
        seen.push(JSON.stringify([game.run.told, game.run.request]))
        step(game, [randomPolicy, randomPolicy], random)
      }
      return seen
    }
    const without = lines(noAids)
    expect(without.length).toBeGreaterThan(50)
    expect(lines(allAids)).toEqual(without)
  })
})
