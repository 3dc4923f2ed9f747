/** What an act tells the other side and what it does not, and what may come of it. */
import type { Catalogue } from '../index.ts'
import { count, form } from './numbers.ts'

export const learnText: Catalogue['learn'] = {
  energy: cost => `энергия ${cost}`,
  move: (way, energy, moves) =>
    `${count(moves, 'шаг', 'шага', 'шагов')} ${way === 'road' ? 'по дороге' : 'по воде'}, ${energy}`,
  hitchHike: energy => `1 поездка попуткой, ${energy}`,
  bushWhack: energy => `1 переход напролом, ${energy}`,
  railway: energy => `1 поездка поездом, ${energy}`,
  ride: way => `1 участок ${way === 'road' ? 'по дороге' : 'по воде'}`,
  wasOnHighway: 'вы были на тракте',
  intoChina: 'вы уходите в Китай: победа',
  intoWilderness: 'не в город',
  intoTown: 'в город',
  inTown: 'вы в городе',
  draws: (tokens, chance) =>
    tokens === 1
      ? `тянется один жетон: ${chance}, что лояльный, и тогда ваше место раскрыто`
      : `${form(tokens, 'тянется', 'тянутся', 'тянутся')} ${tokens === 2 ? 'два' : tokens} ${form(tokens, 'жетон', 'жетона', 'жетонов')}: ${chance}, что ${tokens === 2 ? 'оба' : 'все'} лояльные, и тогда ваше место раскрыто`,
  checkpoints: (tokens, chance) =>
    `заставы: тянется ${count(tokens, 'жетон', 'жетона', 'жетонов')}, ${chance}, что один лояльный, и тогда ваше место раскрыто`,
  rests: 'вы отдыхаете, и ход окончен',
  goodDeed: energy => `доброе дело, ${energy}`,
  silentMore: 'в мешке на 1 молчаливый жетон больше',
  isAt: place => `вы ${place}`,
  counterFalls: 'счётчик падает до 0',
  oneOfThree: place => `${place} — одно из трёх ваших последних мест`,
  counterTo: track => `счётчик встаёт на ${track}`,
  turnOver: 'ваш ход окончен',
  whatAndWith: 'что вы делаете и с какими вещами',
  whereBy: way => `откуда, ${way === 'road' ? 'по какой дороге' : 'какой переправой'}, куда`,
  whereAlong: 'откуда, в какую сторону, в какой город',
  fromTo: 'откуда, куда',
  where: 'где',
  whichTown: 'в каком городе',
  cameFrom: 'откуда вы пришли',
  whichOfThree: 'какое из трёх',
  whereYouAre: 'где вы',
}

export const prospectText: Catalogue['prospect'] = {
  thenSearch: back => `потом может искать: на ${count(back, 'место', 'места', 'мест')} назад`,
  thenSearchOrAttack: back =>
    `потом может искать: на ${count(back, 'место', 'места', 'мест')} назад, или даром атаковать`,
  theyAnswer: 'ответ будет «здесь», «я там был» или «нет»',
  noSearch: 'после поездки на машине не ищут',
  ifHereFight: 'если беглец здесь: он раскрыт, и начинается бой',
  ifHereWin: 'если беглец здесь: вы победили',
  ifNotLost: 'если нет: энергия пропала',
  loyalNames: chance => `${chance}, что лояльный: беглец назовёт одно из трёх последних мест`,
  silentAdds: 'молчаливый: в мешок идёт 1 лояльный жетон',
  closed: 'закрыто для беглеца навсегда',
  ifHereBeside: 'если беглец здесь: он раскрыт, а жетон встаёт рядом',
  trackerLater: 'следопыт действует с вашего следующего хода',
  keptForLater: energy => `на потом; сыграть будет стоить энергии: ${energy}`,
  discarded: 'ничего не даёт; карты выше сдвигаются вниз',
  maySearch: 'там может искать',
  ifNear: spaces => `если беглец не дальше чем за ${count(spaces, 'шаг', 'шага', 'шагов')}: он раскрыт`,
  ifNotNothing: 'если нет: больше ничего не известно',
  usedUp: things => `уйдёт: ${things}`,
  wildernessCards: cards => `из колоды «Глушь»: ${count(cards, 'карта', 'карты', 'карт')}`,
  urbanCards: cards => `из колоды «Город»: ${count(cards, 'карта', 'карты', 'карт')}`,
  portion: energy => `порция даёт энергии: ${energy}`,
  mayBringParasites: 'сырое мясо может принести паразитов',
  energyLost: energy => `пропадёт энергии: ${energy}`,
  noEnergyLost: 'энергия не пропадает',
}
