/**
 * How long each proof takes at the sizes that a game has, as a multiple of one Ed25519 verification by the library in
 * the same run. `npx tsx test/bench/proofs.ts [--json]`
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { commit, deriveBlinding } from '../../protocol/crypto/commitment.ts'
import { type Point, parsePoint, parseScalar } from '../../protocol/crypto/group.ts'
import { type Any, checkAny, proveAny, verifyAny } from '../../protocol/proofs/any.ts'
import { verifyAll } from '../../protocol/proofs/batch.ts'
import { type Check, settle } from '../../protocol/proofs/check.ts'
import { checkDiffers, type Differs, proveDiffers, verifyDiffers } from '../../protocol/proofs/differs.ts'
import type { OpenForm } from '../../protocol/proofs/form.ts'
import { proveOpening, verifyOpening } from '../../protocol/proofs/opening.ts'
import { RowSet } from '../../protocol/proofs/rows.ts'
import { checkWithin, proveWithin, verifyWithin, type Within } from '../../protocol/proofs/within.ts'

interface Line {
  readonly name: string
  readonly setSize: number
  readonly bytes: number
  readonly proveMs: number
  readonly verifyMs: number
}

const seed = new Uint8Array(32).fill(1)
const gameId = new Uint8Array(64).fill(2)
const ctx = new Uint8Array(64).fill(3)

/** Milliseconds of processor time, all threads together: what other programs do at the same time does not count. */
function clock(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function median(times: number, run: () => unknown): number {
  for (let i = 0; i < 3; i++) run()
  const taken = Array.from({ length: times }, () => {
    const start = clock()
    run()
    return clock() - start
  })
  return taken.sort((a, b) => a - b)[times >> 1] ?? Number.NaN
}

interface Hidden extends OpenForm {
  readonly commitment: Point
}
let count = 0
function hide(value: number): Hidden {
  const place = { gameId, seat: 0, number: count++ }
  const { salt, blinding } = deriveBlinding(seed, place, ctx, value)
  const commitment = parsePoint(commit(place, value, salt, blinding).point)
  const r = parseScalar(blinding)
  if (commitment === undefined || r === undefined) throw new Error('a commitment that does not parse')
  return { value, blinding: r, commitment }
}

/** So many pairs over a board of 376 places: three or so neighbours each, or as many as it takes. */
function pairs(size: number): readonly (readonly number[])[] {
  const each = Math.ceil(size / 376)
  const rows = Array.from({ length: size }, (_, i) => [Math.floor(i / each) + 1, (i % each) * 7 + 1])
  return rows
}

const checks: Check<unknown>[] = []
function withinLine(size: number): Line {
  const rows = pairs(size)
  const set = new RowSet(rows, 2)
  const row = rows[Math.floor(size / 2)] ?? []
  const forms = row.map(hide)
  const statement: Within = { type: 'within', ctx, forms, set }
  const proof = proveWithin(statement, forms, seed)
  const check = checkWithin(statement, proof)
  if (check === undefined || verifyWithin(statement, proof) === undefined) throw new Error('within')
  for (let i = 0; i < 3; i++) checks.push(checkWithin({ ...statement, forms: row.map(hide) }, proof) ?? check)
  return {
    name: 'within',
    setSize: size,
    bytes: proof.length,
    proveMs: median(15, () => proveWithin(statement, forms, seed)),
    verifyMs: median(15, () => verifyWithin(statement, proof)),
  }
}

function differsLine(): Line {
  const form = hide(142)
  const statement: Differs = { type: 'differs', ctx, commitment: form.commitment, value: 107 }
  const proof = proveDiffers(statement, form, seed)
  if (verifyDiffers(statement, proof) === undefined) throw new Error('differs')
  return {
    name: 'differs',
    setSize: 1,
    bytes: proof.length,
    proveMs: median(30, () => proveDiffers(statement, form, seed)),
    verifyMs: median(30, () => verifyDiffers(statement, proof)),
  }
}

function someEqualsLine(handles: number): Line {
  const forms = Array.from({ length: handles }, (_, i) => hide(100 + i))
  const statement: Any = {
    type: 'any',
    ctx,
    branches: forms.map(({ commitment }) => [{ kind: 'eq' as const, commitment, value: 100 }]),
  }
  const witness = forms.map(form => [form])
  const proof = proveAny(statement, witness, seed)
  if (verifyAny(statement, proof) === undefined) throw new Error('any')
  return {
    name: handles === 1 ? 'zero' : 'someEquals',
    setSize: handles,
    bytes: proof.length,
    proveMs: median(15, () => proveAny(statement, witness, seed)),
    verifyMs: median(15, () => verifyAny(statement, proof)),
  }
}

/** The answer "yes, but earlier": not here now, and one of the last six. */
function searchLine(differs: Line, some: Line): Line {
  const sum = (a: number, b: number) => a + b
  return {
    name: 'search answer: trail',
    setSize: some.setSize,
    bytes: sum(differs.bytes, some.bytes),
    proveMs: sum(differs.proveMs, some.proveMs),
    verifyMs: sum(differs.verifyMs, some.verifyMs),
  }
}
const timesSix = (line: Line): Line => ({
  ...line,
  name: 'search answer: no',
  setSize: 6,
  bytes: 6 * line.bytes,
  proveMs: 6 * line.proveMs,
  verifyMs: 6 * line.verifyMs,
})

function openingLine(): Line {
  const place = { gameId, seat: 0, number: 9999 }
  const blinding = deriveBlinding(seed, place, ctx, 142)
  const commitment = commit(place, 142, blinding.salt, blinding.blinding)
  const proof = proveOpening(142, blinding)
  return {
    name: 'equals',
    setSize: 1,
    bytes: proof.length,
    proveMs: median(30, () => proveOpening(142, blinding)),
    verifyMs: median(30, () => verifyOpening(commitment, place, proof)),
  }
}

/** As many different proofs as a whole game has, singly and together. */
function batchOf(moves: number, answers: number) {
  const rows = pairs(1006)
  const set = new RowSet(rows, 2)
  const route = Array.from({ length: moves + 1 }, (_, i) => hide(((i * 37) % 300) + 1))
  const proofs: (() => Check<unknown> | undefined)[] = []
  for (let i = 0; i < moves; i++) {
    const from = hide(rows[i]?.[0] ?? 1)
    const to = hide(rows[i]?.[1] ?? 1)
    const statement: Within = { type: 'within', ctx, forms: [from, to], set }
    const proof = proveWithin(statement, [from, to], seed)
    proofs.push(() => checkWithin(statement, proof))
  }
  for (let i = 0; i < answers; i++) {
    const last = route.slice(Math.max(0, (i % moves) - 6), (i % moves) + 1)
    for (const form of last) {
      const statement: Differs = { type: 'differs', ctx, commitment: form.commitment, value: 370 }
      const proof = proveDiffers(statement, form, seed)
      proofs.push(() => checkDiffers(statement, proof))
    }
    if (i % 3 !== 0) continue
    const value = last[0]?.value ?? 1
    const branches = last.map(({ commitment }) => [{ kind: 'eq' as const, commitment, value }])
    const statement: Any = { type: 'any', ctx, branches }
    const proof = proveAny(
      statement,
      last.map(form => [form]),
      seed,
    )
    proofs.push(() => checkAny(statement, proof))
  }
  const prepare = median(1, () => proofs.map(check => check()))
  const singly = median(1, () => proofs.map(check => settle(check())))
  const together = median(3, () => verifyAll(proofs.map(check => check())))
  if (verifyAll(proofs.map(check => check())).type !== 'proven') throw new Error('batch')
  return { proofs: proofs.length, prepareMs: prepare, verifySinglyMs: singly, verifyBatchMs: together }
}

const secret = new Uint8Array(32).fill(7)
const message = new Uint8Array(200)
const signature = ed25519.sign(message, secret)
const key = ed25519.getPublicKey(secret)
const ed25519VerifyMs = median(60, () => ed25519.verify(signature, message, key, { zip215: false }))

const differs = differsLine()
const six = someEqualsLine(6)
const claims = [
  openingLine(),
  differs,
  someEqualsLine(1),
  six,
  searchLine(differs, six),
  timesSix(differs),
  ...[40, 300, 1006, 1280, 4316].map(withinLine),
]
const batch = batchOf(60, 40)
if (process.argv.includes('--json')) console.log(JSON.stringify({ ed25519VerifyMs, claims, batch }))
else {
  console.log(`one Ed25519 verification: ${ed25519VerifyMs.toFixed(2)} ms`)
  console.table(
    claims.map(({ name, setSize, bytes, proveMs, verifyMs }) => ({
      name,
      setSize,
      bytes,
      'prove ms': proveMs.toFixed(1),
      'verify ms': verifyMs.toFixed(1),
      'prove x': (proveMs / ed25519VerifyMs).toFixed(1),
      'verify x': (verifyMs / ed25519VerifyMs).toFixed(1),
    })),
  )
  const share = Math.round((100 * batch.verifyBatchMs) / batch.verifySinglyMs)
  console.log(
    `${batch.proofs} proofs: singly ${batch.verifySinglyMs.toFixed(0)} ms, in a batch ${batch.verifyBatchMs.toFixed(0)} ms (${share} %), of which reading ${batch.prepareMs.toFixed(0)} ms`,
  )
}
