import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JobPart } from '../../workorder/index.ts'
import { aContainer } from '../../workorder/job-fixtures.ts'
import { boxesCome, doorsChanged, isOtherOnBill, isOtherOnDraft } from './corrected-boxes-rules.ts'

const loaded = { packages: 409, grossWeightKg: '18272.500', volumeM3: '63.000' }
const first = aContainer({ id: 'a', containerNo: 'CSQU3054383', sealNos: ['SL1000'], ...loaded })
const second = aContainer({ id: 'b', containerNo: 'CBHU3202732', sealNos: ['SL1001'], ...loaded })
const both = [first, second]
const emptyTruck = aContainer({ id: 't', kind: 'truck' })

const changed = (changes: Partial<JobPart>) => ({ before: both, after: [{ ...first, ...changes }, second] })

describe('boxes beside a bill', () => {
  it('say the same on draft and bill while only what stands on neither is entered', () => {
    for (const changes of [{}, { remark: 'Reefer plug checked' }, { emptyReturnPlace: 'Depot 2' }]) {
      expect(isOtherOnDraft(changed(changes))).toBe(false)
      expect(isOtherOnBill(changed(changes))).toBe(false)
    }
  })

  it('are corrected by number and seal while the bill travels, which a draft follows and an issued bill bears', () => {
    for (const changes of [{ containerNo: 'TCLU8812360' }, { sealNos: ['CUSTOMS-7'] }]) {
      expect(isOtherOnDraft(changed(changes))).toBe(true)
      expect(isOtherOnBill(changed(changes))).toBe(false)
      expect(doorsChanged(changed(changes))).toEqual([{ was: first, is: { ...first, ...changes } }])
    }
  })

  it('contradict an issued bill with another sum or type', () => {
    for (const changes of [
      { packages: 410 },
      { grossWeightKg: '18000' },
      { volumeM3: null },
      { containerType: '45HQ' },
    ]) {
      expect(isOtherOnDraft(changed(changes))).toBe(true)
      expect(isOtherOnBill(changed(changes))).toBe(true)
      expect(doorsChanged(changed(changes))).toEqual([])
    }
    expect(isOtherOnBill(changed({ grossWeightKg: '18272.5' }))).toBe(false)
  })

  it('contradict an issued bill when one comes, goes, or is there in place of another', () => {
    fc.assert(
      fc.property(fc.subarray(both), fc.subarray(both), (before, after) => {
        const isOther = before.map(({ id }) => id).join() !== after.map(({ id }) => id).join()
        expect(isOtherOnBill({ before, after })).toBe(isOther)
        expect(isOtherOnDraft({ before, after })).toBe(isOther)
      }),
    )
    expect(boxesCome({ before: [first], after: both })).toEqual([second])
  })

  it('leave an issued note alone where an empty truck comes or goes, takes the cargo over on the way and says its sums', () => {
    expect(isOtherOnBill({ before: both, after: [...both, emptyTruck] })).toBe(false)
    expect(isOtherOnBill({ before: [...both, emptyTruck], after: both })).toBe(false)
    const reloaded = { ...first, reloadedIntoId: 't' }
    const tookOver = { ...emptyTruck, ...loaded }
    expect(isOtherOnBill({ before: [first, emptyTruck], after: [reloaded, tookOver] })).toBe(false)
    expect(isOtherOnBill({ before: [first, emptyTruck], after: [first, tookOver] })).toBe(true)
    expect(isOtherOnBill({ before: both, after: [...both, tookOver] })).toBe(true)
  })
})
