/** The file that a reader chose in this field, which is empty again after that: the same one can be chosen anew. */
export async function chosenFile(field: HTMLInputElement | null): Promise<Uint8Array | undefined> {
  const file = field?.files?.[0]
  if (field === null || file === undefined) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  field.value = ''
  return bytes
}
