import { afterAll, describe, expect, it } from 'vitest'
import { type Program, sampleProgram } from './program.ts'
import { proseIn } from './prose.ts'
import { byteMentions, impurities } from './purity.ts'
import { htmlSinks } from './sinks.ts'
import { secrets, type Text, tooLong, unfinished } from './texts.ts'

const open: Program[] = []
afterAll(() => {
  for (const program of open) program.close()
})

/** Runs a check once over all samples; gives what it found in one of them. */
function over(samples: readonly string[], check: (program: Program) => readonly string[]) {
  const program = sampleProgram(
    Object.fromEntries(samples.map((text, n) => [`/sample-${n}.ts`, `${text}\nexport {}\n`])),
  )
  open.push(program)
  const all = check(program)
  return (text: string) => all.filter(finding => finding.startsWith(`/sample-${samples.indexOf(text)}.ts:`))
}

describe('the outside world', () => {
  const impure = [
    'export const now = Date.now()',
    'export const now = new Date()',
    'export const chance = Math.random()',
    'export const { random } = Math',
    'setTimeout(() => undefined, 1)',
    'console.log(1)',
    'export const size = window.innerWidth',
    'export const of = () => document.title',
    'export const all = { fetch }',
    'export const all = [globalThis]',
    'export const made = new Worker("x")',
    'declare const process: { env: unknown }\nexport const env = process.env',
    'export const said = (1).toLocaleString()',
    'export const sorted = ["a"].sort((a, b) => a.localeCompare(b))',
    'export const made = eval("1")',
  ]
  const pure = [
    'const location = 7\nexport const here = location + 1',
    'export const of = (location: number, history: readonly number[]) => [location, ...history]',
    'export interface Turn { readonly screen: string; location: number }\nexport const at = (turn: Turn) => turn.location',
    'export const made = { history: 1, location: 2 }',
    'export const most = Math.max(1, 2)',
    'export const text = "Date.now() and Math.random()" // Date',
    'function fetch() { return 1 }\nexport const got = fetch()',
  ]
  const findings = over([...impure, ...pure], program => impurities(program, () => true))
  it.each(impure)('is found in %j', text => expect(findings(text)).not.toEqual([]))
  it.each(pure)('is not found in %j', text => expect(findings(text)).toEqual([]))

  it('is allowed where it belongs', () => {
    const all = over(impure, program => impurities(program, () => false))
    expect(impure.flatMap(all)).toEqual([])
  })
})

describe('bytes', () => {
  const bytes = ['export const made = new Uint8Array(3)', 'export type T = ArrayBuffer', 'export let view: DataView']
  const plain = ['export const made = [1, 2]', 'export const text = "Uint8Array"']
  const findings = over([...bytes, ...plain], program => byteMentions(program, () => true))
  it.each(bytes)('are found in %j', text => expect(findings(text)).not.toEqual([]))
  it.each(plain)('are not found in %j', text => expect(findings(text)).toEqual([]))
})

describe('text that becomes markup or code', () => {
  const tags = 'declare const html: (...a: unknown[]) => unknown\ndeclare const svg: typeof html\n'
  const bad = [
    'document.body.innerHTML = "x"',
    'document.body["outerHTML"] = "x"',
    'document.body.insertAdjacentHTML("beforeend", "x")',
    'document.write("x")',
    'eval("1")',
    'export const f = new Function("1")',
    'setTimeout("x()", 1)',
    'declare const unsafeHTML: (a: string) => string\nexport const made = 1',
    "document.body.setAttribute('style', 'x')",
    "document.body.setAttribute('onclick', 'x')",
    `${tags}html\`<p style="color: red"></p>\``,
    `${tags}export const x = (a: string) => html\`<p style=\${a}></p>\``,
    `${tags}html\`<p onclick="x()"></p>\``,
    `${tags}export const x = (a: string) => html\`<p .innerHTML=\${a}></p>\``.replace('innerHTML', 'srcdoc'),
    `${tags}html\`<style>p {}</style>\``,
    `${tags}svg\`<script>1</script>\``,
    `${tags}html\`<a href="javascript:x()"></a>\``,
  ]
  const good = [
    'document.body.textContent = "innerHTML is not used"',
    'document.body.style.setProperty("--k", "1")',
    'setTimeout(() => undefined, 1)',
    "document.body.setAttribute('aria-label', 'x')",
    `${tags}export const x = (all: string[]) => html\`<ul>\${all.map(one => html\`<li class="style">\${one}</li>\`)}</ul>\``,
    `${tags}html\`<p @click=\${() => undefined} class="x" data-style="x"></p>\``,
    `${tags}svg\`<rect fill="red"></rect>\``,
  ]
  const findings = over([...bad, ...good], htmlSinks)
  it.each(bad)('is found in %j', text => expect(findings(text)).not.toEqual([]))
  it.each(good)('is not found in %j', text => expect(findings(text)).toEqual([]))
})

describe('words in a template', () => {
  const tags =
    'declare const html: (...a: unknown[]) => unknown\ndeclare const svg: typeof html\ndeclare const x: string\n'
  const bad = [
    `${tags}html\`<p>Hello</p>\``,
    `${tags}html\`Hello \${x}\``,
    `${tags}html\`<p class=\${x}>\${x} of <b>\${x}</b></p>\``,
    `${tags}html\`<button aria-label="\${x} of \${x}"></button>\``,
    `${tags}html\`<input placeholder='Name' />\``,
    `${tags}svg\`<text x="1">Не русский ли</text>\``,
  ]
  const good = [
    `${tags}html\`<p class="mute" data-testid="said">\${x}, \${x} → \${x}</p>\``,
    `${tags}html\`<p title=\${x} aria-label=\${x}>\${html\`<b>\${x}</b>\`} / 2 ×</p>\``,
    `${tags}svg\`<path d="M4 12v26c0 7 9 7" class="clip" />\``,
    'export const said = `Hello`',
  ]
  const findings = over([...bad, ...good], program => proseIn(program, () => true))
  it.each(bad)('are found in %j', text => expect(findings(text)).not.toEqual([]))
  it.each(good)('are not found in %j', text => expect(findings(text)).toEqual([]))
})

describe('files', () => {
  const file = (path: string, text: string): Text => ({ path, text })
  const lines = (count: number) => 'x\n'.repeat(count)

  it('are too long past 300 lines, unless there is a reason', () => {
    const texts = [
      file('a.ts', lines(300)),
      file('b.ts', lines(301)),
      file('c.css', lines(400)),
      file('d.md', lines(400)),
    ]
    expect(tooLong(texts, {})).toEqual(['b.ts has 301 lines', 'c.css has 400 lines'])
    expect(tooLong(texts, { 'b.ts': 'a table', 'c.css': 'one sheet' })).toEqual([])
    expect(tooLong(texts, { 'b.ts': '', 'c.css': '', 'a.ts': '' })).toEqual([
      'a.ts needs no reason for its length any more',
    ])
  })

  /** Written in two pieces so that this file is not found itself. */
  const join = (a: string, b: string) => a + b
  it.each([
    join('// TO', 'DO: later'),
    join('// FIX', 'ME'),
    join('it.on', "ly('x', () => {})"),
    join('describe.sk', "ip('x', () => {})"),
    join('test.concurrent.sk', "ip('x', () => {})"),
    join('it.to', "do('x')"),
    join('xi', "t('x', () => {})"),
    join('// @ts-ig', 'nore'),
  ])('hold unfinished work in %j', text => {
    expect(unfinished([file('a.ts', `1\n${text}\n`)])).toEqual([expect.stringMatching(/^a\.ts:2 holds /)])
  })

  it.each(['this.only()', 'iterator.skip(3)', 'MASTODON', 'exit(1)', 'profit(1)'])('hold none in %j', text => {
    expect(unfinished([file('a.ts', text)])).toEqual([])
  })

  it.each([
    join('-----BEG', 'IN PRIVATE KEY-----'),
    join('-----BEG', 'IN OPENSSH PRIVATE KEY-----'),
    join('{"kty": "OKP", "crv": "Ed25519", "d"', ': "x"}'),
    join('ghp_', 'a'.repeat(30)),
  ])('hold a secret in %j', text => {
    expect(secrets([file('a.txt', text)])).toHaveLength(1)
  })

  it('hold none in a public key', () => {
    expect(secrets([file('a.txt', '-----BEGIN PUBLIC KEY----- {"kty": "OKP", "x": "y"}')])).toEqual([])
  })
})
