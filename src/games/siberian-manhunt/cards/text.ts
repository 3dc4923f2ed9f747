/** A card's text with its own numbers: `{name}` becomes the value of that name. */
export function fullText(card: { readonly text: string }): string {
  const numbers = new Map(Object.entries(card))
  return card.text.replace(/\{(\w+)\}/g, (_, name: string) => String(numbers.get(name)))
}
