/** Small boards: grids of roads with towns, water, a highway and a border, as the file of the real board has them. */
import { seeded } from '../../../../src/local/index.ts'

const NAMES = ['Kansk', 'Irkutsk', 'Hatgal', 'Mogocha', 'Chita', 'Aginskoe']

/**
 * A grid of so many rows and columns, its shape by the seed: the top left is the crash site, the bottom right corner is in
 * China, six locations are towns. A row is a road, and so is the first column; of the other joints some are water or missing.
 */
export function smallBoard(seed: number, rows: number, columns: number) {
  const random = seeded(seed)
  const id = (row: number, column: number) => row * columns + column + 1
  const all = Array.from({ length: rows * columns }, (_, i) => i + 1)
  const last = all.length
  const townsAt = all.slice(1, -1)
  for (let i = townsAt.length - 1; i > 0; i--) {
    const j = random(i + 1)
    ;[townsAt[i], townsAt[j]] = [townsAt[j] ?? 0, townsAt[i] ?? 0]
  }
  const towns = townsAt.slice(0, NAMES.length)
  const edges: { a: number; b: number; kind: string }[] = []
  const join = (a: number, b: number, kind: 'road' | 'water') => edges.push({ a, b, kind })
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (column + 1 < columns) join(id(row, column), id(row, column + 1), 'road')
      const kind = column === 0 ? 0 : random(10)
      if (row + 1 < rows && kind < 9) join(id(row, column), id(row + 1, column), kind < 6 ? 'road' : 'water')
    }
  const isRoad = (a: number, b: number) => edges.some(edge => edge.a === a && edge.b === b && edge.kind === 'road')
  const faces: number[][] = []
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const [a, b, c, d] = [id(row, column), id(row, column + 1), id(row + 1, column), id(row + 1, column + 1)]
      if (isRoad(a, b) && isRoad(a, c) && isRoad(b, d) && isRoad(c, d)) faces.push([a, b, d, c])
    }
  const nodes = all.map(node => {
    const town = towns.indexOf(node)
    return {
      id: node,
      label: node === 1 ? 'Crash site' : (NAMES[town] ?? String(node)),
      kind: node === 1 ? 'crash' : town < 0 ? 'wilderness' : 'town',
      x: 0,
      y: 0,
      ...(town === 2 || town === 3 ? { yakut: true } : {}),
      ...(node === last ? { zone: 'china' } : {}),
    }
  })
  const highway = Array.from({ length: columns }, (_, column) => id(Math.floor(rows / 2), column))
  return { size: {}, meta: {}, nodes, edges, highway, faces, closedFaces: [], scenery: [] }
}
