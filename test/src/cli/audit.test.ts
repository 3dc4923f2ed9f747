import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type GameRecord, readRecord, writeRecord } from '../../../protocol/audit/record.ts'
import { main } from '../../../src/cli/audit.ts'
import type { Event, Game, ManhuntOption, Setup } from '../../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../../src/games/siberian-manhunt/setup.ts'
import { Duo } from '../../../src/local/duo.ts'
import { recordOf } from '../../protocol/audit/recorded.ts'
import { bytesFrom, HOST_HIDES, Seated, there } from '../../protocol/seated.ts'
import { nothingOnTheSpot } from '../../scenario/cheats/nothing-on-the-spot.ts'
import { sealedByChance } from '../../scenario/cheats/sealed-by-chance.ts'
import { stage } from '../../scenario/staged.ts'

const EXAMPLE = 'docs/example.record'
/** How the example is made again when the rules or the protocol change. */
const REMAKE = 'npm run simulate -- --zero-trust --seed 3 --out docs/example.record'

const folder = mkdtempSync(join(tmpdir(), 'audit-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
function saved(bytes: Uint8Array): string {
  const path = join(folder, `${files++}.record`)
  writeFileSync(path, bytes)
  return path
}
function run(...args: readonly string[]): { readonly code: number; readonly text: string } {
  const lines: string[] = []
  const code = main(args, line => lines.push(line))
  return { code, text: lines.join('\n') }
}
const example = new Uint8Array(readFileSync(EXAMPLE))
function bent(change: (record: GameRecord) => GameRecord): string {
  const record = readRecord(example)
  if ('where' in record) throw new Error(`${record.says} Make it again: ${REMAKE}`)
  return saved(writeRecord(change(record)))
}

/** A hunt of which the Fugitive, the host, has the first choice; abandonment may be claimed after three days. */
function begun(): Duo<Game, Setup, ManhuntOption, Event> {
  const duo = new Duo<Game, Setup, ManhuntOption, Event>([siberianManhunt, siberianManhunt], bytesFrom(5))
  duo.connect()
  duo.input(0, peer => peer.propose(usualSetup, HOST_HIDES, 3 * 24 * 60))
  duo.input(1, peer => peer.consent())
  return duo
}

describe('npm run audit', () => {
  it(`0: the example is honest (else make it again: ${REMAKE})`, () => {
    const { code, text } = run(EXAMPLE)
    expect(text).toMatch(/^Game: {5}Siberian Manhunt \(rules siberian-manhunt \S+\), ends after three years$/m)
    expect(text).toMatch(/^Seat 0: {3}host, (Fugitive|Government): honest$/m)
    expect(text).toMatch(/^Seat 1: {3}guest, (Fugitive|Government): honest$/m)
    expect(text).toMatch(/^Ending: {3}the (Fugitive|Government) wins, .+, in round \d+$/m)
    expect(text).toMatch(/^Entries: {2}\d+$/m)
    expect(text).toMatch(/^Route: {4}Crash site, /m)
    expect(text).toMatch(/^Verdict: {2}everybody was honest$/m)
    expect(code).toBe(0)
  })
  it('1: a cheat that was caught on the spot, with seat, entry, code and sentence', () => {
    const { record, entry } = stage(nothingOnTheSpot)
    const { code, text } = run(saved(record))
    expect(code).toBe(1)
    expect(text).toContain(
      `  seat 0, entry ${entry}, proof-false: In entry ${entry} this seat sent a proof that proves nothing.`,
    )
    expect(text).toMatch(/^Ending: {3}the Government wins, fault, in round \d+$/m)
    expect(text).toContain('Route:    not opened')
  })
  it('1: a cheat that only the seed shows', () => {
    const { record, entry } = stage(sealedByChance)
    const { code, text } = run(saved(record))
    expect(code).toBe(1)
    expect(text).toMatch(new RegExp(`^ {2}seat 0, entry ${entry}, commitment-mismatch: .+$`, 'm'))
    expect(text).toMatch(/^Seat 1: {3}guest, Government: honest$/m)
    expect(text).toMatch(/^Route: {4}Crash site, \?, /m)
  })
  it('2: damaged, which names the place and accuses nobody', () => {
    const cases: readonly (readonly [string, string])[] = [
      [bent(record => ({ ...record, entries: record.entries.slice(1) })), 'entry 1'],
      [bent(record => ({ ...record, entries: record.entries.slice(0, -1) })), 'statement 1'],
      [bent(record => ({ ...record, g4s: [] })), 'agreement'],
      [bent(record => ({ ...record, rulesVersion: 'other' })), 'rules'],
      [saved(example.slice(0, -1)), 'file'],
      [saved(new Uint8Array()), 'file'],
      [saved(example.map((byte, i) => (i === 5000 ? byte ^ 1 : byte))), '(file|checksum)'],
      ['README.md', 'file'],
    ]
    for (const [path, where] of cases) {
      const { code, text } = run(path)
      expect(text).toMatch(new RegExp(`^Damaged:  ${where}: .+\\.\nVerdict:  .*nobody is accused$`))
      expect(code).toBe(2)
    }
  })
  it('2: a game by other rules', () => {
    const table = new Seated({ rounds: 1 })
    table.until(() => table.over, table.unfound(1))
    const { code, text } = run(saved(writeRecord(recordOf(table))))
    expect(text).toContain('rules: The game was played by other rules (mini 1)')
    expect(code).toBe(2)
  })
  it('2: no file, two files, a folder, one that is not there', () => {
    for (const args of [[], [EXAMPLE, EXAMPLE], [folder], [join(folder, 'nothing')]]) {
      const { code, text } = run(...args)
      expect(text).toMatch(/^Damaged: {2}(arguments|file): .+/)
      expect(code).toBe(2)
    }
  })
  it('3: unfinished, with who owes', () => {
    const { code, text } = run(bent(record => ({ ...record, entries: record.entries.slice(0, 20), statements: [] })))
    expect(text).toMatch(
      /^Ending: {3}none; in round \d+, seat [01] owes entry 21, (a choice of its player|the answer to a question|a contribution to a roll)$/m,
    )
    expect(text).toContain('Route:    not opened')
    expect(code).toBe(3)
  })
  it('3: finished, but somebody did not open', () => {
    const { code, text } = run(bent(record => ({ ...record, statements: record.statements.slice(0, -1) })))
    expect(text).toMatch(/: unopened$/m)
    expect(text).toMatch(/: honest$/m)
    expect(code).toBe(3)
  })
  it('0: a draw', () => {
    const duo = begun()
    duo.input(1, peer => peer.endEarly({ type: 'offer draw' }))
    duo.input(0, peer => peer.endEarly({ type: 'accept draw' }))
    const { code, text } = run(saved(there(duo.record(0))))
    expect(text).toMatch(/^Ending: {3}a draw, agreed on in round 1$/m)
    expect(code).toBe(0)
  })
  it('3: a claim of abandonment, with who owed what since when', () => {
    const duo = begun()
    const since = Date.UTC(2026, 0, 2, 3, 4)
    duo.input(1, peer => peer.endEarly({ type: 'claim abandoned', since, now: since + 3 * 86_400_000 }))
    const { code, text } = run(saved(there(duo.record(0))))
    const owed = there(duo.sides[0].peer.playing).height + 1
    expect(text).toMatch(/^Ending: {3}the Government wins, abandonment, in round 1$/m)
    expect(text).toContain(`seat 1 claims that seat 0 has owed entry ${owed}, a choice of its player,`)
    expect(text).toContain('since 2026-01-02T03:04Z, and claimed it at 2026-01-05T03:04Z, both by its own clock')
    expect(text.match(/: unopened$/gm)?.length).toBe(2)
    expect(code).toBe(3)
  })
  it('as a process: prints the same and ends with that code', () => {
    for (const args of [[EXAMPLE], ['README.md'], []]) {
      const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/audit.ts', ...args], {
        encoding: 'utf8',
      })
      const { code, text } = run(...args)
      expect(stdout).toBe(`${text}\n`)
      expect(status).toBe(code)
    }
  })
})
