/** Siberian Manhunt as the kernel knows it. */
import type { Data, Rules } from '../../../protocol/rules/index.ts'
import { edges, faces, highway, NODES, places } from './board.ts'
import { assistanceCards } from './cards/assistance.ts'
import { agentCards, fugitiveCards } from './cards/characters.ts'
import { generals } from './cards/generals.ts'
import { craftingCards, encounterCards, urbanCards, wildernessCards } from './cards/items.ts'
import type { Event, Game, ManhuntOption, Setup } from './game.ts'
import { parseSetup, setupData, start } from './setup.ts'
import { turn } from './turns.ts'
import { values } from './values.ts'

/** Everything beside the code that determines play. How the board is drawn is no part of it. */
const data = (): Data => ({
  board: {
    places: places.map(({ id, label, terrain, dmz, yakut }) => ({ id, label, terrain, dmz, yakut })),
    edges: edges.map(({ a, b, kind }) => ({ a, b, kind })),
    highway,
    faces,
  },
  cards: {
    fugitives: fugitiveCards,
    agents: agentCards,
    encounters: encounterCards,
    urban: urbanCards,
    wilderness: wildernessCards,
    crafting: craftingCards,
    generals,
    assistance: assistanceCards,
  },
  values,
})

export const siberianManhunt: Rules<Game, Setup, ManhuntOption, Event> = {
  name: 'siberian-manhunt',
  version: '5',
  data,
  roles: () => 2,
  domain: { from: 1, to: NODES },
  setupData,
  parseSetup,
  start,
  turn,
}
