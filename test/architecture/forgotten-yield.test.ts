import { afterAll, describe, expect, it } from 'vitest'
import { forgottenYields } from './forgotten-yield.ts'
import { sampleProgram } from './program.ts'

const LIBRARY = `
export type Rule<T> = Generator<number, T, number>
export interface Words { tell(what: string): Rule<void>; roll(sides: number): Rule<number> }
export const words = (): Words => ({ *tell() { yield 1 }, *roll() { return yield 2 } })
export function* pay(cost: number): Rule<void> { yield cost }
export function* found(): Rule<number> { return yield 3 }
export class Turn { *begin(): Rule<void> { yield 4 } }
export const table: Record<string, () => Rule<void>> = {}
export const drive = (rule: Rule<unknown>): void => { rule.next(0) }
`

/** A module with a rule that can reach everything above. */
const sample = (body: string) => `
import { drive, found, pay, table, Turn, words, type Rule } from './library'
const { tell, roll } = words()
const game = words()
const settle = pay
export function* rule(yes: boolean, agents: number[], turn: Turn): Rule<unknown> {
${body}
}
export { drive, found, game, roll, settle, table, tell, words }
`

const FORGOTTEN = {
  'a function': 'pay(1)',
  'a function with a result': 'found()',
  'a word': "tell('x')",
  'a word of an object': 'game.roll(6)',
  'another name': 'settle(1)',
  'a method': 'turn.begin()',
  'an entry of a table': "table['x']?.()",
  'after &&': 'yes && pay(1)',
  'after ||': 'yes || pay(1)',
  'in ?:': 'yes ? pay(1) : undefined',
  'in parentheses': '(pay(1))',
  'before a comma': 'yes = (pay(1), true)',
  'after void': 'void pay(1)',
  'in an if': 'if (yes) pay(1); else yield* pay(2)',
  'in a loop': 'for (const agent of agents) pay(agent)',
  'in a nested function': 'function* inner(): Rule<void> { pay(1) }\nyield* inner()',
  'in forEach': 'agents.forEach(agent => pay(agent))',
  'given to forEach by name': 'agents.forEach(pay)',
  'a generator function in forEach': 'agents.forEach(function* (agent) { yield* pay(agent) })',
  'returned by a rule whose result is dropped': 'function* inner() { return pay(1) }\nyield* inner()',
}
const FINE = {
  'when it is run': 'yield* pay(1)\nif (yes) yield* pay(2)\nreturn yield* found()',
  'when its result is used': 'const n = yield* roll(6)\nyield* pay(n + (yield* roll(6)))',
  'when it is kept and run later': 'const later = pay(1)\nyield* later',
  'when it is assigned and run': 'let later: Rule<void>\nlater = pay(1)\nyield* later',
  'when it is handed to a driver': 'drive(pay(1))',
  'when it is returned by a helper': 'const costly = () => pay(3)\nyield* costly()',
  'when rules are collected': 'for (const one of agents.map(agent => pay(agent))) yield* one',
  'of other calls': 'agents.push(1)\nagents.forEach(agent => agents.push(agent))\nvoid agents\nyes && agents.pop()',
}

const names = [...Object.keys(FORGOTTEN), ...Object.keys(FINE)]
const fileOf = (name: string) => `/sample-${names.indexOf(name)}.ts`
const program = sampleProgram({
  '/library.ts': LIBRARY,
  ...Object.fromEntries(Object.entries({ ...FORGOTTEN, ...FINE }).map(([name, body]) => [fileOf(name), sample(body)])),
})
const all = forgottenYields(program)
afterAll(() => program.close())
const findings = (name: string) => all.filter(finding => finding.startsWith(`${fileOf(name)}:`))

describe('a rule without yield* is found', () => {
  it.each(Object.keys(FORGOTTEN))('%s', name => {
    expect(findings(name)).toHaveLength(1)
  })
})

describe('nothing is found', () => {
  it.each(Object.keys(FINE))('%s', name => {
    expect(findings(name)).toEqual([])
  })

  it('in the library itself', () => {
    expect(all.filter(finding => finding.startsWith('/library'))).toEqual([])
  })
})
