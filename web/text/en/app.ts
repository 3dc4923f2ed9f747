/** Words of the screens before and after the table. */
import type { SavedGame, SavedRecord } from '../../app/saved.ts'
import { hereText } from './here.ts'

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

export const appText = {
  name: 'Siberian Manhunt',
  description:
    'Siberian Manhunt: one of you runs for China in secret, the other hunts in the open. A board game for two browsers, without a game server and without trust. English, Deutsch, Русский.',
  year: '1962',
  starting: 'Opening the files',
  theme: { title: 'Colours', auto: 'As the system', light: 'Light', dark: 'Dark' },
  language: { title: 'Language', failed: 'This language cannot be fetched now. Try again when you are online.' },
  /** so much of so much */
  of: (n: number, max: number) => `${n} of ${max}`,
  settings: 'Settings',
  home: 'Back to the first page',
  dismiss: 'Close',
  notFetched: 'This part of the page could not be fetched. Check your connection; your game is kept.',
  again: 'Try again',
}

export const homeText = {
  file: 'File 62-05, Baikal',
  lead: 'A pilot is down west of Baikal. One of you runs for China in secret. The other hunts in the open.',
  newGame: { title: 'New game', detail: 'Make a link, send it to a friend' },
  join: {
    title: 'Join by link',
    detail: 'Paste an invitation',
    field: 'Invitation link',
    go: 'Join',
    bad: 'This is no invitation link.',
  },
  record: { title: 'Open a record', detail: 'Audit a finished game' },
  rules: { title: 'Rules', detail: 'How it is played, to read and to search' },
  save: { title: 'Open a save file', detail: 'Go on with a game from another device' },
  update: {
    ready: 'A new version of this page is ready. Games that have begun stay with the version that began them.',
    busy: 'Another tab is in a game. End or close it first, then take the new version.',
    go: 'Take the new version',
  },
  keptRecord: ({ winners: [winner], round, opened }: SavedRecord): { title: string; detail: string } => ({
    title: winner === undefined ? 'Record of a hunt' : `Record: the ${winner} won`,
    detail: `Ends in round ${round}, opened ${days.format(opened)}`,
  }),
  remove: 'Remove this record',
  removeSure: 'Remove this record?',
  continued: 'Continue',
  forget: 'Forget this game',
  forgetSure: 'Forget it for good?',
  yes: 'Forget',
  no: 'Keep',
  foot: 'Two browsers, no server in between. Every move is proved, every roll is made together.',
  stamp: 'For two',
  saved: (game: SavedGame): { title: string; detail: string } => {
    const date = days.format(game.started)
    const role = game.yourRole === undefined ? '' : `you are the ${game.yourRole}, `
    const where = hereText.saved(game)
    const who = where === '' ? '' : `${where}, `
    switch (game.state) {
      case 'agreeing':
        return { title: 'Back to the invitation', detail: `Not begun yet, ${date}` }
      case 'playing':
        return { title: 'Continue the hunt', detail: `Round ${game.round}, ${who}${role}begun ${date}` }
      case 'ended':
        return { title: 'Look at the file', detail: `Ended in round ${game.round}, ${who}${role}begun ${date}` }
      case 'moved':
        return { title: 'Moved away', detail: `It goes on elsewhere, ${role}begun ${date}` }
    }
  },
}

export const lobbyText = {
  title: 'Invitation',
  link: {
    title: '1. Send the link',
    good: 'Good for one guest. The secret stands after the #, so no server ever sees it.',
    click: 'Your guest claims the seat with a click, not by loading the page.',
    field: 'Invitation link',
    copy: 'Copy link',
    copied: 'Copied',
    share: 'Share',
    qr: 'Invitation as a QR code',
    taken: 'Your guest is here: the link is used up, nobody else can take the seat.',
    used: 'Used',
  },
  roles: {
    title: '2. Who is who',
    propose: 'you propose',
    /** why nothing of it can be changed any more */
    settled: 'proposed, no longer to be changed',
    fugitive: { name: 'Fugitive', detail: 'hidden, runs for China' },
    government: { name: 'Government', detail: 'open, hunts' },
    roll: 'Let a joint roll decide',
    rolled: 'A joint roll decides.',
    you: 'you',
    guest: 'your guest',
    host: 'your host',
  },
  game: {
    title: '3. The game',
    sign: 'both must sign',
    general: 'Who commands the hunters',
    years: { title: 'Three-year limit', detail: '24 rounds, then the hunters win' },
    effort: { title: 'Maximum effort', detail: 'The Fugitive may roll an own die again for 1 energy' },
    aids: 'What the table shows to both',
    aid: {
      possibilities: { title: 'Possible locations', detail: 'Where the Fugitive can be, from what was announced' },
      searches: { title: 'Search history', detail: 'What was searched, when, and the answer' },
      markers: { title: 'Markers', detail: '“?” and trackers on the map, seen by you alone' },
    },
  },
  connection: 'Connection',
  rules: (hash: string) => `rules ${hash.slice(0, 4)} ${hash.slice(4, 8)}`,
  steps: {
    opened: 'Link opened by one guest',
    line: 'Browser to browser, encrypted',
    proposed: 'Sign and send the proposal',
    signed: 'Guest signs, the game begins',
  },
  propose: 'Propose and sign',
  proposedStamp: 'Signed',
  proposed: 'proposed and signed',
  waitingForGuest: 'Waiting for a guest to open the link.',
  waitingForSignature: 'Waiting for your guest to sign.',
  ready: 'Your guest is here.',
}

export const joinText = {
  title: 'You are invited',
  unclaimed: {
    title: 'A seat in a hunt',
    text: 'One of you runs for China in secret, the other hunts in the open. The seat is good for one guest: claim it, and the link is used up.',
    button: 'Claim the seat',
  },
  connecting: { title: 'Connecting to your host', text: 'Your host must have the invitation open.' },
  waiting: { title: 'You are at the table', text: 'Your host is still choosing roles and options.' },
  proposal: {
    title: 'The proposal',
    text: 'Your host has signed this. The hunt begins when you sign it too.',
    button: 'Sign and begin',
  },
  signed: { title: 'Signed by both', text: 'The game is being set up.' },
  rolled: 'decided by a joint roll',
  steps: {
    claimed: 'Seat claimed',
    line: 'Browser to browser, encrypted',
    proposal: 'Proposal of the host',
    signed: 'Signed by both',
  },
  yours: 'Your role',
  theirs: 'Their role',
  general: 'The hunters’ general',
  limit: { title: 'Three-year limit', on: 'after 24 rounds the hunters win', off: 'none' },
  effort: { title: 'Maximum effort', on: 'an own die again for 1 energy', off: 'none' },
  noWait: 'none',
  aids: {
    title: 'The table shows',
    aid: { possibilities: 'possible locations', searches: 'search history', markers: 'markers' },
    none: 'no aids',
  },
}

export const refusedText = { code: 'Code', home: 'Back to the first page', stamp: 'Refused' }
