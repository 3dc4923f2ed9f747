/**
 * `npm run coverage`: the numbered rules of each game and the tests that exercise them, read from docs/rules/ and
 * test/src/games/. Exit code 1 if a rule has no test, or a test names a rule that there is not.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Coverage, coverageOf, printed, sectionsOf, titlesOf } from './coverage-table.ts'

const top = fileURLToPath(new URL('../../', import.meta.url))

/** What is covered of one game's rules. */
export function coverageOfGame(game: string): Coverage {
  const folder = `test/src/games/${game}`
  const files = readdirSync(`${top}${folder}`).filter(name => name.endsWith('.test.ts'))
  const titles = files.flatMap(name => titlesOf(name, readFileSync(`${top}${folder}/${name}`, 'utf8')))
  return coverageOf(sectionsOf(readFileSync(`${top}docs/rules/${game}.md`, 'utf8')), titles)
}

function main(): void {
  for (const name of readdirSync(`${top}docs/rules`).filter(one => one.endsWith('.md'))) {
    const game = name.slice(0, -'.md'.length)
    const coverage = coverageOfGame(game)
    console.log(`# ${game}\n${printed(coverage)}`)
    for (const { number, title } of coverage.bare) console.error(`${game}: ${number} ${title} has no test`)
    for (const { file, title } of coverage.lost) console.error(`${game}: ${file} names an unknown section: ${title}`)
    if (coverage.bare.length + coverage.lost.length > 0) process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
