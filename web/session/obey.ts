/** What a player may ask of the game on the screen. */
import type { Command } from '../app/view.ts'
import { signedRoles } from './manhunt.ts'
import { wishOf } from './rematch.ts'
import type { Sitting } from './sitting.ts'

type Elsewhere = 'go home' | 'host' | 'join' | 'claim' | 'continue' | 'forget' | 'open record' | 'export'
type Asked = Exclude<Command, { readonly type: Elsewhere }>

/** `height` is that of the view in which it was asked. */
export function obey(sitting: Sitting, asked: Asked, height: number | undefined): Promise<void> {
  switch (asked.type) {
    case 'propose': {
      const { setup, roles, wait } = asked.proposal
      return sitting.decide(peer => peer.propose(setup, signedRoles(roles), wait))
    }
    case 'sign':
      return sitting.decide(peer => peer.consent())
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
    case 'claim abandonment': {
      const { since, now } = sitting
      return sitting.decide(peer => peer.endEarly({ type: 'claim abandoned', since, now }))
    }
  }
}
