/** Lets the reader save bytes as a file. */
export function download(bytes: Uint8Array, name: string): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
