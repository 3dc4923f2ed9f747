import { ManhuntRoll } from '../../../../web/screens/table/roll-stage.ts'
import { rolledIn } from '../../../../web/screens/table/rolls.ts'
import { beforeEach, describe, expect, it } from '../../../browser/suite.ts'
import { giveBack, PHONE, resize } from '../../access/window.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import { find, findAll, mount, settled } from '../../mount.ts'

const isRoll = (why: readonly string[]) => (line: Hunt['log'][number]) =>
  line.what.type === 'roll' && why.includes(line.what.why)
const DICE = ['strike', 'escape', 'detection', 'prompt', 'strip', 'catch']
const hunt = new Hunt(3).until(
  ({ log }) => log.some(isRoll(DICE)) && log.some(isRoll(['town', 'sneak', 'interrogation'])),
)

let stage: ManhuntRoll
/** Everything up to a roll is there already; then it and what came of it arrive. */
async function roll(why: readonly string[]): Promise<void> {
  const at = hunt.log.findIndex(isRoll(why))
  stage.log = hunt.log.slice(0, at)
  await settled()
  stage.log = hunt.log.slice(0, at + 4)
  await settled()
}
const card = () => findAll(stage, '[data-testid=roll]')[0]

describe('the card of a roll', () => {
  beforeEach(async () => {
    stage = new ManhuntRoll()
    stage.reader = 'Government'
    await mount(stage, 900, 600)
  })

  it('shows nothing of what happened before the page was there', async () => {
    stage.log = hunt.log
    await settled()
    expect(card()).toBeUndefined()
  })
  it('shows the proven die and what came of it', async () => {
    await roll(DICE)
    const line = hunt.log.find(isRoll(DICE))
    const value = line?.what.type === 'roll' ? (line.what.values[0] ?? 0) + 1 : 0
    expect(find(stage, '.die').dataset['value']).toBe(String(value))
    expect(find(stage, '.says').textContent?.length).toBeGreaterThan(5)
  })
  it('shows the tokens that were drawn', async () => {
    await roll(['town', 'sneak', 'interrogation'])
    expect(findAll(stage, '.token').length).toBeGreaterThan(0)
  })
  it('lies still at any key, and is gone at the next', async () => {
    await roll(DICE)
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    await settled()
    expect(card()?.dataset['rolling']).toBe('false')
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    await settled()
    expect(card()).toBeUndefined()
  })
  it('lies over the lower half of a phone, not over the map', async () => {
    await resize(PHONE)
    stage.style.height = 'auto'
    await roll(DICE)
    const { top, bottom } = card()?.getBoundingClientRect() ?? new DOMRect()
    await giveBack()
    expect(top).toBeGreaterThan(PHONE.height / 2)
    expect(bottom).toBeLessThan(PHONE.height)
  })
  it('opens both shares', async () => {
    await roll(DICE)
    find(stage, '[data-testid=roll-open]').click()
    await settled()
    expect(findAll(find(stage, 'manhunt-evidence'), '[data-testid=share]')).toHaveLength(2)
  })
})

describe('rolls of a log', () => {
  it('are as many as the log has, each with what came of it', () => {
    const rolls = hunt.log.filter(({ what }) => what.type === 'roll' && what.values.length > 0)
    const shown = rolledIn(hunt.log, 'Government')
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThanOrEqual(rolls.length)
    for (const { faces, told } of shown) {
      expect(faces.length).toBeGreaterThan(0)
      expect(told.length).toBeGreaterThan(0)
    }
  })
})
