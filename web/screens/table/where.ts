/** Where the Fugitive is and was, as far as this side knows. */
import type { Table } from '../../app/view.ts'

/** The Fugitive's own route as numbers, oldest first; as much of it as this side knows. */
export const routeOf = (table: Table): readonly number[] =>
  table.game.fugitive.route.flatMap(handle => table.secrets.get(handle) ?? [])
export const hereOf = (table: Table): number | undefined => routeOf(table).at(-1)
