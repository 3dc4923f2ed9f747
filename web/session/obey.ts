/** What a player may ask of the game on the screen. */
import type { Command } from '../app/commands.ts'
import type { Notice } from '../app/view.ts'
import { type Here, inFront } from './device/beside.ts'
import type { Exchange } from './exchange.ts'
import { readLink } from './invite.ts'
import { signedRoles } from './manhunt.ts'
import { wishOf } from './rematch.ts'
import { readSignal, type Signal } from './signal.ts'
import type { Sitting } from './sitting.ts'

type Begins = 'host' | 'join' | 'claim' | 'continue' | 'prepare' | 'begin here'
type File = 'open record' | 'open kept' | 'export' | 'open save'
type Elsewhere = 'go home' | 'forget' | 'take over' | File | Begins
type Beside = 'cover' | 'uncover' | 'hurry'
type Asked = Exclude<Command, { readonly type: Elsewhere }>
type OfSeat = Exclude<Asked, { readonly type: Beside }>

/** `height` is that of the view in which it was asked. Of two at one device the one in front is obeyed. */
export async function obey(
  at: Here & { readonly sitting: Sitting },
  asked: Asked,
  height: number | undefined,
): Promise<void> {
  if (asked.type === 'hurry') return at.bot?.hurry()
  if (asked.type === 'cover' || asked.type === 'uncover') return at.hotSeat?.[asked.type]()
  const seat = inFront(at)
  if (seat !== undefined) await obeyAt(seat, asked, height)
}

function obeyAt(sitting: Sitting, asked: OfSeat, height: number | undefined): Promise<void> {
  switch (asked.type) {
    case 'propose': {
      const { setup, roles, wait } = asked.proposal
      return sitting.decide(peer => peer.propose(setup, signedRoles(roles), wait))
    }
    case 'sign':
      return sitting.decide(peer => peer.consent())
    case 'signal':
      exchange(sitting.exchange, asked)
      return Promise.resolve()
    case 'plan':
      return sitting.plan(asked.plays)
    case 'act':
      return sitting.act(asked.plays, height)
    case 'mark':
      return sitting.mark(asked.node, asked.kind)
    case 'rematch':
      return sitting.decide(peer => peer.wish(asked.proposal && wishOf(asked.proposal)))
    case 'resign':
      return sitting.decide(peer => peer.endEarly({ type: 'resign' }))
    case 'draw':
      return sitting.decide(peer => peer.endEarly({ type: `${asked.step} draw` }))
    case 'claim abandonment':
      return sitting.decide(peer => peer.endEarly({ type: 'claim abandoned', ...sitting.dates }))
  }
}

function exchange(exchange: Exchange, asked: Asked & { readonly type: 'signal' }): void {
  switch (asked.step) {
    case 'offer':
      exchange.offer()
      break
    case 'take':
      exchange.take(readSignalIn(asked.text))
      break
    case 'stop':
      exchange.stop()
  }
}

/** The offer or answer in what a player pasted: a link, the part behind its `#`, or nothing but the signal. */
function readSignalIn(text: string): Signal | Notice {
  const bare = readSignal(text.trim())
  if (bare !== undefined) return bare
  const link = readLink(text)
  const signal = 'code' in link ? undefined : link.signal
  if (signal !== undefined) return signal
  const older = 'code' in link && link.code === 'other-version'
  return older ? link : { code: 'bad-signal' }
}
