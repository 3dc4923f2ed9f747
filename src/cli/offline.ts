/**
 * The last step of a build: the service worker, with the list of the site's files and their digests in it, and the
 * version's name in the page.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build, type Plugin } from 'vite'

/** Not part of a version: what the host writes, and the service worker, which cannot hold its own digest. */
const APART: ReadonlySet<string> = new Set(['config.json', 'service-worker.js'])
const PLACEHOLDER = /<meta name="version" content="[^"]*" ?\/?>/

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** Every file of a version under a folder, by its address from there, in order, with its digest. */
export function digestsOf(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(name => !APART.has(name))
    .sort()
  return Object.fromEntries(files.map(name => [name, sha256(readFileSync(join(folder, name)))]))
}

/** Makes a built site work without a network. `source` is the service worker's own file. */
export const offline = (source: string): Plugin => {
  let folder = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: '' }, injectTo: 'head' }],
    closeBundle: {
      sequential: true,
      async handler() {
        const page = join(folder, 'index.html')
        const version = sha256(JSON.stringify(digestsOf(folder))).slice(0, 32)
        const html = readFileSync(page, 'utf8')
        if (!PLACEHOLDER.test(html)) throw new Error('the page has no place for its version')
        writeFileSync(page, html.replace(PLACEHOLDER, `<meta name="version" content="${version}">`))
        await build({
          configFile: false,
          logLevel: 'warn',
          define: { BUILD: JSON.stringify({ version, files: digestsOf(folder) }) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2022',
            lib: { entry: source, formats: ['iife'], name: 'serviceWorker', fileName: () => 'service-worker.js' },
          },
        })
      },
    },
  }
}
