/** Which tips of a first game were read, kept for this browser. */
import { keep, kept } from '../../app/keep.ts'

const KEY = 'manhunt-tips'
const CHANGED = 'manhunt-tips'
/** Stands for all of them. */
export const OFF = 'off'

/** What was kept when the page came, and what has come since, whether it can be kept or not. */
let read: readonly string[] | undefined

/** The names of the tips that were read. */
export function tipsRead(): readonly string[] {
  read ??= (kept(KEY) ?? '').split(',').filter(one => one !== '')
  return read
}

function change(now: readonly string[]): void {
  read = now
  keep(KEY, now.join(','))
  window.dispatchEvent(new Event(CHANGED))
}
/** It does not come again. */
export const markTip = (tip: string): void => change([...new Set([...tipsRead(), tip])])
/** All tips come again. */
export const tipsAgain = (): void => change([])

/** Calls back whenever that changes; gives what ends it. */
export function onTips(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}
