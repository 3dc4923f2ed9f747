import { describe, it } from 'vitest'
import { cut, interrupted } from './again.ts'

/** More than a rematch takes until the first entry. */
const all = Array.from({ length: 14 }, (_, i) => i)

describe('the beginning of another game', () => {
  it.each(all)('the host’s page is loaded anew at message %i', messages => interrupted('host', messages))
  it.each(all)('the guest’s page is loaded anew at message %i', messages => interrupted('guest', messages))
  it.each(all)('the network is cut at message %i', messages => cut(messages))
})
