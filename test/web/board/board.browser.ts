import { svg } from 'lit'
import { ManhuntBoard } from '../../../web/board/board.ts'
import { nodeAt, nodes } from '../../../web/board/chart.ts'
import { toScreen, toSheet } from '../../../web/board/geometry.ts'
import type { Layer } from '../../../web/board/layers.ts'
import type { Scene } from '../../../web/board/scene.ts'
import { beforeEach, describe, expect, it, until } from '../../browser/suite.ts'
import { find, findAll, mount, pointer, press, settled, tap } from '../mount.ts'

const SCENE: Scene = {
  pawns: [
    { kind: 'fugitive', at: 142 },
    { kind: 'KGB', at: 145, number: '1' },
    { kind: 'Yakut', at: 145, number: '1' },
  ],
  destinations: [
    { node: 143, shape: 'road', cost: 1 },
    { node: 144, shape: 'road', cost: 1, picked: true },
    { node: 147, shape: 'bush', cost: 4 },
  ],
  plan: [[142, 144]],
}

let board: ManhuntBoard
let port: HTMLElement
let picked: number[]
let dropped: number
let listed: number

/** Where a place is on the screen now. */
const screen = (node: number): readonly [number, number] => {
  const { x, y } = nodeAt(node)
  const [px, py] = toScreen(board.camera, board.size, x, y)
  const box = port.getBoundingClientRect()
  return [px + box.left, py + box.top]
}

beforeEach(async () => {
  board = new ManhuntBoard()
  board.scene = SCENE
  board.focusOn = [142]
  picked = []
  dropped = 0
  listed = 0
  board.addEventListener('board-pick', event => picked.push(event.detail.node))
  board.addEventListener('board-drop', () => dropped++)
  board.addEventListener('board-list', () => listed++)
  await mount(board, 900, 640)
  port = find(board, '.port')
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

describe('what matters now', () => {
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

describe('pointers', () => {
  it('pick the place that was tapped, also beside its middle', () => {
    const [x, y] = screen(144)
    tap(port, x, y)
    tap(port, screen(143)[0] + 15, screen(143)[1] - 10)
    expect(picked).toEqual([144, 143])
  })

  it('zoom in with a double tap, which picks once', async () => {
    // A page in the background draws no frames.
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = draw => window.setTimeout(() => draw(performance.now()))
    const { k } = board.camera
    const [x, y] = screen(144)
    tap(port, x, y)
    tap(port, x + 3, y)
    await until(() => board.camera.k > k * 1.6 && board.atRest)
    window.requestAnimationFrame = requestAnimationFrame
    expect(picked).toEqual([144])
    expect(Math.abs(screen(144)[0] - x)).toBeLessThan(4)
  })

  it('drag the sheet and pick nothing', async () => {
    const before = screen(144)
    pointer(port, 'pointerdown', 300, 300)
    pointer(port, 'pointermove', 320, 310)
    pointer(port, 'pointermove', 360, 330)
    pointer(port, 'pointerup', 360, 330)
    await settled()
    const after = screen(144)
    expect(after[0]).toBeGreaterThan(before[0] + 30)
    expect(after[1]).toBeGreaterThan(before[1] + 15)
    expect(picked).toEqual([])
    tap(port, ...screen(143))
    expect(picked).toEqual([143])
  })

  it('zoom by wheel around the pointer, and the drawing follows', async () => {
    const { camera, size } = board
    const under = toSheet(camera, size, 500, 300)
    port.dispatchEvent(
      new WheelEvent('wheel', { deltaY: -120, clientX: 500, clientY: 300, bubbles: true, cancelable: true }),
    )
    expect(board.camera.k).toBeGreaterThan(camera.k)
    const now = toSheet(board.camera, size, 500, 300)
    expect(Math.abs(now[0] - under[0])).toBeLessThan(0.5)
    await until(() => board.atRest)
    const shape = find<SVGElement>(board, '[data-node="142"] circle').getBoundingClientRect()
    expect(Math.abs(shape.left + shape.width / 2 - screen(142)[0])).toBeLessThan(1.5)
  })

  it('pinch with two fingers', () => {
    const { k } = board.camera
    pointer(port, 'pointerdown', 400, 300, 1)
    pointer(port, 'pointerdown', 500, 300, 2)
    pointer(port, 'pointermove', 560, 300, 2)
    expect(board.camera.k / k).toBeCloseTo(1.6, 1)
    pointer(port, 'pointerup', 560, 300, 2)
    pointer(port, 'pointerup', 400, 300, 1)
    expect(picked).toEqual([])
  })

  it('have buttons that do the same', async () => {
    const { k } = board.camera
    const [plus, minus, whole, back] = findAll(board, '.mapctl button')
    plus?.click()
    expect(board.camera.k).toBeGreaterThan(k)
    minus?.click()
    minus?.click()
    expect(board.camera.k).toBeLessThan(k)
    whole?.click()
    const [left] = toScreen(board.camera, board.size, 0, 0)
    expect(left).toBeGreaterThanOrEqual(-1)
    back?.click()
    expect(board.camera.k).toBe(k)
  })
})

describe('the keyboard', () => {
  beforeEach(() => {
    board.moveCursor(142)
  })
  const said = () => find(board, '[role=status]').textContent ?? ''

  it('walks from place to place and says where it is', async () => {
    press(port, 'ArrowRight')
    expect(board.cursor).toBe(143)
    board.describe = node => (node === 142 ? 'you are here' : '')
    press(port, 'ArrowLeft')
    await board.updateComplete
    expect(said()).toBe('142, wilderness. you are here')
  })

  it('goes through the destinations with Tab and lets go at the end', () => {
    const stays: boolean[] = []
    const stops: (number | undefined)[] = []
    for (let i = 0; i < 4; i++) {
      stays.push(!press(port, 'Tab'))
      stops.push(board.cursor)
    }
    expect(stops).toEqual([143, 144, 147, undefined])
    expect(stays).toEqual([true, true, true, false])
  })

  it('picks with Enter, drops with Escape, opens the list with L', () => {
    press(port, 'Enter')
    press(port, 'Escape')
    press(port, 'l')
    expect(picked).toEqual([142])
    expect([dropped, listed]).toEqual([1, 1])
  })

  it('jumps to a number and brings it into view', () => {
    for (const digit of '310') press(port, digit)
    expect(board.cursor).toBe(310)
    const [x, y] = screen(310)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(900)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(640)
  })

  it('zooms with plus, minus and zero', () => {
    const { k } = board.camera
    press(port, '+')
    expect(board.camera.k).toBeGreaterThan(k)
    press(port, '-')
    press(port, '-')
    expect(board.camera.k).toBeLessThan(k)
    press(port, '0')
    expect(toScreen(board.camera, board.size, 0, 0)[0]).toBeGreaterThanOrEqual(-1)
  })

  it('leaves keys with a control key to the browser', () => {
    expect(press(port, 'ArrowRight', { ctrlKey: true })).toBe(true)
    expect(board.cursor).toBe(142)
  })
})
