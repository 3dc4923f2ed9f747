/** Words of the time after a game: the audit as a sheet, the replay, the plots. */
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { Check } from '../../screens/after/checks.ts'
import type { MarkKind } from '../../screens/after/stops.ts'

export const afterText = {
  checked: 'What the audit checked',
  checks: {
    seed: 'Secrets opened, as sealed before the game',
    commitments: 'Sealed places opened again',
    proofs: 'Proofs checked again',
    claims: 'Moves and answers true on the real route',
    contributions: 'Shares in rolls as sealed',
    entries: 'Entries signed, none out of turn',
    closing: 'What was signed at the end fits',
  } satisfies Record<Check, string>,
  good: 'in order',
  bad: 'findings:',
  none: 'none',
  closed: 'not opened',
  show: 'Show that moment',
  how: 'How it works',
  howText: [
    'Before the game each side sealed one secret number, from which everything that it hid or rolled followed. After the game both are opened, and this page plays the whole game again: every place, every proof, every answer and every roll must come out the same to the bit.',
    'A verdict says what signatures and numbers show, not who is right. A damaged file accuses nobody, and a side that did not open its secrets is only that: unopened.',
  ],
  safety: 'Safety words of this game',
  rules: 'Rules',
  entries: 'Entries',
}

const many = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

export const replayText = {
  title: 'Replay',
  controls: 'Play the game again',
  play: 'Play',
  pause: 'Pause',
  begin: 'To the beginning',
  back: 'One step back',
  on: 'One step on',
  end: 'To the end',
  line: 'Moment of the game',
  speed: (times: number) => `Speed: ${times === 0.5 ? 'half' : many(times, 'time')}. Change`,
  times: (times: number) => (times === 0.5 ? '½×' : `${times}×`),
  moment: (round: number, entry: number) => `Round ${round}, entry ${entry}`,
  marks: {
    hit: 'search hit',
    declared: 'location declared',
    fight: 'fight',
    costly: 'costly decision',
  } satisfies Record<MarkKind, string>,
  sight: 'What is shown',
  tracks: 'Ways of the agents',
  sights: { truth: 'The truth', government: 'What the Government knew' },
  mottos: { truth: 'The true route', government: 'What was public' },
  leaves: 'Under the time line',
  leafNames: {
    plots: 'Plots',
    review: 'Costly decisions',
    numbers: 'Numbers',
    log: 'Log',
    route: 'True route',
    known: 'Known then',
    files: 'Both files',
  },
  winter: 'winter',
  valueNow: (name: string, value: number | undefined) => `${name}: ${value ?? 'not known'}`,
  unknown: 'not known',
  plots: {
    distance: 'Distance to the nearest agent',
    spaces: 'spaces',
    possible: 'Where the Fugitive could be',
    places: 'locations',
    energy: 'Energy',
    fugitive: 'Fugitive',
    government: 'Government',
    energyMeans: 'What the Fugitive had left after a turn, and what the Government had to spend in one',
    bag: 'Manhunt bag',
    silent: 'Silent',
    loyal: 'Loyal',
  },
  tableCaption: 'How things stood at the end of each round',
  columns: [
    'Round',
    'Season',
    'Spaces to the nearest agent',
    'Possible locations',
    'Fugitive’s energy after the turn',
    'Government’s energy to spend',
    'Silent tokens',
    'Loyal tokens',
  ],
}

const as = (you: Side | undefined): string => (you === undefined ? '' : `, with you as the ${you}`)

export const againText = {
  title: 'Another game',
  none: 'With the same player and the same terms, over this connection. They accept with one press.',
  here: 'Again at this device, by the same terms; it begins at once.',
  wished: (you: Side | undefined) => `You asked for another game${as(you)}. Waiting for their answer.`,
  asked: (you: Side | undefined) => `They ask for another game${as(you)}.`,
  declined: 'They would rather not now.',
  agreed: 'Another game begins.',
  begun: 'Another game has begun.',
  away: 'They are not here; it is said when they are back.',
  as: (you: Side | undefined) => (you === undefined ? 'Play again' : `Again as the ${you}`),
  accept: (you: Side | undefined) => (you === undefined ? 'Play' : `Play as the ${you}`),
  not: 'Not now',
  takeBack: 'Take it back',
  go: 'Go to it',
}
