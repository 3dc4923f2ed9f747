import { describe, expect, it } from 'vitest'
import { languageOf } from '../../../web/app/language.ts'

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
