/** What can be known of the Fugitive, what was searched, and a player's own marks. */
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { Searcher } from '../../../src/worlds/siberian-manhunt/searches.ts'
import type { MarkerKind, Search } from '../../app/aids.ts'
import type { Weight } from '../../board/possibilities.ts'

const by: Readonly<Record<Searcher, string>> = {
  KGB: 'KGB officer',
  Yakut: 'Yakut tracker',
  'search party': 'Search party',
  'aerial search': 'From the air',
  attack: 'Attack',
  capture: 'Capture',
  'Red Army': 'Red Army',
  testimony: 'Testimony',
}
const answers: Readonly<Record<Search['answer'], string>> = {
  here: 'found',
  trail: '“I was there”',
  nothing: 'no',
  'not here': 'not there',
}
const weights: Readonly<Record<Weight, string>> = { few: 'few ways', some: 'some', most: 'most' }
const marker: Readonly<Record<MarkerKind, string>> = { question: 'question mark', tracker: 'tracker' }

export const knownText = {
  title: (reader: Side) => (reader === 'Fugitive' ? 'What they can know' : 'Where can they be?'),
  places: (n: number) => `${n} ${n === 1 ? 'place' : 'places'}`,
  weights,
  atMost: (places: string) => `at most ${places}`,
  // the list
  list: 'As a list',
  place: 'Place',
  shareTitle: 'Share',
  way: 'One of the likeliest ways there',
  exact: 'Counted from what was announced and proven alone, every route alike: both sides see the same.',
  inexact: 'There are too many routes to count. Every possible place is here, and some that are not possible.',
  // searches
  searches: 'Search history',
  noSearches: 'Nobody has searched yet.',
  by,
  around: (place: string, spaces: number) => `${place} and ${spaces} spaces around`,
  answers,
  testified: 'one of their last three',
  // the map
  layers: { possibilities: 'Possible places', searches: 'Late searches', markers: 'Your markers' },
  possible: (share: string) => `possible, ${share} of the routes`,
  searchedAt: (round: string, seen: boolean) =>
    seen ? `searched in ${round}: they had been there` : `searched in ${round}: no`,
  markedAt: (kind: string) => `your ${kind}`,
  // a plan
  after: (now: number, then: number) => `possible places: ${now} → ${then}`,
  hit: (of: number, share: string) => `one of ${of} possible places, ${share} of the routes`,
  hits: (places: number, of: number, share: string) => `${places} of ${of} possible places, ${share} of the routes`,
  miss: 'they cannot be there',
  // markers
  mark: (kind: string) => `Place ${kind}s`,
  marker,
  marking: (kind: string) => `Press a place to set a ${kind} or take it away. Only you see it.`,
}
