import { ManhuntBoard } from '../../../web/board/board.ts'
import { nodeAt } from '../../../web/board/chart.ts'
import { toScreen } from '../../../web/board/geometry.ts'
import type { Scene } from '../../../web/board/scene.ts'
import { find, mount } from '../mount.ts'

export const SCENE: Scene = {
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

/** A board on the page, 900 by 640 pixels, that looks at 142. */
export interface Mounted {
  readonly board: ManhuntBoard
  readonly port: HTMLElement
  /** where a place is on the page now */
  readonly screen: (node: number) => readonly [number, number]
}
export async function mountBoard(): Promise<Mounted> {
  const board = new ManhuntBoard()
  board.scene = SCENE
  board.focusOn = [142]
  await mount(board, 900, 640)
  const port = find(board, '.port')
  const screen = (node: number): readonly [number, number] => {
    const { x, y } = nodeAt(node)
    const [px, py] = toScreen(board.camera, board.size, x, y)
    const box = port.getBoundingClientRect()
    return [px + box.left, py + box.top]
  }
  return { board, port, screen }
}
