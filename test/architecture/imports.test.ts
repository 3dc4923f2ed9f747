import { describe, expect, it } from 'vitest'
import { loadedBy, strayImports } from './imports.ts'

describe('an import is stray', () => {
  it.each([
    ['upwards, from the kernel to a game', 'protocol/session/peer.ts', '../../src/games/x/rules.ts'],
    ['upwards, from the kernel to the page', 'protocol/session/peer.ts', '../../web/app/view.ts'],
    ['upwards, from a game to the page', 'src/games/x/rules.ts', '../../../web/app/view.ts'],
    ['from a game to the wire', 'src/games/x/rules.ts', '../../../protocol/bytes/hash.ts'],
    ['from a game to cryptography', 'src/games/x/rules.ts', '@noble/hashes/sha2.js'],
    ['from a game to the command line', 'src/games/x/rules.ts', '../../cli/audit.ts'],
    ['from rules to bytes', 'protocol/rules/claim.ts', '../bytes/hash.ts'],
    ['from rules to a package', 'protocol/rules/claim.ts', 'cborg'],
    ['from the kernel to a stranger', 'protocol/bytes/hash.ts', 'node:crypto'],
    ['from a package that only begins like ours', 'protocol/bytes/hash.ts', '@noble/hashes-not'],
    ['from the local driver to Node', 'src/local/driver.ts', 'node:fs'],
    ['from the local driver to the command line', 'src/local/driver.ts', '../cli/serve.ts'],
    ['from what is known to a driver with vaults', 'src/worlds/worlds.ts', '../local/game.ts'],
    ['from the command line to the page', 'src/cli/serve.ts', '../../web/app/config.ts'],
    ['from the page to the command line', 'web/main.ts', '../src/cli/serve.ts'],
    ['from the page to a server', 'web/main.ts', 'peer'],
    ['from the page to cryptography', 'web/main.ts', '@noble/curves/ed25519.js'],
    ['from the page to the tests', 'web/main.ts', '../test/e2e/player.ts'],
    ['without its extension', 'web/main.ts', './app/config'],
    ['of a file in no layer', 'tools/x.ts', 'vite'],
  ])('%s', (_, file, from) => {
    expect(strayImports([{ file, from }])).toHaveLength(1)
  })
})

describe('an import is well', () => {
  it.each([
    ['web/session/worker.ts', '../../protocol/session/peer.ts'],
    ['web/session/worker.ts', '../../src/games/x/rules.ts'],
    ['web/main.ts', './style/tokens.css'],
    ['web/main.ts', '@fontsource/courier-prime/400.css'],
    ['web/main.ts', 'lit/decorators.js'],
    ['src/games/x/rules.ts', '../../../protocol/rules/index.ts'],
    ['src/games/x/board.ts', './board.json'],
    ['src/local/driver.ts', '../../protocol/bytes/hash.ts'],
    ['src/worlds/x/places.ts', '../../games/x/board.ts'],
    ['src/bots/x/sharp.ts', '../../worlds/worlds.ts'],
    ['src/cli/audit.ts', '../games/x/rules.ts'],
    ['src/cli/audit.ts', 'node:fs'],
    ['protocol/bytes/hash.ts', '@noble/hashes/sha2.js'],
    ['protocol/session/peer.ts', '../rules/index.ts'],
    ['test/e2e/setup.ts', '../../src/cli/browser.ts'],
  ])('from %s to %s', (file, from) => {
    expect(strayImports([{ file, from }])).toEqual([])
  })
})

describe('what is loaded with a file', () => {
  const imports = [
    { file: 'web/main.ts', from: './app/app.ts' },
    { file: 'web/app/app.ts', from: '../../protocol/rules/ids.ts' },
    { file: 'web/app/app.ts', from: 'lit' },
    { file: 'web/other.ts', from: './main.ts' },
  ]
  it('is everything that follows from its imports, and nothing else', () =>
    expect([...loadedBy('web/main.ts', imports)]).toEqual(['web/main.ts', 'web/app/app.ts', 'protocol/rules/ids.ts']))
})
