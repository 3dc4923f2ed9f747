import type { Forgery } from '../forgery.ts'
import { accusesHonest } from './accuses-honest.ts'
import { accusesOfFork } from './accuses-of-fork.ts'
import { accusesOfMore } from './accuses-of-more.ts'
import { accusesOfNothing } from './accuses-of-nothing.ts'
import { accusesWithForgery } from './accuses-with-forgery.ts'
import { haveACrowd } from './have-a-crowd.ts'
import { haveLessThanNothing } from './have-less-than-nothing.ts'
import { meetByGuest } from './meet-by-guest.ts'
import { meetNowhere } from './meet-nowhere.ts'
import { nextByGuest } from './next-by-guest.ts'
import { nextHost } from './next-host.ts'
import { nextNowhere } from './next-nowhere.ts'
import { nextOtherGame } from './next-other-game.ts'
import { nextOtherWishes } from './next-other-wishes.ts'
import { nextRoom } from './next-room.ts'
import { nextSecret } from './next-secret.ts'
import { nextSignature } from './next-signature.ts'
import { wishNumber } from './wish-number.ts'
import { wishOtherGame } from './wish-other-game.ts'
import { wishOtherSeat } from './wish-other-seat.ts'
import { wishSetUp } from './wish-set-up.ts'
import { wishSignature } from './wish-signature.ts'
import { wishTooEarly } from './wish-too-early.ts'

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
  haveACrowd,
  accusesHonest,
  accusesOfMore,
  accusesOfFork,
  accusesWithForgery,
  accusesOfNothing,
]
