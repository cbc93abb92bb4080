import { expect, it } from 'vitest'
import { followedByBox } from '../way/tracking-mode.ts'
import { railChain } from './rail-chain.ts'

/** The answers of a mode whose cargo is followed by its containers. */
const own = {
  chain: railChain,
  fastestKmh: 100,
  neededAtDeparture: () => ['containerNo'] as const,
  route: async () => ({ points: [], km: 0, halts: [] }),
}
const stub = followedByBox(own)

it('follows the boxes of a mode that states its chain, its needs and its route alone', () => {
  const job = { masterBillNo: null, head: {} }
  expect(stub.partNoOf({ containerNo: 'CSQU3054383' }, job)).toBe('CSQU3054383')
  expect(stub.partNoOf({ containerNo: null }, job)).toBeUndefined()
  expect(stub.neededAtDeparture(job)).toEqual(['containerNo'])
  expect(stub.vehicleOf?.({}) ?? stub.rowOf?.(job, {}, {} as never) ?? stub.reported).toBeUndefined()
})
