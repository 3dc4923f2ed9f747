import { type Doctored, withChange } from '../doctored.ts'

export const otherRules: Doctored = {
  does: 'passes the game off as one by other rules',
  by: 'whoever has the file',
  code: 'rules',
  made: withChange(() => ({ rulesVersion: '2' })),
}
