/** What the rules told of the Fugitive's cards, as a line of the log: encounters, dice, things, food, wounds. */
import type { Behaviour, FugitiveEvent } from '../../../src/games/siberian-manhunt/game.ts'
import type { Reader } from '../shapes.ts'
import { count, whoHas, whoIs, whoWas } from './numbers.ts'
import { cardName, characters, foodSaid, namesSaid, thingName } from './things.ts'

const behaviours: Readonly<Record<Behaviour, string>> = {
  flees: 'es flieht',
  distant: 'es bleibt auf Abstand',
  close: 'es kommt nah heran',
}
const decks = { encounters: 'Begegnung', urban: 'Stadt', wilderness: 'Wildnis' }
const causes = { hunger: 'Hunger', cold: 'Kälte', 'hunger and cold': 'Hunger und Kälte', parasites: 'Parasiten' }
const parts = (...all: readonly string[]): string => all.filter(one => one !== '').join(', ')
const many = (n: number, name: string): string => (n === 1 ? name : `${n}× ${name}`)

/** An event as a sentence. */
export function cardEventText(event: FugitiveEvent, reader: Reader): string {
  const has = whoHas('Fugitive', reader)
  const is = whoIs('Fugitive', reader)
  const was = whoWas('Fugitive', reader)
  const object = reader === 'Fugitive' ? 'dich' : 'den Flüchtigen'
  switch (event.type) {
    case 'character':
      return `Auf der Flucht: *${characters[event.name].name}*.`
    case 'encounter':
      return `Begegnung: *${cardName(event.card)}*.`
    case 'rolled':
      return `${event.why === 'catch' ? 'Der Fang' : `*${cardName(event.why)}*`}: eine *${event.die}* gewürfelt.`
    case 'strip':
      return `*${cardName(event.card)}*: eine ${event.die} gewürfelt, *${behaviours[event.behaviour]}*.`
    case 'attacked':
      return event.by === 'Fugitive'
        ? `${has} angegriffen: *${cardName(event.card)}*.`
        : `Angriff auf ${object}: *${cardName(event.card)}*.`
    case 'killed':
      return `Getötet: *${cardName(event.card)}*.`
    case 'got away':
      return `Davongekommen: *${cardName(event.card)}*.`
    case 'left':
      return `${is} entkommen: *${cardName(event.card)}*.`
    case 'reported':
      return `Meldung über ${object}: *${cardName(event.card)}*.`
    case 'kept quiet':
      return `*${cardName(event.card)}*: kein Wort zu niemandem.`
    case 'false trail':
      return `Eine *falsche Spur*: Der Zähler geht auf ${event.track}.`
    case 're-rolled':
      return `${has} die *letzte Kraft* aufgewendet und wirft noch einmal, Energie ${event.energy}.`
    case 'detection check':
      return `Entdeckungsprobe: eine ${event.die} gegen ${event.value}. *${event.noticed ? 'Bemerkt.' : 'Unbemerkt.'}*`
    case 'searched for things':
      return `${has} ${event.deck === 'urban' ? 'die Stadt' : 'die Wildnis'} durchsucht und gefunden: *${event.cards.length === 0 ? 'nichts' : namesSaid(event.cards)}*.`
    case 'reshuffled':
      return `Der Stapel ${decks[event.deck]} wurde neu gemischt.`
    case 'gained':
      return `Im Lager: *${many(event.count, thingName(event.thing))}*.`
    case 'lost':
      return lost(event, has)
    case 'camp left':
      return `${has} das *Lager* zurückgelassen: ${parts(namesSaid(event.things), foodSaid(event.food), event.fire ? 'ein Feuer' : '')}.`
    case 'crafted':
      return `${has} hergestellt: *${cardName(event.card)}*.`
    case 'cooked':
      return `Am Feuer gebraten: *${count(event.portions, 'Portion', 'Portionen')} Fleisch*.`
    case 'taken off for summer':
      return `Für den Sommer ausgezogen: *${thingName(event.thing)}*.`
    case 'halted':
      return `${has} nach *${count(event.spaces, 'Feld', 'Feldern')}* gehalten: *${cardName(event.card)}*.`
    case 'meal': {
      const own = foodSaid(event.food)
      return `${has} gegessen: *${own === '' ? 'was angeboten wurde' : own}*, ${event.energy} Energie.`
    }
    case 'warmed':
      return `${has} ${reader === 'Fugitive' ? 'dich' : 'sich'} *gewärmt*: Die Kälte dieses Quartals ist überstanden.`
    case 'healed':
      return `${was} *verarztet*: Gesundheit ${event.hp}.`
    case 'hurt':
      return `${has} gelitten, *${causes[event.why]}*: Gesundheit ${event.hp}.`
    case 'weakened':
      return `${is} *geschwächt* (${event.why === 'parasites' ? causes.parasites : cardName(event.why)}): Energie ${event.energy}.`
    case 'parasites':
      return event.count === 0
        ? 'Die *Parasiten* haben den Stapel Begegnung verlassen.'
        : `*Parasiten* im Stapel Begegnung: ${event.count}.`
    case 'severely wounded':
      return `${is} *schwer verwundet*.`
    case 'carried to town':
      return `${was} *in eine Stadt* in der Nähe getragen.`
  }
}

function lost({ thing, count: n, why }: Extract<FugitiveEvent, { type: 'lost' }>, has: string): string {
  const what = many(n, thingName(thing))
  switch (why) {
    case 'stolen':
      return `Dem Flüchtigen genommen: *${what}*.`
    case 'given':
      return `${has} hergegeben: *${what}*.`
    case 'used up':
      return `Verbraucht: *${what}*.`
  }
}
