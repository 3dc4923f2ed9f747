/** Words of the end: who won and why, the audit, the route. */
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { SeatVerdict } from '../../app/view.ts'
import type { Ending } from '../shapes.ts'

/** The cause of the end as the rules name it, or `resignation`, `draw`, `abandonment`, `fault`. Another cause has general words. */
export function ending(by: string, winners: readonly Side[], you: Side | undefined): Ending {
  const fugitive = you === 'Fugitive' ? 'You' : 'The Fugitive'
  const winner = winners[0]
  const loser: Side = winner === 'Fugitive' ? 'Government' : 'Fugitive'
  switch (by) {
    case 'reached China':
      return { title: `${fugitive} crossed into China`, text: 'The hunt ends at the border.', stamp: 'Escaped' }
    case 'vanished':
      return {
        title: `${fugitive} vanished`,
        text: 'The counter stood on X, and nobody found a trace: the search was cancelled.',
        stamp: 'Escaped',
      }
    case 'captured':
      return {
        title: `${fugitive} ${you === 'Fugitive' ? 'were' : 'was'} captured`,
        text: 'Two agents stood on the spot.',
        stamp: 'Captured',
      }
    case 'killed by an agent':
      return { title: `${fugitive} fell in combat`, text: 'An agent struck the last blow.', stamp: 'Killed' }
    case 'killed by the Red Army':
      return { title: `${fugitive} ran into the Red Army`, text: 'A maneuver closed the last way.', stamp: 'Killed' }
    case 'three years':
      return { title: 'Three years are over', text: `${fugitive} did not get out in time.`, stamp: 'Time' }
    case 'unfinished':
      return { title: 'The game is not finished', text: 'This is how far it went.', stamp: 'Open' }
    case 'resignation':
      return {
        title: `${loser === you ? 'You' : `The ${loser}`} resigned`,
        text: 'The game ends where it stood.',
        stamp: 'Resigned',
      }
    case 'draw':
      return { title: 'A draw', text: 'Both agreed to stop here.', stamp: 'Draw' }
    case 'abandonment':
      return {
        title:
          you === winner
            ? `The ${loser} left, you claim`
            : `${loser === you ? 'You' : `The ${loser}`} left, claims the ${winner}`,
        text: 'The game stands where it was. Nobody has opened any secrets.',
        stamp: 'Left',
      }
    case 'fault':
      return {
        title: 'The game was stopped',
        text: `The ${loser} broke the protocol. The signed evidence is in the record.`,
        stamp: 'Stopped',
      }
    default:
      return {
        title: winner === undefined ? 'The game is over' : `The ${winner} won`,
        text: 'The game is over.',
        stamp: 'Closed',
      }
  }
}

const count = (n: number, what: 'round' | 'move'): string => `${n} ${what}${n === 1 ? '' : 's'}`

export const endText = {
  bar: (winners: readonly Side[], you: Side | undefined) =>
    winners.length === 0
      ? 'Game over'
      : you === undefined
        ? `Game over: the ${winners[0]} won`
        : winners.includes(you)
          ? 'Game over: you won'
          : 'Game over: you lost',
  claimed: 'They left, as is claimed',
  file: (round: number) => `File 62-05, closed in round ${round}`,
  record: 'Opened from a record',
  unkept: 'Opened from a record. This browser could not keep it: open the file again next time.',
  audit: 'Audit',
  entries: (n: number) => `${n} entries`,
  opening: 'Both sides are opening their secrets.',
  openingAway: 'The other side has not opened its secrets yet. You can wait or save the record.',
  yours: 'you',
  verdicts: { honest: 'Honest', unopened: 'Unopened', findings: 'Findings' } satisfies Record<
    SeatVerdict['verdict'],
    string
  >,
  meanings: {
    honest: 'Every move, answer and roll was checked again with the opened secrets.',
    unopened: 'This seat has not opened its secrets. What it proved during the game stands.',
    findings: 'The audit found what this seat did against the rules:',
  } satisfies Record<SeatVerdict['verdict'], string>,
  stopped: 'After a broken protocol nobody opens their secrets. What this seat proved during the game stands.',
  finding: (entry: number) => `Entry ${entry}`,
  export: 'Save record',
  repeat: 'Anyone can repeat this audit with the record.',
  home: 'Back to the first page',
  noRoute: 'The route is not opened.',
  moves: (n: number) => count(n, 'move'),
  outcome: (rounds: number, moves: number | undefined) =>
    moves === undefined ? `${count(rounds, 'round')}.` : `${count(rounds, 'round')}, ${count(moves, 'move')}.`,
}
