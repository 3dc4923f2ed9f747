import { describe, expect, it } from 'vitest'
import { generals } from '../../../../src/games/siberian-manhunt/cards/generals.ts'
import { fullText } from '../../../../src/games/siberian-manhunt/cards/text.ts'
import type { GeneralName } from '../../../../src/games/siberian-manhunt/game.ts'
import { at, kgb, Rig, type Situation, yakut } from './rig.ts'

const under = (general: GeneralName, more: Situation = {}) =>
  Rig.of({
    setup: { general },
    turn: 'Government',
    route: [142],
    assistance: { reserve: 'Propaganda' },
    ...more,
    government: { agents: Array.from({ length: 5 }, () => kgb(300)), ...more.government },
  })
const TRAIL = [85, 107, 108, 145, 144, 142]
const traces = (general: GeneralName, agent: ReturnType<typeof kgb>) =>
  under(general, { route: TRAIL, government: { agents: [agent] } })
    .play({ type: 'move agent', to: agent.at })
    .play({ type: 'search' })
    .eventsOf('searched')[0]?.answer

describe('10.4 generals', () => {
  it('without one the printed prices hold', () => {
    const rig = under('none')
    expect(rig.offered({ type: 'play reserve' })).toMatchObject([{ cost: 2 }])
    expect(rig.offered({ type: 'red army', node: at(143) })).toMatchObject([{ cost: 3 }])
    expect(rig.offered({ type: 'interrogate' })).toMatchObject([{ cost: 3 }])
    expect(traces('none', kgb(107))).toBe('nothing')
  })
  const energies = (general: GeneralName) =>
    [1, 2, 3, 4, 5, 7].map(
      count =>
        under(general, { government: { agents: Array.from({ length: count }, () => kgb(300)) } }).game.government
          .energy,
    )
  it('General Ivanov plays from reserve for 1, and has 1 energy less with three agents or more', () => {
    const rig = under('Ivanov', { army: [200] })
    expect(rig.offered({ type: 'play reserve' })).toMatchObject([{ cost: 1 }])
    expect(rig.offered({ type: 'red army', node: at(143) })).toMatchObject([{ how: 'deploy', cost: 3 }])
    expect(energies('Ivanov')).toEqual([1, 2, 2, 3, 4, 5])
    expect(traces('Ivanov', kgb(107))).toBe('nothing')
  })
  it('General Zakharov has 1 energy more with three agents or more, and his KGB officers find traces on the last five', () => {
    expect(energies('Zakharov')).toEqual([1, 2, 4, 5, 5, 5])
    const rig = under('Zakharov')
    expect(rig.offered({ type: 'play reserve' })).toMatchObject([{ cost: 2 }])
    expect(rig.offered({ type: 'red army', node: at(143) })).toMatchObject([{ cost: 3 }])
    expect(traces('Zakharov', kgb(107))).toBe('trail')
    expect(traces('Zakharov', kgb(85))).toBe('nothing')
    expect(traces('Zakharov', yakut(85))).toBe('trail')
  })
  it('say what they change', () => {
    for (const general of Object.values(generals)) expect(fullText(general)).not.toMatch(/[{}]|undefined/)
  })
})
