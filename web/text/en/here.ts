/** Words of games whose two seats are in one browser: against a bot, or two persons at one device. */
import type { SavedGame } from '../../app/saved.ts'
import type { Opponent } from '../../app/view.ts'

type Within = Exclude<Opponent, 'person'>

const the = (side: 'Fugitive' | 'Government'): string => (side === 'Fugitive' ? 'the Fugitive' : 'the Government')

export const hereText = {
  open: { title: 'Practise, or play at one device', detail: 'Against a bot or side by side, also without a network' },
  title: 'A game in this browser',
  opponent: {
    title: '1. Against whom',
    note: 'starts at once',
    random: { name: 'Random', detail: 'does anything that is allowed' },
    steady: { name: 'Steady', detail: 'plays by rules of thumb' },
    sharp: { name: 'Sharp', detail: 'thinks ahead about what each side can know' },
    'same device': { name: 'Two at this device', detail: 'the screen is covered between turns' },
  } satisfies Record<Within | 'title' | 'note', unknown>,
  side: {
    title: '2. Who is who',
    note: 'your side',
    toss: 'Let a joint roll decide',
  },
  begin: 'Begin',
  ready:
    'Everything happens in this browser. The other seat has secrets of its own, and every move is proved as between two browsers.',
  connection: {
    random: { name: 'Practice', detail: 'against Random' },
    steady: { name: 'Practice', detail: 'against Steady' },
    sharp: { name: 'Practice', detail: 'against Sharp' },
    'same device': { name: 'One device', detail: 'two players' },
  } satisfies Record<Within, { readonly name: string; readonly detail: string }>,
  saved: ({ opponent }: SavedGame): string =>
    opponent === 'person'
      ? ''
      : opponent === 'same device'
        ? 'at one device'
        : `against ${hereText.opponent[opponent].name}`,
  cover: {
    cap: 'Covered',
    round: (round: number) => `round ${round}`,
    title: (side: 'Fugitive' | 'Government') => `Give the device to ${the(side)}`,
    text: 'Nothing of either side is on this screen. Only the one it is for should go on.',
    wait: 'One moment: dice and answers are under way.',
    go: (side: 'Fugitive' | 'Government') => `I am ${the(side)}`,
    stamp: 'Sealed',
  },
  handOver: {
    title: (side: 'Fugitive' | 'Government') =>
      `${side === 'Fugitive' ? 'The Fugitive' : 'The Government'} must decide`,
    text: 'Look at what happened as long as you like. Then cover the screen and give the device away.',
    go: 'Cover the screen',
  },
  hurry: 'Do not wait for the bot',
}
