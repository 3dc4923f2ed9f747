/** Three whole games, line by line as each seat saw them; `npm run golden` writes the files. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GOLDEN, goldenFiles } from '../../../../src/bots/siberian-manhunt/golden.ts'

describe('golden playthroughs', () => {
  const files = goldenFiles()
  it('are the files in the folder, no more and no less', () => {
    expect(readdirSync(GOLDEN).sort()).toEqual(files.map(one => one.name).sort())
  })
  it.each(files)('$name is played as it was', ({ name, text }) => {
    expect(text.split('\n')).toEqual(readFileSync(`${GOLDEN}/${name}`, 'utf8').split('\n'))
  })
  it('a seat does not see the other one’s hidden steps', () => {
    for (const { name, text } of files) {
      if (name.endsWith('.government.txt')) expect(text).not.toMatch(/->|The route/)
      else expect(text).toContain('->')
    }
  })
})
