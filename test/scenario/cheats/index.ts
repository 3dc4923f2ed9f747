/** Every cheat that is tried, in the order of the table in docs/threat-model.md. */
import { afterwards } from './afterwards/index.ts'
import { agreement } from './agreement/index.ts'
import { attacksFromAfar } from './attacks-from-afar.ts'
import { carriedFar } from './carried-far.ts'
import type { Cheat } from './cheat.ts'
import { diceForAnAnswer } from './dice-for-an-answer.ts'
import { diceOfItsOwn } from './dice-of-its-own.ts'
import type { Doctored } from './doctored.ts'
import { drivenFar } from './driven-far.ts'
import { elsewhereFromTheStart } from './elsewhere-from-the-start.ts'
import { entries } from './entries/index.ts'
import { falseTestimony } from './false-testimony.ts'
import type { Forgery } from './forgery.ts'
import { handshake } from './handshake/index.ts'
import { heldBack } from './held-back.ts'
import { hereInsteadOfTrail } from './here-instead-of-trail.ts'
import { intoChina } from './into-china.ts'
import { noPoint } from './no-point.ts'
import { noProof } from './no-proof.ts'
import { notHere } from './not-here.ts'
import { nothingHidden } from './nothing-hidden.ts'
import { nothingOnTheSpot } from './nothing-on-the-spot.ts'
import { nothingOnTheTrail } from './nothing-on-the-trail.ts'
import { offTheMap } from './off-the-map.ts'
import { offTheRoads } from './off-the-roads.ts'
import { oldProof } from './old-proof.ts'
import { ontoAnAgent } from './onto-an-agent.ts'
import { openedOutside } from './opened-outside.ts'
import { outOfTurn } from './out-of-turn.ts'
import { overNoWater } from './over-no-water.ts'
import { pastATown } from './past-a-town.ts'
import { records } from './records/index.ts'
import { riddenOff } from './ridden-off.ts'
import { sealedByChance } from './sealed-by-chance.ts'
import { secondThoughts } from './second-thoughts.ts'
import { sightedElsewhere } from './sighted-elsewhere.ts'
import { statements } from './statements/index.ts'
import { throughNoWild } from './through-no-wild.ts'
import { trailInsteadOfHere } from './trail-instead-of-here.ts'
import { trailOfNobody } from './trail-of-nobody.ts'
import { twoEntries } from './two-entries.ts'
import { twoLocations } from './two-locations.ts'
import { unheardOfOption } from './unheard-of-option.ts'
import { unseen } from './unseen.ts'
import { wrongSalt } from './wrong-salt.ts'
import { wrongTrain } from './wrong-train.ts'
import { wrongValue } from './wrong-value.ts'

export const cheats: readonly Cheat[] = [
  nothingOnTheSpot,
  nothingOnTheTrail,
  trailInsteadOfHere,
  hereInsteadOfTrail,
  trailOfNobody,
  notHere,
  unseen,
  sightedElsewhere,
  falseTestimony,
  elsewhereFromTheStart,
  offTheRoads,
  overNoWater,
  throughNoWild,
  drivenFar,
  wrongTrain,
  riddenOff,
  carriedFar,
  offTheMap,
  ontoAnAgent,
  pastATown,
  intoChina,
  attacksFromAfar,
  wrongValue,
  wrongSalt,
  openedOutside,
  oldProof,
  noProof,
  nothingHidden,
  noPoint,
  unheardOfOption,
  outOfTurn,
  diceForAnAnswer,
  secondThoughts,
  heldBack,
  twoEntries,
  sealedByChance,
  twoLocations,
  diceOfItsOwn,
]

/** What a modified peer may send in the place of any message; by the part of the protocol that it belongs to. */
export const forgeries: readonly Forgery[] = [...handshake, ...agreement, ...entries, ...statements, ...afterwards]

/** What shows in the record of a game only. */
export const doctored: readonly Doctored[] = records
