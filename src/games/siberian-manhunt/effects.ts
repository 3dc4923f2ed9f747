/** What each ordinary card of the assistance deck does, and when it can do anything (8.13). */
import { mayRecruit, recruit } from './agents.ts'
import { addTokens } from './bag.ts'
import { normalCards } from './cards/assistance.ts'
import { type Game, type NormalCard, type Rule, tell, X } from './game.ts'
import { fly, someMayFly } from './hunting.ts'
import { enforce, inForce, mayFly } from './lasting.ts'
import { aerialSearch, searchParties } from './reconnaissance.ts'
import { isWinter } from './seasons.ts'
import { values } from './values.ts'

interface Effect {
  /** whether it can do anything now, as far as the public knows */
  readonly usable: (game: Game) => boolean
  readonly use: (game: Game) => Rule<void>
}

const always = () => true
const ride = (card: 'Motorcycles' | 'Snowmobiles'): Effect => ({
  usable: game =>
    (normalCards[card].season === 'winter') === isWinter(game) && !inForce(game, 'Fuel Quota') && !inForce(game, card),
  use: game => enforce(game, card),
})

export const effects: Readonly<Record<NormalCard, Effect>> = {
  Recruit: { usable: mayRecruit, use: recruit },
  'Weather Forecast': { usable: always, use: game => enforce(game, 'Weather Forecast') },
  Checkpoints: { usable: always, use: game => enforce(game, 'Checkpoints') },
  'Road Blocks': { usable: game => game.fugitive.inTown, use: game => enforce(game, 'Road Blocks') },
  'Helicopter Transport': { usable: game => mayFly(game) && someMayFly(game), use: fly },
  'Search Parties': { usable: game => game.government.agents.some(one => one.state !== 'new'), use: searchParties },
  'Aerial Search': { usable: mayFly, use: aerialSearch },
  Motorcycles: ride('Motorcycles'),
  Snowmobiles: ride('Snowmobiles'),
  Propaganda: {
    usable: game => game.bag.loyal < values.bag.supply || setBack(game) < game.track,
    *use(game) {
      yield* addTokens(game, 'loyal', normalCards.Propaganda.loyal)
      const track = setBack(game)
      if (track === game.track) return
      game.track = track
      yield* tell({ type: 'counter set back', track })
    },
  },
}

/** 8.13.10: where Propaganda leaves the counter. From X nothing brings it back but what finds the Fugitive, and an interrogation. */
export const setBack = ({ track }: Pick<Game, 'track'>): number =>
  track === X ? X : Math.max(0, track - normalCards.Propaganda.back)
