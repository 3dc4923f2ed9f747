import { describe, expect, it } from 'vitest'
import { fingerprintOf, fingerprintsOf } from '../../../../web/session/transport/fingerprints.ts'

const hex = (byte: string) => Array(32).fill(byte).join(':')
const line = (byte: string) => `a=fingerprint:sha-256 ${hex(byte)}`
const sdp = (...lines: readonly string[]) => ['v=0', 's=-', ...lines, 'a=setup:actpass', ''].join('\r\n')

describe('the certificate of a session description', () => {
  it('is its one SHA-256 fingerprint', () => {
    expect(fingerprintOf(sdp(line('AB')))).toEqual(new Uint8Array(32).fill(0xab))
    expect(fingerprintOf(sdp(line('ab')))).toEqual(new Uint8Array(32).fill(0xab))
  })

  it('may be repeated for each medium', () => {
    expect(fingerprintOf(sdp(line('AB'), 'm=application', line('ab')))).toEqual(new Uint8Array(32).fill(0xab))
  })

  it('is not accepted beside another one', () => {
    expect(fingerprintOf(sdp(line('AB'), line('CD')))).toBeUndefined()
    expect(fingerprintOf(sdp(line('AB'), `a=fingerprint:sha-512 ${hex('AB')}:${hex('AB')}`))).toBeUndefined()
  })

  it('is not accepted if missing, too short, too long or of another hash', () => {
    for (const bad of [
      '',
      'a=fingerprint:sha-256',
      'a=fingerprint:sha-256 AB:CD',
      `${line('AB')}:AB`,
      `a=fingerprint:sha-1 ${hex('AB')}`,
      `a=fingerprint:sha-256 ${hex('AB')} x`,
      ` ${line('AB')}`,
    ])
      expect(fingerprintOf(sdp(bad))).toBeUndefined()
  })

  it('must differ from the other side’s', () => {
    expect(fingerprintsOf(sdp(line('AB')), sdp(line('CD')))).toEqual({
      own: new Uint8Array(32).fill(0xab),
      peer: new Uint8Array(32).fill(0xcd),
    })
    expect(fingerprintsOf(sdp(line('AB')), sdp(line('AB')))).toBeUndefined()
    expect(fingerprintsOf(undefined, sdp(line('AB')))).toBeUndefined()
    expect(fingerprintsOf(sdp(line('AB')), sdp())).toBeUndefined()
  })
})
