/** What the reader chose to see, hear and be told: movement, sounds, notifications. Kept for this browser. */
import { keep, kept } from './keep.ts'

export const SENSES = ['motion', 'sound', 'notify'] as const
export type Sense = (typeof SENSES)[number]
/** Movement is on unless the system asks for less; nothing makes a sound or a notification unasked. */
const AT_FIRST: Readonly<Record<Sense, boolean>> = { motion: true, sound: false, notify: false }
const KEY = 'manhunt-'

/** Whether the reader wants it, and the system lets it be. */
export function wants(sense: Sense): boolean {
  const chosen = chose(sense)
  switch (sense) {
    case 'motion':
      return chosen && !matchMedia('(prefers-reduced-motion: reduce)').matches
    case 'notify':
      return chosen && 'Notification' in globalThis && Notification.permission === 'granted'
    case 'sound':
      return chosen
  }
}
/** What the reader chose, whatever the system says to it. */
export function chose(sense: Sense): boolean {
  const before = kept(KEY + sense)
  return before === null ? AT_FIRST[sense] : before === 'yes'
}
/** Whether this browser can do it at all. */
export const canHave = (sense: Sense): boolean => sense !== 'notify' || 'Notification' in globalThis

/** Keeps a choice. A browser is asked for notifications here, after a press, and nowhere else. */
export async function choose(sense: Sense, yes: boolean): Promise<void> {
  if (sense === 'notify' && yes && (await Notification.requestPermission()) !== 'granted') return
  keep(KEY + sense, yes ? 'yes' : 'no')
}
