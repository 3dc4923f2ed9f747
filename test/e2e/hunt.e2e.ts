import { describe } from 'vitest'
import { audit } from '../../protocol/audit/audit.ts'
import { readRecord } from '../../protocol/audit/record.ts'
import { siberianManhunt } from '../../src/games/siberian-manhunt/rules.ts'
import { expect, test } from './harness.ts'
import { connection, outcome, play, playOut, save, shown, sit } from './hunt.ts'

describe('two browsers', () => {
  test('play a whole game over WebRTC, one is loaded anew in the middle, and both audit it', async ({
    host,
    guest,
  }) => {
    const players = [host, guest]
    await sit(host, guest)
    for (let made = 0; made < 4; made++) expect(await play(players)).toBe(true)
    await guest.page.reload()
    await shown(guest.page, 'turn')
    await connection(guest.page, 'connected')
    await playOut(players)

    const honest = { Fugitive: 'honest', Government: 'honest' }
    const ends = [await outcome(host.page), await outcome(guest.page)]
    // Who is wounded by an animal is carried away from the wreck, and then the years end the game.
    const by = expect.stringMatching(/^(killed by an agent|three years)$/)
    expect(ends[0]).toEqual({ winners: 'Government', by, verdicts: honest })
    expect(ends[1]).toEqual(ends[0])

    const [one, other] = [await save(host.page), await save(guest.page)]
    expect(one.equals(other)).toBe(true)
    const record = readRecord(new Uint8Array(one))
    if ('where' in record) throw new Error(`${record.where}: ${record.says}`)
    const result = audit(record, siberianManhunt)
    if (result.type === 'damaged') throw new Error(`${result.where}: ${result.says}`)
    expect(result.seats.map(seat => seat.verdict)).toEqual(['honest', 'honest'])
  })
})
