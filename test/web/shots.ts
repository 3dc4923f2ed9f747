/** Which pictures there are of the screens: views of the fixtures, at three sizes of window, and what is pressed first. */
import type { Language } from '../../web/text/index.ts'
import type { Badge } from '../../web/text/shapes.ts'

export interface Shot {
  readonly view: string
  readonly width: number
  readonly height: number
  readonly dark?: boolean
  /** a tab to press first, on narrow screens */
  readonly tab?: string
  readonly full?: boolean
  /** a button to press, by its hook */
  readonly press?: string
  /** a badge of the log to press, the newest of its kind */
  readonly badge?: Badge
  readonly language?: Language
}
const SIZES = [
  [1600, 1000],
  [1024, 768],
  [390, 844],
] as const
const VIEWS = [
  'starting',
  'home',
  'home-saved',
  'home-moved',
  'prepare',
  'cover',
  'hand-over',
  'practice',
  'lobby',
  'lobby-here',
  'lobby-proposed',
  'join',
  'join-connecting',
  'join-proposal',
  'join-signed',
  'fugitive',
  'fugitive-planned',
  'fugitive-route',
  'fugitive-winter',
  'fugitive-waiting',
  'character',
  'encounter',
  'belongings',
  'combat',
  'testify',
  'government',
  'government-planned',
  'government-winter',
  'government-search',
  'government-recruit',
  'government-air',
  'government-aimed',
  'government-cards',
  'government-commanded',
  'steal',
  'government-waiting',
  'fugitive-asked',
  'fugitive-claimed',
  'government-owed',
  'end-draw',
  'end-left',
  'end',
  'end-asked',
  'end-wished',
  'end-opening',
  'record',
  'refused',
  'refused-tab',
  'refused-moved',
  'refused-lost',
  'fugitive-full',
]
/** One of each kind of screen, the tables in both seasons. */
const IN_THE_DARK = [
  'home-saved',
  'lobby-here',
  'join-proposal',
  'fugitive-planned',
  'fugitive-winter',
  'encounter',
  'combat',
  'government',
  'government-winter',
  'government-cards',
  'end',
  'refused',
]
/** Where longer words show first. */
const TRANSLATED = (['de', 'ru'] as const).flatMap(language => [
  ...[
    'home-saved',
    'lobby-here',
    'join-proposal',
    'fugitive-planned',
    'encounter',
    'belongings',
    'government-winter',
    'government-cards',
    'end',
    'refused-lost',
  ].flatMap(view => [SIZES[0], SIZES[2]].map(([width, height]) => ({ view, width, height, language }))),
  ...['you', 'log'].map(tab => ({ view: 'fugitive', width: 390, height: 844, tab, language })),
  ...['fugitive', 'government', 'fugitive-waiting'].map(view => ({ view, width: 1024, height: 768, language })),
  { view: 'government-winter', width: 390, height: 844, tab: 'cards', language },
  { view: 'fugitive', width: 1600, height: 1000, badge: 'proved' as const, language },
])
/** What opens over a screen; where only some sheets are in view, from that tab. */
const OPENED: readonly (readonly [view: string, press: string, tab?: string])[] = [
  ['join-proposal', 'help-open'],
  ['fugitive', 'help-open'],
  ['lobby-here', 'settings'],
  ['fugitive', 'settings'],
  ['fugitive', 'character', 'you'],
  ['fugitive', 'deck', 'season'],
  ['government-cards', 'assistance-card', 'cards'],
  ['government', 'resign'],
  ['government', 'save'],
  ['home-wrong', 'save-file'],
  ['government', 'layers'],
  ['fugitive', 'map-list'],
  ['fugitive', 'off', 'plan'],
  ['fugitive', 'safety'],
]
/** All of them, in the order of the contact sheet. */
export const SHOTS: readonly Shot[] = [
  ...VIEWS.flatMap(view => SIZES.map(([width, height]) => ({ view, width, height }))),
  ...IN_THE_DARK.flatMap(view => SIZES.map(([width, height]) => ({ view, width, height, dark: true }))),
  ...['home', 'fugitive-planned', 'government-winter', 'lobby-here', 'end'].map(view => ({
    view,
    width: 360,
    height: 740,
  })),
  ...['plan', 'you', 'season', 'log'].map(tab => ({ view: 'fugitive', width: 390, height: 844, tab })),
  ...['plan', 'you', 'cards', 'season', 'log'].map(tab => ({ view: 'government', width: 390, height: 844, tab })),
  ...['you', 'log'].map(tab => ({ view: 'government', width: 1024, height: 768, tab })),
  ...(
    [
      ['steal', 'opened'],
      ['government-winter', 'proved'],
      ['combat', 'rolled together'],
    ] as const
  ).flatMap(([view, badge]) => [
    { view, width: 1600, height: 1000, badge },
    { view, width: 390, height: 844, tab: 'log', badge },
  ]),
  { view: 'end', width: 1600, height: 1000, press: 'leaf-log', badge: 'proved' },
  ...['leaf-numbers', 'leaf-log', 'leaf-route', 'leaf-known', 'leaf-files', 'sight-government'].map(press => ({
    view: 'end',
    width: 1600,
    height: 1000,
    press,
  })),
  ...['leaf-numbers', 'leaf-files'].map(press => ({ view: 'end', width: 390, height: 844, press, full: true })),
  ...['known-open', 'marking'].flatMap(press => [
    { view: 'government-winter', width: 1600, height: 1000, press },
    { view: 'government-winter', width: 390, height: 844, press },
  ]),
  { view: 'fugitive', width: 1600, height: 1000, dark: true, badge: 'proved' },
  ...['home', 'lobby-here', 'end'].map(view => ({ view, width: 390, height: 844, full: true })),
  ...TRANSLATED,
  { view: 'government-owed', width: 1600, height: 1000, press: 'resign' },
  ...['roll-die', 'roll-token', 'roll-card'].flatMap(view => SIZES.map(([width, height]) => ({ view, width, height }))),
  { view: 'roll-die', width: 1600, height: 1000, dark: true },
  ...OPENED.flatMap(([view, press, tab]) =>
    SIZES.map(([width, height]) => ({
      view,
      width,
      height,
      press,
      ...(tab === undefined || width >= 1280 ? {} : { tab }),
    })),
  ),
  ...(['de', 'ru'] as const).flatMap(language => [
    { view: 'fugitive', width: 390, height: 844, press: 'settings', language },
    { view: 'roll-token', width: 390, height: 844, language },
    { view: 'fugitive', width: 390, height: 844, press: 'help-open', language },
    ...[SIZES[0], SIZES[2]].flatMap(([width, height]) => [
      { view: 'government', width, height, press: 'save', language },
      { view: 'home', width, height, press: 'save-file', language },
    ]),
  ]),
  ...['leaf-known', 'leaf-route', 'leaf-log'].map(press => ({
    view: 'end',
    width: 390,
    height: 844,
    press,
    full: true,
  })),
  { view: 'record', width: 390, height: 844, full: true },
  ...(
    [
      ['practice', 'hint'],
      ['end', 'leaf-review'],
    ] as const
  ).flatMap(([view, press]) => [
    ...SIZES.map(([width, height]) => ({ view, width, height, press })),
    { view, width: 1600, height: 1000, press, dark: true },
    { view, width: 390, height: 844, press, language: 'de' as const },
    { view, width: 1600, height: 1000, press, language: 'ru' as const },
  ]),
]

/** By view, width, scheme and language: the name of its file. */
export const nameOf = ({ view, width, dark, tab, full, badge, press, language }: Shot): string =>
  [
    view,
    String(width),
    ...(dark === true ? ['dark'] : []),
    ...(tab === undefined ? [] : [tab]),
    ...(press === undefined ? [] : [press]),
    ...(full === true ? ['full'] : []),
    ...(badge === undefined ? [] : [badge.replace(' ', '-')]),
    ...(language === undefined ? [] : [language]),
  ].join('-')
