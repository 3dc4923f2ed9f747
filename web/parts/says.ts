/** What the session says by codes, as sentences. A code that the catalogue does not know has a clear sentence as well. */
import type { Connection, Notice } from '../app/view.ts'
import { words } from '../text/index.ts'

/** The value of a table at a key that came from elsewhere. */
function at<T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined
}

export function noticeSays({ code, by = 'them', cause, at: where = '' }: Notice): string {
  if (code === 'damaged') return at(words.damages, cause)?.(where) ?? words.notices.damaged
  const found = at<string | { readonly us: string; readonly them: string }>(words.notices, code)
  const says = typeof found === 'object' ? found[by] : (found ?? words.otherNotice(code))
  const fault = code === 'bad-config' ? at(words.configFaults, cause)?.(where) : undefined
  const more = code === 'record-rules' && where !== '' ? words.madeWith(where) : fault
  return more === undefined ? says : `${says} ${more}`
}

/** A dead end: a headline, and what can be done. */
export const refusalSays = (code: string): { readonly title: string; readonly out: string } =>
  at(words.refusals, code) ?? words.otherRefusal

export const findingSays = (code: string): string => at(words.findings, code) ?? words.otherFinding

/** The line to the other side: a word, and what it means. `now` is local time in milliseconds. */
export function connectionSays(
  { state, roundTrip, since, trouble, within }: Connection,
  now: number,
): { readonly name: string; readonly detail: string } {
  if (state === 'connected' && within !== undefined) return words.here.connection[within]
  const { name, detail } = words.connection[state]
  if (trouble !== undefined) return { name, detail: noticeSays(trouble) }
  if (state === 'connected' && roundTrip !== undefined) return { name, detail: words.roundTrip(Math.round(roundTrip)) }
  return { name, detail: detail(ago(since, now)) }
}
function ago(since: number | undefined, now: number): string {
  if (since === undefined) return ''
  const minutes = Math.floor((now - since) / 60_000)
  if (minutes < 1) return words.since.now
  return minutes < 60 ? words.since.minutes(minutes) : words.since.hours(Math.floor(minutes / 60))
}
