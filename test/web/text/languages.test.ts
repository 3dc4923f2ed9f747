import { afterEach, describe, expect, it } from 'vitest'
import { nodes, scenery } from '../../../web/board/chart.ts'
import { type Catalogue, isLanguage, languageNames, languages, speak, words } from '../../../web/text/index.ts'
import { isCardName, printed } from '../../../web/text/printed.ts'
import { cardsOf } from './cards-of.ts'
import { events, options } from './samples.ts'

afterEach(() => speak('en'))

const others = languages.filter(one => one !== 'en')
async function catalogueOf(name: string): Promise<Catalogue> {
  if (!isLanguage(name)) throw new Error(`no language ${name}`)
  await speak(name)
  const catalogue = words
  await speak('en')
  return catalogue
}

/** Every leaf of a catalogue by its path. */
type Leaf = string | ((...given: unknown[]) => unknown)
function leavesOf(value: unknown, path = ''): readonly (readonly [string, Leaf])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, (...given) => Reflect.apply(value, undefined, given)]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is ${typeof value}`)
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`))
}
const arity = (value: unknown, path: string): number => {
  const found = path
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value)
  return typeof found === 'function' ? found.length : -1
}
/** Names by what is printed on the board: other languages have them, English prints them as they are. */
const own = (path: string) => !path.startsWith('geography.')

/** What is the same word in that language, by its path. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    'app.name',
    'app.year',
    'refused.code',
    'table.tabs.plan',
    'government.reserve',
    'cards.kinds.agent',
    'tips.winter.title',
    'encounter.loyalties.loyal',
    'bag.marks.silent',
    'bag.marks.loyal',
    'season.winter',
    'season.sectors.0',
    'season.sectors.1',
    'season.sectors.2',
    'season.sectors.3',
    'season.sectors.4',
    'season.sectors.5',
    'season.sectors.6',
    'season.sectors.7',
    'characters.MacKenzie.name',
  ],
  ru: ['app.year'],
}
/** Phrases that are given a side, a season or a chance, which each language names in its own way. */
const OF_A_KIND =
  /^(side|percent|map\.scale|turn\.\w+|proof\.(checker|signed|share|rollTitle)|end\.bar|again\.\w+|ending)$/

describe.each(others)('%s', name => {
  it('has what English has, and nothing else', async () => {
    const [english, other] = [await catalogueOf('en'), await catalogueOf(name)]
    const shape = (catalogue: Catalogue) =>
      leavesOf(catalogue)
        .filter(([path]) => own(path))
        .map(([path, leaf]) => (typeof leaf === 'string' ? path : `${path}(${arity(catalogue, path)})`))
        .sort()
    expect(shape(other)).toEqual(shape(english))
  })

  it('leaves nothing in English', async () => {
    const [english, other] = [await catalogueOf('en'), await catalogueOf(name)]
    const before = new Map(leavesOf(english))
    const left = leavesOf(other).filter(
      ([path, leaf]) =>
        typeof leaf === 'string' && own(path) && leaf === before.get(path) && !SAME[name]?.includes(path),
    )
    expect(left).toEqual([])
  })

  /** Whatever is given to a phrase of numbers and names must be said in every language that English says it in. */
  it('says every number and name that it is given', async () => {
    const [english, other] = [await catalogueOf('en'), await catalogueOf(name)]
    const before = new Map(leavesOf(english))
    let probed = 0
    for (const [path, leaf] of leavesOf(other)) {
      const given = [1013, 1019, 1021, 1031, 1033, 1039]
      const model = before.get(path)
      if (typeof leaf === 'string' || typeof model !== 'function' || OF_A_KIND.test(path)) continue
      const said = attempt(() => model(...given))
      if (typeof said !== 'string') continue
      const translated = String(attempt(() => leaf(...given)))
      for (const one of given.filter(value => said.includes(String(value)))) {
        expect([path, translated]).toEqual([path, expect.stringContaining(String(one))])
        probed++
      }
    }
    expect(probed).toBeGreaterThan(100)
  })

  it('prints every card with the numbers that the English one has', () => {
    const theirs = cardsOf(name)
    for (const card of Object.keys(printed).filter(isCardName)) {
      const numbers = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
      const { replies = [], ...words } = theirs[card]
      expect([card, numbers(words.text)]).toEqual([card, numbers(printed[card].text)])
      const data = printed[card]
      expect([card, replies.length]).toEqual([card, 'replies' in data ? Object.keys(data.replies).length : 0])
    }
  })

  it('names every town and landscape', async () => {
    const { geography } = await catalogueOf(name)
    const towns = nodes.filter(node => node.kind === 'town').map(node => node.label)
    expect(Object.keys(geography.towns).sort()).toEqual([...towns].sort())
    expect(Object.keys(geography.landscapes).sort()).toEqual(scenery.labels.map(label => label.text).sort())
    for (const { name: full, lines } of Object.values(geography.towns))
      if (lines !== undefined)
        expect(
          lines
            .join(' ')
            .replace('- ', '-')
            .replace(/-(?=\p{Ll})/u, ''),
        ).toBe(full)
    const short = Object.values(geography.towns).map(town => town.abbr)
    expect(new Set(short).size).toBe(towns.length)
  })

  it('tells every option and event', async () => {
    const { optionLabel, optionPlan, sendLabel, choice, event } = await catalogueOf(name)
    const naming = { agent: (index: number) => `#${index}`, winter: true }
    const sound = (text: string) => expect(text).toMatch(/^(?!.*(undefined|NaN|\[object|null)).+$/)
    for (const option of Object.values(options)) {
      sound(optionLabel(option, 142, naming))
      sound(optionPlan(option, 142, naming, 144))
      sound(sendLabel(option))
      for (const reader of ['Fugitive', 'Government', undefined] as const)
        sound(choice(option, 'Fugitive', reader) ?? 'nothing')
    }
    for (const one of Object.values(events))
      for (const reader of ['Fugitive', 'Government', undefined] as const) sound(event(one, reader) ?? 'nothing')
  })
})

it('Russian is written in Cyrillic', async () => {
  const latin = leavesOf(await catalogueOf('ru')).filter(
    ([path, leaf]) =>
      typeof leaf === 'string' && /\p{L}/u.test(leaf) && !/\p{Script=Cyrillic}/u.test(leaf) && path !== 'app.year',
  )
  expect(latin).toEqual([])
})

it('every language is called what it calls itself', () => {
  expect(Object.keys(languageNames)).toEqual(languages)
})

function attempt(act: () => unknown): unknown {
  try {
    return act()
  } catch {
    return undefined
  }
}
