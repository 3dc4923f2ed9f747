/** Short sounds, made here by the browser itself. Off unless the reader turned them on. */
import { wants } from './senses.ts'

export type Sound = 'roll' | 'stamp' | 'turn'
/** Frequencies in hertz, one after the other. */
const NOTES: Readonly<Record<Sound, readonly number[]>> = {
  roll: [190, 240, 170, 220],
  stamp: [90],
  turn: [392, 523],
}
/** Of one note, in seconds. */
const LENGTH = 0.09
const LOUDNESS = 0.12

let context: AudioContext | undefined

export function play(sound: Sound): void {
  if (!wants('sound') || !('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  const { currentTime, destination } = context
  for (const [i, frequency] of NOTES[sound].entries()) {
    const at = currentTime + i * LENGTH
    const tone = new OscillatorNode(context, { type: sound === 'turn' ? 'sine' : 'square', frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(LOUDNESS, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH)
    tone.connect(volume).connect(destination)
    tone.start(at)
    tone.stop(at + LENGTH)
  }
}
