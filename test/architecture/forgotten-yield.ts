import {
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isExpressionStatement,
  isParenthesizedExpression,
  isVoidExpression,
} from 'typescript/unstable/ast'
import { SignatureKind, type Type } from 'typescript/unstable/sync'
import { type Node, nodesOf, type Program, placeOf, SyntaxKind } from './program.ts'

/**
 * Rules that are made and dropped. A call of a generator function without `yield*` compiles and does nothing: `pay(2)`
 * where `yield* pay(2)` was meant. The compiler knows which expressions are generators, by whatever name they are reached;
 * each one whose value nobody takes is a finding, and so is a generator function given to somebody who drops its result
 * (`agents.forEach(agent => move(agent))`).
 */
export function forgottenYields({ files, checker }: Program): readonly string[] {
  const isGenerator = (type: Type | undefined): boolean =>
    type !== undefined &&
    (type.isUnionType() || type.isIntersectionType()
      ? type.getTypes().some(isGenerator)
      : ['Generator', 'AsyncGenerator'].includes(type.getSymbol()?.name ?? ''))
  const returns = (type: Type | undefined): readonly Type[] =>
    type === undefined
      ? []
      : checker
          .getSignaturesOfType(type, SignatureKind.Call)
          .flatMap(one => checker.getReturnTypeOfSignature(one) ?? [])
  const isNothing = (type: Type) => type.id === checker.getVoidType().id || type.id === checker.getUndefinedType().id

  const found: string[] = []
  const drop = (node: Node, why: string) => found.push(`${placeOf(node)} ${node.getText().split('\n')[0]}: ${why}`)
  for (const file of files)
    for (const node of nodesOf(file)) {
      for (const one of dropped(node))
        if (isGenerator(checker.getTypeAtLocation(one))) drop(one, 'a rule that nobody runs: yield* it')
      if (isCallExpression(node))
        for (const given of node.arguments) {
          const wanted = checker.getContextualType(given)
          if (!returns(wanted).some(isNothing)) continue
          if (returns(checker.getTypeAtLocation(given)).some(isGenerator))
            drop(given, 'a rule given to something that does not run it')
        }
    }
  return found
}

/** The expressions whose values this node throws away. */
function dropped(node: Node): readonly Node[] {
  if (isExpressionStatement(node)) return values(node.expression)
  if (isVoidExpression(node)) return values(node.expression)
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.CommaToken) return values(node.left)
  return []
}

/** The expressions that may become the value of this one. */
function values(node: Node): readonly Node[] {
  if (isParenthesizedExpression(node)) return values(node.expression)
  if (isConditionalExpression(node)) return [...values(node.whenTrue), ...values(node.whenFalse)]
  if (isBinaryExpression(node))
    switch (node.operatorToken.kind) {
      case SyntaxKind.AmpersandAmpersandToken:
      case SyntaxKind.CommaToken:
        return values(node.right)
      case SyntaxKind.BarBarToken:
      case SyntaxKind.QuestionQuestionToken:
        return [...values(node.left), ...values(node.right)]
      case SyntaxKind.EqualsToken:
        // kept in a variable: the compiler reports it if nobody uses that
        return []
    }
  return [node]
}
