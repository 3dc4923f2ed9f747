/** What the rules told, as a line of the log: turns, the hunt, combat, the assistance board. */
import type { Discovery, DrawnFor, Event } from '../../../src/games/siberian-manhunt/game.ts'
import type { Catalogue } from '../index.ts'
import type { Reader } from '../shapes.ts'
import { cardEventText } from './card-events.ts'
import { capital, count, did, instrumental, tokenName, tokens, unit } from './numbers.ts'
import { at, place } from './places.ts'
import { sectorName } from './season.ts'
import { cardName, cardText } from './things.ts'

const answers = { here: 'здесь.', trail: 'я там был.', nothing: 'нет.' }
const discoveries: Readonly<Record<Discovery, string>> = {
  search: 'найдено при поиске',
  attack: 'найдено при атаке',
  'own attack': 'выдало собственное нападение',
  town: 'проговорился лояльный горожанин',
  'Red Army': 'нашла Красная армия',
  'aerial search': 'замечено с воздуха',
  detection: 'кто-то заметил',
  report: 'кто-то донёс',
  wounds: 'о ранах пошли разговоры',
}
const reasons: Readonly<Record<DrawnFor, string>> = {
  town: 'на входе в город',
  sneak: 'при входе в город тайком',
  interrogation: 'на допросе',
  detection: 'после проверки на заметность',
  report: 'проверить, не донесут ли',
  wounds: 'из-за тяжёлых ран',
}
const puts = { use: '', reserve: ', в резерв', discard: ' и выброшена' }
const rows = ['верхний', 'средний', 'нижний']

export const eventText: Catalogue['event'] = (event, reader) => {
  const you = reader === 'Fugitive'
  switch (event.type) {
    case 'turn':
      return event.of === reader
        ? `*Ваш ход*, энергия ${event.energy}.`
        : `*${event.of === 'Fugitive' ? 'Ход беглеца' : 'Ход властей'}*, энергия ${event.energy}.`
    case 'season':
      return `Раунд ${event.round}: *${sectorName(event.sector)}*.`
    case 'exhausted':
      return `${did('Fugitive', reader, 'действовал', 'действовали')} *свыше сил*: минус 1 здоровье, осталось ${event.hp}.`
    case 'rested':
      return `${did('Fugitive', reader, '*отдохнул*', '*отдохнули*')}: здоровье ${event.hp}, энергия ${event.energy}.`
    case 'entered town':
      return undefined
    case 'found':
      return `${you ? 'Вы' : 'Беглец'} *${at(event.node)}*: ${discoveries[event.how]}. Счётчик падает до 0.`
    case 'drawn':
      return `Жетон ${reasons[event.why]}: *${tokenName(event.token)}*.`
    case 'added':
      return `В мешок: ${tokens(event.token, event.count)}.`
    case 'counter set back':
      return `Люди смотрят в оба: счётчик отходит на *${event.track}*.`
    case 'refilled':
      return 'Мешок был пуст, в нём снова 5 молчаливых и 5 лояльных жетонов.'
    case 'searched':
      return you
        ? `${capital(unit(event.kind))} ищет: ${place(event.node)}. Ваш ответ: *${answers[event.answer]}*`
        : `${capital(unit(event.kind))} ищет: ${place(event.node)}. Ответ: *${answers[event.answer]}*`
    case 'nobody there':
      return `Никого *${at(event.node)}*: ${event.action === 'attack' ? 'атака не удалась' : 'захват не удался'}.`
    case 'testified':
      return `Кто-то проговорился: ${you ? 'вы были' : 'беглец был'} *${at(event.node)}* среди трёх последних мест.`
    case 'combat':
      return `*Бой* с ${instrumental(event.kind)} ${at(event.node)}.`
    case 'struck':
      return strike(event, reader)
    case 'escape tried':
      return `Бегство, выпало ${event.die}: ${event.escape} против ${event.pursuit}. *${event.success ? 'Удалось.' : 'Не удалось.'}*`
    case 'agent defeated':
      return `${capital(unit(event.kind))} *побеждён* и возвращается: ${place(event.respawned)}.`
    case 'recruited':
      return `Новый офицер КГБ *${at(event.at)}*.`
    case 'recalled':
      return `Офицера КГБ ${at(event.from)} *отозвали в Москву*.`
    case 'flown over':
      return `Самолёт осмотрел всё на ${count(event.spaces, 'шаг', 'шага', 'шагов')} вокруг, *${place(event.node)}*: *${event.sighted ? 'замечен' : 'ничего не видно'}*.`
    case 'upgraded':
      return `Офицер КГБ ${at(event.from)} уходит; якутский следопыт приходит: *${place(event.at)}*.`
    case 'army placed':
      return `Красная армия стоит *${at(event.node)}*.`
    case 'army returned':
      return 'Рядом места нет: жетон Красной армии возвращается.'
    case 'card bought':
      return `Куплена карта *${cardName(event.card)}*${puts[event.put]}.`
    case 'card played':
      return `Сыграна из резерва карта *${cardName(event.card)}*.`
    case 'card in force':
      return `*${cardName(event.card)}*: действует до конца раунда ${event.until}.`
    case 'card expired':
      return `*${cardName(event.card)}*: больше не действует.`
    case 'red card sank':
      return `Красная карта *${cardName(event.card)}* опустилась в ${rows[event.row] ?? ''} ряд.`
    case 'red card struck':
      return `Красная карта *${cardName(event.card)}* покинула поле. ${cardText(event.card)}`
    case 'card lost':
      return lost(event)
    case 'card drawn':
      return `Новая карта на поле: *${cardName(event.card)}*.`
    default:
      return cardEventText(event, reader)
  }
}

function strike({ by, die, attack, defence, damage, hp }: Extract<Event, { type: 'struck' }>, reader: Reader): string {
  const rolled = `${did(by, reader, 'бросил', 'бросили')} ${die}: атака ${attack} против защиты ${defence}.`
  return damage === 0 ? `${rolled} *Урона нет.*` : `${rolled} *Урон ${damage}*, осталось ${hp}.`
}
/** Why a card went without effect; who throws one away has said so already. */
function lost({ card, why }: Extract<Event, { type: 'card lost' }>): string | undefined {
  switch (why) {
    case 'no use':
      return undefined
    case 'replaced':
      return `Карту *${cardName(card)}* сменила другая.`
    case 'pushed off':
      return `Красная карта столкнула с поля карту *${cardName(card)}*.`
    case 'forfeited':
      return `Карта *${cardName(card)}* пропала из резерва.`
  }
}
