import { expect, it } from 'vitest'
import { audit } from '../../protocol/audit/audit.ts'
import { readRecord } from '../../protocol/audit/record.ts'
import agreementVectors from '../vectors/agreement.json'
import endingVectors from '../vectors/endings.json'
import gameVectors from '../vectors/game.json'
import handshakeVectors from '../vectors/handshake.json'
import rematchVectors from '../vectors/rematch.json'
import requestVectors from '../vectors/requests.json'
import rollVectors from '../vectors/rolls.json'
import saveVectors from '../vectors/save.json'
import { agreement, endings, game, handshake, rematch, requests, rolls, save } from './frozen.ts'
import { bytesOf } from './hex.ts'
import { mini } from './mini.ts'

it('digests of requests (docs/protocol.md, 5.3)', () => expect(requests()).toEqual(requestVectors))
it('contributions, result and values of a roll (docs/protocol.md, 7)', () => expect(rolls()).toEqual(rollVectors))
it('the messages of an agreement, game id and genesis (docs/protocol.md, 9)', () =>
  expect(agreement()).toEqual(agreementVectors))
it('the messages of a handshake (docs/protocol.md, 10)', () => expect(handshake()).toEqual(handshakeVectors))
it('wishes for another game and the invitation to it (docs/protocol.md, 10.8)', () =>
  expect(rematch()).toEqual(rematchVectors))
it('entries, statements, an accusation and a record (docs/protocol.md, 5, 11, 12, 13)', () =>
  expect(game()).toEqual(gameVectors))
it('a waiting time, a draw and a claim of abandonment (docs/protocol.md, 9.1 and 11.1)', () =>
  expect(endings()).toEqual(endingVectors))
it('a save file (docs/protocol.md, 8.8)', () => expect(save()).toEqual(saveVectors))
it('the frozen record is honest for whoever reads it', () => {
  const record = readRecord(bytesOf(gameVectors.record))
  if ('where' in record) throw new Error(record.says)
  const audited = audit(record, mini)
  expect(audited.type === 'audited' && audited.seats.map(one => one.verdict)).toEqual(['honest', 'honest'])
})
