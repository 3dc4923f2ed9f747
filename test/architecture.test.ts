import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { forgottenYields } from './architecture/forgotten-yield.ts'
import { loadedBy, strayImports } from './architecture/imports.ts'
import { openProgram, type Program } from './architecture/program.ts'
import { proseIn } from './architecture/prose.ts'
import { byteMentions, impurities } from './architecture/purity.ts'
import { htmlSinks } from './architecture/sinks.ts'
import { secrets, textsBelow, tooLong, unfinished } from './architecture/texts.ts'

const top = fileURLToPath(new URL('..', import.meta.url))

/** Files of more than 300 lines, each with the reason why it is not two. */
const LONG_FOR_A_REASON: Readonly<Record<string, string>> = {
  'test/src/games/siberian-manhunt/examples.test.ts': 'every example of the rulebook, in its order',
}

const FOLDERS = ['protocol', 'src', 'src/cli', 'web', 'web/offline', 'test']
const programs = new Map(FOLDERS.map(folder => [folder, openProgram(`${top}${folder}/tsconfig.json`)]))
afterAll(() => {
  for (const program of programs.values()) program.close()
})
const programOf = (folder: string): Program => {
  const program = programs.get(folder)
  if (program === undefined) throw new Error(`no tsconfig in ${folder}`)
  return program
}
const path = (file: string) => relative(top, file).replaceAll('\\', '/')
/** Findings with paths from the top of the project. */
const short = (found: readonly string[]) => found.map(finding => finding.replace(top, ''))

/** What a file imports; `for the types` includes what is gone once it runs. */
const importsOf = (folder: string, what: 'to run' | 'for the types') =>
  programOf(folder).files.flatMap(file =>
    file.imports
      .filter(one => what === 'for the types' || !/^(import|export) type\b/.test(one.parent.getText()))
      .map(one => ({ file: path(file.fileName), from: one.getText().slice(1, -1) })),
  )

describe('what imports what', () => {
  it.each(FOLDERS)('%s imports only downwards', folder => {
    const imports = importsOf(folder, 'for the types')
    expect(imports.length).toBeGreaterThan(0)
    // the build's own settings lie above all layers
    expect(strayImports(imports.filter(({ file }) => file !== 'vite.config.ts'))).toEqual([])
  })
})

describe('the page', () => {
  const imports = ['protocol', 'src', 'web'].flatMap(folder => importsOf(folder, 'to run'))
  const proving = (file: string) => /^protocol\/(proofs|audit)\//.test(file)

  it('proves and verifies nothing: that is the worker’s', () => {
    const page = [...loadedBy('web/main.ts', imports)]
    expect(page.length).toBeGreaterThan(50)
    expect(page.filter(proving)).toEqual([])
    expect([...loadedBy('web/session/worker.ts', imports)].filter(proving)).toContain('protocol/proofs/within.ts')
  })

  it('has the words: the worker speaks in codes', () => {
    const catalogue = (file: string) => /^web\/text\/(index|[a-z]{2}\/)/.test(file)
    expect([...loadedBy('web/session/worker.ts', imports)].filter(catalogue)).toEqual([])
    expect([...loadedBy('web/main.ts', imports)]).toContain('web/text/en/index.ts')
  })
})

describe('what is pure', () => {
  it.each(['protocol', 'src'])('%s uses no DOM, clock, timer, chance or console', folder => {
    expect(short(impurities(programOf(folder), () => true))).toEqual([])
  })

  it.each(['protocol', 'src'])('%s is compiled without DOM and Node types', folder => {
    const options = JSON.parse(readFileSync(`${top}${folder}/tsconfig.json`, 'utf8')).compilerOptions ?? {}
    const shared = JSON.parse(readFileSync(`${top}tsconfig.json`, 'utf8')).compilerOptions
    expect({ ...shared, ...options }).toMatchObject({ lib: ['ES2023'], types: [], strict: true })
  })

  it('rules and games know no bytes', () => {
    const isPlain = (file: string) => /^(protocol\/rules|src\/games)\//.test(path(file))
    for (const folder of ['protocol', 'src']) expect(short(byteMentions(programOf(folder), isPlain))).toEqual([])
  })
})

describe('what the public can know', () => {
  it('is computed without a vault', () => {
    const files = programOf('src').files.filter(file => path(file.fileName).startsWith('src/worlds/'))
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter(file => /\b(Vault|Play)\b/.test(file.text)).map(file => path(file.fileName))).toEqual([])
  })
})

describe('what would compile and still be wrong', () => {
  it.each(['protocol', 'src', 'src/cli', 'web'])('no rule in %s is made without being run', folder => {
    expect(short(forgottenYields(programOf(folder)))).toEqual([])
  })

  it('no screen has words of its own: the catalogue has them in every language', () => {
    expect(short(proseIn(programOf('web'), file => /^web\/(app|board|parts|screens)\//.test(path(file))))).toEqual([])
  })

  it('no text becomes markup or code in web', () => {
    expect(short(htmlSinks(programOf('web')))).toEqual([])
  })
})

describe('the files', () => {
  const texts = textsBelow(top)

  it('are all read', () => {
    expect(texts.map(text => text.path)).toEqual(expect.arrayContaining(['package.json', 'test/architecture.test.ts']))
  })

  it('lie in the known folders', () => {
    const known =
      /^(\..*|node_modules|dist|coverage|(src|protocol|web|test|docs)|(package|package-lock|tsconfig|biome)\.json|vite\.config\.ts|LICENSE|README\.md)$/
    expect(readdirSync(top).filter(name => !known.test(name))).toEqual([])
  })

  it('are short, or have a reason', () => {
    expect(tooLong(texts, LONG_FOR_A_REASON)).toEqual([])
  })

  it('leave no work undone and no test out', () => {
    expect(unfinished(texts)).toEqual([])
  })

  it('hold no secrets', () => {
    expect(secrets(texts)).toEqual([])
  })
})
