/** The tasks of a page's main thread, as the browser itself records them. */
import type { Page } from 'playwright-core'

interface Task {
  /** milliseconds of processor time on that thread */
  readonly own: number
  /** milliseconds by the clock: longer where other programs had the processor */
  readonly took: number
}
interface Recorded {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Begins to record; what it gives ends it and tells the tasks. */
export async function watchTasks(page: Page): Promise<() => Promise<readonly Task[]>> {
  const session = await page.context().newCDPSession(page)
  const events: Recorded[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Recorded[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  })
  return async () => {
    const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    const mains = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    )
    return events
      .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid} ${tid}`))
      .map(({ dur = 0, tdur = 0 }) => ({ own: tdur / 1000, took: dur / 1000 }))
  }
}
