/** What a badge stands for: what was proven, what was not disclosed, and of which sealed places it was said. */
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { LogLine, Proof, ShownOption } from '../../app/view.ts'
import { words } from '../../text/index.ts'
import type { ProofText, Reader, Seal } from '../../text/shapes.ts'

type Choice = LogLine['what'] & { readonly type: 'choice' }
type Body = Omit<ProofText, 'title'>

/** `undefined` for a choice that proves nothing. */
export function proofText({ option, by, proof }: Choice, reader: Reader): ProofText | undefined {
  if (proof === undefined) return undefined
  const body = bodyOf(option, proof, reader === by)
  return body && { title: titleOf(option, by, reader), ...body }
}

function titleOf(option: ShownOption, by: Side, reader: Reader): string {
  const { proofTitles: titles } = words
  const you = reader === by
  switch (option.type) {
    case 'trail':
    case 'nothing':
      return titles.trail(words.at(option.node), you)
    case 'here':
    case 'not here':
      return titles.here(words.at(option.node), you)
    case 'declare':
    case 'testify':
    case 'carried':
      return titles[option.type](you)
    case 'attack agent':
      return titles.attack(you)
    case 'sighted':
    case 'unseen':
      return titles.flight(you)
    default:
      return (words.choice(option, by, reader) ?? '').replaceAll('*', '').replace(/\.$/, '')
  }
}

function bodyOf(option: ShownOption, { shows }: Proof, you: boolean): Body | undefined {
  const { proven, hidden, seals: says } = words
  const count = shows.reduce((sum, { of }) => sum + of, 0)
  const rows = shows.find(({ kind }) => kind === 'listed')?.of ?? 0
  const step = (shown: string): Body => ({
    proven: shown,
    hidden: hidden.step(you, rows),
    seals: [sealed(says.sealed, says.before), sealed(says.sealed, says.now)],
  })
  switch (option.type) {
    case 'move':
    case 'ride on':
      return step(proven.step(you, option.way, option.into))
    case 'carried':
      return step(proven.carried(you))
    case 'railway':
    case 'hitch-hike':
      return step(proven.highway(you))
    case 'bush-whack':
      return step(proven.bushWhack(you, option.into))
    case 'sighted':
      return { answer: says.answers.seen, ...opened(proven.sighted(you), says.told) }
    case 'unseen':
      return {
        answer: says.answers.no,
        proven: proven.unseen(you),
        hidden: hidden.unseen(you, rows),
        seals: [sealed(says.outside, says.now)],
      }
    case 'trail': {
      const before = count - 1
      return {
        answer: says.answers.trail,
        proven: proven.trail(you, words.at(option.node), words.place(option.node), before),
        hidden: hidden.trail(you, before),
        seals: [...trail(before, maybe(option.node), 1), sealed(other(option.node), says.now)],
      }
    }
    case 'nothing':
      return {
        answer: says.answers.no,
        proven: proven.nothing(words.place(option.node), count),
        hidden: hidden.nothing(you),
        seals: trail(count, other(option.node), 0),
      }
    case 'not here':
      return {
        answer: says.answers.no,
        proven: proven.notHere(you, words.at(option.node)),
        hidden: hidden.notHere(you),
        seals: [sealed(other(option.node), says.now)],
      }
    case 'testify':
      return {
        proven: proven.testify(words.place(option.node), count),
        hidden: hidden.testify(you, count),
        seals: trail(count, maybe(option.node), 0),
      }
    case 'here':
      return {
        answer: says.answers.here,
        ...opened(proven.here(you, words.at(option.node)), words.placeShort(option.node)),
      }
    case 'attack agent':
      return opened(proven.attack(you, words.at(option.node)), words.placeShort(option.node))
    case 'declare':
      return opened(proven.told(you), says.told)
    case 'crash':
      return opened(proven.crash, says.crash, says.first)
    default:
      return undefined
  }
}

/** What is known of a sealed place: perhaps this one, or certainly another. */
const maybe = (node: number): string => `${words.placeShort(node)}?`
const other = (node: number): string => `≠ ${words.placeShort(node)}`
const sealed = (mark: string, when: string): Seal => ({ open: false, mark, when })
/** So many sealed places, the last one `until` places before the current one. */
const trail = (count: number, mark: string, until: number): readonly Seal[] =>
  Array.from({ length: count }, (_, i) => {
    const back = count - 1 - i + until
    return sealed(mark, back === 0 ? words.seals.now : words.seals.back(back))
  })
const opened = (says: string, mark: string, when = words.seals.now): Body => ({
  proven: `${says} ${words.proven.opened}`,
  hidden: words.hidden.opened,
  seals: [{ open: true, mark, when }],
})

/** Results count from 0; people count from 1. */
export const rollText = ({ sides, values }: LogLine['what'] & { readonly type: 'roll' }): string =>
  values.map((value, i) => words.proof.die(value + 1, sides[i] ?? 0)).join(', ')
