/** The records that were opened from files in this browser, as the first page lists them: the one opened last comes first. */
import { encode } from '../../protocol/bytes/codec.ts'
import { decodeAs, int, list, literal, oneOf, text, tuple } from '../../protocol/bytes/schema.ts'
import { toHex } from '../../protocol/bytes/text.ts'
import type { SavedRecord } from '../app/saved.ts'
import type { EndReport } from '../app/view.ts'
import type { Storage } from './storage/storage.ts'

/** Under these two keys lies a record, which has a name among those of games. */
const FILE = 'file'
const LABEL = 'label'
const FORMAT = 1
const side = oneOf(literal('Fugitive'), literal('Government'))
const shape = tuple(literal(FORMAT), int(), int(), text(64), list(side, { min: 0, max: 2 }))
/** As many bytes of the file's checksum, at its end, as tell it from every other one. */
const NAME_BYTES = 16

export class Shelf {
  private all: readonly SavedRecord[] = []

  constructor(private readonly storage: Storage) {}

  /** Looks what there is now. Rejects if the store fails; what was known stays. */
  async read(): Promise<void> {
    const kept = await this.storage.games(LABEL)
    const records = [...kept].flatMap(([id, bytes]): readonly SavedRecord[] => {
      const read = decodeAs(shape, bytes)
      if (read === undefined) return []
      const [, opened, round, by, winners] = read
      return [{ id, opened, round, by, winners }]
    })
    this.all = records.sort((a, b) => b.opened - a.opened)
  }
  get shown(): readonly SavedRecord[] {
    return this.all
  }
  /** Keeps a record that was read and audited, opened `now` (local time, ms), and gives its name. Rejects if the store fails. */
  async put(file: Uint8Array, { game, by, winners }: EndReport, now: number): Promise<string> {
    const id = `r${toHex(file.slice(-NAME_BYTES))}`
    await this.storage.keep(id, FILE, file)
    await this.storage.keep(id, LABEL, encode([FORMAT, now, game.round, by, [...winners]]))
    return id
  }
  /** The file of a kept record, to the byte; nothing where none is. Rejects if the store fails. */
  async file(id: string): Promise<Uint8Array | undefined> {
    return (await this.storage.load(id)).get(FILE)
  }
}
