import { answering, type Cheat, withChoice } from './cheat.ts'

export const diceForAnAnswer: Cheat = {
  does: 'answers a search with a contribution to a roll',
  by: 'Fugitive',
  when: 'live',
  code: 'wrong-part',
  now: answering('trail'),
  says: ({ honest }) =>
    withChoice(honest, ({ request }) => ({
      type: 'roll',
      request,
      contribution: new Uint8Array(32),
      next: new Uint8Array(64),
    })),
}
