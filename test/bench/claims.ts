/** Every claim of the game at its real size: the tables of a board on which nobody blocks the way yet. */
import {
  all,
  any,
  bare,
  differs,
  equals,
  fresh,
  type Hiding,
  noneEquals,
  type Option,
  pairs,
  someEquals,
  type Table,
  toHandle,
  within,
  zero,
} from '../../protocol/rules/index.ts'
import { asNode, isNode, neighbours, places } from '../../src/games/siberian-manhunt/board.ts'
import { normalCards } from '../../src/games/siberian-manhunt/cards/assistance.ts'
import { generals } from '../../src/games/siberian-manhunt/cards/generals.ts'
import { areaAround, openSteps, type StepName, toNearestTowns } from '../../src/games/siberian-manhunt/tables.ts'
import { values } from '../../src/games/siberian-manhunt/values.ts'
import { medians, type Tasks } from './clock.ts'
import { handles, stated } from './stated.ts'

export interface Line {
  readonly name: string
  /** rows of the table, or hidden numbers that the claim is about */
  readonly setSize: number
  readonly bytes: number
  /** processor time in milliseconds, medians */
  readonly proveMs: number
  readonly verifyMs: number
}

/** A line whose times are not measured yet. */
interface Case extends Omit<Line, 'proveMs' | 'verifyMs'> {
  readonly prove: () => unknown
  readonly verify: () => unknown
}

function made(
  name: string,
  setSize: number,
  option: Option,
  known: readonly number[],
  hidden: readonly number[] = [],
): Case {
  const { prove, verify } = stated(option, known, hidden)
  const proofs = prove()
  const bytes = proofs.reduce((sum, proof) => sum + proof.length, 0)
  return { name, setSize, bytes, prove, verify: () => verify(proofs) }
}

const claimed = (name: string, claim: NonNullable<Option['claim']>, known: readonly number[]) =>
  made(name, known.length, { type: name, claim }, known)

/** A secret step that stands in the table: one number is known, the other new. */
function step(name: string, table: Table): Case {
  const [from = 0, to = 0] = table.rows[table.rows.length >> 1] ?? []
  const hides: Hiding = { count: 1, claim: within([bare(toHandle(0)), bare({ fresh: 0 })], table) }
  return made(name, table.rows.length, { type: name, hides }, [from], [to])
}

const open = openSteps([])
function sort(name: StepName, into: 'wilderness' | 'town' | 'china'): Case {
  const table = open.of(name, 'wilderness', into)
  if (table === undefined) throw new Error(`no table ${name} into ${into}`)
  return step(`within: ${name} into ${into}`, table)
}

/** All roads at once: no table of the game, but of the size of which the specification speaks. */
const everyRoad = pairs(
  'every road',
  [],
  () => places.map(({ id }) => id),
  first => (isNode(first) ? neighbours(first, 'road') : []),
)

/** Locations on the way, the current one last, and another on which nobody was. */
const ROUTE = [101, 107, 120, 133, 135, 142]
const ELSEWHERE = 200
const last = (count: number) => ROUTE.slice(-count)
const here = (count: number) => toHandle(count - 1)

/** The answer to a search from the air that saw nobody. */
function unseen(latest: number): Case {
  const { outside } = areaAround(asNode(ELSEWHERE), normalCards['Aerial Search'].spaces)
  const claim = within([bare(toHandle(0))], outside)
  return made('within: outside an area', outside.rows.length, { type: 'unseen', claim }, [latest])
}

function searches(depth: number): readonly Case[] {
  const known = last(depth)
  const [before = 0] = known
  const trail = all(differs(here(depth), before), someEquals(handles(depth - 1), before))
  return [
    claimed(`search answer "trail", ${depth} steps`, trail, known),
    claimed(`search answer "nothing", ${depth} steps`, noneEquals(handles(depth), ELSEWHERE), known),
  ]
}

const ROUNDS = 25

/** Measures every claim together with something to compare it with. */
export function claimLines(reference: () => unknown): {
  readonly lines: readonly Line[]
  readonly referenceMs: number
} {
  const all = cases()
  const tasks: Tasks = [reference, ...all.flatMap(({ prove, verify }) => [prove, verify])]
  const [referenceMs = Number.NaN, ...times] = medians(tasks, ROUNDS)
  const lines = all.map(({ name, setSize, bytes }, i): Line => {
    const [proveMs = Number.NaN, verifyMs = Number.NaN] = times.slice(2 * i, 2 * i + 2)
    return { name, setSize, bytes, proveMs, verifyMs }
  })
  return { lines, referenceMs }
}

function cases(): readonly Case[] {
  const [latest = 0] = last(1)
  const crash: Hiding = { count: 1, claim: equals(fresh(), latest) }
  const three = last(values.government.depth.testimony)
  const first = toHandle(0)
  return [
    claimed('equals', equals(first, latest), [latest]),
    made('equals, new', 1, { type: 'crash', hides: crash }, [], [latest]),
    claimed('differs', differs(first, ELSEWHERE), [latest]),
    claimed('zero', zero({ terms: [[1, first]], plus: -latest }), [latest]),
    claimed('testimony: one of three', someEquals(handles(three.length), latest), three),
    claimed('any of six', any(...handles(6).map(of => zero({ terms: [[1, of]], plus: -latest }))), ROUTE),
    ...searches(generals.none.officerDepth),
    ...searches(values.government.depth.Yakut),
    sort('water', 'china'),
    sort('road', 'china'),
    sort('bush-whack', 'china'),
    sort('water', 'wilderness'),
    sort('hitch-hike', 'town'),
    sort('road', 'town'),
    sort('bush-whack', 'town'),
    sort('road', 'wilderness'),
    step('within: every road', everyRoad),
    sort('bush-whack', 'wilderness'),
    step('within: to a nearest town', toNearestTowns([])),
    unseen(latest),
  ]
}
