import {
  isCallExpression,
  isIdentifier,
  isNewExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast'
import { type Node, nodesOf, type Program, placeOf } from './program.ts'

/** Ways from a text to markup or code, by name of the property or function. */
const NAMES =
  /^(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|srcdoc|unsafeHTML|unsafeSVG|unsafeMathML|unsafeStatic|unsafeCSS)$/

/**
 * Inside a template: what the page's Content-Security-Policy forbids, so that it would not work, or what it exists to
 * forbid. Styles go through `static styles`, the element's `style` object or attributes of SVG.
 */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/\sstyle\s*=/i, 'an inline style'],
  [/\son[a-z]+\s*=/i, 'an inline event handler'],
  [/\s\.(innerHTML|outerHTML|srcdoc)\s*=/, 'a property that takes markup'],
  [/<(script|style|iframe|object|embed|base)[\s>]/i, 'an element that the policy refuses'],
  [/javascript:/i, 'an address that is code'],
]

/** Places where text could become markup or code, and markup that the policy refuses. */
export function htmlSinks({ files }: Program): readonly string[] {
  return files.flatMap(file =>
    [...nodesOf(file)].flatMap(node => sinksAt(node).map(what => `${placeOf(node)} has ${what}`)),
  )
}

function sinksAt(node: Node): readonly string[] {
  if (isIdentifier(node) && NAMES.test(node.text)) return [node.text]
  if (isStringLiteral(node) && NAMES.test(node.text)) return [`'${node.text}'`]
  if (isTaggedTemplateExpression(node) && /^(html|svg|mathml)$/.test(node.tag.getText())) {
    const markup = markupOf(node.template)
    return MARKUP.flatMap(([pattern, what]) => (pattern.test(markup) ? [what] : []))
  }
  if (isPropertyAccessExpression(node) && /^document\.write(ln)?$/.test(node.getText())) return ['document.write']
  if (isCallExpression(node) && /^(window\.)?eval$/.test(node.expression.getText())) return ['eval']
  if ((isCallExpression(node) || isNewExpression(node)) && node.expression.getText() === 'Function') return ['Function']
  if (isCallExpression(node) && /^(window\.)?set(Timeout|Interval)$/.test(node.expression.getText()))
    return node.arguments[0] !== undefined && isStringLiteral(node.arguments[0]) ? ['code in a text'] : []
  if (
    isCallExpression(node) &&
    isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'setAttribute'
  )
    return /^'(style|on\w+|srcdoc)'$/.test(node.arguments[0]?.getText() ?? '') ? ['an inline style or handler'] : []
  return []
}

/** The literal text of a template; each expression stands as `${}`. */
export function markupOf(template: Node): string {
  if (!isTemplateExpression(template)) return template.getText()
  return template.head.text + template.templateSpans.map(span => `\${}${span.literal.text}`).join('')
}
