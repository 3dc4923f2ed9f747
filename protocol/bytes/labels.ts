/**
 * Every domain label there is (docs/protocol.md, 2). Whatever is hashed, signed, derived or asked as a challenge starts
 * with one of them, and each serves one purpose only, so that bytes made for one purpose mean nothing for another.
 * Frozen: a change here is another protocol version.
 */
export const LABELS = [
  // bytes that get a digest
  'game',
  'rules',
  'request',
  'entry',
  'record',
  'save',
  'table',
  // what is signed
  'entry-signature',
  'statement-signature',
  'closing-signature',
  's1-signature',
  's2-signature',
  's3-signature',
  'g1-signature',
  'g2-signature',
  'g3-signature',
  'g4-signature',
  // connecting
  'invite',
  'invite-tag',
  's1',
  's2',
  's3',
  's1-mac',
  's2-mac',
  's3-mac',
  'host-key',
  'room',
  'broker-id',
  // agreeing and ending
  'g1',
  'g2',
  'g3',
  'g4',
  'nonce',
  'genesis',
  'safety-words',
  'seed',
  'seed-opening',
  'rematch-signature',
  'next-signature',
  'deal-key',
  'deal-key-proof',
  'statement',
  'closing',
  // rolls
  'contribution',
  'contribution-commit',
  'roll',
  'roll-words',
  // commitments
  'commit',
  'salt',
  'blinding',
  'generator',
  // proofs
  'ctx',
  'set',
  'differs',
  'differs/nonce',
  'any',
  'any/nonce',
  'within/y',
  'within/x',
  'within/nonce',
  'batch',
] as const

export type Label = (typeof LABELS)[number]

/** Stands before every label, so that this protocol's bytes mean nothing in another protocol or version. */
export const PREFIX = 'open-hunt/1/'
