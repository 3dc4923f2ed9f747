/** The colour scheme: the system's, or one that the reader chose; kept for this browser. */
import { keep, kept } from './keep.ts'

export type Theme = 'auto' | 'light' | 'dark'
const KEY = 'manhunt-theme'
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']

export function theme(): Theme {
  const set = document.documentElement.dataset['theme']
  return set === 'light' || set === 'dark' ? set : 'auto'
}

function show(chosen: Theme): void {
  if (chosen === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = chosen
}

/** Puts the kept choice on the page; call it before anything is drawn. */
export function startTheme(): void {
  const before = kept(KEY)
  if (before === 'light' || before === 'dark') show(before)
}

/** Shows a choice and keeps it. */
export function chooseTheme(chosen: Theme): void {
  show(chosen)
  keep(KEY, chosen)
}
