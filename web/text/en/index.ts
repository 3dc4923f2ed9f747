/** The English catalogue: the one from which the type of all others comes, and what stands in the first bundle. */
import { appText, homeText, joinText, lobbyText, refusedText } from './app.ts'
import { choiceText } from './choices.ts'
import { combatText } from './combat.ts'
import { encounterText } from './encounter.ts'
import { ending, endText } from './end.ts'
import { eventText } from './events.ts'
import { findings, otherFinding } from './findings.ts'
import { groupTitle } from './groups.ts'
import { disclosed, prospect } from './learn.ts'
import { badgeText, logText } from './log.ts'
import {
  configFaults,
  connectionText,
  damages,
  notices,
  otherNotice,
  otherRefusal,
  refusals,
  roundTripText,
  sinceText,
} from './notices.ts'
import { percent } from './numbers.ts'
import { optionLabel, optionPlan, sendLabel } from './options.ts'
import { at, mapText, place, placeSaid, placeShort } from './places.ts'
import { proofText, proofWords, rollText } from './proof.ts'
import { answerDetail, question } from './questions.ts'
import { bagText, seasonText, trackText } from './season.ts'
import { agentName, campText, fugitiveText, governmentText, tableText, turnText } from './table.ts'
import {
  assistanceSays,
  assistanceShort,
  assistanceText,
  cardSays,
  cardText,
  itemSaid,
  thingName,
  usesText,
} from './things.ts'
import { whyNot } from './why.ts'

export const en = {
  // before and after the table
  app: appText,
  home: homeText,
  lobby: lobbyText,
  join: joinText,
  connection: connectionText,
  roundTrip: roundTripText,
  since: sinceText,
  notices,
  otherNotice,
  configFaults,
  damages,
  refusals,
  otherRefusal,
  refused: refusedText,
  end: endText,
  findings,
  otherFinding,
  ending,
  // the table
  table: tableText,
  turn: turnText,
  fugitive: fugitiveText,
  government: governmentText,
  camp: campText,
  map: mapText,
  season: seasonText,
  track: trackText,
  bag: bagText,
  encounter: encounterText,
  log: logText,
  badges: badgeText,
  proof: proofWords,
  // what things are called
  percent,
  place,
  placeShort,
  placeSaid,
  at,
  agentName,
  thingName,
  itemSaid,
  usesText,
  cardText,
  cardSays,
  assistanceText,
  assistanceSays,
  assistanceShort,
  // actions
  groupTitle,
  optionLabel,
  optionPlan,
  sendLabel,
  question,
  answerDetail,
  disclosed,
  prospect,
  whyNot,
  combat: combatText,
  // the log
  choice: choiceText,
  event: eventText,
  proofText,
  rollText,
}
