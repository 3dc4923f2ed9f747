/** Where a tab remembers what it is at: survives a reload and ends with the tab, and no other tab sees it. */
export const PLACE = 'place'

/** Makes this tab open a game when it is loaded next. */
export const openNext = (game: string): void => sessionStorage.setItem(PLACE, `game ${game}`)
