/** Every ordinary card of the assistance deck, bought and used through the rules. */
import { describe, expect, it } from 'vitest'
import { place, soviet, towns, within } from '../../../../src/games/siberian-manhunt/board.ts'
import { assistanceCards, normalCards, redCards } from '../../../../src/games/siberian-manhunt/cards/assistance.ts'
import { fullText } from '../../../../src/games/siberian-manhunt/cards/text.ts'
import {
  type AssistanceCard,
  type LastingCard,
  type NormalCard,
  X,
} from '../../../../src/games/siberian-manhunt/game.ts'
import { at, kgb, Rig, type Situation, yakut } from './rig.ts'

const EMPTY = [null, null] as const
const SUMMER = 2
const WINTER = 6
/** Before a Government turn, with that card for 1 energy. */
const holding = (card: AssistanceCard, more: Situation = {}, agents = [kgb(300), kgb(300), kgb(300)]) =>
  Rig.of({ turn: 'Government', route: [142], board: [EMPTY, EMPTY, [card, null]], ...more, government: { agents } })
const used = (card: NormalCard, more: Situation = {}, agents?: Parameters<typeof holding>[2]) =>
  holding(card, more, agents).play({ type: 'buy', card, put: 'use' })
const useless = (card: NormalCard, more: Situation = {}, agents?: Parameters<typeof holding>[2]) => {
  const rig = holding(card, more, agents)
  expect(rig.offered({ type: 'buy', put: 'use' })).toEqual([])
  rig.play({ type: 'buy', put: 'discard' })
  expect(rig.game.assistance.discards).toEqual([card])
  expect(rig.eventsOf('card lost')).toEqual([{ type: 'card lost', card, why: 'no use' }])
}
/** In a turn of the Fugitive while that card is in force. */
const under = (card: LastingCard, more: Situation = {}) =>
  Rig.of({ route: [142], assistance: { active: [{ card, until: 9 }] }, ...more })
const nodesOf = (options: ReturnType<Rig['offered']>) =>
  options.flatMap(one => ('node' in one ? [one.node] : 'to' in one ? [one.to] : []))

describe('8.13.1 Recruit', () => {
  it('puts a KGB officer into any town; with all five on the map it can do nothing', () => {
    const rig = used('Recruit')
    expect(rig.offered({ type: 'recruit' })).toHaveLength(towns.length)
    rig.play({ type: 'recruit', at: at('Mogocha') })
    expect(rig.game.government.agents.at(-1)).toEqual({ kind: 'KGB', at: at('Mogocha'), state: 'new' })
    useless(
      'Recruit',
      {},
      Array.from({ length: 5 }, () => kgb(300)),
    )
  })
})

describe('8.13.2 Weather Forecast', () => {
  const road = { type: 'move', way: 'road', into: 'wilderness' } as const
  it('8.16 lies among the active cards for two rounds after this one', () => {
    const rig = used('Weather Forecast', { round: SUMMER })
    expect(rig.game.assistance).toMatchObject({ active: [{ card: 'Weather Forecast', until: 4 }], discards: [] })
    rig.endTurn().endTurn().endTurn()
    expect(rig.game.assistance.active).toHaveLength(1)
    rig.endTurn().endTurn()
    expect(rig.game).toMatchObject({ round: 5, assistance: { active: [], discards: ['Weather Forecast'] } })
    expect(rig.eventsOf('card expired')).toEqual([{ type: 'card expired', card: 'Weather Forecast' }])
  })
  it('makes every space on foot cost 1 more, on land and water, in summer and winter', () => {
    expect(under('Weather Forecast', { round: SUMMER }).offered(road)).toMatchObject([{ cost: 2 }])
    expect(under('Weather Forecast', { round: WINTER }).offered(road)).toMatchObject([{ cost: 3 }])
    const lake = under('Weather Forecast', { round: SUMMER, route: [67], fugitive: { energy: 4 } })
    expect(lake.offered({ type: 'move', way: 'water', into: 'wilderness' })).toMatchObject([{ cost: 4 }])
    const across = under('Weather Forecast', { round: SUMMER, route: [311], fugitive: { energy: 4 } })
    expect(across.offered({ type: 'bush-whack', into: 'wilderness' })).toMatchObject([{ cost: 4 }])
  })
  it('stops hitch-hiking', () => {
    const kansk: Situation = { route: ['Kansk'], track: 5 }
    expect(Rig.of(kansk).offered({ type: 'hitch-hike' })).toHaveLength(1)
    expect(under('Weather Forecast', kansk).offered({ type: 'hitch-hike' })).toEqual([])
  })
  it('keeps planes and helicopters on the ground', () => {
    const storm: Situation = { assistance: { active: [{ card: 'Weather Forecast', until: 9 }] } }
    useless('Aerial Search', storm)
    useless('Helicopter Transport', storm)
  })
  it('8.16 a second one takes the place of the first', () => {
    const rig = used('Weather Forecast', {
      round: 4,
      assistance: { active: [{ card: 'Weather Forecast', until: 5 }] },
    })
    expect(rig.game.assistance).toMatchObject({
      active: [{ card: 'Weather Forecast', until: 6 }],
      discards: ['Weather Forecast'],
    })
    expect(rig.eventsOf('card lost')).toEqual([{ type: 'card lost', card: 'Weather Forecast', why: 'replaced' }])
  })
})

describe('8.13.3 Checkpoints', () => {
  const enter = (tokens: readonly ('silent' | 'loyal')[], sneak = false) =>
    under('Checkpoints', { route: [14], track: 7, fugitive: { energy: 4 } })
      .next(...tokens)
      .play({ type: 'move', way: 'road', into: 'town', sneak }, 'Kansk')
  it('lie there for two rounds after this one', () => {
    const rig = used('Checkpoints', { round: 3 })
    expect(rig.game.assistance.active).toEqual([{ card: 'Checkpoints', until: 5 }])
    expect(rig.eventsOf('card in force')).toEqual([{ type: 'card in force', card: 'Checkpoints', until: 5 }])
  })
  it('draw two tokens for an entry, and one Loyal is enough', () => {
    for (const tokens of [
      ['loyal', 'silent'],
      ['silent', 'loyal'],
      ['loyal', 'loyal'],
    ] as const) {
      expect(enter(tokens).eventsOf('found')).toEqual([{ type: 'found', node: at('Kansk'), how: 'town' }])
    }
    const quiet = enter(['silent', 'silent'])
    expect(quiet.eventsOf('found')).toEqual([])
    expect(quiet.game.bag).toEqual({ silent: 4, loyal: 4 })
  })
  it('draw one token for a Fugitive who sneaks in', () => {
    expect(enter(['loyal'], true).eventsOf('found')).toHaveLength(1)
    expect(enter(['silent'], true).eventsOf('found')).toEqual([])
  })
  it('are ignored by those who carry the wounded in', () => {
    const rig = Rig.of({
      turn: 'Government',
      route: [14],
      round: 4,
      fugitive: { hp: 1, fed: false },
      assistance: { active: [{ card: 'Checkpoints', until: 9 }] },
      government: { agents: [kgb(300)] },
    })
    rig.endTurn().next('silent').play({ type: 'carried' })
    expect(rig.eventsOf('drawn')).toHaveLength(1)
  })
})

describe('8.13.4 Road Blocks', () => {
  const intoTown: Situation = { route: ['Kansk'], track: 6 }
  it('keep the Fugitive in their town for their next turn, whatever the way out', () => {
    const rig = used('Road Blocks', intoTown)
    expect(rig.game.assistance.active).toEqual([{ card: 'Road Blocks', until: 3 }])
    rig.endTurn()
    for (const type of ['move', 'hitch-hike', 'bush-whack'] as const) expect(rig.offered({ type })).toEqual([])
    expect(rig.can({ type: 'good deed' })).toBe(true)
    rig.endTurn().endTurn()
    expect(rig.game.assistance).toMatchObject({ active: [], discards: ['Road Blocks'] })
    expect(rig.offered({ type: 'move' })).not.toEqual([])
  })
  it('can do nothing while the Fugitive is in the wilderness', () => {
    useless('Road Blocks')
  })
})

describe('8.13.5 Helicopter Transport', () => {
  it('flies a KGB officer to any other town, as its move, and it may search there', () => {
    const rig = used('Helicopter Transport', { route: ['Bodaibo'], track: 5 }, [kgb('Kansk'), yakut(300)])
    expect(nodesOf(rig.offered({ type: 'fly' }))).toEqual(towns.filter(town => town !== at('Kansk')))
    rig.play({ type: 'fly', agent: 0, to: at('Bodaibo') }).play({ type: 'search' })
    expect(rig.eventsOf('found')).toEqual([{ type: 'found', node: at('Bodaibo'), how: 'search' }])
    expect(rig.game.government).toMatchObject({ energy: 1, agents: [{ at: at('Bodaibo') }, {}] })
    expect(rig.offered({ type: 'move agent', agent: 0 })).toEqual([])
    expect(rig.offered({ type: 'drive' })).toEqual([])
    expect(rig.game.assistance.discards).toEqual(['Helicopter Transport'])
  })
  it('takes nobody who has moved, no tracker and nobody new', () => {
    const rig = holding('Helicopter Transport', {}, [kgb('Kansk'), yakut(300)])
    rig.play({ type: 'drive', agent: 0 })
    expect(rig.offered({ type: 'buy', put: 'use' })).toEqual([])
    useless('Helicopter Transport', {}, [yakut(300), yakut(301)])
  })
  it('has no petrol under a Fuel Quota', () => {
    useless('Helicopter Transport', { assistance: { active: [{ card: 'Fuel Quota', until: 2 }] } })
  })
})

describe('8.13.6 Search Parties', () => {
  const TRAIL = [85, 107, 108, 145, 144, 142]
  it('search every location up to one space around an agent, and tell of traces on the last four', () => {
    const rig = used('Search Parties', { route: TRAIL, track: 6 }, [kgb(108), kgb(300)])
    expect(nodesOf(rig.offered({ type: 'set out' }))).toEqual([at(108), at(300)])
    rig.play({ type: 'set out', node: at(108) })
    const answers = rig.eventsOf('searched')
    expect(answers.map(one => one.node)).toEqual(within(at(108), 1))
    for (const { node, answer, kind } of answers) {
      expect(kind).toBe('search party')
      expect(answer).toBe([108, 145].map(at).includes(node) ? 'trail' : 'nothing')
    }
    expect(rig.game).toMatchObject({ track: 6, government: { energy: 1 } })
    expect(rig.offered({ type: 'move agent', agent: 0 })).not.toEqual([])
  })
  it('end when they find the Fugitive', () => {
    const rig = used('Search Parties', { route: TRAIL, track: 6 }, [kgb(144)])
    rig.play({ type: 'set out', node: at(144) })
    const last = rig.eventsOf('searched').at(-1)
    expect(last).toMatchObject({ node: at(142), answer: 'here' })
    expect(rig.eventsOf('found')).toEqual([{ type: 'found', node: at(142), how: 'search' }])
    expect(rig.eventsOf('searched').length).toBe(within(at(144), 1).indexOf(at(142)) + 1)
    expect(rig.game.track).toBe(0)
  })
  it('set out from no new agent', () => {
    const rig = holding('Search Parties', {}, [kgb('Kansk'), ...Array.from({ length: 4 }, () => kgb('Kansk'))])
    rig.play({ type: 'upgrade', agent: 4, at: at('Bodaibo') }).play({ type: 'buy', put: 'use' })
    expect(nodesOf(rig.offered({ type: 'set out' }))).toEqual([at('Kansk')])
  })
})

describe('8.13.7 Aerial Search', () => {
  const { spaces } = normalCards['Aerial Search']
  const over = (label: number | string, route: readonly (number | string)[]) =>
    used('Aerial Search', { route, track: 6 }).play({ type: 'aim', node: at(label) })
  it('may be aimed at any location but China', () => {
    expect(nodesOf(used('Aerial Search').offered({ type: 'aim' }))).toEqual(soviet)
  })
  it('makes the Fugitive declare their exact location if they are near enough', () => {
    const rig = over(108, [85, 107, 142])
    expect(rig.eventsOf('flown over')).toEqual([{ type: 'flown over', node: at(108), spaces, sighted: true }])
    expect(rig.eventsOf('found')).toEqual([{ type: 'found', node: at(142), how: 'aerial search' }])
    expect(rig.game).toMatchObject({ track: 0, fugitive: { known: { node: at(142), step: 2 } } })
  })
  it('discloses nothing else if they are not, not even that they were', () => {
    const rig = over('Kansk', [14, 142])
    expect(rig.eventsOf('flown over')).toEqual([{ type: 'flown over', node: at('Kansk'), spaces, sighted: false }])
    expect(rig.eventsOf('found')).toEqual([])
    expect(rig.game).toMatchObject({ track: 6, fugitive: { known: null } })
  })
  it('sees exactly the locations up to three spaces away, by road and water', () => {
    const area = within(at(108), 3)
    for (const node of soviet) {
      const seen = over(108, [place(node).label]).eventsOf('found').length > 0
      expect(seen).toBe(area.includes(node))
    }
  })
  it('sees into towns too', () => {
    expect(over('Kansk', ['Kansk']).eventsOf('found')).toHaveLength(1)
  })
})

describe.each([
  ['8.13.8 Motorcycles', 'Motorcycles', SUMMER, WINTER, 'road'],
  ['8.13.9 Snowmobiles', 'Snowmobiles', WINTER, SUMMER, 'any way'],
] as const)('%s', (_, card, season, other, way) => {
  const reach = (rig: Rig, agent: number) => nodesOf(rig.offered({ type: 'move agent', agent }))
  it('let KGB officers move up to four spaces in this turn, and trackers two as always', () => {
    const rig = used(card, { round: season }, [kgb(67), yakut(67), kgb(142)])
    const far = new Set([...within(at(67), 4, way), ...within(at(67), 2)])
    expect(reach(rig, 0)).toEqual([...far].sort((a, b) => a - b))
    expect(reach(rig, 1)).toEqual(within(at(67), 2))
    rig.play({ type: 'move agent', agent: 0, to: reach(rig, 0).at(-1) ?? at(67) }).play({ type: 'pass' })
    expect(rig.offered({ type: 'move agent', agent: 0 })).toEqual([])
    rig.endTurn().endTurn()
    expect(reach(rig, 0).length).toBeLessThanOrEqual(within(rig.game.government.agents[0]?.at ?? at(67), 2).length)
    expect(rig.game.assistance.discards).toContain(card)
  })
  it('can do nothing in the other half of the year, a second time in a turn, or without petrol', () => {
    useless(card, { round: other })
    useless(card, { round: season, assistance: { active: [{ card: 'Fuel Quota', until: season }] } })
    const twice = holding(card, { round: season, assistance: { active: [{ card, until: season }] } })
    expect(twice.offered({ type: 'buy', put: 'use' })).toEqual([])
  })
})

describe('8.13.10 Propaganda', () => {
  it('puts two Loyal tokens into the bag, or what the supply has left', () => {
    expect(used('Propaganda').game.bag).toEqual({ silent: 6, loyal: 6 })
    expect(used('Propaganda', { bag: { loyal: 19 } }).game.bag.loyal).toBe(20)
  })
  it('sets the counter back, not below 0 and not from X', () => {
    const { back } = normalCards.Propaganda
    const rig = used('Propaganda', { track: 9 })
    expect(rig.game.track).toBe(9 - back)
    expect(rig.eventsOf('counter set back')).toEqual([{ type: 'counter set back', track: 9 - back }])
    expect(used('Propaganda', { track: 15 }).game.track).toBe(15 - back)
    expect(used('Propaganda', { track: 1 }).game.track).toBe(0)
    for (const track of [0, X]) {
      const rig = used('Propaganda', { track })
      expect(rig.game.track).toBe(track)
      expect(rig.eventsOf('counter set back')).toEqual([])
    }
  })
  it('can do nothing with all the Loyal tokens in the bag and nothing to set back', () => {
    useless('Propaganda', { bag: { loyal: 20 } })
    useless('Propaganda', { bag: { loyal: 20 }, track: X })
    expect(used('Propaganda', { bag: { loyal: 20 }, track: 8 }).game.track).toBeLessThan(8)
  })
})

describe('8.13 the deck', () => {
  it('has six Recruits and 30 others, of which ten are red', () => {
    const sum = (cards: typeof assistanceCards | typeof redCards) =>
      Object.values(cards).reduce((all, { count }) => all + count, 0)
    expect(assistanceCards.Recruit.count).toBe(6)
    expect(sum(assistanceCards)).toBe(36)
    expect(sum(redCards)).toBe(10)
  })
  it('says in each text what its own numbers are', () => {
    for (const card of Object.values(assistanceCards)) expect(fullText(card)).not.toMatch(/[{}]|undefined/)
    expect(fullText(assistanceCards.Propaganda)).toContain('Put 2 Loyal tokens into the bag. ')
  })
})
