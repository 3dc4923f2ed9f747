import { challenge } from '../crypto/challenge.ts'
import { IDENTITY, type Point, pointBytes, samePoint, scalarBytes, toScalar } from '../crypto/group.ts'
import { at, type Check, type Proven, parseProof, proofBytes, settle } from './check.ts'
import type { Form, OpenForm } from './form.ts'
import { fittingMessage, isTrue, type Leaf, leafEquation, leafSecret, movedResponses } from './leaf.ts'
import { derivedNonces, type Nonces } from './nonces.ts'

/** The form's value is not `value`; nothing else is said (docs/protocol.md, 14.5). */
export interface Differs extends Form {
  readonly type: 'differs'
  readonly ctx: Uint8Array
  readonly value: number
}

/** 96 bytes. Throws if the statement is not true of the witness: a mistake of ours. */
export function proveDiffers(statement: Differs, witness: OpenForm, seed: Uint8Array): Uint8Array {
  const secret = [scalarBytes(toScalar(witness.value)), scalarBytes(witness.blinding)]
  const nonces = derivedNonces('differs/nonce', seed, ...statementParts(statement), ...secret)
  return proveDiffersWith(statement, witness, nonces)
}

/** The same with nonces handed in, for vectors. Nonces used for two statements give the witness away. */
export function proveDiffersWith(statement: Differs, witness: OpenForm, nonces: Nonces): Uint8Array {
  const leaf = leafOf(statement)
  const secret = leafSecret(leaf, witness)
  if (!isTrue(leaf, secret)) throw new Error('differs: the values are equal')
  const drawn = nonces(2)
  const T = fittingMessage(leaf, secret, toScalar(0), drawn)
  return proofBytes({ points: [T], scalars: movedResponses(leaf, secret, drawn, challengeOf(statement, T)) })
}

/** The statement as proven, or `undefined`. Never throws. */
export const verifyDiffers = (statement: Differs, proof: Uint8Array): Proven<Differs> | undefined =>
  settle(checkDiffers(statement, proof))

/** The equations that are left to check, or `undefined` if the bytes have the wrong form. */
export function checkDiffers(statement: Differs, proof: Uint8Array): Check<Differs> | undefined {
  const messages = parseProof(proof, 1, 2)
  if (messages === undefined || samePoint(statement.commitment, IDENTITY)) return undefined
  const T = at(messages.points, 0)
  return {
    statement,
    equations: [leafEquation(leafOf(statement), T, challengeOf(statement, T), messages.scalars)],
    bound: [...statementParts(statement), proof],
  }
}

const leafOf = ({ commitment, value }: Differs): Leaf => ({ kind: 'ne', commitment, value })
const statementParts = ({ ctx, commitment, value }: Differs) => [
  ctx,
  pointBytes(commitment),
  scalarBytes(toScalar(value)),
]
const challengeOf = (statement: Differs, T: Point) => challenge('differs', ...statementParts(statement), pointBytes(T))
