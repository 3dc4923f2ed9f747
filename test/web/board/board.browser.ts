import { svg } from 'lit'
import { HEIGHT, nodes, WIDTH } from '../../../web/board/chart.ts'
import type { Layer } from '../../../web/board/layers.ts'
import { beforeEach, describe, expect, it, until } from '../../browser/suite.ts'
import { find, findAll } from '../mount.ts'
import { type Mounted, mountBoard, SCENE } from './scene.ts'

let board: Mounted['board']
let screen: Mounted['screen']

beforeEach(async () => {
  const mounted = await mountBoard()
  board = mounted.board
  screen = mounted.screen
})

describe('the drawing', () => {
  it('has every place, the pawns and the destinations with their prices', () => {
    expect(findAll(board, '[data-node]').length).toBe(nodes.length)
    expect(findAll(board, '[data-pawn]').length).toBe(3)
    expect(findAll(board, '[data-destination]').map(one => one.querySelector('.dct')?.textContent)).toEqual([
      '1',
      '1',
      '4',
    ])
    expect(find(board, '.dest.sel').getAttribute('data-destination')).toBe('144')
  })

  it('puts a place where the camera says', () => {
    const shape = find<SVGElement>(board, '[data-node="142"] circle').getBoundingClientRect()
    const [x, y] = screen(142)
    expect(Math.abs(shape.left + shape.width / 2 - x)).toBeLessThan(1.5)
    expect(Math.abs(shape.top + shape.height / 2 - y)).toBeLessThan(1.5)
  })

  it('gets its relief afterwards', async () => {
    await until(() => board.shadowRoot?.querySelector('.contour'))
  })

  it('freezes the lakes in winter', async () => {
    expect(getComputedStyle(find(board, '.frozen')).display).toBe('none')
    board.season = 'winter'
    await board.updateComplete
    expect(getComputedStyle(find(board, '.frozen')).display).not.toBe('none')
    expect(getComputedStyle(find(board, '.open')).display).toBe('none')
  })

  it('fades from one season to the next', async () => {
    const before = getComputedStyle(find(board, '.ground .land')).fill
    board.season = 'winter'
    await board.updateComplete
    const leaving = find<SVGElement>(board, '.leaving')
    expect(getComputedStyle(leaving.querySelector('.land') ?? leaving).fill).toBe(before)
    expect(getComputedStyle(find(board, '.ground:not(.leaving) .land')).fill).not.toBe(before)
    for (const animation of leaving.getAnimations()) animation.finish()
    await until(() => board.shadowRoot?.querySelector('.leaving') === null)
  })

  it('draws the layers of others, which can be switched off', async () => {
    const layer: Layer = {
      id: 'test',
      label: 'Where they can be',
      under: svg`<circle class="area" r="5" />`,
      above: svg`<circle class="mark" r="5" />`,
      describe: node => (node === 142 ? 'possible' : ''),
    }
    board.scene = { ...SCENE, layers: [layer] }
    await board.updateComplete
    expect(find(board, '.under .over-test .area')).toBeDefined()
    expect(find(board, '.marks .over-test .mark')).toBeDefined()
    board.moveCursor(142)
    await board.updateComplete
    expect(find(board, '[role=status]').textContent).toBe('142, wilderness. possible')
    find(board, '[data-testid=layers]').click()
    const menu = find(board, '.layers')
    await until(() => menu.matches(':popover-open'))
    expect(menu.getBoundingClientRect().left).toBeGreaterThan(40)
    find<HTMLInputElement>(board, '[data-testid=layer]').click()
    await board.updateComplete
    expect(findAll(board, '[data-layer=test]:not(input)')).toEqual([])
    board.moveCursor(142)
    await board.updateComplete
    expect(find(board, '[role=status]').textContent).toBe('142, wilderness')
  })

  it('keeps letters between 10 and 20 pixels', async () => {
    const name = find<SVGTextElement>(board, '.tn .full')
    for (const factor of [0.1, 2, 2, 3]) {
      board.zoom(factor)
      await until(() => board.atRest)
      if (getComputedStyle(name).display === 'none') continue
      const size = Number.parseFloat(getComputedStyle(name).fontSize) * board.camera.k
      expect(size).toBeGreaterThanOrEqual(9.9)
      expect(size).toBeLessThanOrEqual(20.1)
    }
  })
})

describe('the small map', () => {
  it('frames what is in view, and leads elsewhere with one press', async () => {
    board.zoom(1.5)
    await until(() => board.atRest)
    const small = find<SVGElement>(board, '.inset svg')
    const box = small.getBoundingClientRect()
    const frame = () => find(board, '#view').getBoundingClientRect()
    const wanted = { x: 1700, y: 500 }
    small.setPointerCapture = () => undefined
    small.dispatchEvent(
      new PointerEvent('pointerdown', {
        buttons: 1,
        clientX: box.left + (wanted.x / WIDTH) * box.width,
        clientY: box.top + (wanted.y / HEIGHT) * box.height,
      }),
    )
    expect(Math.abs(board.camera.x - wanted.x)).toBeLessThan(10)
    expect(Math.abs(board.camera.y - wanted.y)).toBeLessThan(10)
    expect(Math.abs(frame().left + frame().width / 2 - box.left - (wanted.x / WIDTH) * box.width)).toBeLessThan(3)
    expect(frame().width / box.width).toBeCloseTo(board.size.width / board.camera.k / WIDTH, 1)
  })
})

describe('what matters now', () => {
  it('is not under the map’s own buttons', async () => {
    const westernmost = [...nodes].sort((a, b) => a.x - b.x)[0]?.id ?? 0
    board.focusOn = [westernmost]
    await board.updateComplete
    expect(screen(westernmost)[0]).toBeGreaterThan(find(board, '.mapctl').getBoundingClientRect().right)
  })

  it('is looked at when it comes, and kept in view when it changes', async () => {
    board.focusOn = []
    await board.updateComplete
    board.whole()
    board.focusOn = [142]
    await board.updateComplete
    const { k } = board.camera
    expect(k).toBeGreaterThan(0.8)
    board.focusOn = [328]
    await board.updateComplete
    expect(board.camera.k).toBe(k)
    const [x, y] = screen(328)
    expect(x).toBeGreaterThan(50)
    expect(x).toBeLessThan(850)
    expect(y).toBeGreaterThan(50)
    expect(y).toBeLessThan(640)
  })

  it('comes up from under a card that covers the map', async () => {
    board.scene = { ...SCENE, plan: [[142, 143]] }
    board.covered = 300
    await board.updateComplete
    expect(screen(143)[1]).toBeLessThan(640 - 300)
  })
})
