/** A link on its way to the other player: by the clipboard, by what the device shares with, by hand. */

/** Puts it on the clipboard; where the page may not, the field that shows it is marked, ready for the keyboard. */
export async function copyLink(link: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    field?.select()
    return false
  }
}
export const canShare = (): boolean => 'share' in navigator
export function shareLink(link: string): void {
  // The reader may close the sheet again, which is no error.
  navigator.share({ url: link }).catch(() => undefined)
}
/** For a field that shows a link. */
export function selectAll(event: FocusEvent): void {
  if (event.target instanceof HTMLInputElement) event.target.select()
}
