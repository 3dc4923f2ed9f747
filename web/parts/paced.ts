/**
 * Elements that are drawn again in a task of their own. A new view changes much of the table at once; drawn in one piece it
 * would keep the page from answering for longer than a frame or two on a slow machine. The first drawing is not put off.
 */
import { LitElement } from 'lit'

const waiting: (() => void)[] = []
const { port1, port2 } = new MessageChannel()
port1.onmessage = () => waiting.shift()?.()

/** Resolves in a later task; each call in one of its own, in their order. */
const laterTask = (): Promise<void> =>
  new Promise(resolve => {
    waiting.push(resolve)
    port2.postMessage(undefined)
  })

export abstract class Paced extends LitElement {
  protected override async scheduleUpdate(): Promise<void> {
    if (this.hasUpdated) await laterTask()
    super.scheduleUpdate()
  }
}
