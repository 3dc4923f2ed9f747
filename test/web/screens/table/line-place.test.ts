import { describe, expect, it } from 'vitest'
import { asNode } from '../../../../src/games/siberian-manhunt/board.ts'
import type { LogLine } from '../../../../web/app/view.ts'
import { placeOfLine } from '../../../../web/screens/table/line-place.ts'
import { tellLog } from '../../../../web/screens/table/told.ts'
import { words } from '../../../../web/text/index.ts'
import { Hunt } from '../../fixtures/hunt.ts'

describe('the place of a line of the log', () => {
  it('is one that its sentence names, in whole hunts', () => {
    const kinds = new Set<string>()
    for (const seed of [3, 7, 11]) {
      const { log } = new Hunt(seed).until(hunt => hunt.state.round > 5).table('Government')
      for (const { says, lines } of tellLog(log, undefined)) {
        const last = lines.at(-1)
        const node = last && placeOfLine(last)
        if (last === undefined || node === undefined) continue
        kinds.add(
          last.what.type === 'event' ? last.what.event.type : last.what.type === 'choice' ? last.what.option.type : '',
        )
        expect(says.replaceAll('*', '')).toContain(words.place(node))
      }
    }
    for (const kind of ['attack', 'searched', 'found', 'recruited']) expect([...kinds]).toContain(kind)
  })

  it('is where a way led', () => {
    const [from, to] = [asNode(14), asNode(15)]
    const option = { type: 'move agent', agent: 0, kind: 'KGB', to, cost: 1 } as const
    const moved: LogLine['what'] = { type: 'choice', by: 'Government', option }
    const upgraded: LogLine['what'] = { type: 'event', event: { type: 'upgraded', from, at: to } }
    const recalled: LogLine['what'] = { type: 'event', event: { type: 'recalled', from } }
    const places = [moved, upgraded, recalled].map(what => placeOfLine({ entry: 1, round: 1, badge: 'signed', what }))
    expect(places).toEqual([to, to, from])
  })

  it('is nowhere for a roll, and for a secret move', () => {
    const { log } = new Hunt(7).until(hunt => hunt.state.round > 5).table('Fugitive')
    const secret = log.filter(
      ({ what }) => what.type === 'roll' || (what.type === 'choice' && what.option.type === 'move'),
    )
    expect(secret.length).toBeGreaterThan(5)
    for (const line of secret) expect(placeOfLine(line)).toBeUndefined()
  })
})
