/**
 * What a badge stands for, in plain words: what was proven, what was not disclosed, and the small print. The words of the
 * trade stand only under "How it works".
 */
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { LogLine, Proof, ShownOption } from '../../app/view.ts'
import type { ProofText, Reader, Seal } from '../shapes.ts'
import { choiceText } from './choices.ts'
import { at, place, placeShort } from './places.ts'

type Choice = LogLine['what'] & { readonly type: 'choice' }

/** `undefined` for a choice that proves nothing. */
export function proofText({ option, by, proof }: Choice, reader: Reader): ProofText | undefined {
  if (proof === undefined) return undefined
  const title = titleOf(option, by, reader)
  const told = wordsOf(option, proof, reader === by)
  return told && { title, ...told }
}

function titleOf(option: ShownOption, by: Side, reader: Reader): string {
  const you = reader === by
  switch (option.type) {
    case 'trail':
    case 'nothing':
      return you ? `Have you been ${at(option.node)}?` : `Has the Fugitive been ${at(option.node)}?`
    case 'here':
    case 'not here':
      return you ? `Are you ${at(option.node)}?` : `Is the Fugitive ${at(option.node)}?`
    case 'declare':
      return you ? 'Where are you?' : 'Where is the Fugitive?'
    case 'testify':
      return you ? 'Where have you been?' : 'Where has the Fugitive been?'
    case 'attack agent':
      return you ? 'You attacked an agent' : 'The Fugitive attacked an agent'
    case 'carried':
      return you ? 'You were carried to a town' : 'The Fugitive was carried to a town'
    case 'sighted':
    case 'unseen':
      return you ? 'Are you where the plane flew?' : 'Is the Fugitive where the plane flew?'
    default:
      return (choiceText(option, by, reader) ?? '').replaceAll('*', '').replace(/\.$/, '')
  }
}

const into = { town: 'It is a town.', wilderness: 'It is not a town.', china: 'It lies in China.' } as const
const FREE = 'No agent and no Red Army token stands there.'

function wordsOf(option: ShownOption, { shows }: Proof, you: boolean): Omit<ProofText, 'title'> | undefined {
  const they = you ? 'You' : 'They'
  const are = `${they} are`
  const where = you ? 'Where you are' : 'Where they are'
  const count = shows.reduce((sum, { of }) => sum + of, 0)
  const rows = shows.find(({ kind }) => kind === 'listed')?.of ?? 0
  const step = (how: string): Omit<ProofText, 'title'> => ({
    proven: `${you ? 'Your' : 'Their'} new place ${how}`,
    hidden: `${you ? 'Where you were and where you are' : 'Where they were and where they are'}: ${steps(rows)}`,
    seals: [sealed('sealed', 'before'), sealed('sealed', 'now')],
  })
  switch (option.type) {
    case 'move':
      return step(
        `is one step ${option.way === 'road' ? 'by road' : 'over water'} from the one before. ${into[option.into]} ${FREE}`,
      )
    case 'ride on':
      return step(
        `is one step ${option.way === 'road' ? 'by road' : 'over water'} from the one before. ${into[option.into]} ${FREE}`,
      )
    case 'carried':
      return step(
        'is the town nearest to the one before, or one of several equally near, of those where no agent and no Red Army token stands.',
      )
    case 'sighted':
      return { answer: 'Seen', ...opened(`${are} in the area that was flown over, and told the true place.`, 'told') }
    case 'unseen':
      return {
        answer: 'No',
        proven: `${are} not in the area that was flown over.`,
        hidden: `${where}: any of the ${rows} places outside the area would look the same. Nothing was said of places before.`,
        seals: [sealed('outside', 'now')],
      }
    case 'railway':
    case 'hitch-hike':
      return step(
        'is the next town on the highway from the one before. No agent and no Red Army token stands there or on the way.',
      )
    case 'bush-whack':
      return step(`lies on the same closed loop of roads as the one before. ${into[option.into]} ${FREE}`)
    case 'trail': {
      const before = count - 1
      const one =
        before === 1
          ? `the place before is ${place(option.node)}`
          : `at least one of the ${before} places before is ${place(option.node)}`
      return {
        answer: 'I was there',
        proven: `${are} not ${at(option.node)} now, and ${one}.`,
        hidden: `${before === 1 ? '' : 'Which of them it is, whether it is more than one, and '}${lower(where, before !== 1)} now.`,
        seals: [...trail(before, `${placeShort(option.node)}?`, 1), sealed(`≠ ${placeShort(option.node)}`, 'now')],
      }
    }
    case 'nothing':
      return {
        answer: 'No',
        proven:
          count === 1
            ? `The only place of the hidden route so far is not ${place(option.node)}.`
            : `None of the last ${count} places of the hidden route is ${place(option.node)}.`,
        hidden: `${where}, where ${you ? 'you' : 'they'} were, and in which order. Nothing was said of places before these.`,
        seals: trail(count, `≠ ${placeShort(option.node)}`, 0),
      }
    case 'not here':
      return {
        answer: 'No',
        proven: `${are} not ${at(option.node)}.`,
        hidden: `${where}. Nothing was said of places before.`,
        seals: [sealed(`≠ ${placeShort(option.node)}`, 'now')],
      }
    case 'testify':
      return {
        proven:
          count === 1
            ? `The only place of the hidden route so far is ${place(option.node)}.`
            : `At least one of the last ${count} places is ${place(option.node)}.`,
        hidden: count === 1 ? 'Nothing: there is only one.' : `Which of them it is, and ${lower(where, true)} now.`,
        seals: trail(count, `${placeShort(option.node)}?`, 0),
      }
    case 'here':
      return { answer: 'Here', ...opened(`${are} ${at(option.node)}.`, placeShort(option.node)) }
    case 'attack agent':
      return opened(`${are} ${at(option.node)}, where the agent stands.`, placeShort(option.node))
    case 'declare':
      return opened(`${they} told the true place.`, 'told')
    case 'crash':
      return opened('The way begins at the crash site.', 'crash', 'first')
    default:
      return undefined
  }
}

const lower = (text: string, really: boolean): string => (really ? text.charAt(0).toLowerCase() + text.slice(1) : text)
const steps = (rows: number): string =>
  rows === 1
    ? 'but there is only one such step on the map just now.'
    : `any of the ${rows} such steps on the map would look the same.`
const sealed = (mark: string, when: string): Seal => ({ open: false, mark, when })
/** So many sealed places, the last one `until` places before the current one. */
const trail = (count: number, mark: string, until: number): readonly Seal[] =>
  Array.from({ length: count }, (_, i) => {
    const back = count - 1 - i + until
    return sealed(mark, back === 0 ? 'now' : `${back} back`)
  })
const opened = (says: string, mark: string, when = 'now'): Omit<ProofText, 'title'> => ({
  proven: `${says} The seal of this place was opened, and it holds what was put in at the time.`,
  hidden: 'All other places of the route: they stay sealed.',
  seals: [{ open: true, mark, when }],
})

/** Results count from 0; people count from 1. */
export const rollText = ({ sides, values }: LogLine['what'] & { readonly type: 'roll' }): string =>
  values.map((value, i) => `${value + 1} from 1 to ${sides[i] ?? 0}`).join(', ')

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
  share: (by: Side, reader: Reader) => (by === reader ? 'Your share' : `The ${by}’s share`),
  sealedBefore: 'Sealed before this roll was asked for.',
  matches: 'Matches its seal',
  together: 'Both shares were mixed, and nothing else. With either of them another, the result would be another.',
  howRoll:
    'Each side sends the hash of its next share before anybody knows what will be rolled, and shows the share when it is due. The result is a hash of the game and both shares. Whoever shows another share than the one hashed is caught at once.',
}
