/** The numbers of the game that are neither on a card nor on the board: costs, limits, first settings. Part of the rules hash. */
export const values = {
  fugitive: {
    /** at the start */
    energy: 3,
    energyMax: 5,
    /** what a start of a turn in the wilderness gives */
    recovery: 1,
    /** how far energy may be overdrawn, and what that costs in HP */
    exhausted: -1,
    exhaustionHp: 1,
  },
  costs: {
    road: { summer: 1, winter: 2 },
    water: { summer: 3, winter: 2 },
    hitchHike: 2,
    bushWhack: 4,
    sneak: 1,
    goodDeed: 2,
    attackAgent: 1,
    search: 1,
    craft: 1,
    reRoll: 1,
  },
  /** cards that one search draws */
  search: { urban: 1, wilderness: 3 },
  inventory: { pockets: 4, slots: 8 },
  /** meals in a turn, energy for a portion, and how many portions there are; raw and cooked meat are one supply */
  food: {
    meals: 2,
    energy: { 'canned food': 2, 'raw meat': 1, 'cooked meat': 2, berries: 1 },
    supply: { 'canned food': 8, meat: 10, berries: 8 },
  },
  /** HP lost when a quarter ends without a meal, or a winter one without warmth */
  hardship: { hunger: 1, cold: 1 },
  /** HP after severe wounds */
  wounded: 1,
  rest: { energy: 1, hp: 1 },
  track: {
    /** where the counter stops, before X */
    last: 15,
    /** what a hitch-hike needs */
    hitchHike: 5,
    interrogated: 3,
  },
  bag: { silent: 6, loyal: 4, refill: 5, supply: 20, spring: 2 },
  tokens: { town: 1, sneak: 2, interrogation: 1, detection: 1, report: 1, wounds: 1 },
  government: {
    energyMax: 5,
    officers: 5,
    trackers: 2,
    army: 5,
    costs: {
      move: 1,
      drive: 1,
      attack: 1,
      capture: 1,
      interrogate: 3,
      upgrade: 4,
      maneuver: 1,
      /** by row of the assistance board, the top one first; what playing from reserve costs is the general's */
      buy: [3, 2, 1],
    },
    /** how many agents a capture takes */
    capture: 2,
    /** how many of the last locations, the current one included */
    depth: { Yakut: 6, testimony: 3 },
  },
  assistance: { rows: 3, columns: 2, blocks: 6, blockSize: 6 },
  /** two winter quarters follow two summer ones */
  seasons: { sectors: 8, summerSectors: 4, quarter: 2, yearLimit: 3 },
} as const
