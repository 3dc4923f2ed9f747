/** What cheats put in the place of something else. */
import { newSigningKey } from '../../../protocol/crypto/keys.ts'
import { bytesFrom } from '../../protocol/seated.ts'

const random = bytesFrom(83)
/** bytes of other lengths, good for anything that looks random */
export const OTHER = { 16: random(16), 32: random(32), 64: random(64) } as const
/** the key of somebody who is not in this game */
export const STRANGER = newSigningKey(random)
