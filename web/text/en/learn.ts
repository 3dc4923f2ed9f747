/** What an act tells the other side and what it does not, and what may come of it. */
type Way = 'road' | 'water'

/** What the Government will learn, and what it will not. */
export const learnText = {
  energy: (cost: number) => `${cost} energy`,
  // the way
  move: (way: Way, energy: string, moves: number) =>
    `${moves} move${moves === 1 ? '' : 's'} ${way === 'road' ? 'by road' : 'over water'}, ${energy}`,
  hitchHike: (energy: string) => `1 hitch-hike, ${energy}`,
  bushWhack: (energy: string) => `1 bush-whack, ${energy}`,
  railway: (energy: string) => `1 journey by railway, ${energy}`,
  ride: (way: Way) => `1 space ${way === 'road' ? 'by road' : 'over water'}`,
  wasOnHighway: 'you were on the highway',
  intoChina: 'you cross into China: you win',
  intoWilderness: 'not into a town',
  intoTown: 'into a town',
  inTown: 'you are in a town',
  // what a town risks
  draws: (tokens: number, chance: string) =>
    tokens === 1
      ? `one token is drawn: ${chance} Loyal, and your place is declared`
      : `${tokens === 2 ? 'two' : tokens} tokens are drawn: ${chance} that ${tokens === 2 ? 'both' : 'all'} are Loyal, and your place is declared`,
  checkpoints: (tokens: number, chance: string) =>
    `checkpoints: ${tokens === 1 ? 'one token is drawn' : `${tokens} tokens are drawn`}, ${chance} that one is Loyal, and your place is declared`,
  // everything else
  rests: 'you rest, and your turn is over',
  goodDeed: (energy: string) => `a good deed, ${energy}`,
  silentMore: '1 Silent token more in the bag',
  isAt: (place: string) => `you are ${place}`,
  counterFalls: 'the counter falls to 0',
  oneOfThree: (place: string) => `${place} is one of your last three locations`,
  counterTo: (track: number) => `the counter goes to ${track}`,
  turnOver: 'your turn is over',
  whatAndWith: 'what you do, and with which things',
  // not told
  whereBy: (way: Way) => `from where, by which ${way === 'road' ? 'road' : 'crossing'}, to where`,
  whereAlong: 'from where, in which direction, to which town',
  fromTo: 'from where, to where',
  where: 'where',
  whichTown: 'in which town',
  cameFrom: 'where you came from',
  whichOfThree: 'which of the three',
  whereYouAre: 'where you are',
}

/** What may come of an act. */
export const prospectText = {
  thenSearch: (back: number) => `then it may search: ${back} locations back`,
  thenSearchOrAttack: (back: number) => `then it may search: ${back} locations back, or attack free of charge`,
  theyAnswer: 'they answer “here”, “I was there” or “no”',
  noSearch: 'no search after a drive',
  ifHereFight: 'if they are here: they are declared, and there is a fight',
  ifHereWin: 'if they are here: you win',
  ifNotLost: 'if not: the energy is lost',
  loyalNames: (chance: string) => `${chance} Loyal: they name one of their last three locations`,
  silentAdds: 'Silent: 1 Loyal token goes into the bag',
  closed: 'closed to the Fugitive for good',
  ifHereBeside: 'if they are here: they are declared, and the token goes next door',
  trackerLater: 'the tracker acts from your next turn on',
  keptForLater: (energy: number) => `kept for a later turn, then ${energy} energy to play`,
  discarded: 'no effect now; the cards above slide down',
  maySearch: 'it may search there',
  ifNear: (spaces: number) => `if they are up to ${spaces} spaces away: they are declared`,
  ifNotNothing: 'if not: nothing more is known',
  usedUp: (things: string) => `used up: ${things}`,
  wildernessCards: (cards: number) => `${cards} ${cards === 1 ? 'card' : 'cards'} of the Wilderness deck`,
  urbanCards: (cards: number) => `${cards} ${cards === 1 ? 'card' : 'cards'} of the Urban deck`,
  portion: (energy: number) => `${energy} energy for the portion`,
  mayBringParasites: 'raw meat may bring Parasites',
  energyLost: (energy: number) => `${energy} energy is lost`,
  noEnergyLost: 'no energy is lost',
}
