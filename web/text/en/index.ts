/** The English catalogue: the one from which the type of all others comes, and what stands in the first bundle. */
import { afterText, againText, replayText } from './after.ts'
import { appText, homeText, joinText, lobbyText, refusedText } from './app.ts'
import { choiceText } from './choices.ts'
import { counselText, reviewText } from './counsel.ts'
import { earlyText } from './early.ts'
import { combatText, encounterText } from './encounter.ts'
import { ending, endText } from './end.ts'
import { eventText, tokens } from './events.ts'
import { exchangeText } from './exchange.ts'
import { cardsText } from './faces.ts'
import { findings, otherFinding } from './findings.ts'
import { groupTitle } from './groups.ts'
import { helpText } from './help.ts'
import { hereText } from './here.ts'
import { knownText } from './known.ts'
import { learnText, prospectText } from './learn.ts'
import { badgeText, logText } from './log.ts'
import {
  configFaults,
  connectionText,
  damages,
  madeWith,
  notices,
  otherNotice,
  otherRefusal,
  refusals,
  roundTripText,
  sinceText,
} from './notices.ts'
import { percent } from './numbers.ts'
import { optionLabel, optionPlan, sendLabel } from './options.ts'
import { at, geography, listText, mapText, place, placeSaid, placeShort } from './places.ts'
import { hiddenText, proofTitles, proofWords, provenText, sealText } from './proof.ts'
import { detailText, questionText } from './questions.ts'
import { sideName } from './readers.ts'
import { rollText, sensesText } from './roll.ts'
import { saveText } from './save.ts'
import { bagText, seasonText, trackText } from './season.ts'
import { agentName, campText, fugitiveText, governmentText, tableText, turnText } from './table.ts'
import {
  assistanceShort,
  cardName,
  cardSays,
  cardText,
  characters,
  foeName,
  generalCards,
  itemSaid,
  namesSaid,
  thingName,
  usesText,
} from './things.ts'
import { tipsText } from './tips.ts'
import { closedText, wayOutText, whyText } from './why.ts'

export const en = {
  // before and after the table
  app: appText,
  home: homeText,
  here: hereText,
  lobby: lobbyText,
  join: joinText,
  connection: connectionText,
  exchange: exchangeText,
  roundTrip: roundTripText,
  since: sinceText,
  notices,
  madeWith,
  otherNotice,
  configFaults,
  damages,
  refusals,
  otherRefusal,
  refused: refusedText,
  save: saveText,
  end: endText,
  findings,
  otherFinding,
  after: afterText,
  again: againText,
  replay: replayText,
  review: reviewText,
  ending,
  // the table
  table: tableText,
  turn: turnText,
  early: earlyText,
  counsel: counselText,
  fugitive: fugitiveText,
  government: governmentText,
  camp: campText,
  cards: cardsText,
  help: helpText,
  tips: tipsText,
  map: mapText,
  places: listText,
  season: seasonText,
  track: trackText,
  bag: bagText,
  encounter: encounterText,
  log: logText,
  roll: rollText,
  senses: sensesText,
  known: knownText,
  badges: badgeText,
  proof: proofWords,
  proofTitles,
  proven: provenText,
  hidden: hiddenText,
  seals: sealText,
  // what things are called
  geography,
  percent,
  place,
  placeShort,
  placeSaid,
  at,
  agentName,
  side: sideName,
  tokens,
  characters,
  generals: generalCards,
  foeName,
  thingName,
  itemSaid,
  namesSaid,
  usesText,
  cardName,
  cardText,
  cardSays,
  assistanceShort,
  // actions
  groupTitle,
  optionLabel,
  optionPlan,
  sendLabel,
  questions: questionText,
  details: detailText,
  learn: learnText,
  prospect: prospectText,
  why: whyText,
  wayOut: wayOutText,
  closed: closedText,
  combat: combatText,
  // the log
  choice: choiceText,
  event: eventText,
}
