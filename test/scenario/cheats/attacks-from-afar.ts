import { bent, sealed } from '../../protocol/forge.ts'
import { there } from '../../protocol/seated.ts'
import { type Cheat, here, indexOf, type Moment } from './cheat.ts'

const mayAttack = ({ session, option }: Moment): boolean =>
  option?.type === 'end turn' && indexOf(session, 'attack agent') >= 0

export const attacksFromAfar: Cheat = {
  does: 'attacks an agent who is elsewhere',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: mayAttack,
  says: ({ session }) => {
    const agent = there(session.transcript.position.run.state.government.agents[0])
    const attack = { option: indexOf(session, 'attack agent'), hidden: [] }
    return bent(session, attack, { believed: new Map([[here(session), agent.at]]), hide: sealed })
  },
}
