import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A text file of the project, by its path from the top. */
export interface Text {
  readonly path: string
  readonly text: string
}

/** Not ours, or made anew: everything that .gitignore names, and the lock file. */
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'coverage', '.cache', 'package-lock.json'])

/** Every text file below a folder. */
export function textsBelow(top: string, folder = ''): readonly Text[] {
  return readdirSync(join(top, folder), { withFileTypes: true }).flatMap(entry => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (LEFT_OUT.has(entry.name)) return []
    if (entry.isDirectory()) return textsBelow(top, path)
    if (!entry.isFile()) return []
    const text = readFileSync(join(top, path), 'utf8')
    return text.includes('\0') || text.includes('\ufffd') ? [] : [{ path, text }]
  })
}

export const MOST_LINES = 300

/** Files of code that are too long, except those that have a reason; and reasons that no file needs. */
export function tooLong(texts: readonly Text[], reasons: Readonly<Record<string, string>>): readonly string[] {
  const long = texts
    .filter(({ path }) => /\.(ts|mjs|css|html)$/.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > MOST_LINES)
  const stale = Object.keys(reasons).filter(path => !long.some(one => one.path === path))
  return [
    ...long.filter(({ path }) => !(path in reasons)).map(({ path, lines }) => `${path} has ${lines} lines`),
    ...stale.map(path => `${path} needs no reason for its length any more`),
  ]
}

/** Put together here so that this file does not find itself. */
const word = (...parts: readonly string[]) => parts.join('')

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${word('TO', 'DO')}|${word('FIX', 'ME')}|${word('HA', 'CK')})\\b`), 'a note of unfinished work'],
  [
    new RegExp(
      `\\b(it|test|describe|suite|bench)\\b[\\w.]*\\.(${word('on', 'ly')}|${word('sk', 'ip')}|${word('to', 'do')})\\(`,
    ),
    'a test that does not run or silences others',
  ],
  [
    new RegExp(`\\b(${word('xi', 't')}|${word('xdes', 'cribe')}|${word('fi', 't')}|${word('fdes', 'cribe')})\\('`),
    'a test that does not run or silences others',
  ],
  [new RegExp(`@ts-${word('ig', 'nore')}|@ts-${word('no', 'check')}`), 'a silenced compiler'],
]
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`-----${word('BEG', 'IN')} [A-Z ]*PRIVATE KEY`), 'a private key'],
  [/"kty"\s*:[^}]*"d"\s*:/, 'a private key'],
  [/\b(ghp|gho|github_pat|npm|sk)_[A-Za-z0-9]{20,}/, 'an access token'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'an access key'],
]

const search = (patterns: readonly (readonly [RegExp, string])[]) => (texts: readonly Text[]) =>
  texts.flatMap(({ path, text }) =>
    patterns.flatMap(([pattern, what]) => {
      const at = text.search(pattern)
      return at < 0 ? [] : [`${path}:${text.slice(0, at).split('\n').length} holds ${what}`]
    }),
  )

/** Work left undone, tests that do not run, a compiler told to look away. */
export const unfinished = search(FORBIDDEN)
/** Key material and access tokens. */
export const secrets = search(SECRETS)
