import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64url, fromHex, toBase64url, toHex, utf8 } from '../../../protocol/bytes/text.ts'

describe('RFC 4648 5: base64url without padding', () => {
  it.each([
    ['', ''],
    ['f', 'Zg'],
    ['fo', 'Zm8'],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg'],
    ['fooba', 'Zm9vYmE'],
    ['foobar', 'Zm9vYmFy'],
  ])('%j is %j', (plain, coded) => {
    expect(toBase64url(utf8(plain))).toBe(coded)
    expect(fromBase64url(coded)).toEqual(utf8(plain))
  })
  it('uses - and _', () => expect(toBase64url(Uint8Array.of(0xfb, 0xff, 0xbf))).toBe('-_-_'))
  it('agrees with an independent implementation, both ways', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), bytes => {
        expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
        expect(fromBase64url(toBase64url(bytes))).toEqual(bytes)
      }),
    )
  })
  it.each(['Z', 'Zm9vY', 'Zg==', 'Zm8=', 'Zm9 v', 'Zm9v\n', 'Zm+v', 'Zm/v', 'Zm9ü', '====='])('refuses %j', text => {
    expect(fromBase64url(text)).toBeUndefined()
  })
  it('refuses bits left over: every byte string has one text', () => {
    const texts = ['Zh', 'Zv', 'Z_', 'Zm9', 'Zm-', 'Zm9vYh']
    for (const text of texts) expect(fromBase64url(text)).toBeUndefined()
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AQgwBZm9v-_') }), text => {
        const bytes = fromBase64url(text)
        if (bytes !== undefined) expect(toBase64url(bytes)).toBe(text)
      }),
    )
  })
})

describe('hexadecimal', () => {
  it('round trip', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        expect(fromHex(toHex(bytes))).toEqual(bytes)
      }),
    )
  })
  it.each(['0', 'abc', 'zz', '0x00', ' 00', '00\n'])('refuses %j', text => expect(fromHex(text)).toBeUndefined())
  it('reads capitals', () => expect(fromHex('0AfF')).toEqual(Uint8Array.of(10, 255)))
})
