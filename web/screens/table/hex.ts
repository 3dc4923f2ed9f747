/** Hexadecimal in groups of four, which an eye can compare. */
export const grouped = (hex: string): string => hex.replace(/(.{4})(?=.)/g, '$1 ')
