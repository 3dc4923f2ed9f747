/** Peers of the small game to whom mutated messages are said, and what must hold of each. */
import { encode } from '../../../protocol/bytes/codec.ts'
import { type FrameKind, makeFrame, readFrame } from '../../../protocol/session/frame.ts'
import type { Effect } from '../../../protocol/session/outbox.ts'
import { pick, type Random, seeded } from '../../../src/local/random.ts'
import { mini } from '../../protocol/mini.ts'
import { bytesFrom, type Seat01 } from '../../protocol/seated.ts'
import { ends, finishMini, type MiniDuo, miniDuo } from '../../protocol/session/driven.ts'
import { opened, ROUNDS, type SceneName, WISH } from '../cheats/scenes.ts'
import { Told } from '../cheats/told.ts'
import { mutateBytes, mutateMeaning, mutateValue } from './mutate.ts'
import { type Fuzzed, Tally } from './tally.ts'

const SCENES = ['first meeting', 'agreeing', 'the game goes on', 'wishing for another game'] as const
const SIGNED: readonly FrameKind[] = ['s1', 'g1', 'g2', 'g3', 'g4', 'entry', 'statement', 'rematch', 'next']
type Message = {
  readonly to: Seat01
  readonly kind: FrameKind
  readonly wire: Uint8Array
  readonly content: Uint8Array
}

/** Every message of a whole game and of what is said after it. */
function corpus(): readonly Message[] {
  const duo = miniDuo()
  const said: Message[] = []
  duo.tamper = (to, wire) => {
    const frame = readFrame(wire)
    if (frame !== undefined) said.push({ to: to === 0 ? 0 : 1, wire, ...frame })
    return [wire]
  }
  finishMini(duo, 1, ROUNDS)
  for (const seat of [0, 1] as const) duo.input(seat, peer => peer.wish(WISH))
  return said
}

/** Somebody in a scene who hears mutants, and is put back to the scene when one of them has changed anything. */
class Listener {
  private duo: MiniDuo
  private isOver = false
  private isChanged = false
  constructor(
    private readonly scene: SceneName,
    readonly seat: Seat01,
  ) {
    this.duo = this.anew()
  }
  get listening(): MiniDuo {
    return this.duo
  }
  private anew(): MiniDuo {
    const duo = opened(this.scene)
    this.meet(duo)
    return duo
  }
  /** Begins a handshake, where the scene is one. */
  private meet(duo: MiniDuo): void {
    const { peer } = duo.sides[this.seat]
    if (this.scene === 'first meeting') peer.connectedTo({ own: bytesFrom(1)(32), peer: bytesFrom(2)(32) }, 3, 0)
  }
  /** Hears it; gives back what became of it. */
  hear(wire: Uint8Array): string {
    const effects = this.duo.sides[this.seat].peer.message(wire)
    const outcome = outcomeOf(effects)
    this.isOver = outcome.startsWith('hang up')
    this.isChanged = effects.some(({ type }) => type === 'keep')
    return outcome
  }
  /** Goes back to the scene, if what was heard has led away from it. */
  ready(): void {
    if (this.isOver && !this.isChanged && this.scene === 'first meeting') this.meet(this.duo)
    else if (this.isOver || this.isChanged) this.duo = this.anew()
    this.isOver = false
    this.isChanged = false
  }
  /** Comes to an honest end with the other side, as if nothing had been. */
  finish(): readonly unknown[] {
    this.ready()
    this.duo.disconnect()
    finishMini(this.duo, 1, ROUNDS)
    return ends(this.duo, mini).map(({ verdicts, accused }) => [verdicts, accused])
  }
}
function outcomeOf(effects: readonly Effect[]): string {
  for (const effect of effects)
    if (effect.type === 'ignored' || effect.type === 'hang up') return `${effect.type}: ${effect.code}`
  return effects.some(effect => effect.type === 'keep' && effect.key === 'accused') ? 'accused' : 'taken'
}

const listeners = () => SCENES.flatMap(scene => ([0, 1] as const).map(seat => new Listener(scene, seat)))

/** A mutant of one of the messages. One in a hundred is signed anew by whoever would have sent it. */
function mutant(said: readonly Message[], listener: Listener, draw: Random): Uint8Array {
  const one = pick(said, draw)
  const sort = draw(100)
  if (sort > 0) return sort < 60 ? mutateMeaning(one.wire, draw) : mutateBytes(one.wire, draw, pick(said, draw).wire)
  const mine = said.filter(({ to, kind }) => to === listener.seat && SIGNED.includes(kind))
  const { kind, content } = pick(mine, draw)
  const sender = listener.seat === 0 ? 1 : 0
  const told = new Told(listener.listening, sender, kind, content, new Map())
  const fields = mutateValue(told.fields, draw)
  const inGame = listener.listening.sides[sender].peer.playing !== undefined
  if (!Array.isArray(fields) || (!inGame && ['statement', 'rematch', 'next'].includes(kind)))
    return makeFrame(kind, encode(fields))
  return makeFrame(kind, told.signed(fields))
}

/** One of the listeners, and what it hears: the same for the same numbers, whatever it heard before. */
function drawn(said: readonly Message[], all: readonly Listener[], seed: number, number: number) {
  const draw = seeded(seed, number)
  const listener = pick(all, draw)
  listener.ready()
  return { listener, wire: mutant(said, listener, draw) }
}
/** Says mutants to every sort of listener: these numbers of that seed. `clock` gives milliseconds. */
export function fuzzMessages(
  seed: number,
  numbers: Iterable<number>,
  clock: () => number,
  pause: (done: number) => void = () => {},
): Fuzzed & { readonly ends: readonly (readonly unknown[])[] } {
  const said = corpus()
  const all = listeners()
  const tally = new Tally(clock)
  for (const number of numbers) {
    const { listener, wire } = drawn(said, all, seed, number)
    tally.count(
      `message ${number} of seed ${seed}`,
      wire,
      () => listener.hear(wire),
      () => listener.ready(),
    )
    pause(number)
  }
  return { ...tally.result, ends: all.map(listener => listener.finish()) }
}
