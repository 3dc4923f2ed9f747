import { isTaggedTemplateExpression } from 'typescript/unstable/ast'
import { nodesOf, type Program, placeOf } from './program.ts'
import { markupOf } from './sinks.ts'

/** Attributes that are read aloud or shown. */
const SAID =
  /\s(?:aria-label|aria-description|aria-roledescription|title|placeholder|alt|label)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const WORD = /\p{L}{2,}/u

/** Words that stand in a template itself instead of in the catalogue, where every language has them. */
export function proseIn({ files }: Program, concerns: (file: string) => boolean): readonly string[] {
  return files
    .filter(file => concerns(file.fileName))
    .flatMap(file =>
      [...nodesOf(file)].flatMap(node => {
        if (!isTaggedTemplateExpression(node) || !/^(html|svg)$/.test(node.tag.getText())) return []
        return wordsOf(markupOf(node.template)).map(text => `${placeOf(node)} says “${text}”`)
      }),
    )
}

function wordsOf(markup: string): readonly string[] {
  const bare = markup.replaceAll(/\$\{\}/g, ' ')
  const attributes = [...bare.matchAll(SAID)].map(([, double, single]) => double ?? single ?? '')
  const texts = bare
    .replace(/^`|`$/g, '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
  return [...attributes, ...texts].map(text => text.trim()).filter(text => WORD.test(text))
}
