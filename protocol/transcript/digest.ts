import { encode, type Value } from '../bytes/codec.ts'
import { dataValue } from '../bytes/data.ts'
import { hash } from '../bytes/hash.ts'
import type { Claim } from '../rules/claim.ts'
import type { Data, Fresh, Handle } from '../rules/ids.ts'
import type { Option, Request } from '../rules/request.ts'
import { isFresh, type Sum } from '../rules/sum.ts'

/**
 * What a request says, as 64 bytes: every part of an entry names the request that it answers by it, so that two sides
 * whose rules differ notice at once. Tables stand by name and public arguments (docs/protocol.md, 5.3).
 */
export function requestDigest(gameId: Uint8Array, request: Request): Uint8Array {
  return hash('request', gameId, encode(requestValue(request)))
}

function requestValue(request: Request): Value {
  switch (request.type) {
    case 'roll':
      return ['roll', [...request.sides], request.why]
    case 'choose':
      return ['choose', request.role, request.query ? 1 : 0, request.options.map(optionValue)]
  }
}

function optionValue(option: Option): Value {
  const { claim, opens, hides, ...fields } = option
  return [
    dataValue(fields as Data),
    claim === undefined ? [] : [claimValue(claim)],
    opens === undefined ? [] : [opens],
    hides === undefined ? [] : [hides.count, claimValue(hides.claim)],
  ]
}

function claimValue(claim: Claim): Value {
  switch (claim.type) {
    case 'equals':
      return ['equals', name(claim.handle), claim.value]
    case 'zero':
    case 'nonzero':
      return [claim.type, sumValue(claim.sum)]
    case 'within':
      return ['within', claim.row.map(sumValue), claim.table.name, dataValue(claim.table.args)]
    case 'all':
    case 'any':
      return [claim.type, claim.claims.map(claimValue)]
  }
}

/** A handle is its number, a fresh number a list of one. */
const name = (of: Handle | Fresh): Value => (isFresh(of) ? [of.fresh] : of)
const sumValue = (sum: Sum): Value => [sum.terms.map(([times, of]) => [times, name(of)]), sum.plus]
