import { describe, expect, it } from 'vitest'
import { nextState } from '../../shared/lifecycle.ts'
import { equipmentOfInquiry, inquiryForm } from './inquiry.ts'
import { inquiryLifecycle, inquiryStates } from './inquiry-lifecycle.ts'

const byTruck = {
  serviceModeId: 'T',
  loadType: 'FTL',
  originCode: 'CNYIW',
  destinationCode: 'PLWAW',
  readyDate: '2031-02-01',
  goodsName: 'Glassware',
  grossWeightKg: '12000',
  truckQty: 1,
  incoterm: 'FCA',
} as const
const wrongIn = (form: object) =>
  (inquiryForm.safeEncode({ ...byTruck, ...form } as never).error?.issues ?? []).map(({ path }) => path.join('.'))

describe('an inquiry', () => {
  it('is whole with its seven facts', () => {
    expect(wrongIn({})).toEqual([])
    expect(
      wrongIn({ serviceModeId: 'S', loadType: 'FCL', truckQty: null, containerType: '40HQ', containerQty: 2 }),
    ).toEqual([])
    expect(wrongIn({ serviceModeId: 'A', loadType: null, truckQty: null, volumeM3: '3.2' })).toEqual([])
    expect(wrongIn({ serviceModeId: 'S', loadType: 'LCL', truckQty: null, packages: 12 })).toEqual([])
  })

  it('says how much it is by what its mode counts: boxes, trucks, or volume or packages', () => {
    expect(wrongIn({ truckQty: null })).toEqual(['truckQty'])
    expect(wrongIn({ serviceModeId: 'S', loadType: 'FCL', containerType: null })).toEqual([
      'containerType',
      'containerQty',
    ])
    expect(wrongIn({ serviceModeId: 'A', loadType: null })).toEqual(['volumeM3'])
    expect([equipmentOfInquiry('R', 'FCL'), equipmentOfInquiry('T', 'FTL'), equipmentOfInquiry('T', 'LTL')]).toEqual([
      'boxes',
      'trucks',
      'none',
    ])
  })

  it('goes from one place to another, in a way that the mode has', () => {
    expect(wrongIn({ destinationCode: 'CNYIW' })).toEqual(['destinationCode'])
    expect(wrongIn({ loadType: 'FCL', truckQty: null, volumeM3: '1' })).toEqual(['loadType'])
    expect(wrongIn({ goodsName: ' ' })).toEqual(['goodsName'])
  })

  it('is answered once by staff, and booked by its customer, answered or not', () => {
    const told = inquiryStates.flatMap((state) =>
      (['customer', 'staff', 'system'] as const).flatMap((by) =>
        ['answer', 'book', 'bookAnew'].flatMap((action) => {
          const to = nextState(inquiryLifecycle, { state }, { action, by })
          return to ? [`${state} | ${action} | ${by} | ${to}`] : []
        }),
      ),
    )
    expect(told).toEqual([
      'open | book | customer | booked',
      'open | answer | staff | answered',
      'answered | book | customer | booked',
      'booked | bookAnew | customer | booked',
    ])
  })
})
