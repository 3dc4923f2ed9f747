import { equal } from '../bytes/hash.ts'
import { opens } from '../crypto/commitment.ts'
import { type Claim, holds, leaves } from '../rules/claim.ts'
import type { Fresh, Handle } from '../rules/ids.ts'
import type { Event, Option } from '../rules/request.ts'
import { isFresh } from '../rules/sum.ts'
import { type Author, contributionOf } from '../transcript/author.ts'
import type { Happening, Promised } from '../transcript/position.ts'
import { contributionCommitment } from '../transcript/roll.ts'
import type { Transcript } from '../transcript/transcript.ts'
import { SeatVault } from '../transcript/vault.ts'
import type { Finding } from './audit.ts'

/**
 * What one opened seed shows (docs/protocol.md, 12.3): every hidden number, both halves of its commitment, every claim
 * about it, and every contribution to a roll, the unused last one included.
 */
export function auditSecrets<State, Setup, O extends Option, E extends Event>(
  transcript: Transcript<State, Setup, O, E>,
  domain: { readonly from: number; readonly to: number },
  author: Author,
): { readonly findings: readonly Finding[]; readonly values: ReadonlyMap<Handle, number> } {
  const { seat, seed } = author
  const findings: Finding[] = []
  const find = (entry: number, code: string, says: string) => findings.push({ seat, entry, code, says })
  const vault = new SeatVault(seat, seed)
  function* everything() {
    for (let value = domain.from; value <= domain.to; value++) yield value
  }

  for (const hidden of transcript.position.hidden) {
    if (hidden.seat !== seat) continue
    const opening = vault.recover(hidden, vault.candidates(hidden)) ?? vault.recover(hidden, everything())
    if (opening === undefined)
      find(
        hidden.entry,
        'commitment-mismatch',
        `No value of this game, sealed by this seed, gives the commitment of entry ${hidden.entry}.`,
      )
    else if (!opens(hidden.commitment, hidden.place, opening.value, opening.salt, opening.blinding))
      find(
        hidden.entry,
        'point-mismatch',
        `The two halves of the commitment of entry ${hidden.entry} do not hold the same value.`,
      )
  }

  const check = (entry: number, happening: Happening<O, E> & { type: 'chosen' }) => {
    const handleOf = (of: Handle | Fresh) => (isFresh(of) ? happening.handles[of.fresh] : of)
    const known = (of: Handle | Fresh) => {
      const handle = handleOf(of)
      return handle === undefined ? undefined : vault.get(handle)
    }
    const { claim, hides, type } = happening.option
    const claims = [claim, hides?.claim].flatMap(one => (one === undefined ? [] : leaves(one)))
    // What was said of a number that nobody can open is no further finding: that it cannot be opened is one.
    if (claims.some(one => handlesIn(one).every(of => known(of) !== undefined) && !holds(one, known)))
      find(
        entry,
        'claim-false',
        `In entry ${entry} this seat chose "${type}", which its own hidden numbers do not allow.`,
      )
  }
  const promise = (entry: number, roll: number, promised: Promised) => {
    const { gameId } = transcript.agreed
    const derived = contributionOf(author, gameId, roll, promised.previous)
    if (!equal(promised.commitment, contributionCommitment(gameId, seat, roll, derived)))
      find(entry, 'contribution-not-derived', `The contribution to roll ${roll} does not come from this seat's seed.`)
  }

  const first = transcript.agreed.contributions[seat]
  if (first !== undefined) promise(0, 0, { commitment: first, previous: transcript.agreed.g3Hash })
  for (const { entry, seat: by, happenings } of transcript.story)
    if (by === seat)
      for (const happening of happenings) {
        if (happening.type === 'chosen') check(entry, happening)
        if (happening.type === 'promised') promise(entry, happening.roll, happening.promised)
      }
  return { findings, values: vault.values() }
}

function handlesIn(claim: Claim): readonly (Handle | Fresh)[] {
  switch (claim.type) {
    case 'equals':
      return [claim.handle]
    case 'zero':
    case 'nonzero':
      return claim.sum.terms.map(([, of]) => of)
    case 'within':
      return claim.row.flatMap(sum => sum.terms.map(([, of]) => of))
    case 'all':
    case 'any':
      return claim.claims.flatMap(handlesIn)
  }
}
