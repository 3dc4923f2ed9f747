import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url))

/** The package writes to the temporary folder of its process, and its libraries only where it believes to be in a cloud. */
const UNPACK = `import('@sparticuz/chromium').then(shipped => shipped.default.executablePath())`

/**
 * Starts the unpacked browser with the libraries and fonts that came with it, where the machine has none of its own.
 * `exec` keeps the process id, so that signals reach the browser.
 */
const STARTER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
if ldd "$here/chromium" 2>/dev/null | grep -q 'not found'; then
  export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
fi
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`
const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`

/**
 * The path of a starter for the headless Chromium that `@sparticuz/chromium` packs, unpacked once into `cache`. It needs
 * neither an installation nor rights; it runs on Linux with an x86-64 processor.
 * @throws if the package is missing or cannot be unpacked here
 */
export async function npmChromium(cache: string = CACHE): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it runs only on Linux on x86-64')
  const manifest = await shippedManifest()
  const folder = join(cache, `chromium-${manifest.version}`)
  const starter = join(folder, 'start')
  if (existsSync(starter)) return starter
  // Unpacked aside and moved into place whole: somebody else may be doing the same.
  await mkdir(cache, { recursive: true })
  const aside = await mkdtemp(`${folder}.`)
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK], {
      cwd: manifest.folder,
      env: { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    })
    await writeFile(join(aside, 'fonts.conf'), fontsIn(folder))
    await writeFile(join(aside, 'start'), STARTER)
    await chmod(join(aside, 'start'), 0o755)
    await rename(aside, folder)
  } catch (error) {
    if (!existsSync(starter)) throw error
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  return starter
}

async function shippedManifest(): Promise<{ readonly version: string; readonly folder: string }> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  let folder = dirname(entry)
  while (!existsSync(join(folder, 'bin')) && folder !== dirname(folder)) folder = dirname(folder)
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : ''
  return { version: String(version), folder }
}
