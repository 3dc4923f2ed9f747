/** What the rules told of the Fugitive's cards, as a line of the log: encounters, dice, things, food, wounds. */
import { fugitiveCards } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import type { Behaviour, FugitiveEvent } from '../../../src/games/siberian-manhunt/game.ts'
import type { Reader } from '../shapes.ts'
import { who, whoWas } from './readers.ts'
import { foodSaid, namesSaid, thingName } from './things.ts'

const behaviours: Readonly<Record<Behaviour, string>> = {
  flees: 'it flees',
  distant: 'it keeps its distance',
  close: 'it comes close',
}
const decks: Readonly<Record<'encounters' | 'urban' | 'wilderness', string>> = {
  encounters: 'Encounter',
  urban: 'Urban',
  wilderness: 'Wilderness',
}
const parts = (...all: readonly string[]): string => all.filter(one => one !== '').join(', ')
const spaces = (n: number): string => `${n} ${n === 1 ? 'space' : 'spaces'}`

/** An event as a sentence; `undefined` if the choice before it said as much. */
export function cardEventText(event: FugitiveEvent, reader: Reader): string {
  const fugitive = who('Fugitive', reader)
  const was = whoWas('Fugitive', reader)
  switch (event.type) {
    case 'character':
      return `On the run: *${fugitiveCards[event.name].name}*.`
    case 'encounter':
      return `Encounter: *${event.card}*.`
    case 'rolled':
      return event.why === 'catch' ? `The catch: a die of *${event.die}*.` : `*${event.why}*: a die of *${event.die}*.`
    case 'strip':
      return `*${event.card}*: a die of ${event.die}, *${behaviours[event.behaviour]}*.`
    case 'attacked':
      return event.by === 'Fugitive'
        ? `${fugitive} attacked *${event.card}*.`
        : `*${event.card}* attacked ${reader === 'Fugitive' ? 'you' : 'the Fugitive'}.`
    case 'killed':
      return `*${event.card}* was killed.`
    case 'got away':
      return `*${event.card}* got away.`
    case 'left':
      return `${fugitive} got away from *${event.card}*.`
    case 'reported':
      return `*${event.card}* reported ${reader === 'Fugitive' ? 'you' : 'the Fugitive'}.`
    case 'kept quiet':
      return `*${event.card}* says nothing to anybody.`
    case 'false trail':
      return `A *false trail*: the counter goes to ${event.track}.`
    case 're-rolled':
      return `${fugitive} *made an effort* and rolls again, energy ${event.energy}.`
    case 'detection check':
      return `Detection check: a die of ${event.die} against ${event.value}. *${event.noticed ? 'Noticed.' : 'Unnoticed.'}*`
    case 'searched for things':
      return `${fugitive} searched the ${event.deck === 'urban' ? 'town' : 'wilderness'} and found *${event.cards.length === 0 ? 'nothing' : namesSaid(event.cards)}*.`
    case 'reshuffled':
      return `The ${decks[event.deck]} deck was shuffled anew.`
    case 'gained':
      return `*${event.count === 1 ? '' : `${event.count} `}${thingName(event.thing)}* at the campsite.`
    case 'lost':
      return lost(event, fugitive)
    case 'camp left':
      return `${fugitive} left the *campsite* behind: ${parts(namesSaid(event.things), foodSaid(event.food), event.fire ? 'a fire' : '')}.`
    case 'crafted':
      return `${fugitive} crafted *${event.card}*.`
    case 'cooked':
      return `*${event.portions} ${event.portions === 1 ? 'portion' : 'portions'} of meat* cooked at the fire.`
    case 'taken off for summer':
      return `*${event.thing}* came off for the summer.`
    case 'halted':
      return `${fugitive} stopped after *${spaces(event.spaces)}* with *${event.card}*.`
    case 'meal': {
      const own = foodSaid(event.food)
      return `${fugitive} ate *${own === '' ? 'what was offered' : own}*: ${event.energy} energy.`
    }
    case 'warmed':
      return `${was} *warm*: the cold of this quarter is met.`
    case 'healed':
      return `${was} *treated*: health ${event.hp}.`
    case 'hurt':
      return `${fugitive} suffered from *${event.why}*: health ${event.hp}.`
    case 'weakened':
      return `${was} *weakened* (${event.why}): energy ${event.energy}.`
    case 'parasites':
      return event.count === 0
        ? 'The *Parasites* left the Encounter deck.'
        : `*Parasites* in the Encounter deck: ${event.count}.`
    case 'severely wounded':
      return `${was} *severely wounded*.`
    case 'carried to town':
      return `${was} *carried to a town* nearby.`
  }
}

function lost({ thing, count, why }: Extract<FugitiveEvent, { type: 'lost' }>, fugitive: string): string {
  const what = `${count === 1 ? '' : `${count} `}${thingName(thing)}`
  switch (why) {
    case 'stolen':
      return `*${what}* was taken from the Fugitive.`
    case 'given':
      return `${fugitive} gave away *${what}*.`
    case 'used up':
      return `*${what}* was used up.`
  }
}
