/** What this browser keeps of the reader's taste. Storage may be forbidden; then a choice lasts as long as the page. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // not kept, then
  }
}
