/**
 * What plays: the kernel, the rules, the audit. The first page needs none of it, so the worker fetches it apart from
 * itself ({@link World.engine}).
 */
export { warmUp } from '../../protocol/proofs/warm.ts'
export { inviteTag } from '../../protocol/session/handshake.ts'
export { Peer } from '../../protocol/session/peer.ts'
export { besideOf } from './device/beside.ts'
export { rulesName, signedRoles, worldOf } from './manhunt.ts'
export { beginNext } from './next.ts'
export { obey } from './obey.ts'
export { takeBack } from './recovery.ts'
export { openRecord } from './report.ts'
export { saveFile, takeIn } from './saves.ts'
export { lookFor, sitDown } from './seat.ts'
export { Sitting } from './sitting.ts'

export type Engine = typeof import('./engine.ts')
