/** Three whole games, line by line as each seat saw them; `npm run golden` writes the files. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GOLDEN, goldenFiles, playthroughs } from '../../../../src/bots/siberian-manhunt/golden.ts'

describe('golden playthroughs', () => {
  const files = goldenFiles()
  it('are the files in the folder, no more and no less', () => {
    expect(readdirSync(GOLDEN).sort()).toEqual(files.map(one => one.name).sort())
  })
  it.each(files)('$name is played as it was', ({ name, text }) => {
    expect(text.split('\n')).toEqual(readFileSync(`${GOLDEN}/${name}`, 'utf8').split('\n'))
  })
  it.each(Object.entries(playthroughs))('%s ends as it is called', (name, { by }) => {
    const own = files.filter(one => one.text.startsWith(`${name},`))
    expect(own).toHaveLength(2)
    for (const { text } of own) expect(text).toMatch(new RegExp(`^The end: .*, ${by}$`, 'm'))
  })
  it('a seat does not see the other one’s hidden steps', () => {
    for (const { name, text } of files) {
      if (name.endsWith('.government.txt')) expect(text).not.toMatch(/->|The route/)
      else expect(text).toContain('->')
    }
  })
})
