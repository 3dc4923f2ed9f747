import {
  isFunctionDeclaration,
  isIdentifier,
  isModuleDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isTypeReferenceNode,
  isVariableStatement,
} from 'typescript/unstable/ast'
import { type Node, nodesOf, type Program, placeOf, SyntaxKind } from './program.ts'

/** What reaches outside: effects, clock, chance, and what differs from one computer to the next. */
const OUTSIDE = new Set(
  `Date performance setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame
   console process global globalThis window self document navigator location history screen
   fetch XMLHttpRequest WebSocket Worker RTCPeerConnection localStorage sessionStorage indexedDB caches
   crypto structuredClone postMessage alert eval Function require Buffer Intl`
    .split(/\s+/)
    .filter(name => name !== ''),
)
/** Results that depend on the language of the computer. */
const LOCAL = /^(toLocale\w*|localeCompare)$/

/** Uses of the outside world in files that must be pure. A name of the file's own (`location` of a board) is none. */
export function impurities({ files, checker }: Program, isPure: (file: string) => boolean): readonly string[] {
  const own = new Set(files.map(file => file.fileName.toLowerCase()))
  /** declared in one of the files, and really there: `declare const console` only claims that something is */
  const declaredHere = (name: Node) => {
    const symbol = isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name)
    return (symbol?.declarations ?? []).some(one => own.has(one.path.toLowerCase()) && !isAmbient(one.resolve()))
  }
  const found: string[] = []
  for (const file of files.filter(one => isPure(one.fileName)))
    for (const node of nodesOf(file)) {
      if (!isIdentifier(node)) continue
      const place = `${placeOf(node)} uses`
      if (isPropertyAccessExpression(node.parent) && node.parent.name === node) {
        if (LOCAL.test(node.text)) found.push(`${place} ${node.text}`)
        if (isIdentifier(node.parent.expression) && node.parent.expression.text === 'Math' && node.text === 'random')
          found.push(`${place} Math.random`)
      } else if (node.text === 'Math' && !isPropertyAccessExpression(node.parent) && !declaredHere(node)) {
        found.push(`${place} Math as a whole`)
      } else if (OUTSIDE.has(node.text) && !isName(node) && !declaredHere(node)) found.push(`${place} ${node.text}`)
    }
  return found
}

/** Files in which bytes are mentioned although only plain data may be. */
export function byteMentions({ files }: Program, isPlain: (file: string) => boolean): readonly string[] {
  return files
    .filter(file => isPlain(file.fileName))
    .flatMap(file => [...nodesOf(file)])
    .filter(node => isIdentifier(node) && /^(Uint8Array|ArrayBuffer|DataView|Uint32Array)$/.test(node.text))
    .map(node => `${placeOf(node)} mentions ${node.getText()}`)
}

/** A field's name or a type, not a value that is read. */
function isName(node: Node): boolean {
  const { parent } = node
  return (isPropertyAssignment(parent) && parent.name === node) || isTypeReferenceNode(parent)
}

const isAmbient = (node: Node | undefined): boolean => {
  for (let at = node; at !== undefined; at = at.parent)
    if (isVariableStatement(at) || isFunctionDeclaration(at) || isModuleDeclaration(at))
      return at.modifiers?.some(modifier => modifier.kind === SyntaxKind.DeclareKeyword) ?? false
  return false
}
