/**
 * `npm start`: the built site and its broker on one origin, until Ctrl-C. `PORT` (default 4173) and `HOST` (default
 * 127.0.0.1; 0.0.0.0 lets other computers in) say where. Ends with 0 when stopped and with 1 when it cannot start.
 */
import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { serve } from './serve.ts'

const folder = process.env['SITE'] ?? fileURLToPath(new URL('../../dist', import.meta.url))

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) fail(`PORT is "${text}": it must be a whole number from 0 to 65535.`)
  return port
}

function reason(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop it, or choose another one: PORT=${port + 1} npm start`
    case 'EACCES':
      return `Port ${port} needs rights that you do not have. Choose one above 1023: PORT=4173 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}": this computer has no such address.`
    default:
      return `The server cannot start: ${String(error)}`
  }
}

/** The addresses under which other computers reach this one. */
function outside(port: number): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap(found => found ?? [])
  return all.filter(one => one.family === 'IPv4' && !one.internal).map(one => `http://${one.address}:${port}/`)
}

const port = portOf(process.env['PORT'] ?? '4173')
const host = process.env['HOST'] ?? '127.0.0.1'
if (!existsSync(`${folder}/index.html`)) fail(`There is no built site in ${folder}. Build it: npm run build`)

const served = await serve({ folder, port, host }).catch((error: unknown) => fail(reason(error, host, port)))
console.log(`Siberian Manhunt is at ${served.address}`)
if (host === '0.0.0.0' || host === '::') for (const address of outside(served.port)) console.log(`  also at ${address}`)
console.log('Stop with Ctrl-C.')

let stopping = false
// A terminal sends Ctrl-C to npm and to us, and npm passes it on: the second one must not cut the first one short.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    served.close().then(() => process.exit(0))
  })
}
