import { type Doctored, honestRecord } from '../doctored.ts'

export const cutShort: Doctored = {
  does: 'cuts the file short',
  by: 'whoever has the file',
  code: 'file',
  made: cheats => ({ record: honestRecord(), change: file => (cheats ? file.slice(0, -1) : file) }),
}
