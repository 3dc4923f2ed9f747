/** What a seat chose, as a line of the log. */
import type { Catalogue } from '../index.ts'
import { accusative, aUnit, who, whoHas, whoIs } from './numbers.ts'
import { at, from, place, to } from './places.ts'
import { cardName, replySaid, thingName } from './things.ts'

const into = (terrain: 'wilderness' | 'town' | 'china'): string =>
  terrain === 'town' ? 'in eine Stadt' : terrain === 'china' ? 'nach *China*' : 'nicht in eine Stadt'
const sneaking = (sneak: boolean): string => (sneak ? ', schleichend' : '')
const way = (by: 'road' | 'water'): string => (by === 'road' ? 'auf der Straße' : 'über Wasser')

export const choiceText: Catalogue['choice'] = (option, by, reader) => {
  const has = whoHas(by, reader)
  const is = whoIs(by, reader)
  switch (option.type) {
    case 'move':
      return `${who(by, reader)} ${by === reader ? 'gingst' : 'ging'} *1 Schritt ${way(option.way)}*, ${into(option.into)}${sneaking(option.sneak)}.`
    case 'hitch-hike':
      return `${is} *per Anhalter* in eine Stadt gefahren.`
    case 'bush-whack':
      return `${is} *querfeldein* gegangen, ${into(option.into)}${sneaking(option.sneak)}.`
    case 'good deed':
      return `${has} eine *gute Tat* getan.`
    case 'end turn':
      return `${has} den Zug beendet.`
    case 'move agent':
      return `${has} ${accusative(option.kind)} gezogen: *${place(option.to)}*.`
    case 'drive':
      return `${has} einen KGB-Offizier gefahren: *${place(option.to)}*.`
    case 'interrogate':
      return `${has} die Leute *verhört*.`
    case 'red army':
      return `${has} die Rote Armee geschickt: *${place(option.node)}* (${option.how === 'deploy' ? 'Aufstellung' : 'Manöver'}).`
    case 'attack':
      return `${aUnit(option.kind)} hat ${at(option.node)} angegriffen.`
    case 'capture':
      return `${has} ${at(option.node)} eine *Festnahme* versucht.`
    case 'crash':
      return 'Das Flugzeug ist abgestürzt: Der Weg beginnt an *der Absturzstelle*.'
    case 'follow':
      return `${is} auf *${cardName(option.card)}* eingegangen: „${replySaid(option.card, option.reply)}“.`
    case 'strike':
      return option.weapon === null ? undefined : `${has} zugeschlagen: *${cardName(option.weapon)}*.`
    case 'hold':
      return `${has} es gelassen.`
    case 'hunt':
      return `${has} gejagt: *${cardName(option.card)}*.`
    case 'use':
      return `${has} *${cardName(option.card)}* benutzt.`
    case 'load':
      return `${has} *${cardName(option.card)}* geladen.`
    case 'railway':
      return `${is} *mit der Bahn* in eine Stadt gefahren.`
    case 'ride':
      return `${is} aufgebrochen: *${cardName(option.card)}*.`
    case 'ride on':
      return `${is} *1 Feld ${way(option.way)}* gefahren, ${into(option.into)}.`
    case 'take':
      return `${has} *${thingName(option.thing)}* mitgenommen.`
    case 'drop':
      return `${has} *${thingName(option.thing)}* im Lager abgelegt.`
    case 'wear':
      return `${has} *${cardName(option.card)}* angezogen.`
    case 'take off':
      return `${has} *${cardName(option.card)}* ausgezogen.`
    case 'refuel':
      return `${has} *${cardName(option.card)}* aufgetankt.`
    case 'fly':
      return `${has} einen KGB-Offizier *${to(option.to)}* geflogen.`
    case 'set out':
      return `Suchtrupps sind *${from(option.node)}* aufgebrochen.`
    case 'character':
    case 'ignore':
    case 'fight':
    case 'give':
    case 'suffer':
    case 'wilderness search':
    case 'urban search':
    case 'craft':
    case 'halt':
    case 'eat':
    case 'end meal':
    case 're-roll':
    case 'keep':
    case 'carried':
    case 'steal':
    case 'sighted':
    case 'unseen':
    case 'aim':
    case 'recall':
    case 'play reserve':
    case 'rest':
    case 'attack agent':
    case 'escape':
    case 'declare':
    case 'testify':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'search':
    case 'pass':
    case 'buy':
    case 'upgrade':
    case 'recruit':
    case 'army beside':
    case 'respawn':
      return undefined
  }
}
