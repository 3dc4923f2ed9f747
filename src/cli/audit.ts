/**
 * `npm run audit -- FILE`: checks a recorded game and prints what it found. Exit codes: 0 everybody was honest; 1 somebody
 * was not, with each finding; 2 unreadable or damaged, which accuses nobody; 3 unfinished, or a seed was not opened.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { damaged, type ExitCode, verdictOn } from './verdict.ts'

export const USAGE = 'npm run audit -- FILE'

/** Audits the one file that is named and prints the verdict line by line. */
export function main(args: readonly string[], print: (line: string) => void): ExitCode {
  const [path] = args
  const { code, lines } =
    path === undefined || args.length > 1 ? damaged('arguments', `Name one record file: ${USAGE}`) : verdictAt(path)
  for (const line of lines) print(line)
  return code
}

function verdictAt(path: string) {
  try {
    return verdictOn(readFileSync(path))
  } catch (error) {
    return damaged('file', `It cannot be read (${error instanceof Error ? error.message : String(error)}).`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = main(process.argv.slice(2), console.log)
