/** What went wrong, by its code: between the two sides, on this device, in a file. */
import type { ConfigFault } from '../../app/config.ts'
import type { Connection } from '../../app/view.ts'

/** A sentence for each code; two where it matters which side broke off. */
export const notices = {
  // why the two sides do not come together (docs/protocol.md, 10.5)
  'bad-handshake': {
    us: 'The other side does not speak as this game does, or cannot prove what it says.',
    them: 'The other side could not make sense of this one.',
  },
  'other-version': 'The two pages are of different versions and do not understand each other.',
  'other-rules': 'The two pages have different versions of the rules.',
  'older-rules': 'This game was begun with another version of the rules than this page has.',
  'invite-unknown': {
    us: 'Somebody came with another invitation than yours.',
    them: 'The one who made this invitation does not know it: a part of it is wrong, or a newer one took its place.',
  },
  'invite-used': {
    us: 'Somebody else came with your invitation. The seat is taken, so they were sent away.',
    them: 'Somebody has taken the seat with this invitation already.',
  },
  'bad-invite': 'A part of the link is missing or garbled.',
  'game-unknown': {
    us: 'Somebody asked for another game.',
    them: 'The other side’s browser does not know this game any more.',
  },
  'wrong-host': 'The one who answered does not have the key that this invitation names.',
  'wrong-player': {
    us: 'Somebody else asked for your opponent’s seat and was sent away.',
    them: 'The other side knows somebody else at this seat.',
  },
  'channel-intercepted': 'The two browsers do not see the same connection: somebody may sit in between and read along.',
  'old-epoch': {
    us: 'The other side spoke from an older copy of this game than one that was here before.',
    them: 'The other side has already met a newer copy of this game.',
  },
  fork: 'The two sides have different histories of this game that cannot both be right.',
  diverged: 'The two sides ask different questions at the same point of the same game.',
  unknown: 'The other side ended the connection for a reason that this page does not know.',
  // the line
  'bad-config': 'This site is not set up right: its config.json cannot be used.',
  'no-webrtc': 'This browser cannot connect to another one: WebRTC is missing or switched off.',
  'broker-unreachable': 'The broker that introduces the two of you cannot be reached. Trying again by itself.',
  'name-taken': 'The broker still holds this name for somebody else. Trying another one by itself.',
  'peer-unavailable': 'Nobody is there now. Trying again by itself.',
  'not-answered':
    'Nobody answers under this invitation: your host’s page may be closed, or the invitation is used up. Trying again by itself.',
  'no-route':
    'Your browsers found each other but no way between your two networks. Trying again by itself; another network (a phone’s hotspot) often helps.',
  'bad-certificates':
    'The connection does not have exactly two certificates. Somebody may sit in between, so it was closed.',
  flood: 'The other side sent far more than any game needs, so the connection was closed. Trying again by itself.',
  'bad-frame': 'The other side sent something that is no message, so the connection was closed.',
  gone: 'Nothing was heard from the other side for too long. Trying again by itself.',
  unsent: 'There is no connection now. Your choice is kept and is sent when the other side is back.',
  // this device
  'other-tab': 'Another tab of this browser plays this game.',
  'not-fetched':
    'This part of the page could not be fetched. Check your connection and reload the page; your games are kept.',
  'storage-closed':
    'This browser does not let the page store anything, and nothing is sent that is not stored. Leave private mode or free some space, then reload.',
  'storage-failed':
    'This browser could not store the last step, so it was not sent and does not count. Free some space or close private windows; it is tried again by itself.',
  'storage-lost':
    'Something of what this browser kept of the game is missing or damaged. The keys of your seat are here: the other player’s copy can stand in for the rest.',
  'keys-lost':
    'The keys of your seat are not in this browser any more. Nobody can sign for your seat without them, neither you nor anybody else.',
  'taken-back':
    'The game is here again, from the other player’s record. What was played since comes from the other side, and nothing is signed before.',
  'storage-full':
    'There is no room left on this device, so the last step was not sent and does not count. Free some space; it is tried again by itself. A save file takes the game elsewhere.',
  'storage-wiped':
    'This browser had thrown away what it kept of the game. All of it was written again from this page. Make a save file, in case it happens again.',
  'storage-gone':
    'This browser has thrown away what it kept of the game, the keys of your seat too. A save file brings it back, also an older one. Without one the seat is lost: the other player can end the game and has its record.',
  moved:
    'This game was moved to another device. To play here again, open the save file here; then leave the other place alone.',
  'not-a-save': 'This file is no save file.',
  'other-save-format': 'This save file comes from a newer version of this page.',
  'damaged-save': 'This save file is damaged: it was cut short or changed. Try another copy of it.',
  'wrong-passphrase': 'This passphrase does not open the file.',
  'save-two-seats':
    'Both seats of this game are in this browser, and a save file holds one. Such a game stays in the browser in which it began; its record can be saved when it is over.',
  internal: 'Something went wrong in this page. Your game is kept: reload the page.',
  // connecting without a broker
  'no-transport': 'The part of this page that connects could not be fetched. Check your connection and try again.',
  'bad-signal':
    'This is no offer and no answer, or a part of it is missing. Copy the whole link, up to the last letter.',
  'signal-other-game': 'This belongs to another game.',
  'signal-stale': 'This answers an offer that is not open here any more. Make a new offer and send it again.',
  'signal-own': 'This is your own offer: it is for the other player.',
  'signal-no-game':
    'This link connects a game that is not in this browser, or answers an offer of a page that is gone.',
  'handed-over': 'The link was for a game in another tab of this browser, which has taken it.',
  // a file
  'record-rules':
    'This record is of another version of the rules than this page has, and cannot be checked here. Nobody is accused by that.',
  damaged: 'This file cannot be read as a record. Nobody is accused by that.',
}
/** For a code without a sentence of its own. */
/** After what is said of a record of other rules. */
export const madeWith = (version: string): string => `It was made with version ${version} of the rules.`
export const otherNotice = (code: string): string =>
  `Something happened for which this page has no words. Its code is “${code}”.`

/** What is wrong in `config.json`. `at` names the field, or the server’s answer. */
export const configFaults: Readonly<Record<ConfigFault, (at: string) => string>> = {
  'not answered': at => `The server answered ${at}.`,
  'not reached': () => 'The server cannot be reached.',
  'not JSON': () => 'It is not JSON.',
  'not an object': at => `${at} must be an object.`,
  'not a list': at => `${at} must be a list.`,
  'not a text': at => `${at} must be a text.`,
  'not true or false': at => `${at} must be true or false.`,
  'not a pause': at => `${at} must be a number of milliseconds from 0 to 10000.`,
  'not a port': at => `${at} must be a whole number from 1 to 65535.`,
  'not a path': at => `${at} must start with “/” and hold no query.`,
  'not a host': at => `${at} must be a host name without scheme, port or path.`,
  'not a key': at => `${at} must be made of letters, digits, “-” and “_”.`,
  'not an address': at => `${at} must be a stun:, stuns:, turn: or turns: address.`,
  'unknown field': at => `There is no field ${at}.`,
  missing: at => `${at} is missing.`,
  empty: at => `${at} is empty.`,
}

/** Where a record is damaged. */
export const damages = {
  file: () => 'This is not a record file, or it is cut short or garbled.',
  checksum: () => 'The checksum does not match: the file was changed after it was written.',
  agreement: () => 'The agreement of the players in it is incomplete or garbled.',
  rules: () => 'The game in it was played by other rules than this page has.',
  entry: (at: string) => `Entry ${at} of the record is damaged. Nobody is accused by that.`,
  accusation: (at: string) => `Piece of evidence ${at} in the record does not show what it is said to.`,
  statement: (at: string) => `Statement ${at} of the record does not belong to this game.`,
}

/** The line to the other side: a word, and what it means. */
export const connectionText: Readonly<
  Record<Connection['state'], { readonly name: string; readonly detail: (since: string) => string }>
> = {
  waiting: { name: 'Waiting', detail: () => 'nobody there yet' },
  connecting: { name: 'Connecting', detail: () => 'browser to browser' },
  connected: { name: 'Connected', detail: () => 'direct' },
  reconnecting: { name: 'Reconnecting', detail: since => `${since}your game is safe on this device` },
  closed: { name: 'They are away', detail: since => `${since}the game waits` },
  failed: { name: 'No connection', detail: () => 'the game waits' },
}
/** How long it has been so, before what follows. */
export const sinceText = {
  now: 'just now, ',
  minutes: (n: number) => `for ${n} min, `,
  hours: (n: number) => `for ${n} h, `,
}
export const roundTripText = (milliseconds: number): string => `direct, ${milliseconds} ms`

/** Dead ends: a headline and what can be done. */
export const refusals = {
  'invite-unknown': {
    title: 'This invitation is not known',
    out: 'It may be an old one. Ask your friend for a new link.',
  },
  'invite-used': {
    title: 'This invitation is used up',
    out: 'A link is good for one guest. If that was you and this browser lost the game, your save file brings it back on the first page. Without one, ask your friend for a new link.',
  },
  'bad-invite': { title: 'This is no invitation', out: 'Copy the whole link, up to the last letter, and try again.' },
  'other-version': { title: 'Two versions of the game', out: 'Reload the page on both sides, then make a new link.' },
  'other-rules': { title: 'Two versions of the rules', out: 'Reload the page on both sides, then make a new link.' },
  'older-rules': {
    title: 'Other rules than before',
    out: 'Finish it with the page on which it was begun, or save its record there.',
  },
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
    out: 'Their browser may have lost it. Save the record and send it to them: opened on their first page it brings the game back, if their keys are still there. Then open the game here again.',
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
    title: 'This browser lost a part of the game',
    out: 'Ask the other player for the record of the game so far (with their save file) and open it here.',
  },
  'keys-lost': {
    title: 'This browser lost the keys',
    out: 'A save file of this game brings them back, also an old one: open it on the first page. Without one the game cannot go on here. The other player can end it and has the record.',
  },
  'handed-over': { title: 'Your other tab has it', out: 'Go on there; this tab can be closed.' },
  'signal-no-game': {
    title: 'No game for this link',
    out: 'Open it in the browser in which you play, with the game open, or paste it there.',
  },
  'other-tab': { title: 'This game is open in another tab', out: 'Go on there, or take it over: then that tab stops.' },
  moved: { title: 'This game was moved away', out: 'Nothing of it is signed here any more.' },
}
export const otherRefusal = {
  title: 'The game stopped here',
  out: 'Go back and try again. If it comes back, save the record and report the code.',
}
