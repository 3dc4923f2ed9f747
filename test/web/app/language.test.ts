import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageOf } from '../../../web/app/language.ts'
import { words } from '../../../web/text/index.ts'

describe('the language of the page', () => {
  it('is the first that there is a catalogue for, whatever the country', () => {
    expect(languageOf(['en-GB', 'fr'])).toBe('en')
    expect(languageOf(['fr-FR', 'EN-us'])).toBe('en')
  })
  it('is English for whoever speaks none of them', () => {
    expect(languageOf(['fr-CA', 'constructor', ''])).toBe('en')
    expect(languageOf([])).toBe('en')
  })
})

describe('what the page says of itself', () => {
  it('is the same before and after its scripts are there', () => {
    expect(readFileSync('web/index.html', 'utf8')).toContain(
      `<meta name="description" content="${words.app.description}" />`,
    )
  })
})
