/**
 * The log in plain words. What a seat chose, what was rolled and what the rules told come as lines of their own; a line
 * that only leads up to another (a die before its strike, an answer before its result) is not told twice: its badge goes
 * to the line that tells it.
 */
import type { Discovery, Event, Side } from '../../src/games/siberian-manhunt/game.ts'
import type { LogLine, ShownOption } from '../app/view.ts'
import { cardName } from './options.ts'
import { at, place } from './places.ts'
import { sectorName } from './season.ts'

export type Badge = LogLine['badge']
export interface Told {
  readonly round: number
  /** who did it; nobody did the seasons */
  readonly by: Side | undefined
  /** *stars* around what matters */
  readonly says: string
  readonly badges: readonly Badge[]
  readonly entry: number
  /** itself, and what led up to it */
  readonly lines: readonly LogLine[]
}
/** The reader: one of the players, or nobody in particular. */
export type Reader = Side | undefined

/** The past tense, which follows, is the same for both. */
const who = (side: Side, reader: Reader): string => (side === reader ? 'You' : `The ${side}`)

const unit = (kind: 'KGB' | 'Yakut'): string => (kind === 'KGB' ? 'KGB officer' : 'Yakut tracker')
const into = (terrain: 'wilderness' | 'town' | 'china'): string =>
  terrain === 'town' ? 'into a town' : terrain === 'china' ? 'into *China*' : 'not into a town'
const sneaking = (sneak: boolean): string => (sneak ? ', sneaking' : '')

/** A choice as a sentence; `undefined` if what came of it is told by an event. */
export function choiceText(option: ShownOption, by: Side, reader: Reader): string | undefined {
  const they = who(by, reader)
  switch (option.type) {
    case 'move':
      return `${they} moved *1 ${option.way === 'road' ? 'by road' : 'over water'}*, ${into(option.into)}${sneaking(option.sneak)}.`
    case 'hitch-hike':
      return `${they} *hitch-hiked* into a town.`
    case 'bush-whack':
      return `${they} *bush-whacked*, ${into(option.into)}${sneaking(option.sneak)}.`
    case 'good deed':
      return `${they} did a *good deed*.`
    case 'end turn':
      return `${they} ended the turn.`
    case 'move agent':
      return `${they} moved a ${unit(option.kind)} to *${place(option.to)}*.`
    case 'drive':
      return `${they} drove a KGB officer to *${place(option.to)}*.`
    case 'interrogate':
      return `${they} *interrogated* the people.`
    case 'red army':
      return `${they} sent the Red Army to *${place(option.node)}* (${option.how === 'deploy' ? 'deployment' : 'maneuver'}).`
    case 'attack':
      return `A ${unit(option.kind)} attacked ${at(option.node)}.`
    case 'capture':
      return `${they} tried a *capture* ${at(option.node)}.`
    case 'crash':
      return `The plane came down: the way begins at *the crash site*.`
    case 'rest':
    case 'attack agent':
    case 'strike':
    case 'escape':
    case 'declare':
    case 'testify':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'search':
    case 'pass':
    case 'buy':
    case 'upgrade':
    case 'recruit':
    case 'army beside':
    case 'respawn':
      return undefined
  }
}

const answers: Readonly<Record<'here' | 'trail' | 'nothing', string>> = {
  here: 'here.',
  trail: 'I was there.',
  nothing: 'no.',
}
const discoveries: Readonly<Record<Discovery, string>> = {
  search: 'found by a search',
  attack: 'found by an attack',
  'own attack': 'gave themselves away by an attack',
  town: 'a Loyal citizen talked',
  'Red Army': 'found by the Red Army',
}
const reasons: Readonly<Record<'town' | 'sneak' | 'interrogation', string>> = {
  town: 'on entering the town',
  sneak: 'while sneaking into the town',
  interrogation: 'at the interrogation',
}
const tokens = (token: 'silent' | 'loyal', count: number): string =>
  `${count} ${token === 'silent' ? 'Silent' : 'Loyal'} ${count === 1 ? 'token' : 'tokens'}`

/** Whose doing an event is, for the mark beside it. */
export function eventBy(event: Event): Side | undefined {
  switch (event.type) {
    case 'turn':
      return event.of
    case 'struck':
    case 'combat':
      return event.by
    case 'exhausted':
    case 'rested':
    case 'entered town':
    case 'found':
    case 'testified':
    case 'escape tried':
      return 'Fugitive'
    case 'searched':
    case 'nobody there':
    case 'recruited':
    case 'no pawn left':
    case 'upgraded':
    case 'army placed':
    case 'army returned':
    case 'card bought':
    case 'agent defeated':
      return 'Government'
    case 'season':
    case 'drawn':
    case 'added':
    case 'refilled':
    case 'card drawn':
      return undefined
  }
}

/** An event as a sentence; `undefined` if the choice before it said as much. */
export function eventText(event: Event, reader: Reader): string | undefined {
  const fugitive = who('Fugitive', reader)
  switch (event.type) {
    case 'turn':
      return `*${event.of === reader ? 'Your turn' : `The ${event.of}’s turn`}*, ${event.energy} energy.`
    case 'season':
      return `Round ${event.round}: *${sectorName(event.sector)}*.`
    case 'exhausted':
      return `${fugitive} went *beyond exhaustion*: 1 health lost, ${event.hp} left.`
    case 'rested':
      return `${fugitive} *rested*: health ${event.hp}, energy ${event.energy}.`
    case 'entered town':
      return undefined
    case 'found':
      return `${fugitive} ${reader === 'Fugitive' ? 'are' : 'is'} *${at(event.node)}*: ${discoveries[event.how]}. The counter falls to 0.`
    case 'drawn':
      return `*${event.token === 'silent' ? 'Silent' : 'Loyal'}* was drawn ${reasons[event.why]}.`
    case 'added':
      return `${tokens(event.token, event.count)} put into the bag.`
    case 'refilled':
      return 'The bag was empty and holds 5 Silent and 5 Loyal tokens again.'
    case 'searched':
      return reader === 'Fugitive'
        ? `A ${unit(event.kind)} searched ${place(event.node)}. You answered: *${answers[event.answer]}*`
        : `A ${unit(event.kind)} searched ${place(event.node)}. Answer: *${answers[event.answer]}*`
    case 'nobody there':
      return `Nobody was *${at(event.node)}*: the ${event.action} failed.`
    case 'testified':
      return `Somebody talked: ${reader === 'Fugitive' ? 'you were' : 'the Fugitive was'} *${at(event.node)}* within the last three locations.`
    case 'combat':
      return `*Combat* with a ${unit(event.kind)} ${at(event.node)}.`
    case 'struck':
      return event.damage === 0
        ? `${who(event.by, reader)} rolled ${event.die}: attack ${event.attack} against defence ${event.defence}. *No damage.*`
        : `${who(event.by, reader)} rolled ${event.die}: attack ${event.attack} against defence ${event.defence}. *${event.damage} damage*, ${event.hp} left.`
    case 'escape tried':
      return `${fugitive} rolled ${event.die} to escape: ${event.escape} against ${event.pursuit}. *${event.success ? 'Away.' : 'Failed.'}*`
    case 'agent defeated':
      return `The ${unit(event.kind)} was *defeated* and returns in ${place(event.respawned)}.`
    case 'recruited':
      return `A new KGB officer is *${at(event.at)}*.`
    case 'no pawn left':
      return 'All KGB officers are on the map: the card has no effect.'
    case 'upgraded':
      return `The KGB officer ${at(event.from)} leaves; a Yakut tracker comes to *${place(event.at)}*.`
    case 'army placed':
      return `The Red Army stands *${at(event.node)}*.`
    case 'army returned':
      return 'There is no place next door: the Red Army token goes back.'
    case 'card bought':
      return `${who('Government', reader)} bought *${cardName(event.card)}*.`
    case 'card drawn':
      return undefined
  }
}

/** A log line by itself; `undefined` if another line tells it. */
export function lineText(
  line: LogLine,
  reader: Reader,
): { readonly says: string; readonly by: Side | undefined } | undefined {
  const { what } = line
  switch (what.type) {
    case 'roll':
      return undefined
    case 'choice': {
      const says = choiceText(what.option, what.by, reader)
      return says === undefined ? undefined : { says, by: what.by }
    }
    case 'event': {
      const says = eventText(what.event, reader)
      return says === undefined ? undefined : { says, by: eventBy(what.event) }
    }
  }
}

/** The whole log, oldest first; badges of lines that are not told go to the next one that is. */
export function tellLog(log: readonly LogLine[], reader: Reader): readonly Told[] {
  const told: Told[] = []
  let waiting: LogLine[] = []
  for (const line of log) {
    const text = lineText(line, reader)
    if (text === undefined) {
      waiting.push(line)
      continue
    }
    // What came before a new turn or season belongs to what is over.
    const { what } = line
    const anew = what.type === 'event' && (what.event.type === 'turn' || what.event.type === 'season')
    const lines = [...(anew ? [] : waiting), line]
    told.push({ ...text, round: line.round, entry: line.entry, badges: worthy(lines.map(one => one.badge)), lines })
    waiting = []
  }
  return told
}

/** Every badge once, and "signed", which all of them are, only where there is nothing better to say. */
function worthy(badges: readonly Badge[]): readonly Badge[] {
  const all = [...new Set(badges)]
  const better = all.filter(badge => badge !== 'signed')
  return better.length > 0 ? better : all
}

export const badgeText: Readonly<Record<Badge, { readonly name: string; readonly means: string }>> = {
  proved: { name: 'Proved', means: 'Checked at once by the other browser, without seeing the secret.' },
  'rolled together': { name: 'Rolled together', means: 'Made of a share from each side: neither could choose it.' },
  opened: { name: 'Opened', means: 'A secret was laid on the table.' },
  signed: { name: 'Signed', means: 'Signed by the one who did it.' },
}
export const logText = {
  title: 'Log',
  empty: 'Nothing has happened yet.',
  entry: (n: number) => `entry ${n}`,
  round: (n: number) => `R${n}`,
  filters: { all: 'All', Fugitive: 'Fugitive', Government: 'Government' },
  more: (n: number) => `${n} earlier lines`,
}
