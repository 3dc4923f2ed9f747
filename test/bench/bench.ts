/**
 * `npm run bench`: how long each proof takes at the sizes that the game has, and what the proofs of a whole game take;
 * everything also as a multiple of one Ed25519 verification by the same library in the same run. With `--json` it prints
 * `{"ed25519VerifyMs", "claims": [{"name", "setSize", "bytes", "proveMs", "verifyMs"}], "record": {"entries", "bytes",
 * "proveMs", "verifySinglyMs", "verifyBatchMs", "auditMs"}}` and nothing else.
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { claimLines } from './claims.ts'
import { recordLine } from './record.ts'

/** The game that is measured. */
const SEED = 1

const secret = new Uint8Array(32).fill(7)
const message = new Uint8Array(200)
const signature = ed25519.sign(message, secret)
const key = ed25519.getPublicKey(secret)
const verifyOnce = () => ed25519.verify(signature, message, key, { zip215: false })

const { lines: claims, referenceMs: ed25519VerifyMs } = claimLines(verifyOnce)
const { proofs, by, ...record } = recordLine(SEED)

const times = (milliseconds: number) => `${(milliseconds / ed25519VerifyMs).toFixed(1)}x`
const took = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`
if (process.argv.includes('--json')) console.log(JSON.stringify({ ed25519VerifyMs, claims, record }))
else {
  const { entries, bytes, proveMs, verifySinglyMs, verifyBatchMs, auditMs } = record
  console.log('Processor time in milliseconds, medians; x: in Ed25519 verifications.')
  console.log(`One Ed25519 verification: ${ed25519VerifyMs.toFixed(2)} ms`)
  console.table(
    Object.fromEntries(
      claims.map(({ name, setSize, bytes, proveMs, verifyMs }) => [
        name,
        {
          size: setSize,
          bytes,
          prove: Number(proveMs.toFixed(1)),
          verify: Number(verifyMs.toFixed(1)),
          'prove x': times(proveMs),
          'verify x': times(verifyMs),
        },
      ]),
    ),
  )
  console.log(`A whole game (${by}), best of a few runs: ${entries} entries, ${proofs} proofs, ${bytes} bytes`)
  console.log(`  proving           ${took(proveMs)}, ${times(proveMs)}`)
  console.log(`  checking singly   ${took(verifySinglyMs)}, ${times(verifySinglyMs)}`)
  console.log(
    `  checking together ${took(verifyBatchMs)}, ${times(verifyBatchMs)}: ${Math.round((100 * verifyBatchMs) / verifySinglyMs)} % of singly`,
  )
  console.log(
    `  the whole audit   ${took(auditMs)}, ${times(auditMs)}: ${Math.round((100 * auditMs) / proveMs)} % of proving`,
  )
}
