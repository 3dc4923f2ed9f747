/** The log as a screen gets it: what happened, how it is known to be true, and what its proofs show. */
import { toHex } from '../../protocol/bytes/text.ts'
import { type Option, toSeat } from '../../protocol/rules/index.ts'
import type { Happening } from '../../protocol/transcript/position.ts'
import { type Demand, demandsOf } from '../../protocol/transcript/proof.ts'
import { type Event, type ManhuntOption, sideOf } from '../../src/games/siberian-manhunt/game.ts'
import type { LogLine, Proof, Share, Shown, ShownOption } from '../app/view.ts'
import type { Transcript } from './manhunt.ts'
import type { Times } from './times.ts'

type Happened = Happening<ManhuntOption, Event>

/** An option without what it claims and hides: tables cannot leave the worker, and a screen has no use for them. */
export function shownOption(option: ManhuntOption): ShownOption {
  const { claim, opens, hides, ...shown }: ManhuntOption & Option = option
  return shown as ShownOption
}

/** Everything that happened, in order; with `times`, how long proofs took in this session. */
export function logOf(transcript: Transcript, times?: Times): readonly LogLine[] {
  let round = 1
  return transcript.story.flatMap(({ entry, happenings }) =>
    happenings.flatMap((happening): readonly LogLine[] => {
      if (happening.type === 'told' && happening.event.type === 'turn') round = happening.event.round
      const what = whatOf(happening, transcript, times?.get(entry))
      return what === undefined ? [] : [{ entry, round, what, badge: badgeOf(happening) }]
    }),
  )
}

function whatOf(happening: Happened, transcript: Transcript, took: number | undefined): LogLine['what'] | undefined {
  switch (happening.type) {
    case 'told':
      return { type: 'event', event: happening.event }
    case 'chosen': {
      const { role, option, proofs } = happening
      const proof = proofOf(option, proofs, took)
      return { type: 'choice', by: sideOf(role), option: shownOption(option), ...(proof && { proof }) }
    }
    case 'rolled': {
      const { why, sides, values, contributions } = happening
      return { type: 'roll', why, sides, values, shares: sharesOf(contributions, transcript) }
    }
    case 'promised':
      return undefined
  }
}

/** What choosing an option proved, by proofs of these sizes; `undefined` if nothing. */
export function proofOf(option: Option, sizes: readonly number[], took: number | undefined): Proof | undefined {
  const demands = demandsOf(option)
  if (demands.length === 0) return undefined
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return { shows: demands.map(shownBy), bytes, ...(took === undefined ? {} : { took }) }
}

function shownBy(demand: Demand): Shown {
  switch (demand.type) {
    case 'open':
    case 'equals':
      return { kind: 'opened', of: 1 }
    case 'nonzero':
      return { kind: 'differs', of: 1 }
    case 'zero':
      return { kind: 'among', of: 1 }
    case 'any':
      return { kind: 'among', of: demand.claims.length }
    case 'within':
      return { kind: 'listed', of: demand.table.rows.length }
  }
}

/** By seat; the roles are known by then, because the roll that decides them is over. */
const sharesOf = (contributions: readonly Uint8Array[], { position }: Transcript): readonly Share[] =>
  contributions.flatMap((bytes, seat) => {
    const role = position.roleOf(toSeat(seat))
    return role === undefined ? [] : [{ by: sideOf(role), bytes: toHex(bytes) }]
  })

/** How it is known to be true. A number is opened by an option that opens it, and by a claim that it equals a value. */
function badgeOf(happening: Happened): LogLine['badge'] {
  if (happening.type === 'rolled') return 'rolled together'
  if (happening.type !== 'chosen') return 'signed'
  const demands = demandsOf(happening.option)
  if (demands.some(({ type }) => type === 'open' || type === 'equals')) return 'opened'
  return demands.length > 0 ? 'proved' : 'signed'
}
