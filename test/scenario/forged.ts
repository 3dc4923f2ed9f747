/** What must hold of a forgery, and of the honest message in its place. */
import { expect } from 'vitest'
import { mini } from '../protocol/mini.ts'
import { ends, finishMini } from '../protocol/session/driven.ts'
import { type Forgery, react } from './cheats/forgery.ts'
import { ROUNDS } from './cheats/scenes.ts'

/** What a handshake keeps before it can know that the other side has another history. */
const OF_A_MEETING = ['owner', 'peer-statement']

/** What an honest peer says there is taken. */
export function honestly({ by, scene, message, which, control }: Forgery): void {
  const same = { scene, message, ...(which && { which }) }
  const { response, told, sent } = react(by, control ?? { ...same, says: told => told.signed() })
  expect(response).toBe(message === 'accuse' ? 'accused' : message === 'refuse' ? 'refused: diverged' : 'taken')
  // Signed anew and not changed it is the same message: nothing but the change makes the difference.
  if (control === undefined) expect(sent).toEqual(told.wire)
}
/** The forgery is found as it should be, and nothing of it is kept but evidence. */
export function isFound(forgery: Forgery) {
  const { duo, honest, response, keeps } = react(forgery.by, forgery)
  const { found, code } = forgery
  const accused = duo.sides[honest].peer.playing?.fault
  if (found === 'accused') expect(accused).toMatchObject({ seat: 1 - honest, code })
  else expect(accused).toBeUndefined()
  expect(response).toBe(found === 'accused' ? found : `${found}: ${code}`)
  expect(keeps.filter(key => !OF_A_MEETING.includes(key))).toEqual(found === 'accused' ? ['accused'] : [])
  return duo
}
/** The honest side is none the worse for it: the two meet again and come to an honest end, or stop with the evidence. */
export function goesOn(forgery: Forgery): void {
  const duo = isFound(forgery)
  duo.disconnect()
  if (forgery.found === 'accused') {
    duo.connect()
    const { fault } = duo.sides[forgery.by === 'host' ? 1 : 0].peer.playing ?? {}
    expect(fault?.code).toBe(forgery.code)
    return
  }
  finishMini(duo, 1, ROUNDS)
  for (const { verdicts } of ends(duo, mini)) expect(verdicts).toEqual(['honest', 'honest'])
}
