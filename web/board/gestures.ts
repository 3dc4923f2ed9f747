/**
 * Wheel, drag and pinch on the board: turns pointer events into camera moves and taps. One pointer drags, two pinch; a
 * press that stays within a few pixels is a tap, and two quick taps at one place zoom in there. So a double click never
 * plans and sends.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { Stage } from './stage.ts'

/** A press that moves further than this, in pixels, is no tap. */
const STILL = 8
/** A sheet that was held for so long before it is let go, in milliseconds, stays where it is. */
const HELD = 80
/** Part of its speed that a thrown sheet keeps from one frame to the next. */
const GLIDE = 0.92
/** A second tap so soon, in milliseconds, and so near, in pixels, makes a double tap. */
const DOUBLE = 300
const NEAR = 28
/** How far a double tap zooms in, and in how many frames. */
const CLOSER = 1.7
const FRAMES = 10

interface Spot {
  readonly x: number
  readonly y: number
}
/** The element whose port is watched. */
export interface Watched extends ReactiveControllerHost {
  /** once it is rendered */
  readonly port: HTMLElement | null
  /** a press that was no drag */
  tapped(x: number, y: number): void
  /** a mouse or a pen is there, and nothing is pressed */
  hovered(x: number, y: number): void
  /** it is gone, or the sheet is dragged away under it */
  left(): void
}

const stillWanted = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export class Gestures implements ReactiveController {
  private readonly pointers = new Map<number, Spot>()
  private start: Spot | undefined
  private dragged = false
  private speed: Spot = { x: 0, y: 0 }
  private moved = 0
  private frame = 0
  private tap: (Spot & { readonly time: number }) | undefined
  private watched: HTMLElement | null = null

  constructor(
    private readonly host: Watched,
    private readonly stage: Stage,
  ) {
    host.addController(this)
  }

  hostUpdated(): void {
    const port = this.host.port
    if (port === null || port === this.watched) return
    this.watched = port
    port.addEventListener('pointerdown', this.down)
    port.addEventListener('pointermove', this.move)
    port.addEventListener('pointerup', this.up)
    port.addEventListener('pointercancel', this.cancel)
    port.addEventListener('pointerleave', this.leave)
    port.addEventListener('wheel', this.wheel, { passive: false })
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.frame)
    this.pointers.clear()
  }

  private at(event: PointerEvent | WheelEvent): Spot {
    const box = this.watched?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    cancelAnimationFrame(this.frame)
    const spot = this.at(event)
    this.pointers.set(event.pointerId, spot)
    this.speed = { x: 0, y: 0 }
    if (this.pointers.size === 1) {
      this.start = spot
      this.dragged = false
    } else this.dragged = true
  }

  private readonly move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId)
    const now = this.at(event)
    if (before === undefined) {
      if (event.pointerType !== 'touch') this.host.hovered(now.x, now.y)
      return
    }
    if (!this.dragged && this.start !== undefined && Math.hypot(now.x - this.start.x, now.y - this.start.y) < STILL)
      return
    if (!this.dragged) {
      this.dragged = true
      this.host.left()
      this.watched?.setPointerCapture(event.pointerId)
    }
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1]
    this.pointers.set(event.pointerId, now)
    if (other === undefined) {
      this.speed = { x: now.x - before.x, y: now.y - before.y }
      this.moved = event.timeStamp
      this.stage.pan(this.speed.x, this.speed.y)
    } else {
      const apart = (spot: Spot) => Math.hypot(spot.x - other.x, spot.y - other.y)
      this.stage.zoom(apart(now) / (apart(before) || 1), (before.x + other.x) / 2, (before.y + other.y) / 2)
      this.stage.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
    }
  }

  private readonly up = (event: PointerEvent): void => {
    const spot = this.pointers.get(event.pointerId)
    if (!this.pointers.delete(event.pointerId) || spot === undefined || this.pointers.size > 0) return
    if (!this.dragged) this.tapped(spot, event.timeStamp)
    else if (this.isThrown(event.timeStamp) && !stillWanted()) this.glide()
  }

  private tapped(spot: Spot, time: number): void {
    const { tap } = this
    const again = tap !== undefined && time - tap.time < DOUBLE && Math.hypot(spot.x - tap.x, spot.y - tap.y) < NEAR
    this.tap = again ? undefined : { ...spot, time }
    if (!again) this.host.tapped(spot.x, spot.y)
    else if (stillWanted()) this.stage.zoom(CLOSER, spot.x, spot.y)
    else this.approach(spot, FRAMES)
  }
  private approach(spot: Spot, left: number): void {
    this.frame = requestAnimationFrame(() => {
      this.stage.zoom(CLOSER ** (1 / FRAMES), spot.x, spot.y)
      if (left > 1) this.approach(spot, left - 1)
    })
  }

  private readonly leave = (): void => {
    if (this.pointers.size === 0) this.host.left()
  }

  private readonly cancel = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId)
  }

  private isThrown(now: number): boolean {
    return Math.hypot(this.speed.x, this.speed.y) > 4 && now - this.moved < HELD
  }
  private glide(): void {
    this.frame = requestAnimationFrame(() => {
      this.speed = { x: this.speed.x * GLIDE, y: this.speed.y * GLIDE }
      this.stage.pan(this.speed.x, this.speed.y)
      if (Math.hypot(this.speed.x, this.speed.y) > 0.6) this.glide()
    })
  }

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault()
    cancelAnimationFrame(this.frame)
    const { x, y } = this.at(event)
    // A trackpad's pinch comes as a wheel with the control key and small steps.
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY
    const factor = Math.exp(-Math.max(-240, Math.min(240, step)) * (event.ctrlKey ? 0.01 : 0.002))
    this.stage.zoom(factor, x, y)
  }
}
