/** A record from a file, or from the shelf, on its way to the screen. */
import type { Notice } from '../app/view.ts'
import type { At } from './at.ts'
import { engineOf } from './fetched.ts'
import type { Shelf } from './shelf.ts'
import type { World } from './world.ts'

/** Checks it, and keeps it on the shelf where that is possible; what is damaged, or of other rules, is named and not kept. */
export async function recordFrom(
  world: World,
  shelf: Shelf,
  file: Uint8Array,
): Promise<Notice | (At & { readonly type: 'record' })> {
  const { openRecord } = await engineOf(world)
  const opened = openRecord(file)
  if ('code' in opened) return opened
  const id = await shelf.put(file, opened.report, world.clock.now()).catch(() => undefined)
  world.remember(id && `record ${id}`)
  return { type: 'record', ...opened, file, unkept: id === undefined }
}
