/** What a board says to whoever shows it. */

/** A location was chosen, by a pointer or from the keyboard. */
export interface PickDetail {
  readonly node: number
}
declare global {
  interface HTMLElementEventMap {
    'board-pick': CustomEvent<PickDetail>
    /** the choice is to be dropped */
    'board-drop': CustomEvent<undefined>
    /** the list of destinations is wanted */
    'board-list': CustomEvent<undefined>
  }
}
