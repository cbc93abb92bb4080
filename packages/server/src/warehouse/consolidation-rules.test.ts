import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aJob } from '../workorder/job-fixtures.ts'
import type { Consolidation } from './consolidation.ts'
import {
  checkClosable,
  checkConsolidationUnchanged,
  checkFits,
  checkOneDeparture,
  checkOpen,
  departureWith,
  doubtsOnConsolidation,
  isSameLane,
} from './consolidation-rules.ts'

const consolidation = (changes: Partial<Consolidation> = {}): Consolidation => ({
  id: 'c',
  consolidationNo: 'CR3101-7K3QX',
  mode: 'R',
  originCode: 'CNXIA',
  destinationCode: 'DEDUI',
  departureId: null,
  departureNo: null,
  warehouseName: null,
  containerType: '40HQ',
  containerNo: 'CSQU3054383',
  sealNos: ['S1'],
  state: 'open',
  closedAt: null,
  version: 2,
  createdBy: null,
  createdAt: new Date('2031-01-15T08:00:00Z'),
  ...changes,
})
const shared = (changes: Parameters<typeof aJob>[0] = {}) => aJob({ loadType: 'LCL', ...changes })
const refusal = (code: string, data: object) => expect.objectContaining({ code, data })

describe('a consolidation', () => {
  it('is changed only while it is open, and by who saw it as it is', () => {
    expect(() => checkOpen(consolidation())).not.toThrow()
    for (const state of ['closed', 'cancelled'] as const) {
      expect(() => checkOpen(consolidation({ state }))).toThrow(
        refusal(`workorder.consolidation-${state}`, { version: 2, state }),
      )
    }
    expect(() => checkConsolidationUnchanged(consolidation(), 2, 'staff')).not.toThrow()
    expect(() => checkConsolidationUnchanged(consolidation(), 1, 'staff')).toThrow(
      refusal('workorder.consolidation-changed', { version: 2, state: 'open' }),
    )
  })

  it('takes what shares a container, runs its lane, lies in no other and has not left; else it says which job does not fit, and why', () => {
    const put = (changes: Parameters<typeof aJob>[0]) => () => checkFits(shared(changes), consolidation())
    const { jobNo } = shared()
    expect(put({})).not.toThrow()
    expect(put({ state: 'underway' })).not.toThrow()
    expect(put({ loadType: 'FCL' })).toThrow(refusal('workorder.job-not-shared', { jobNo }))
    expect(put({ destinationCode: 'DEHAM' })).toThrow(refusal('workorder.job-other-lane', { jobNo }))
    expect(put({ consolidationId: 'other' })).toThrow(refusal('workorder.job-consolidated', { jobNo }))
    expect(put({ atd: new Date('2031-01-20T08:00:00Z') })).toThrow(refusal('workorder.closed', { jobNo }))
    expect(put({ state: 'arrived' })).toThrow(refusal('workorder.closed', { jobNo }))
  })

  it('is of a lane by mode and both ends', () => {
    expect(isSameLane(consolidation(), shared())).toBe(true)
    for (const other of [{ mode: 'S' }, { originCode: 'CNZGZ' }, { destinationCode: 'PLMAL' }] as const) {
      expect(isSameLane(consolidation(), shared(other))).toBe(false)
    }
  })

  it('leaves by one departure: that chosen for it, else that of the first cargo in it; others are named', () => {
    const departures = fc.array(fc.constantFrom('d1', 'd2', null), { maxLength: 5 })
    fc.assert(
      fc.property(fc.constantFrom('d1', 'd2', null), departures, (departureId, ids) => {
        const jobs = ids.map((id, index) => ({ jobNo: `J${index}`, departureId: id }))
        const leaves = departureWith({ departureId }, jobs)
        expect(leaves).toBe(departureId ?? ids[0])
        const others = jobs.filter((job) => job.departureId !== leaves).map(({ jobNo }) => jobNo)
        const check = () => checkOneDeparture({ departureId }, jobs)
        if (others.length === 0) expect(check).not.toThrow()
        else expect(check).toThrow(refusal('workorder.job-other-departure', { jobNo: others.join(', ') }))
      }),
    )
  })

  it('is closed with a number, a seal and cargo that its warehouse has received, in this order', () => {
    const jobs = [
      { id: 'a', jobNo: 'J1' },
      { id: 'b', jobNo: 'J2' },
    ]
    const close =
      (changes: Partial<Consolidation>, cargo = jobs, received = ['a', 'b']) =>
      () =>
        checkClosable(consolidation(changes), cargo, new Map(received.map((id) => [id, {}])))
    expect(close({})).not.toThrow()
    expect(close({ containerNo: null, sealNos: [] }, [])).toThrow('workorder.consolidation-number-needed')
    expect(close({ sealNos: [] }, [])).toThrow('workorder.consolidation-seal-needed')
    expect(close({}, [])).toThrow('workorder.consolidation-empty')
    expect(close({}, jobs, ['a'])).toThrow(refusal('workorder.not-received', { jobNos: ['J2'] }))
  })

  it('doubts a number whose check digit is wrong, and none that is not there yet', () => {
    expect(doubtsOnConsolidation({ containerNo: 'CSQU3054383' })).toEqual({})
    expect(doubtsOnConsolidation({ containerNo: null })).toEqual({})
    expect(doubtsOnConsolidation({ containerNo: 'CSQU3054384' })).toEqual({ containerNo: 'workorder.warn-check-digit' })
  })
})
