import { assistanceCards } from '../../../../src/games/siberian-manhunt/cards/assistance.ts'
import { ManhuntAssistance } from '../../../../web/screens/table/assistance.ts'
import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { languages, speak } from '../../../../web/text/index.ts'
import { after, afterEach, before, describe, expect, it } from '../../../browser/suite.ts'
import { DESK, giveBack, resize } from '../../access/window.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import { find, findAll, mount, settled } from '../../mount.ts'

/** The widths of the board on a desk and on a tablet that is held across. */
const WIDTHS = [288, 272]
const kinds = Object.keys(assistanceCards) as (keyof typeof assistanceCards)[]

describe('what lies on the sheets of the Government', () => {
  before(async () => {
    await resize(DESK)
    await Promise.all([...document.fonts].map(face => face.load()))
  })
  after(giveBack)
  afterEach(() => speak('en'))

  for (const language of languages)
    for (const width of WIDTHS)
      it(`cards are as tall as each other and cut nothing off, so whichever comes moves nothing (${language}, ${width} px)`, async () => {
        await speak(language)
        const { game } = new Hunt(8).table('Government')
        const board = new ManhuntAssistance()
        const lay = (card: (typeof kinds)[number]) => ({
          ...game,
          assistance: {
            ...game.assistance,
            board: [
              [card, card],
              [card, null],
              [null, null],
            ] as typeof game.assistance.board,
          },
        })
        board.game = lay('Recruit')
        await mount(board, width, 600)
        const height = board.offsetHeight
        expect(height).toBeGreaterThan(200)
        const wrong: string[] = []
        for (const kind of kinds) {
          board.game = lay(kind)
          await board.updateComplete
          const name = find(board, '.mini b')
          if (name.scrollWidth > name.clientWidth) wrong.push(`${kind} is cut off`)
          if (board.offsetHeight !== height) wrong.push(`${kind}: ${board.offsetHeight} instead of ${height}`)
        }
        expect(wrong).toEqual([])
      })

  it('the first agent, a card in force and one in reserve have their room before they come', async () => {
    const table = new Hunt(8).table('Government')
    const { game } = table
    const screen = new ManhuntTable()
    const show = async (changed: typeof game): Promise<readonly number[]> => {
      screen.table = { ...table, game: changed }
      await settled()
      return findAll(screen, '.rail > *, .rail > * > section').map(one => Math.round(one.getBoundingClientRect().top))
    }
    screen.table = table
    await mount(screen, 1440, 900)
    const { assistance, government } = game
    const none = await show({
      ...game,
      assistance: { ...assistance, active: [], reserve: null },
      government: { ...government, agents: [] },
    })
    expect(none.length).toBeGreaterThan(6)
    const agents = [{ ...government.agents[0], kind: 'KGB', at: 5, state: 'ready' }] as typeof government.agents
    const some = await show({
      ...game,
      assistance: { ...assistance, active: [{ card: 'Checkpoints', until: 6 }], reserve: 'Search Parties' },
      government: { ...government, agents },
    })
    expect(find(screen, '[data-testid=reserve]').dataset['card']).toBe('Search Parties')
    expect(findAll(screen, '[data-testid=agent]').length).toBe(1)
    expect(some).toEqual(none)
  })
})
