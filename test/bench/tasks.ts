/** The tasks of a page's main thread, as the browser itself records them. */
import type { Page } from 'playwright-core'

interface Task {
  /** milliseconds of processor time on that thread */
  readonly own: number
  /** milliseconds by the clock: longer where other programs had the processor */
  readonly took: number
}
interface Recorded {
  readonly name: unknown
  /** its thread, as a key */
  readonly thread: string
  readonly args: unknown
  readonly task: Task
}
/** One event of the trace (the format of Chromium's trace viewer, times in microseconds). */
function recorded(event: Readonly<Record<string, unknown>>): Recorded {
  const { name, args, pid, tid, dur, tdur } = event
  const milliseconds = (time: unknown): number => (typeof time === 'number' ? time / 1000 : 0)
  return { name, args, thread: `${pid} ${tid}`, task: { own: milliseconds(tdur), took: milliseconds(dur) } }
}
const namesMain = (args: unknown): boolean =>
  typeof args === 'object' && args !== null && 'name' in args && args.name === 'CrRendererMain'

/** Begins to record; what it gives ends it and tells the tasks. */
export async function watchTasks(page: Page): Promise<() => Promise<readonly Task[]>> {
  const session = await page.context().newCDPSession(page)
  const events: Recorded[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value.map(recorded)))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  })
  return async () => {
    const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    const named = events.filter(({ name, args }) => name === 'thread_name' && namesMain(args))
    const mains = new Set(named.map(({ thread }) => thread))
    return events.filter(({ name, thread }) => name === 'RunTask' && mains.has(thread)).map(({ task }) => task)
  }
}
