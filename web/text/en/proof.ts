/**
 * What a badge stands for, in plain words: what was proven, what was not disclosed, and the small print. The words of the
 * trade stand only under "How it works". `you`: whether the reader is the one who proved it.
 */
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { Reader } from '../shapes.ts'

const they = (you: boolean): string => (you ? 'You' : 'They')
const are = (you: boolean): string => `${they(you)} are`
const where = (you: boolean): string => `Where ${they(you).toLowerCase()} are`

/** The question, or what was done, over the proof. */
export const proofTitles = {
  trail: (at: string, you: boolean) => (you ? `Have you been ${at}?` : `Has the Fugitive been ${at}?`),
  here: (at: string, you: boolean) => (you ? `Are you ${at}?` : `Is the Fugitive ${at}?`),
  declare: (you: boolean) => (you ? 'Where are you?' : 'Where is the Fugitive?'),
  testify: (you: boolean) => (you ? 'Where have you been?' : 'Where has the Fugitive been?'),
  attack: (you: boolean) => (you ? 'You attacked an agent' : 'The Fugitive attacked an agent'),
  carried: (you: boolean) => (you ? 'You were carried to a town' : 'The Fugitive was carried to a town'),
  flight: (you: boolean) => (you ? 'Are you where the plane flew?' : 'Is the Fugitive where the plane flew?'),
}

/** What was proven. */
export const provenText = {
  step: (you: boolean, way: 'road' | 'water', into: 'town' | 'wilderness' | 'china') =>
    `${you ? 'Your' : 'Their'} new place is one step ${way === 'road' ? 'by road' : 'over water'} from the one before. ${intoText[into]} No agent and no Red Army token stands there.`,
  carried: (you: boolean) =>
    `${you ? 'Your' : 'Their'} new place is the town nearest to the one before, or one of several equally near, of those where no agent and no Red Army token stands.`,
  highway: (you: boolean) =>
    `${you ? 'Your' : 'Their'} new place is the next town on the highway from the one before. No agent and no Red Army token stands there or on the way.`,
  bushWhack: (you: boolean, into: 'town' | 'wilderness' | 'china') =>
    `${you ? 'Your' : 'Their'} new place lies on the same closed loop of roads as the one before. ${intoText[into]} No agent and no Red Army token stands there.`,
  sighted: (you: boolean) => `${are(you)} in the area that was flown over, and told the true place.`,
  unseen: (you: boolean) => `${are(you)} not in the area that was flown over.`,
  /** `before`: of so many places before the current one */
  trail: (you: boolean, at: string, place: string, before: number) =>
    `${are(you)} not ${at} now, and ${before === 1 ? 'the place before' : `at least one of the ${before} places before`} is ${place}.`,
  nothing: (place: string, count: number) =>
    count === 1
      ? `The only place of the hidden route so far is not ${place}.`
      : `None of the last ${count} places of the hidden route is ${place}.`,
  notHere: (you: boolean, at: string) => `${are(you)} not ${at}.`,
  testify: (place: string, count: number) =>
    count === 1
      ? `The only place of the hidden route so far is ${place}.`
      : `At least one of the last ${count} places is ${place}.`,
  here: (you: boolean, at: string) => `${are(you)} ${at}.`,
  attack: (you: boolean, at: string) => `${are(you)} ${at}, where the agent stands.`,
  told: (you: boolean) => `${they(you)} told the true place.`,
  crash: 'The way begins at the crash site.',
  /** follows what an opened seal shows */
  opened: 'The seal of this place was opened, and it holds what was put in at the time.',
}
const intoText = { town: 'It is a town.', wilderness: 'It is not a town.', china: 'It lies in China.' }

/** What was not disclosed. */
export const hiddenText = {
  step: (you: boolean, steps: number) =>
    `Where ${they(you).toLowerCase()} were and where ${they(you).toLowerCase()} are: ${
      steps === 1
        ? 'but there is only one such step on the map just now.'
        : `any of the ${steps} such steps on the map would look the same.`
    }`,
  unseen: (you: boolean, outside: number) =>
    `${where(you)}: any of the ${outside} places outside the area would look the same. Nothing was said of places before.`,
  trail: (you: boolean, before: number) =>
    before === 1
      ? `${where(you)} now.`
      : `Which of them it is, whether it is more than one, and where ${they(you).toLowerCase()} are now.`,
  nothing: (you: boolean) =>
    `${where(you)}, where ${they(you).toLowerCase()} were, and in which order. Nothing was said of places before these.`,
  notHere: (you: boolean) => `${where(you)}. Nothing was said of places before.`,
  testify: (you: boolean, count: number) =>
    count === 1 ? 'Nothing: there is only one.' : `Which of them it is, and where ${they(you).toLowerCase()} are now.`,
  opened: 'All other places of the route: they stay sealed.',
}

/** On the stamp, and on and under the sealed places. */
export const sealText = {
  answers: { seen: 'Seen', no: 'No', trail: 'I was there', here: 'Here' },
  sealed: 'sealed',
  told: 'told',
  outside: 'outside',
  crash: 'crash',
  before: 'before',
  now: 'now',
  first: 'first',
  back: (steps: number) => `${steps} back`,
}

const whose = (by: Side, reader: Reader): string => (by === reader ? 'you' : `the ${by}`)
export const proofWords = {
  open: (name: string, entry: number) => `${name}, entry ${entry}: what it means`,
  proven: 'Proven',
  hidden: 'Not disclosed',
  byProof: 'Not by word: a false statement has no proof.',
  entry: (n: number) => `entry ${n}`,
  checkedBy: 'Checked by',
  checker: (by: Side, reader: Reader) =>
    reader === undefined ? 'this browser' : by === reader ? 'the other browser' : 'your own browser',
  size: 'Size',
  bytes: (n: number) => `${n} bytes`,
  time: 'Time',
  took: (milliseconds: number) => (milliseconds < 1 ? 'under 1 ms' : `${Math.round(milliseconds)} ms`),
  signedBy: 'Signed by',
  signed: (by: Side, entry: number, reader: Reader) => `${whose(by, reader)}, entry ${entry}`,
  good: 'Good',
  close: 'Close',
  how: 'How it works',
  howProof:
    'When a place is sealed, a commitment to it is sent: numbers that fix the place and show nothing of it. A proof is made of more such numbers, which only somebody who knows the place can find, and only if the statement is true. The other browser checks a few equations and learns nothing else: a zero-knowledge proof. After the game the secrets are opened, and the audit checks everything a second time.',
  rollTitle: (reader: Reader) =>
    reader === undefined ? 'Neither side could have chosen this' : 'Neither of you could have chosen this',
  result: 'Result',
  /** one die of a roll: its number, and how many it could have shown */
  die: (value: number, sides: number) => `${value} from 1 to ${sides}`,
  share: (by: Side, reader: Reader) => (by === reader ? 'Your share' : `The ${by}’s share`),
  sealedBefore: 'Sealed before this roll was asked for.',
  matches: 'Matches its seal',
  together: 'Both shares were mixed, and nothing else. With either of them another, the result would be another.',
  howRoll:
    'Each side sends the hash of its next share before anybody knows what will be rolled, and shows the share when it is due. The result is a hash of the game and both shares. Whoever shows another share than the one hashed is caught at once.',
}
