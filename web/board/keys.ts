/** The board from the keyboard: it is one stop of the Tab key, and walks inside. */

import { words } from '../text/index.ts'
import type { ManhuntBoard } from './board.ts'
import { nodeLabelled, nodes, waysFrom } from './chart.ts'
import { STEP } from './controls.ts'
import { neighbourTowards } from './geometry.ts'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Tab leads through so many destinations at the most: among more of them nobody would find back out. */
export const LED = 60
/** Digits typed within this time, in milliseconds, belong to one number. */
const TYPING = 900

export class MapKeys {
  private typed = ''
  private typing = 0
  constructor(private readonly board: ManhuntBoard) {}

  /** The ring starts where the eye is wanted. */
  focused(): void {
    const { board } = this
    const start = board.cursor ?? board.focusOn[0] ?? nodes[0]?.id
    if (start !== undefined && board.port?.matches(':focus-visible')) board.moveCursor(start)
  }

  readonly handle = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return
    if (this.act(event)) event.preventDefault()
  }

  private act(event: KeyboardEvent): boolean {
    const { board } = this
    if (!/^\d$/.test(event.key)) this.typed = ''
    const arrow = ARROWS[event.key]
    if (arrow !== undefined) return this.walk(arrow, event.shiftKey)
    switch (event.key) {
      case 'Tab':
        return this.nextDestination(event.shiftKey ? -1 : 1)
      case 'Enter':
      case ' ':
        if (board.cursor !== undefined) board.pick(board.cursor)
        return true
      case 'Escape':
        board.send(new CustomEvent('board-drop', { bubbles: true, composed: true }))
        return true
      case '+':
      case '=':
        board.zoom(STEP)
        return true
      case '-':
        board.zoom(1 / STEP)
        return true
      case '0':
        if (this.typed === '') {
          board.whole()
          return true
        }
        return this.type(event.key)
      case 'l':
      case 'L':
        board.list()
        return true
      default:
        return /^\d$/.test(event.key) && this.type(event.key)
    }
  }

  private walk([dx, dy]: readonly [number, number], onlyPan: boolean): boolean {
    const { board } = this
    const from = board.cursor
    if (onlyPan || from === undefined) board.pan(-dx * 120, -dy * 120)
    else {
      const to = neighbourTowards(
        from,
        waysFrom(from).map(way => way.to),
        dx,
        dy,
      )
      if (to === undefined) board.say(words.map.noWay)
      else board.moveCursor(to)
    }
    return true
  }

  /**
   * From one destination to the next; past the last one the key does what it always does, so nobody is trapped. Where there are
   * too many to be led through, arrows, numbers and the list lead to them.
   */
  private nextDestination(step: 1 | -1): boolean {
    const { board } = this
    const all = [...new Set(board.scene.destinations.map(one => one.node))].sort((a, b) => a - b)
    const order = all.length > LED ? [] : all
    const index = board.cursor === undefined ? -1 : order.indexOf(board.cursor)
    const next = index === -1 ? (step === 1 ? 0 : order.length - 1) : index + step
    const node = order[next]
    if (node === undefined) {
      board.cursor = undefined
      return false
    }
    board.moveCursor(node)
    return true
  }

  private type(digit: string): boolean {
    clearTimeout(this.typing)
    this.typing = window.setTimeout(() => {
      this.typed = ''
    }, TYPING)
    this.typed += digit
    const node = nodeLabelled(this.typed)
    if (node !== undefined) this.board.moveCursor(node)
    return true
  }
}
