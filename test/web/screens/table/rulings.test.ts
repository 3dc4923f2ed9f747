import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { foods } from '../../../../src/games/siberian-manhunt/belongings.ts'
import { assistanceCards } from '../../../../src/games/siberian-manhunt/cards/assistance.ts'
import { fugitiveNames } from '../../../../src/games/siberian-manhunt/cards/characters.ts'
import {
  craftingCards,
  encounterCards,
  isCrafting,
  isEncounter,
  isItem,
  isPrey,
  isWilderness,
  urbanCards,
  wildernessCards,
} from '../../../../src/games/siberian-manhunt/cards/items.ts'
import { type AssistanceCard, agentKinds } from '../../../../src/games/siberian-manhunt/game.ts'
import { generalNames } from '../../../../src/games/siberian-manhunt/setup.ts'
import { findIn, readBook } from '../../../../web/parts/help/book.ts'
import { groupRules, ruleOfCard, ruleOfQuestion } from '../../../../web/screens/table/rulings.ts'
import { tips } from '../../../../web/screens/table/tips.ts'
import { Hunt } from '../../fixtures/hunt.ts'

const bookOf = (name: string) =>
  readBook(readFileSync(fileURLToPath(new URL(`../../../../docs/rules/${name}.md`, import.meta.url)), 'utf8'))
const book = bookOf('siberian-manhunt')
const isOrder = (name: string): name is AssistanceCard => Object.hasOwn(assistanceCards, name)

describe.each(['siberian-manhunt', 'siberian-manhunt.de', 'siberian-manhunt.ru'])(
  'the rules that the table leads to, in %s',
  name => {
    const entries = bookOf(name)
    const refs = new Set(entries.map(({ ref }) => ref))
    it('are there for every action and every tip', () => {
      for (const ref of [...Object.values(groupRules), ...Object.values(tips)]) expect(refs).toContain(ref)
    })
    it('are there for every card', () => {
      const items = [...Object.keys(urbanCards), ...Object.keys(wildernessCards), ...Object.keys(craftingCards)]
      const all = [
        ...items.filter(isItem).map(thing => ruleOfCard({ type: 'thing', thing, uses: 1, at: 'carried' })),
        ...foods.map(thing => ruleOfCard({ type: 'thing', thing, uses: 0, at: 'camp' })),
        ...Object.keys(craftingCards)
          .filter(isCrafting)
          .map(card => ruleOfCard({ type: 'craft', card })),
        ...Object.keys(encounterCards)
          .filter(isEncounter)
          .map(card => ruleOfCard({ type: 'encounter', card })),
        ...Object.keys(wildernessCards)
          .filter(isWilderness)
          .filter(isPrey)
          .map(card => ruleOfCard({ type: 'prey', card })),
        ...fugitiveNames.map(name => ruleOfCard({ type: 'character', name })),
        ...agentKinds.map(kind => ruleOfCard({ type: 'agent', kind })),
        ...generalNames.flatMap(name => (name === 'none' ? [] : [ruleOfCard({ type: 'general', name })])),
      ]
      expect(all.length).toBeGreaterThan(80)
      for (const ref of all) expect(refs).toContain(ref)
    })
    it('name each assistance card in its own entry', () => {
      for (const card of Object.keys(assistanceCards).filter(isOrder)) {
        const ref = ruleOfCard({ type: 'assistance', card, row: 0, column: 0 })
        expect(refs).toContain(ref)
        if (entries[0]?.title !== book[0]?.title) continue
        expect(findIn(book, card).map(entry => entry.ref)).toContain(ref)
        expect(book.find(entry => entry.ref === ref)?.title).toContain(card)
      }
    })
    it('are there for whatever is asked in real games', () => {
      const hunt = new Hunt(5)
      let asked = 0
      hunt.until(one => {
        const [option] = one.options()
        if (option !== undefined) expect(refs).toContain(ruleOfQuestion(option))
        asked++
        return asked > 300 || one.game.run.outcome !== undefined
      })
      expect(asked).toBeGreaterThan(100)
    })
  },
)
