/** Whether the window is as narrow as a phone: the width at which the styles fold the table (`style-narrow.ts`). */
export const narrow: MediaQueryList = matchMedia('(max-width: 47.5em)')
