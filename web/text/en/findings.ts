/** What the audit found a seat to have done, by its code (docs/protocol.md, 12). */
export const findings = {
  // what a signed entry shows
  'not-your-turn': 'It spoke when somebody else had to.',
  'wrong-part': 'It answered something else than was asked.',
  'no-such-option': 'It chose what was not on the list.',
  'commitment-malformed': 'It sealed too much or too little, or sent a seal that is none.',
  'proof-missing': 'It left out a proof or sent one too many.',
  'proof-false': 'It sent a proof that proves nothing.',
  'value-outside': 'It opened a number that the rules do not know.',
  'contribution-mismatch': 'It opened another share of a roll than the one that it had sealed.',
  'held-back': 'It kept back an answer that its player has no say in.',
  fork: 'It signed two different entries with one number.',
  // what the opened secrets show
  'commitment-mismatch': 'What it sealed is no place of this game.',
  'point-mismatch': 'The two halves of its seal do not hold the same place.',
  'claim-false': 'It chose what its own hidden places do not allow.',
  'contribution-not-derived': 'Its share of a roll does not come from the secrets that it opened.',
  'seed-mismatch': 'The secrets that it opened are not those that it had committed to.',
  // what was signed beside the entries
  'resign-mismatch': 'It resigned in another history than the one that it had signed here.',
  'draw-mismatch': 'It agreed to a draw in another history than the one that it had signed here.',
  'abandon-mismatch': 'It claimed to have waited in another history than the one that it had signed here.',
  'played-on': 'It agreed to a draw and then played on all the same.',
  'closing-mismatch': 'It closed another history than the one that it had signed here.',
}
/** For a code without a sentence of its own. */
export const otherFinding = 'It did something that the rules of play do not allow.'
