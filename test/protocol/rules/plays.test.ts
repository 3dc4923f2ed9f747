import { describe, expect, it } from 'vitest'
import {
  differs,
  equals,
  fresh,
  type Handle,
  type Option,
  pairs,
  playsOf,
  stepFrom,
  toHandle,
  type Vault,
} from '../../../protocol/rules/index.ts'

const here = toHandle(4)
const holding = (...values: readonly (readonly [Handle, number])[]): Vault => {
  const all = new Map(values)
  return { get: handle => all.get(handle) }
}
const next = pairs(
  'next',
  [],
  () => [1, 2, 3],
  first => (first < 3 ? [first + 1, first + 10] : []),
)
const vault = holding([here, 2])

describe('plays', () => {
  it('are the options that the secrets allow, by index', () => {
    const options: Option[] = [
      { type: 'no', claim: equals(here, 1) },
      { type: 'yes', claim: equals(here, 2) },
      { type: 'free' },
      { type: 'differs', claim: differs(here, 1) },
    ]
    expect(playsOf(options, vault)).toEqual([1, 2, 3].map(option => ({ option, hidden: [] })))
  })
  it('come once for each way to hide new numbers', () => {
    const options: Option[] = [
      { type: 'step', hides: stepFrom(here, next) },
      { type: 'start', hides: { count: 1, claim: equals(fresh(), 7) } },
    ]
    expect(playsOf(options, vault)).toEqual([
      { option: 0, hidden: [3] },
      { option: 0, hidden: [12] },
      { option: 1, hidden: [7] },
    ])
  })
  it('need the claim to be true before anything is hidden', () => {
    const both: Option = { type: 'both', claim: equals(here, 9), hides: stepFrom(here, next) }
    expect(playsOf([both], vault)).toEqual([])
  })
  it('cannot open or use what the vault does not hold', () => {
    const options: Option[] = [
      { type: 'declare', opens: here },
      { type: 'step', hides: stepFrom(here, next) },
      { type: 'not there', claim: differs(here, 1) },
    ]
    expect(playsOf(options, holding())).toEqual([])
    expect(playsOf(options, vault).map(play => play.option)).toEqual([0, 1, 1, 2])
  })
  it('are none of none', () => {
    expect(playsOf([], vault)).toEqual([])
  })
})
