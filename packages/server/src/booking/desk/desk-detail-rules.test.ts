import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { describe, expect, it } from 'vitest'
import type { Customer } from '../../customer/index.ts'
import { departure } from '../../pricing/pricing-fixtures.ts'
import { aBooking, railForm } from '../booking-fixtures.ts'
import { knownFromXianToDuisburg } from '../place-fixtures.ts'
import { acceptanceProposed, deskDetailShown } from './desk-detail-rules.ts'

const known = knownFromXianToDuisburg()
const submitted = (changes: Parameters<typeof aBooking>[0] = {}) => aBooking({ state: 'submitted', ...changes })

describe('the acceptance that is proposed', () => {
  const proposed = (booking: ReturnType<typeof aBooking>, departures = [departure()]) =>
    acceptanceProposed(booking, { departures, known, costs: [] }, 'en')

  it('takes the departure that fits, and asks for papers by its cut-offs', () => {
    const { departureId, departures, documentsDue } = proposed(submitted())
    expect([departureId, departures.map(({ hasSpace }) => hasSpace)]).toEqual([departure().id, [true]])
    expect(documentsDue.find(({ documentType }) => documentType === 'SI')?.dueBy).toBe('2031-01-19')
  })

  it('asks for no papers yet where a train must carry it and none does', () => {
    expect(proposed(submitted(), [])).toMatchObject({ departureId: undefined, documentsDue: [] })
  })

  it('proposes the times that the stops of a truck say, which no departure carries', () => {
    const form = railForm({ loadType: 'FTL', loadingDate: '2031-01-20' })
    const road = proposed(submitted({ mode: 'T', form }), [])
    expect(road).toMatchObject({ loadingDate: '2031-01-20', etd: new Date('2031-01-20T10:00:00Z') })
  })

  it('has the price as quoted, and no line where it is to be quoted', () => {
    const charge = { chargeCode: 'RLF', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '2800', amount: '5600' }
    const quote = { charges: [charge], totals: [] } as never
    expect(proposed(submitted({ quote })).agreedLines).toEqual([{ ...charge, chargeName: 'RLF' }])
    expect(proposed(submitted({ quote, toQuote: true })).agreedLines).toEqual([])
  })
})

it('shows which fields each revision changed, and who submitted it', () => {
  const at = new Date('2031-01-15T08:00:00Z')
  const customer = { id: 'company', name: 'Haode', shortName: 'HD', certification: 'certified' } as Customer
  const { revisions } = deskDetailShown(aBooking(), {
    detail: {} as BookingDetail,
    customer,
    credit: undefined,
    checks: [],
    proposal: undefined,
    amendment: undefined,
    revisions: [
      { revision: 1, at, submittedBy: 'mei', form: railForm() },
      { revision: 2, at, submittedBy: null, form: railForm({ wantedDate: '2031-01-29', remark: 'x' }) },
    ],
    names: new Map([['mei', 'Chen Mei']]),
  })
  expect(revisions.map(({ byName, changed }) => [byName, changed.toSorted()])).toEqual([
    ['Chen Mei', []],
    [undefined, ['remark', 'wantedDate']],
  ])
})
