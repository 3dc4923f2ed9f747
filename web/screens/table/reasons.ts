/** Advice in words: what is to be done, and why. */
import type { Reason } from '../../../src/bots/siberian-manhunt/advice.ts'
import type { Table } from '../../app/view.ts'
import { words } from '../../text/index.ts'

/** Numbers of a reason that have a sentence, all of them shares from 0 to 1. Others weigh, and say nothing to a reader. */
const FACTS = ['share', 'risk', 'chance'] as const
/** What is rounded to nothing is not said. */
const LEAST = 0.005

/** The reason, and the chances that it rests on, a sentence each. */
export const reasonSays = ({ code, numbers }: Reason): readonly string[] => [
  words.counsel.reasons[code],
  ...FACTS.flatMap(fact => {
    const value = numbers[fact]
    return value === undefined || value < LEAST ? [] : [words.counsel.facts[fact](words.percent(value))]
  }),
]

/** Whether the other seat is a bot's. Only then advice is no help that another person did not agree to. */
export const isPractice = ({ connection: { within } }: Pick<Table, 'connection'>): boolean =>
  within !== undefined && within !== 'same device'
