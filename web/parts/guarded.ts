/** What is drawn anew only when something that it is made of is another object. */
import { guard } from 'lit/directives/guard.js'
import { words } from '../text/index.ts'

/** `draw` runs only when one of these is not the same as the time before, or the language is another one. */
export const guarded = (of: readonly unknown[], draw: () => unknown): unknown => guard([words, ...of], draw)
