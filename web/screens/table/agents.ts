/** Of its kind, the how many-th agent this is, from 1: its name on the map and in the lists. */
export const agentNumber = (agents: readonly { readonly kind: 'KGB' | 'Yakut' }[], index: number): number =>
  agents.slice(0, index + 1).filter(agent => agent.kind === agents[index]?.kind).length
