/** Lets the reader save bytes as a file of this kind, named by the day. */
export function download(bytes: Uint8Array, kind: 'record' | 'save'): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `manhunt-${new Date().toISOString().slice(0, 10)}.${kind}`
  link.click()
  // The browser reads the address a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
