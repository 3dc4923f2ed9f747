declare const node: unique symbol
/** A location of the board, by the number that is committed to: 1 to N without gaps. */
export type Node = number & { readonly [node]: true }
