/**
 * Where the Fugitive can be now, as a list on a Government's desk: from what was announced and answered, without the trail
 * behind. It forgets which way they came, so that it holds some places too many, never one too few.
 */
import { type Answer, holds, isFresh, type Known, solutions } from '../../../protocol/rules/index.ts'
import { asNode, isNode, type Node } from '../../games/siberian-manhunt/board.ts'
import { FUGITIVE, type Game, type ManhuntOption } from '../../games/siberian-manhunt/game.ts'
import type { ManhuntRun } from './view.ts'

export class Suspects {
  constructor(private nodes: ReadonlySet<Node> = new Set()) {}

  get places(): ReadonlySet<Node> {
    return this.nodes
  }
  /** The same list, to be kept on its own. */
  copy(): Suspects {
    return new Suspects(this.nodes)
  }

  watch({ request, state }: ManhuntRun, answer: Answer): void {
    if (request?.type !== 'choose' || request.role !== FUGITIVE || answer.type !== 'choice') return
    const option = request.options[answer.option]
    if (option === undefined) return
    if (answer.opened !== undefined) this.nodes = new Set([asNode(answer.opened)])
    else this.said(option)
    if (option.hides !== undefined) this.moved(option.hides, state)
  }

  private said(option: ManhuntOption): void {
    switch (option.type) {
      case 'here':
      case 'attack agent':
        this.nodes = new Set([option.node])
        return
      case 'trail':
      case 'nothing':
      case 'not here':
        this.nodes = this.but(node => node === option.node)
        return
      case 'unseen':
        this.nodes = this.but(node => !holds(option.claim, () => node))
        return
      default:
    }
  }
  private moved({ count, claim }: NonNullable<ManhuntOption['hides']>, { fugitive: { route } }: Game): void {
    const last = route.at(-1)
    const from: Iterable<Node | undefined> = last === undefined ? [undefined] : this.nodes
    const next = new Set<Node>()
    for (const node of from) {
      const known: Known = of => (isFresh(of) || of !== last ? undefined : node)
      for (const [to = 0] of solutions(count, claim, known)) if (isNode(to)) next.add(to)
    }
    this.nodes = next
  }
  private but(not: (node: Node) => boolean): ReadonlySet<Node> {
    return new Set([...this.nodes].filter(node => !not(node)))
  }
}
