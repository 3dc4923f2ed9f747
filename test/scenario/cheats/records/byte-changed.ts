import { type Doctored, honestRecord } from '../doctored.ts'

export const byteChanged: Doctored = {
  does: 'changes a byte of the file',
  by: 'whoever has the file',
  code: 'checksum',
  made: cheats => {
    const flip = (byte: number, i: number) => (cheats && i === 2000 ? byte ^ 1 : byte)
    return { record: honestRecord(), change: file => file.map(flip) }
  },
}
