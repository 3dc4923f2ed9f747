import { u32 } from '../bytes/hash.ts'
import { utf8 } from '../bytes/text.ts'
import { challenge } from '../crypto/challenge.ts'
import {
  choose,
  IDENTITY,
  minus,
  type Point,
  plus,
  pointBytes,
  type Scalar,
  samePoint,
  scalarBytes,
  toScalar,
} from '../crypto/group.ts'
import { at, type Check, type Messages, type Proven, parseProof, proofBytes, settle } from './check.ts'
import type { OpenForm } from './form.ts'
import {
  fittingMessage,
  isTrue,
  type Leaf,
  type LeafSecret,
  leafEquation,
  leafSecret,
  movedResponses,
  responsesOf,
} from './leaf.ts'
import { derivedNonces, type Nonces } from './nonces.ts'

/**
 * In one branch at least, every leaf is true; which one stays hidden (docs/protocol.md, 14.6, after Cramer, Damgård and
 * Schoenmakers 1994). One branch with one eq leaf is how a sum is shown to be zero.
 */
export interface Any {
  readonly type: 'any'
  readonly ctx: Uint8Array
  readonly branches: readonly (readonly Leaf[])[]
}

/** Per branch 32 bytes, per leaf 64 (eq) or 96 (ne). The witness opens each leaf. Throws if no branch is true of it. */
export function proveAny(statement: Any, witness: readonly (readonly OpenForm[])[], seed: Uint8Array): Uint8Array {
  const secret = witness.flat().flatMap(({ value, blinding }) => [scalarBytes(toScalar(value)), scalarBytes(blinding)])
  return proveAnyWith(statement, witness, derivedNonces('any/nonce', seed, ...statementParts(statement), ...secret))
}

/**
 * The same with nonces handed in, for vectors. All branches are treated alike: each gets a random challenge, random
 * responses and the messages that fit them. Only then the true branch's challenge is moved so that all add up to the
 * hash, and its responses with it; in the other branches everything moves by zero.
 */
export function proveAnyWith(statement: Any, witness: readonly (readonly OpenForm[])[], nonces: Nonces): Uint8Array {
  const { branches } = statement
  const secrets = branches.map((leaves, j) => leaves.map((leaf, i) => leafSecret(leaf, at(at(witness, j), i))))
  const real = trueBranch(branches, secrets)
  const leaves = leavesOf(branches)
  const drawn = nonces(branches.length + responseCount(branches))
  const guesses = drawn.slice(0, branches.length)
  const z = perLeaf(branches, drawn.slice(branches.length))
  const points = leaves.map(({ leaf, j, i }, n) =>
    fittingMessage(leaf, at(at(secrets, j), i), at(guesses, j), at(z, n)),
  )
  const rest = guesses.reduce<Scalar>((sum, guess) => minus(sum, guess), challengeOf(statement, points))
  const moves = branches.map((_, j) => choose(j === real ? 1 : 0, rest, toScalar(0)))
  const moved = leaves.flatMap(({ leaf, j, i }, n) =>
    movedResponses(leaf, at(at(secrets, j), i), at(z, n), at(moves, j)),
  )
  return proofBytes({ points, scalars: [...guesses.map((guess, j) => plus(guess, at(moves, j))), ...moved] })
}

/** The statement as proven, or `undefined`. Never throws. */
export const verifyAny = (statement: Any, proof: Uint8Array): Proven<Any> | undefined =>
  settle(checkAny(statement, proof))

/** The equations that are left to check, or `undefined` if the bytes have the wrong form or the challenges do not add up. */
export function checkAny(statement: Any, proof: Uint8Array): Check<Any> | undefined {
  const { branches } = statement
  if (branches.length === 0 || branches.some(leaves => leaves.length === 0)) return undefined
  const leaves = leavesOf(branches)
  if (leaves.some(({ leaf }) => samePoint(leaf.commitment, IDENTITY))) return undefined
  const messages = parseProof(proof, leaves.length, branches.length + responseCount(branches))
  if (messages === undefined) return undefined
  const sum = messages.scalars.slice(0, branches.length).reduce(plus)
  if (sum !== challengeOf(statement, messages.points)) return undefined
  return { statement, equations: anyEquations(branches, messages), bound: [...statementParts(statement), proof] }
}

/** One equation per leaf, with its branch's challenge. That the challenges add up to the hash is checked apart. */
export function anyEquations(branches: Any['branches'], { points, scalars }: Messages) {
  const z = perLeaf(branches, scalars.slice(branches.length))
  return leavesOf(branches).map(({ leaf, j }, n) => leafEquation(leaf, at(points, n), at(scalars, j), at(z, n)))
}

const leavesOf = (branches: Any['branches']) =>
  branches.flatMap((leaves, j) => leaves.map((leaf, i) => ({ leaf, j, i })))

const responseCount = (branches: Any['branches']) =>
  branches.flat().reduce((count, leaf) => count + responsesOf(leaf), 0)

/** The responses in a row, dealt out to the leaves. */
function perLeaf(branches: Any['branches'], responses: readonly Scalar[]): readonly (readonly Scalar[])[] {
  let from = 0
  return branches.flat().map(leaf => {
    const own = responses.slice(from, from + responsesOf(leaf))
    from += own.length
    return own
  })
}

/** Looks at every branch, whichever is true. Several may be: repeated values are harmless. */
function trueBranch(branches: Any['branches'], secrets: readonly (readonly LeafSecret[])[]): number {
  let real = -1
  for (const [j, leaves] of branches.entries()) {
    const holds = leaves.map((leaf, i) => isTrue(leaf, at(at(secrets, j), i))).every(Boolean)
    real = holds ? j : real
  }
  if (real < 0) throw new Error('any: no branch is true')
  return real
}

const statementParts = ({ ctx, branches }: Any) => [
  ctx,
  u32(branches.length),
  ...leavesOf(branches).flatMap(({ leaf, j }) => [
    u32(j),
    utf8(leaf.kind),
    pointBytes(leaf.commitment),
    scalarBytes(toScalar(leaf.value)),
  ]),
]
const challengeOf = (statement: Any, points: readonly Point[]) =>
  challenge('any', ...statementParts(statement), ...points.map(pointBytes))
