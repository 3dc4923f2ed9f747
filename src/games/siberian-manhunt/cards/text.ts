/** A card's text with its own numbers: `{name}` becomes the value of that name. */
export function fullText(card: { readonly text: string; readonly [name: string]: unknown }): string {
  return card.text.replace(/\{(\w+)\}/g, (_, name: string) => String(card[name]))
}
