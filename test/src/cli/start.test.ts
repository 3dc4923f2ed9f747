import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html>')

const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** `npm start` without the build, on a folder of ours. */
function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/start.ts'], {
    env: { ...process.env, SITE: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  const listeners: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', data => {
      said += String(data)
      for (const listener of listeners) listener()
    })
  const ended = new Promise<{ code: number | null; said: string }>(resolve => {
    child.on('close', code => resolve({ code, said }))
  })
  const address = new Promise<string>((resolve, reject) => {
    listeners.push(() => {
      const found = /at (http:\S+)/.exec(said)?.[1]
      if (found !== undefined && said.includes('Ctrl-C')) resolve(found)
    })
    ended.then(() => reject(new Error(`ended: ${said}`)))
  })
  address.catch(() => undefined)
  return { child, address, ended }
}

describe('npm start', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('prints its address and ends with 0 on %s, sockets open', async signal => {
    const { child, address, ended } = start({ PORT: '0' })
    const at = await address
    expect((await fetch(at)).status).toBe(200)
    const socket = new WebSocket(`${at.replace('http', 'ws')}broker/peerjs?key=peerjs&id=a&token=a`)
    await new Promise(resolve => socket.once('message', resolve))
    socket.on('error', () => undefined)
    child.kill(signal)
    child.kill(signal)
    expect((await ended).code).toBe(0)
  })

  it('says which port is taken and ends with 1', async () => {
    const first = start({ PORT: '0' })
    const port = new URL(await first.address).port
    const { code, said } = await start({ PORT: port }).ended
    expect(code).toBe(1)
    expect(said).toContain(`Port ${port} is in use`)
    expect(said).not.toMatch(/\n\s+at /)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc"'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ PORT: '0', HOST: '203.0.113.7' }, 'no such address'],
    [{ PORT: '0', SITE: '/nowhere' }, 'npm run build'],
  ])('with %j explains itself and ends with 1', async (env, sentence) => {
    const { code, said } = await start(env).ended
    expect(code).toBe(1)
    expect(said).toContain(sentence)
    expect(said).not.toMatch(/\n\s+at /)
  })
})
