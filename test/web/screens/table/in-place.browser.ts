import { assistanceCards } from '../../../../src/games/siberian-manhunt/cards/assistance.ts'
import { ManhuntAssistance } from '../../../../web/screens/table/assistance.ts'
import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { languages, speak } from '../../../../web/text/index.ts'
import { after, afterEach, before, describe, expect, it } from '../../../browser/suite.ts'
import { DESK, giveBack, resize } from '../../access/window.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import { views } from '../../fixtures/views.ts'
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

describe('between two rails', () => {
  after(giveBack)

  it('both who may run are in view at once, and the card with a plan holds its buttons', async () => {
    await resize({ width: 1280, height: 900 })
    await Promise.all([...document.fonts].map(face => face.load()))
    const view = views['character']?.()
    if (view?.screen !== 'table') throw new Error('no table')
    const screen = new ManhuntTable()
    screen.table = view.table
    await mount(screen, 1280, 900)
    const [one, other] = findAll(screen, '[data-testid=question] [data-testid=choice-card]')
    expect(one?.getBoundingClientRect().top).toBe(other?.getBoundingClientRect().top)

    screen.table = new Hunt(7).until(hunt => hunt.options().some(({ type }) => type === 'end turn')).table('Fugitive')
    await settled()
    find(screen, '[data-testid=card][data-group="end turn"]').click()
    await settled()
    const dock = find(screen, '[data-testid=dock]').getBoundingClientRect()
    for (const hook of ['send', 'undo'])
      expect(find(screen, `[data-testid=${hook}]`).getBoundingClientRect().right).toBeLessThanOrEqual(dock.right)
  })

  it('what is opened by its card below the map comes into view in the list', async () => {
    const screen = new ManhuntTable()
    screen.table = new Hunt(3)
      .until(hunt => hunt.decides('Government') && hunt.options().filter(({ type }) => type === 'buy').length > 1)
      .table('Government')
    await mount(screen, 1280, 900)
    const group = () =>
      find(find(screen, 'manhunt-actions'), '[data-testid=group][data-group=buy]').getBoundingClientRect()
    const panel = () => find(screen, '.panel.both .in:not([hidden])').getBoundingClientRect()
    expect(group().top).toBeGreaterThan(panel().bottom)
    find(screen, '[data-testid=card][data-group=buy]').click()
    await settled()
    expect(group().top).toBeGreaterThanOrEqual(panel().top - 1)
    expect(group().top).toBeLessThan(panel().bottom)
  })

  it('only the card of what is planned is marked, whichever list was open', async () => {
    const screen = new ManhuntTable()
    screen.table = new Hunt(3)
      .until(hunt => hunt.decides('Government') && hunt.options().some(({ type }) => type === 'end turn'))
      .table('Government')
    await mount(screen, 1280, 900)
    const marked = () => findAll(screen, '[data-testid=card][aria-pressed=true]').map(({ dataset }) => dataset['group'])
    find(screen, '[data-testid=card][data-group="move agent"]').click()
    await settled()
    expect(marked()).toEqual(['move agent'])
    find(screen, '[data-testid=card][data-group="end turn"]').click()
    await settled()
    expect(marked()).toEqual(['end turn'])
  })
})
