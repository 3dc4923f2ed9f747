import { beforeEach, describe, expect, it } from 'vitest'
import { toRole } from '../../../protocol/rules/index.ts'
import type { Fingerprints } from '../../../protocol/session/fingerprints.ts'
import type { Effect } from '../../../protocol/session/outbox.ts'
import { Peer } from '../../../protocol/session/peer.ts'
import { siberianManhunt } from '../../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../../src/games/siberian-manhunt/setup.ts'
import { seeded } from '../../../src/local/random.ts'

const draw = seeded(7)
const world = { rules: siberianManhunt, random: (bytes: number) => Uint8Array.from({ length: bytes }, () => draw(256)) }

const sent = (effects: readonly Effect[]) => effects.flatMap(effect => (effect.type === 'send' ? [effect.message] : []))
const hangUps = (effects: readonly Effect[]) =>
  effects.flatMap(effect => (effect.type === 'hang up' ? [`${effect.by}: ${effect.code}`] : []))

/** Both sides' views of one new channel. */
function channel(): readonly [Fingerprints, Fingerprints] {
  const [a, b] = [world.random(32), world.random(32)]
  return [
    { own: a, peer: b },
    { own: b, peer: a },
  ]
}

let host: ReturnType<typeof newHost>
let guest: ReturnType<typeof newGuest>
const newHost = () => Peer.host(world).peer
const newGuest = (of: { secret: Uint8Array; hostKeyHash: Uint8Array }) => Peer.guest(world, of).peer
let now = 1000

/** Runs a guest's handshake against a knock; `rest` is what the guest says after it. */
function handshake(who: ReturnType<typeof newGuest>) {
  const [atHost, atGuest] = channel()
  const { knock } = host.knock(atHost, ++now, 3)
  const log = { knock, host: [] as string[], guest: [] as string[], rest: [] as Uint8Array[] }
  const toHost = [...sent(who.connectedTo(atGuest, ++now, 0))]
  for (let message = toHost.shift(); message !== undefined; message = toHost.shift()) {
    if (knock.met !== undefined) {
      log.rest.push(message)
      continue
    }
    const effects = knock.message(message)
    log.host.push(...hangUps(effects))
    for (const answer of sent(effects)) {
      const back = who.message(answer)
      log.guest.push(...hangUps(back))
      toHost.push(...sent(back))
    }
  }
  return log
}
/** Lets the guest in and passes messages on until both are silent. */
function admit({ knock, rest }: ReturnType<typeof handshake>): void {
  const effects = [...host.admit(knock)]
  for (const message of rest) effects.push(...host.message(message))
  converse(effects)
}
/** Passes the host's messages on to the guest, and what follows, until both are silent. */
function converse(effects: readonly Effect[]): void {
  let toGuest = sent(effects)
  while (toGuest.length > 0) {
    const toHost = toGuest.flatMap(message => sent(guest.message(message)))
    toGuest = toHost.flatMap(message => sent(host.message(message)))
  }
}

beforeEach(() => {
  host = newHost()
  guest = newGuest(host.self)
})

describe('a knock', () => {
  it('is admitted when its handshake is complete, and tells where to meet again', () => {
    const first = handshake(guest)
    expect(first.knock.met?.key).toBeDefined()
    expect(host.connected).toBe(false)
    admit(first)
    expect(host.connected && guest.connected).toBe(true)
    expect(guest.whereToMeet).toEqual(host.whereToMeet)
    expect(guest.whereToMeet.counter).toBe(3)
  })

  it('leaves the session that is up alone until it is complete', () => {
    admit(handshake(guest))
    const stranger = newGuest({ ...host.self, secret: world.random(16) })
    expect(handshake(stranger)).toMatchObject({ host: ['us: invite-unknown'], guest: ['them: invite-unknown'] })
    const late = newGuest(host.self)
    const log = handshake(late)
    expect(log).toMatchObject({ host: ['us: invite-used'], guest: ['them: invite-used'] })
    expect(log.knock.met).toBeUndefined()
    expect(host.connected).toBe(true)
    const proposal = host.propose(usualSetup, { type: 'fixed', roles: [toRole(0), toRole(1)] })
    converse(proposal)
    expect(guest.agreement.terms).toBeDefined()
  })

  it('of the same player takes the place of the session that is up', () => {
    admit(handshake(guest))
    const again = handshake(guest)
    admit(again)
    expect(host.connected && guest.connected).toBe(true)
    converse(host.propose(usualSetup, { type: 'fixed', roles: [toRole(0), toRole(1)] }))
    converse(sent(guest.consent()).flatMap(message => host.message(message)))
    expect(host.playing && guest.playing).toBeDefined()
  })

  it('goes on with a session that meanwhile went on', () => {
    admit(handshake(guest))
    converse(host.propose(usualSetup, { type: 'fixed', roles: [toRole(0), toRole(1)] }))
    converse(sent(guest.consent()).flatMap(message => host.message(message)))
    const first = handshake(guest)
    host.due()
    expect(host.playing?.height).toBe(1)
    admit(first)
    expect(guest.playing?.height).toBe(1)
  })

  it('that is overtaken by another one of the same player is refused', () => {
    const first = handshake(guest)
    const second = handshake(guest)
    admit(second)
    expect(hangUps(host.admit(first.knock))).toEqual(['us: old-epoch'])
  })

  it('takes any bytes', () => {
    const { knock } = host.knock(channel()[0], ++now, 0)
    for (const bytes of [new Uint8Array(), Uint8Array.of(1, 2, 3), world.random(500)])
      expect(knock.message(bytes)).toEqual([{ type: 'ignored', code: 'not-a-message' }])
    expect(knock.met).toBeUndefined()
  })
})

describe('a guest who has heard the end of the agreement', () => {
  it('resumes at a host who has not', () => {
    admit(handshake(guest))
    converse(host.propose(usualSetup, { type: 'fixed', roles: [toRole(0), toRole(1)] }))
    const concluded = sent(guest.consent()).flatMap(message => sent(host.message(message)))
    // The guest's last message is lost.
    for (const message of concluded) guest.message(message)
    expect(guest.playing).toBeDefined()
    expect(host.playing).toBeUndefined()
    admit(handshake(guest))
    expect(host.playing).toBeDefined()
  })
})
