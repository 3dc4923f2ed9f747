import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encode } from '../../../../protocol/bytes/codec.ts'
import { addressBytes, addressText, hiddenBytes, hiddenName } from '../../../../web/session/transport/address.ts'
import {
  DESCRIPTION_BYTES,
  type Description,
  decodeDescription,
  encodeDescription,
  describe as essence,
  sdpOf,
} from '../../../../web/session/transport/description.ts'
import { fingerprintOf } from '../../../../web/session/transport/fingerprints.ts'

/** As Chromium describes a data channel. */
const CHROMIUM = `v=0
o=- 6838261430464418823 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 51472 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 203.0.113.7
a=candidate:1390337233 1 udp 2113937151 5f0a3c5e-1c1d-4a8e-9d55-0a1b2c3d4e5f.local 51472 typ host generation 0 network-cost 999
a=candidate:842163049 1 udp 1677729535 203.0.113.7 51472 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999
a=candidate:1190865175 1 tcp 1518283007 192.168.1.5 9 typ host tcptype active generation 0
a=candidate:77 1 udp 33562367 2001:db8::7 3478 typ relay raddr 203.0.113.7 rport 51472 generation 0
a=ice-ufrag:Q8nG
a=ice-pwd:rPjYoX0+/pmUqAmJaYdMhwsw
a=ice-options:trickle
a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, i) => (i + 160).toString(16).toUpperCase()).join(':')}
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`.replaceAll('\n', '\r\n')

const read = (sdp: string): Description => {
  const found = essence(sdp)
  if (found === undefined) throw new Error('not read')
  return found
}

describe('a description', () => {
  it('holds what differs, and nothing that cannot be connected to', () => {
    expect(read(CHROMIUM)).toEqual({
      fragment: 'Q8nG',
      password: 'rPjYoX0+/pmUqAmJaYdMhwsw',
      fingerprint: fingerprintOf(CHROMIUM),
      candidates: [
        { type: 'host', address: '5f0a3c5e-1c1d-4a8e-9d55-0a1b2c3d4e5f.local', port: 51472 },
        { type: 'srflx', address: '203.0.113.7', port: 51472 },
        { type: 'relay', address: '2001:db8::7', port: 3478 },
      ],
    })
  })

  it('is the same after the way across, in a tenth of the bytes', () => {
    const own = read(CHROMIUM)
    const bytes = encodeDescription(own)
    expect(bytes.length).toBeLessThan(CHROMIUM.length / 7)
    const there = decodeDescription(bytes)
    if (there === undefined) throw new Error('not decoded')
    expect(encodeDescription(there)).toEqual(bytes)
    const { candidates, ...rest } = read(sdpOf(there, 'offer'))
    expect(rest).toEqual({ fragment: own.fragment, password: own.password, fingerprint: own.fingerprint })
    expect(candidates.map(({ type, port }) => [type, port])).toEqual(
      own.candidates.map(({ type, port }) => [type, port]),
    )
  })

  it('has one certificate on the other side, the same one', () => {
    const there = decodeDescription(encodeDescription(read(CHROMIUM)))
    expect(there && fingerprintOf(sdpOf(there, 'answer'))).toEqual(fingerprintOf(CHROMIUM))
  })

  it('says that an answer begins the encryption and an offer leaves it open (RFC 8842, 5.3)', () => {
    const own = read(CHROMIUM)
    expect(sdpOf(own, 'offer')).toContain('a=setup:actpass\r\n')
    expect(sdpOf(own, 'answer')).toContain('a=setup:active\r\n')
  })

  it('prefers own addresses to those seen from outside, and these to a relay', () => {
    const priorities = [...sdpOf(read(CHROMIUM), 'offer').matchAll(/candidate:\d+ 1 udp (\d+)/g)].map(([, at]) =>
      Number(at),
    )
    expect(priorities).toHaveLength(3)
    expect(priorities).toEqual([...priorities].sort((a, b) => b - a))
    expect(priorities[0]).toBeLessThan(2 ** 31)
  })

  it('is not read from anything without name, password or certificate', () => {
    for (const name of ['ice-ufrag', 'ice-pwd', 'fingerprint'])
      expect(essence(CHROMIUM.replace(new RegExp(`a=${name}:.*\r\n`), ''))).toBeUndefined()
    expect(essence('')).toBeUndefined()
  })

  it('is refused unless every field is as it must be', () => {
    const { fragment, password, fingerprint } = read(CHROMIUM)
    const ok = [fragment, password, fingerprint, [[0, Uint8Array.of(10, 0, 0, 1), 5000]]] as const
    const places = (...list: readonly (readonly (number | Uint8Array)[])[]) => encode([ok[0], ok[1], ok[2], list])
    expect(decodeDescription(encode([...ok]))).toBeDefined()
    const v4 = Uint8Array.of(10, 0, 0, 1)
    for (const bad of [
      encode([`${fragment}\r\na=x:y`, ok[1], ok[2], []]),
      encode(['abc', ok[1], ok[2], []]),
      encode([ok[0], 'short', ok[2], []]),
      encode([ok[0], 'x'.repeat(65), ok[2], []]),
      encode([ok[0], ok[1], fingerprint.slice(1), []]),
      encode([ok[0], ok[1], ok[2]]),
      places([0, v4, 0]),
      places([0, v4, 65_536]),
      places([0, v4.slice(1), 5000]),
      places([3, v4, 5000]),
      places([4, new Uint8Array(16), 5000]),
      places(...Array.from({ length: 13 }, () => [0, v4, 5000])),
      new Uint8Array(DESCRIPTION_BYTES + 1),
      Uint8Array.of(),
    ])
      expect(decodeDescription(bad)).toBeUndefined()
  })

  it('never throws, and whatever is taken names no line of its own', () => {
    const good = encodeDescription(read(CHROMIUM))
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(255), (at, byte) => {
        const there = decodeDescription(good.map((old, i) => (i === at ? byte : old)))
        if (there !== undefined) expect(sdpOf(there, 'offer').split('\r\n').length).toBeLessThanOrEqual(21)
      }),
    )
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), bytes => void decodeDescription(bytes)))
  })
})

describe('an address', () => {
  it('is the same after bytes', () => {
    for (const text of ['0.0.0.0', '192.168.1.255'])
      expect(addressText(addressBytes(text) ?? new Uint8Array())).toBe(text)
    fc.assert(
      fc.property(fc.ipV6(), text => {
        const bytes = addressBytes(text)
        // an address in which the last four bytes are written with dots is none that browsers say
        if (text.includes('.')) expect(bytes).toBeUndefined()
        else expect(addressBytes(addressText(bytes ?? new Uint8Array()) ?? '')).toEqual(bytes)
      }),
    )
    expect(addressBytes('2001:db8::7')).toEqual(addressBytes('2001:0db8:0:0:0:0:0:7'))
    expect(addressBytes('::')).toEqual(new Uint8Array(16))
  })

  it('is refused when it is none', () => {
    for (const text of [
      '',
      '1.2.3',
      '1.2.3.256',
      '1.2.3.4.5',
      '1:2',
      '::1::',
      ':::',
      'fe80::1%eth0',
      'g::1',
      'host.local',
    ])
      expect(addressBytes(text)).toBeUndefined()
  })

  it('may be hidden behind a name', () => {
    const name = '5f0a3c5e-1c1d-4a8e-9d55-0a1b2c3d4e5f.local'
    expect(hiddenName(hiddenBytes(name) ?? new Uint8Array(16))).toBe(name)
    for (const other of ['printer.local', name.replace('.local', '.com'), name.toUpperCase(), ` ${name}`])
      expect(hiddenBytes(other)).toBeUndefined()
  })
})
