/**
 * The page's end of the line to the session's worker. Here are the two things that a worker cannot do: WebRTC, and
 * remembering what this very tab is at.
 */

import type { Command } from '../app/commands.ts'
import { loadConfig, USUAL_PAUSE } from '../app/config.ts'
import type { Hint, Review } from '../app/counsel.ts'
import type { SessionPort } from '../app/port.ts'
import type { Moment } from '../app/replay.ts'
import type { View } from '../app/view.ts'
import { trustedScript } from '../offline/trusted.ts'
import { thisVersion } from '../offline/updates.ts'
import { Answers } from './answers.ts'
import { applied } from './changes.ts'
import botAddress from './device/bot-worker.ts?worker&url'
import type { SeatBot } from './device/messages.ts'
import { FIRST, type ToPage, type ToWorker } from './messages.ts'
import { PLACE } from './place.ts'
import { Wire } from './wire.ts'
import workerAddress from './worker.ts?worker&url'

const STOPPED: View = {
  screen: 'refused',
  notice: { code: 'internal' },
}

/**
 * Every view is a new object, and so is its table, even when nothing in it changed: it answers what was asked for. Their
 * parts are new only where something is new in them.
 */
const anew = (view: View): View => (view.screen === 'table' ? { ...view, table: { ...view.table } } : { ...view })
/** With the first signature there is something that must not get lost; in a save file there is. */
const SIGNS: readonly Command['type'][] = ['propose', 'sign', 'begin here', 'open save']
/** Asks the browser not to throw the games away when it needs room. It may ask its user, or say no; then a save file helps. */
function lasting(): void {
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** Starts the session and opens the line to it. */
export function openSession(): SessionPort {
  const worker = new Worker(trustedScript(workerAddress), { type: 'module', name: 'session' })
  const say = (message: ToWorker): void => worker.postMessage(message)
  const wire = new Wire(report => say({ type: 'report', report }))
  const listeners = new Set<(view: View) => void>()
  const files = new Answers<Uint8Array>()
  const moments = new Answers<Moment>()
  const hints = new Answers<Hint>()
  const reviews = new Answers<Review>()
  /** what the worker told last, and what is shown: the same, unless the worker broke down */
  let told = FIRST
  let view = FIRST
  const show = (next: View): void => {
    view = next
    for (const listener of listeners) listener(view)
  }

  worker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    switch (data.type) {
      case 'view':
        told = applied(told, data.change)
        show(anew(told))
        break
      case 'order':
        wire.order(data.order)
        break
      case 'seat bot':
        void seatBot(data.port, () => show(STOPPED))
        break
      case 'remember':
        if (data.place === undefined) sessionStorage.removeItem(PLACE)
        else sessionStorage.setItem(PLACE, data.place)
        break
      case 'record':
        files.give(data.request, data.bytes)
        break
      case 'moment':
        moments.give(data.request, data.moment)
        break
      case 'hint':
        hints.give(data.request, data.hint)
        break
      case 'review':
        reviews.give(data.request, data.review)
    }
  })
  worker.addEventListener('error', () => show(STOPPED))
  addEventListener('pagehide', () => wire.leave())
  // A page that comes back from the browser's cache has lost its channels and its game to another tab, perhaps.
  addEventListener('pageshow', event => event.persisted && location.reload())
  addEventListener('online', () => wire.wake())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wire.wake())
  say({
    type: 'start',
    base: `${location.origin}${location.pathname}`,
    place: sessionStorage.getItem(PLACE) ?? undefined,
    version: thisVersion(),
  })

  return {
    send: (command: Command) => {
      if (SIGNS.includes(command.type)) lasting()
      say({ type: 'command', command, height: view.screen === 'table' ? view.table.height : undefined })
    },
    onView(listener) {
      listeners.add(listener)
      listener(view)
      return () => listeners.delete(listener)
    },
    async exportRecord() {
      const bytes = await files.to(request => say({ type: 'record', request }))
      if (bytes === undefined) throw new Error('there is no record')
      return bytes
    },
    saveFile: asked => files.to(request => say({ type: 'save', request, asked })),
    moment: entry => moments.to(request => say({ type: 'moment', request, entry })),
    hint: () => hints.to(request => say({ type: 'hint', request })),
    review: side => reviews.to(request => say({ type: 'review', request, side })),
  }
}

/** A bot gets a worker of its own. It takes its time as the owner of the site says. */
async function seatBot(port: MessagePort, stopped: () => void): Promise<void> {
  const worker = new Worker(trustedScript(botAddress), { type: 'module', name: 'bot' })
  worker.addEventListener('error', stopped)
  const config = await loadConfig('config.json')
  const pause = 'error' in config ? USUAL_PAUSE : (config.practice?.pause ?? USUAL_PAUSE)
  worker.postMessage({ port, pause } satisfies SeatBot, [port])
}
