/** Words of the screens before and after the table. */
import type { Connection, RoleRule, SavedGame } from '../../app/view.ts'

export const appText = {
  name: 'Siberian Manhunt',
  year: '1962',
  starting: 'Opening the files',
  theme: { title: 'Colours', auto: 'As the system', light: 'Light', dark: 'Dark' },
  home: 'Back to the first page',
  dismiss: 'Close',
  recordName: (day: Date) => `manhunt-${day.toISOString().slice(0, 10)}.record`,
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
  continued: 'Continue',
  forget: 'Forget this game',
  forgetSure: 'Forget it for good?',
  yes: 'Forget',
  no: 'Keep',
  foot: 'Two browsers, no server in between. Every move is proved, every roll is made together.',
  stamp: 'For two',
  saved: (game: SavedGame): { title: string; detail: string } => {
    const date = new Date(game.started).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
    const role = game.yourRole === undefined ? '' : `you are the ${game.yourRole}, `
    switch (game.state) {
      case 'agreeing':
        return { title: 'Back to the invitation', detail: `Not begun yet, ${date}` }
      case 'playing':
        return { title: 'Continue the hunt', detail: `Round ${game.round}, ${role}begun ${date}` }
      case 'ended':
        return { title: 'Look at the file', detail: `Ended in round ${game.round}, ${role}begun ${date}` }
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
  roles: (rule: RoleRule): { you: string; host: string } => {
    switch (rule) {
      case 'host is Fugitive':
        return { you: 'Government', host: 'Fugitive' }
      case 'guest is Fugitive':
        return { you: 'Fugitive', host: 'Government' }
      case 'joint roll':
        return { you: 'decided by a joint roll', host: 'decided by a joint roll' }
    }
  },
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
}

/** The line to the other side: a few words, and what they mean. `now` is local time in milliseconds. */
export function connectionText(
  connection: Connection,
  now: number,
): { readonly name: string; readonly detail: string } {
  const { state, roundTrip, since, says } = connection
  const detail = (otherwise: string): string => says ?? otherwise
  switch (state) {
    case 'waiting':
      return { name: 'Waiting', detail: detail('nobody there yet') }
    case 'connecting':
      return { name: 'Connecting', detail: detail('browser to browser') }
    case 'connected':
      return {
        name: 'Connected',
        detail: detail(roundTrip === undefined ? 'direct' : `direct, ${Math.round(roundTrip)} ms`),
      }
    case 'reconnecting':
      return { name: 'Reconnecting', detail: detail(`${ago(since, now)}your game is safe on this device`) }
    case 'closed':
      return { name: 'They are away', detail: detail(`${ago(since, now)}the game waits`) }
    case 'failed':
      return { name: 'No connection', detail: detail('the game waits') }
  }
}
function ago(since: number | undefined, now: number): string {
  if (since === undefined) return ''
  const minutes = Math.floor((now - since) / 60_000)
  return minutes < 1 ? 'just now, ' : minutes < 60 ? `for ${minutes} min, ` : `for ${Math.floor(minutes / 60)} h, `
}

/** Dead ends: a headline and what can be done, by code. An unknown code has the words that came with it. */
const refusals: Readonly<Record<string, { readonly title: string; readonly out: string }>> = {
  'invite-unknown': {
    title: 'This invitation is not known',
    out: 'It may be an old one. Ask your friend for a new link.',
  },
  'invite-used': {
    title: 'This invitation is used up',
    out: 'A link is good for one guest. Ask your friend for a new one.',
  },
  'bad-invite': { title: 'This is no invitation', out: 'Copy the whole link, up to the last letter, and try again.' },
  'other-version': { title: 'Two versions of the game', out: 'Reload the page on both sides, then make a new link.' },
  'other-rules': { title: 'Two versions of the rules', out: 'Reload the page on both sides, then make a new link.' },
  'wrong-host': {
    title: 'Somebody else answered',
    out: 'The one who answered did not make this link. Ask your friend for a new one.',
  },
  'wrong-player': {
    title: 'This seat belongs to somebody else',
    out: 'Open the game in the browser in which you began it.',
  },
  'game-unknown': {
    title: 'The other side does not know this game',
    out: 'Their storage may be lost. You can save the record and audit it.',
  },
  'channel-intercepted': {
    title: 'Somebody may sit in between',
    out: 'Do not go on. Make a new link and send it another way.',
  },
  'bad-handshake': {
    title: 'The other side could not be understood',
    out: 'Reload the page on both sides and try again.',
  },
  'old-epoch': {
    title: 'An older copy of this game answered',
    out: 'Close other tabs with this game, on both sides, and try again.',
  },
  diverged: {
    title: 'The two sides compute different games',
    out: 'Nobody is accused. Save the record and report it to the makers.',
  },
  fork: { title: 'The other side signed two stories', out: 'The evidence is kept in the record: save it.' },
  'storage-lost': {
    title: 'This browser lost the game',
    out: 'Nothing can be signed without its keys. Ask your friend for a new game.',
  },
  'other-tab': { title: 'This game is open in another tab', out: 'Go on there, or close it and reload this page.' },
}
export const refusalText = (code: string): { readonly title: string; readonly out: string } =>
  refusals[code] ?? {
    title: 'The game stopped here',
    out: 'Go back and try again. If it comes back, save the record and report the code.',
  }
export const knownRefusals = Object.keys(refusals)
export const refusedText = { code: 'Code', home: 'Back to the first page', stamp: 'Refused' }
