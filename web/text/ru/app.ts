/** Words of the screens before and after the table. */
import type { Catalogue } from '../index.ts'
import { hereText } from './here.ts'
import { dayAndMonth, sideName } from './numbers.ts'

export const appText: Catalogue['app'] = {
  name: 'Облава в Сибири',
  description:
    '«Облава в Сибири»: один из вас тайно бежит в Китай, другой открыто его ловит. Настольная игра для двух браузеров, без игрового сервера и без доверия. English, Deutsch, Русский.',
  year: '1962',
  starting: 'Открываем дело',
  theme: { title: 'Цвета', auto: 'Как в системе', light: 'Светлые', dark: 'Тёмные' },
  language: { title: 'Язык', failed: 'Этот язык сейчас не загрузить. Попробуйте, когда будет сеть.' },
  /** so much of so much */
  of: (n, max) => `${n} из ${max}`,
  settings: 'Настройки',
  home: 'На первую страницу',
  dismiss: 'Закрыть',
  notFetched: 'Эту часть страницы не удалось загрузить. Проверьте связь; ваша игра сохранена.',
  again: 'Попробовать снова',
}

export const homeText: Catalogue['home'] = {
  file: 'Дело 62-05, Байкал',
  lead: 'К западу от Байкала сбит лётчик. Один из вас тайно пробирается в Китай. Другой ведёт охоту у всех на виду.',
  newGame: { title: 'Новая игра', detail: 'Создать ссылку и отправить другу' },
  join: {
    title: 'Войти по ссылке',
    detail: 'Вставить приглашение',
    field: 'Ссылка-приглашение',
    go: 'Войти',
    bad: 'Это не ссылка-приглашение.',
  },
  record: { title: 'Открыть запись', detail: 'Проверить сыгранную игру' },
  rules: { title: 'Правила', detail: 'Как играть: читать и искать' },
  save: { title: 'Открыть файл сохранения', detail: 'Продолжить игру с другого устройства' },
  update: {
    ready: 'Готова новая версия страницы. Начатые игры остаются с той версией, с которой начались.',
    busy: 'В другой вкладке идёт игра. Закончите или закройте её, затем возьмите новую версию.',
    go: 'Взять новую версию',
  },
  keptRecord: ({ winners: [winner], round, opened }) => ({
    title:
      winner === undefined
        ? 'Запись облавы'
        : `Запись: ${winner === 'Fugitive' ? 'беглец победил' : 'власти победили'}`,
    detail: `Кончается раундом ${round}, открыта ${dayAndMonth(opened)}`,
  }),
  remove: 'Убрать эту запись',
  removeSure: 'Убрать запись?',
  continued: 'Продолжить',
  forget: 'Забыть эту игру',
  forgetSure: 'Забыть насовсем?',
  yes: 'Забыть',
  no: 'Оставить',
  foot: 'Два браузера, никакого сервера между ними. Каждый ход доказан, каждый бросок сделан вместе.',
  stamp: 'Для двоих',
  saved: game => {
    const date = dayAndMonth(game.started)
    const role = game.yourRole === undefined ? '' : `вы — ${sideName(game.yourRole)}, `
    const where = hereText.saved(game)
    const who = where === '' ? '' : `${where}, `
    switch (game.state) {
      case 'agreeing':
        return { title: 'Вернуться к приглашению', detail: `Ещё не начата, ${date}` }
      case 'playing':
        return { title: 'Продолжить облаву', detail: `Раунд ${game.round}, ${who}${role}начата ${date}` }
      case 'ended':
        return { title: 'Посмотреть дело', detail: `Окончена в раунде ${game.round}, ${who}${role}начата ${date}` }
      case 'moved':
        return { title: 'Перенесена', detail: `Идёт в другом месте, ${role}начата ${date}` }
    }
  },
}

export const lobbyText: Catalogue['lobby'] = {
  title: 'Приглашение',
  link: {
    title: '1. Отправьте ссылку',
    good: 'Годится для одного гостя. Секрет стоит после #, ни один сервер его не видит.',
    click: 'Гость занимает место нажатием кнопки, а не загрузкой страницы.',
    field: 'Ссылка-приглашение',
    copy: 'Копировать ссылку',
    copied: 'Скопировано',
    share: 'Поделиться',
    qr: 'Приглашение в виде QR-кода',
    taken: 'Гость пришёл: ссылка использована, никто другой места не займёт.',
    used: 'Занято',
  },
  roles: {
    title: '2. Кто есть кто',
    propose: 'предлагаете вы',
    settled: 'предложено, изменить уже нельзя',
    fugitive: { name: 'Беглец', detail: 'скрыт, бежит в Китай' },
    government: { name: 'Власти', detail: 'открыты, ловят' },
    roll: 'Пусть решит общий бросок',
    rolled: 'Решит общий бросок.',
    you: 'вы',
    guest: 'ваш гость',
    host: 'хозяин',
  },
  game: {
    title: '3. Игра',
    sign: 'подписывают оба',
    general: 'Кто командует облавой',
    years: { title: 'Три года', detail: '24 раунда, потом победа за властями' },
    effort: { title: 'Предел сил', detail: 'Беглец может перебросить свой кубик за 1 энергию' },
    aids: 'Что стол показывает обоим',
    aid: {
      possibilities: { title: 'Возможные места', detail: 'Где может быть беглец, судя по объявленному' },
      searches: { title: 'История поисков', detail: 'Что, когда обыскали и каков ответ' },
      markers: { title: 'Пометки', detail: '«?» и следопыты на карте, видны только вам' },
    },
  },
  connection: 'Связь',
  rules: hash => `правила ${hash.slice(0, 4)} ${hash.slice(4, 8)}`,
  steps: {
    opened: 'Гость открыл ссылку',
    line: 'Из браузера в браузер, с шифрованием',
    proposed: 'Подпишите и отправьте предложение',
    signed: 'Гость подписывает, игра начинается',
  },
  propose: 'Предложить и подписать',
  proposedStamp: 'Подписано',
  proposed: 'предложено и подписано',
  waitingForGuest: 'Ждём, когда гость откроет ссылку.',
  waitingForSignature: 'Ждём подписи гостя.',
  ready: 'Гость пришёл.',
}

export const joinText: Catalogue['join'] = {
  title: 'Вас приглашают',
  unclaimed: {
    title: 'Место в облаве',
    text: 'Один из вас тайно пробирается в Китай, другой ловит у всех на виду. Место для одного гостя: займите его, и ссылка использована.',
    button: 'Занять место',
  },
  connecting: { title: 'Соединяемся с хозяином', text: 'У хозяина должно быть открыто приглашение.' },
  waiting: { title: 'Вы за столом', text: 'Хозяин ещё выбирает роли и правила.' },
  proposal: {
    title: 'Предложение',
    text: 'Хозяин это подписал. Облава начнётся, когда подпишете и вы.',
    button: 'Подписать и начать',
  },
  signed: { title: 'Подписано обоими', text: 'Игра готовится.' },
  rolled: 'решит общий бросок',
  steps: {
    claimed: 'Место занято',
    line: 'Из браузера в браузер, с шифрованием',
    proposal: 'Предложение хозяина',
    signed: 'Подписано обоими',
  },
  yours: 'Ваша роль',
  theirs: 'Роль хозяина',
  general: 'Генерал властей',
  limit: { title: 'Три года', on: 'после 24 раундов победа за властями', off: 'без предела' },
  effort: { title: 'Предел сил', on: 'переброс своего кубика за 1 энергию', off: 'нет' },
  noWait: 'нет',
  aids: {
    title: 'Стол показывает',
    aid: { possibilities: 'возможные места', searches: 'историю поисков', markers: 'пометки' },
    none: 'никаких подсказок',
  },
}

export const refusedText: Catalogue['refused'] = {
  code: 'Код',
  home: 'На первую страницу',
  stamp: 'Отказано',
}
