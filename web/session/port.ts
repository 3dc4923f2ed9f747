/** The line to the session's worker. */
import type { SessionPort } from '../app/port.ts'

/** Starts the session and opens the line to it. */
export function openSession(): SessionPort {
  return {
    send: () => undefined,
    onView: show => {
      show({ screen: 'starting' })
      return () => undefined
    },
    exportRecord: () => Promise.reject(new Error('no session')),
  }
}
