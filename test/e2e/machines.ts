import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Two computers with one cable between them, as network namespaces of Linux: each has a loopback of its own, and nothing
 * else leads from one to the other, or out.
 */
export interface Machine {
  /** a command that runs a browser there */
  readonly browser: string
  /** where the site is served, on that machine only */
  readonly site: string
}

const PORT = 4173
const START = fileURLToPath(new URL('../../src/cli/start.ts', import.meta.url))

const ip = (...words: readonly string[]): void => void execFileSync('ip', words, { stdio: 'pipe' })

/** Why this machine has no network namespaces to offer; nothing if it has. */
export function withoutNamespaces(): string | undefined {
  const name = `try-${process.pid}`
  try {
    ip('netns', 'add', name)
    ip('netns', 'exec', name, 'true')
    return undefined
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error)
  } finally {
    try {
      ip('netns', 'del', name)
    } catch {
      // it never came to be
    }
  }
}

export class Machines {
  private readonly folder = mkdtempSync(join(tmpdir(), 'machines-'))
  private readonly names: string[] = []
  private readonly servers: (() => void)[] = []

  /** Lays the cable between two new machines. `browser`: the executable. */
  async two(browser: string): Promise<readonly [Machine, Machine]> {
    const [a, b] = [`a-${process.pid}`, `b-${process.pid}`] as const
    for (const name of [a, b]) {
      ip('netns', 'add', name)
      this.names.push(name)
    }
    ip('link', 'add', 'cable', 'netns', a, 'type', 'veth', 'peer', 'name', 'cable', 'netns', b)
    const [one, other] = ['10.77.0.1', '10.77.0.2'] as const
    return [await this.machine(a, one, other, browser), await this.machine(b, other, one, browser)]
  }
  close(): void {
    for (const stop of this.servers) stop()
    for (const name of this.names) ip('netns', 'del', name)
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** As in any network there is a way out, though it leads to the other machine and ends there: browsers look for one. */
  private async machine(name: string, address: string, way: string, browser: string): Promise<Machine> {
    const on = (...words: readonly string[]) => ip('-n', name, ...words)
    on('link', 'set', 'lo', 'up')
    on('address', 'add', `${address}/24`, 'dev', 'cable')
    on('link', 'set', 'cable', 'up')
    on('route', 'add', 'default', 'via', way)
    const command = join(this.folder, name)
    writeFileSync(command, `#!/bin/sh\nexec ip netns exec ${name} ${browser} "$@"\n`)
    chmodSync(command, 0o755)
    await this.serve(name)
    return { browser: command, site: `http://localhost:${PORT}/` }
  }
  private serve(name: string): Promise<void> {
    const words = ['netns', 'exec', name, process.execPath, '--import', 'tsx', START]
    const server = spawn('ip', words, { env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' } })
    this.servers.push(() => server.kill())
    return new Promise((resolve, reject) => {
      let said = ''
      server.stderr.on('data', (data: Buffer) => {
        said += data.toString()
      })
      server.stdout.once('data', () => resolve())
      server.once('exit', () => reject(new Error(`the site is not served on ${name}: ${said}`)))
    })
  }
}
