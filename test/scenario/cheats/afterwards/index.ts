import type { Forgery } from '../forgery.ts'
import { accusesElsewhere } from './accuses-elsewhere.ts'
import { accusesHonest } from './accuses-honest.ts'
import { accusesItself } from './accuses-itself.ts'
import { accusesOfFork } from './accuses-of-fork.ts'
import { accusesOfMore } from './accuses-of-more.ts'
import { accusesOfNothing } from './accuses-of-nothing.ts'
import { accusesWithForgery } from './accuses-with-forgery.ts'
import { haveACrowd } from './have-a-crowd.ts'
import { haveFewerStatements } from './have-fewer-statements.ts'
import { haveInAnotherWay } from './have-in-another-way.ts'
import { haveLessThanNothing } from './have-less-than-nothing.ts'
import { meetByGuest } from './meet-by-guest.ts'
import { meetCounter } from './meet-counter.ts'
import { meetNowhere } from './meet-nowhere.ts'
import { nextByGuest } from './next-by-guest.ts'
import { nextHost } from './next-host.ts'
import { nextNowhere } from './next-nowhere.ts'
import { nextOtherGame } from './next-other-game.ts'
import { nextOtherWishes } from './next-other-wishes.ts'
import { nextRoom } from './next-room.ts'
import { nextSecret } from './next-secret.ts'
import { nextSignature } from './next-signature.ts'
import { refusesInOtherWords } from './refuses-in-other-words.ts'
import { wishNumber } from './wish-number.ts'
import { wishOtherGame } from './wish-other-game.ts'
import { wishOtherSeat } from './wish-other-seat.ts'
import { wishRoles } from './wish-roles.ts'
import { wishSetUp } from './wish-set-up.ts'
import { wishSignature } from './wish-signature.ts'
import { wishTooEarly } from './wish-too-early.ts'
import { wishWaitingTime } from './wish-waiting-time.ts'

export const afterwards: readonly Forgery[] = [
  wishOtherGame,
  wishOtherSeat,
  wishNumber,
  wishSetUp,
  wishSignature,
  wishTooEarly,
  nextOtherGame,
  nextOtherWishes,
  nextNowhere,
  nextRoom,
  nextHost,
  nextSecret,
  nextSignature,
  nextByGuest,
  meetByGuest,
  meetNowhere,
  haveLessThanNothing,
  haveFewerStatements,
  haveACrowd,
  haveInAnotherWay,
  accusesHonest,
  accusesOfMore,
  accusesOfFork,
  accusesWithForgery,
  accusesOfNothing,
  meetCounter,
  accusesElsewhere,
  accusesItself,
  wishRoles,
  wishWaitingTime,
  refusesInOtherWords,
]
