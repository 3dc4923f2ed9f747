import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Invite, placeName, readInvite, writeInvite } from '../../../web/session/invite.ts'

const part = fc.uint8Array({ minLength: 16, maxLength: 16 })
const invite: Invite = {
  place: new Uint8Array(16).fill(1),
  hostKeyHash: new Uint8Array(16).fill(2),
  secret: new Uint8Array(16).fill(255),
}
const written = writeInvite(invite)
const codeOf = (text: string) => {
  const read = readInvite(text)
  return 'code' in read ? read.code : 'read'
}

describe('an invitation', () => {
  it('is read as it was written, alone and in a whole link', () => {
    fc.assert(
      fc.property(part, part, part, (place, hostKeyHash, secret) => {
        const text = writeInvite({ place, hostKeyHash, secret })
        for (const link of [text, `#${text}`, `https://example.org/a/?b#${text}`, ` ${text}\n`])
          expect(readInvite(link)).toEqual({ place, hostKeyHash, secret })
      }),
    )
  })

  it('looks like this', () => {
    expect(written).toBe('1.AQEBAQEBAQEBAQEBAQEBAQ.AgICAgICAgICAgICAgICAg._____________________w')
    expect(placeName(invite.place)).toBe('01010101010101010101010101010101')
  })

  it('is refused when anything is cut off, changed or added', () => {
    for (let length = 0; length < written.length; length++) expect(codeOf(written.slice(0, length))).toBe('bad-invite')
    for (const text of [
      `${written}A`,
      `${written}.`,
      `${written}=`,
      `x${written}`,
      `${written} x`,
      'hello',
      '#',
      '.',
      '...',
    ])
      expect(codeOf(text)).toBe('bad-invite')
    // bits that are left over must be zero: one text for one invitation
    expect(codeOf(written.replace(/w$/, 'x'))).toBe('bad-invite')
  })

  it('of another version says so', () => {
    expect(codeOf(`2${written.slice(1)}`)).toBe('other-version')
    expect(codeOf('17.whatever')).toBe('other-version')
  })

  it('never comes as an exception', () => {
    fc.assert(fc.property(fc.string(), text => void readInvite(text)))
  })
})
