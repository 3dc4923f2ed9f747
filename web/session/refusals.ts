/** Why the two sides do not come together, as a sentence (docs/protocol.md, 10.5). What can be done is the screen's part. */
import type { HangUp } from '../../protocol/session/outbox.ts'
import type { Notice } from '../app/view.ts'

type Side = 'us' | 'them'
const SAYS: { readonly [code in HangUp | 'unknown']: string | { readonly [by in Side]: string } } = {
  'bad-handshake': {
    us: 'The other side does not speak as this game does, or cannot prove what it says.',
    them: 'The other side could not make sense of this one.',
  },
  'other-version': 'The two pages are of different versions and do not understand each other.',
  'other-rules': 'The two pages have different versions of the rules.',
  'invite-unknown': {
    us: 'Somebody came with another invitation than yours.',
    them: 'The one who made this invitation does not know it: a part of it is wrong, or a newer one took its place.',
  },
  'invite-used': {
    us: 'Somebody else came with your invitation. The seat is taken, so they were sent away.',
    them: 'Somebody has taken the seat with this invitation already.',
  },
  'game-unknown': {
    us: 'Somebody asked for another game.',
    them: 'The other side’s browser does not know this game any more.',
  },
  'wrong-host': 'The one who answered does not have the key that this invitation names.',
  'wrong-player': {
    us: 'Somebody else asked for your opponent’s seat and was sent away.',
    them: 'The other side knows somebody else at this seat.',
  },
  'channel-intercepted': 'The two browsers do not see the same connection: somebody may sit in between and read along.',
  'old-epoch': {
    us: 'The other side spoke from an older copy of this game than one that was here before.',
    them: 'The other side has already met a newer copy of this game.',
  },
  fork: 'The two sides have different histories of this game that cannot both be right.',
  diverged: 'The two sides ask different questions at the same point of the same game.',
  unknown: 'The other side ended the connection for a reason that this page does not know.',
}

export function refusal(code: HangUp | 'unknown', by: Side): Notice {
  const says = SAYS[code]
  return { code, says: typeof says === 'string' ? says : says[by] }
}
