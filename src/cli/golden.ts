/** `npm run golden`: writes the golden playthroughs of Siberian Manhunt anew. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GOLDEN, goldenFiles } from '../bots/siberian-manhunt/golden.ts'

mkdirSync(GOLDEN, { recursive: true })
for (const { name, text } of goldenFiles()) {
  writeFileSync(join(GOLDEN, name), text)
  console.log(`${join(GOLDEN, name)}: ${text.split('\n').length - 1} lines`)
}
