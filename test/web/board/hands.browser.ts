import { nodes } from '../../../web/board/chart.ts'
import { toScreen, toSheet } from '../../../web/board/geometry.ts'
import { LED } from '../../../web/board/keys.ts'
import { beforeEach, describe, expect, it, until } from '../../browser/suite.ts'
import { find, findAll, pointer, press, settled, tap } from '../mount.ts'
import { type Mounted, mountBoard } from './scene.ts'

let board: Mounted['board']
let port: HTMLElement
let screen: Mounted['screen']
let picked: number[]
let dropped: number
let listed: number

// A page in the background draws no frames.
window.requestAnimationFrame = draw => window.setTimeout(() => draw(performance.now()), 1)
window.cancelAnimationFrame = timer => clearTimeout(timer)

beforeEach(async () => {
  const mounted = await mountBoard()
  board = mounted.board
  port = mounted.port
  screen = mounted.screen
  picked = []
  dropped = 0
  listed = 0
  board.addEventListener('board-pick', event => picked.push(event.detail.node))
  board.addEventListener('board-drop', () => dropped++)
  board.addEventListener('board-list', () => listed++)
})

describe('pointers', () => {
  it('pick the place that was tapped, also beside its middle', () => {
    const [x, y] = screen(144)
    tap(port, x, y)
    tap(port, screen(143)[0] + 15, screen(143)[1] - 10)
    expect(picked).toEqual([144, 143])
  })

  it('zoom in with a double tap, which picks once', async () => {
    const { k } = board.camera
    const [x, y] = screen(144)
    tap(port, x, y)
    tap(port, x + 3, y)
    await until(() => board.camera.k > k * 1.6 && board.atRest)
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

  /** Drags from one point to another in steps of some pixels. */
  const dragTo = (x: number) => {
    pointer(port, 'pointerdown', 300, 300)
    for (let at = 310; at <= x; at += 15) pointer(port, 'pointermove', at, 300)
  }
  it('throw the sheet, which glides on and comes to rest', async () => {
    dragTo(375)
    const before = board.camera.x
    pointer(port, 'pointerup', 375, 300)
    await until(() => board.camera.x < before - 40)
    const late = board.camera.x
    pointer(port, 'pointerdown', 100, 100)
    pointer(port, 'pointerup', 100, 100)
    await settled()
    // A press stops it.
    expect(late - board.camera.x).toBeLessThan(30)
  })

  it('do not throw a sheet that is held, or where motion is not wanted', async () => {
    dragTo(375)
    await new Promise(resolve => setTimeout(resolve, 120))
    const before = board.camera.x
    pointer(port, 'pointerup', 375, 300)
    await settled()
    expect(board.camera.x).toBe(before)
    const { matchMedia } = window
    // Every wish is granted, and the board asks for one only.
    window.matchMedia = () => matchMedia.call(window, 'all')
    dragTo(375)
    const still = board.camera.x
    pointer(port, 'pointerup', 375, 300)
    await settled()
    window.matchMedia = matchMedia
    expect(board.camera.x).toBe(still)
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

  it('is not led through more destinations by Tab than anybody would follow', () => {
    const offer = (number: number) => {
      const [like] = board.scene.destinations
      if (like === undefined) throw new Error('no destination')
      board.scene = { ...board.scene, destinations: nodes.slice(0, number).map(({ id }) => ({ ...like, node: id })) }
    }
    for (const [number, stays] of [
      [LED, true],
      [LED + 1, false],
    ] as const) {
      offer(number)
      board.cursor = undefined
      expect(!press(port, 'Tab')).toBe(stays)
      expect(board.cursor !== undefined).toBe(stays)
    }
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
