import { statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import { expect, it } from 'vitest'
import { railForm } from '../../booking/booking-fixtures.ts'
import type { JobPart } from '../../workorder/index.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import { asIssued, carriageAtIssue } from './issued-carriage-rules.ts'

const job = {
  ...{ originCode: 'CNSHA', destinationCode: 'DEHAM', entryPortCode: null, departureNo: 'HL123W' },
  head: { vessel: 'Golden Heron' },
}
const carriage = carriageAtIssue(job, railForm({ placeOfDelivery: 'Hannover' }))
const today = {
  shown: {
    originCode: 'CNSHA',
    destinationCode: 'NLRTM',
    vessel: 'Other Star',
    secondVessel: 'Feeder 7',
    containers: [],
  },
  booking: { form: railForm({ placeOfDelivery: 'Venlo' }) },
} as unknown as PaperFacts

it('is what stood at the issue while the bill is out, and nothing that its job had not then', () => {
  for (const state of statesOfBillOut) {
    const { shown, booking } = asIssued(today, { state, carriage: JSON.parse(JSON.stringify(carriage)) })
    expect(shown).toMatchObject({ destinationCode: 'DEHAM', departureNo: 'HL123W', vessel: 'Golden Heron' })
    expect([shown.secondVessel, booking.form.placeOfDelivery]).toEqual([undefined, 'Hannover'])
  }
})

it('is that of the job for a draft, and for a bill that was issued before carriage was kept', () => {
  for (const state of ['none', 'draft', 'confirmed', 'changeAsked', 'void'] as const)
    expect(asIssued(today, { state, carriage })).toBe(today)
  expect(asIssued(today, { state: 'issued', carriage: null })).toBe(today)
  expect(asIssued(today, undefined)).toBe(today)
})

it('keeps flights, trucks, border and station of a waybill or a note as they stood at its issue', () => {
  const flights = [{ flightNo: 'CK215', flightDate: '2031-01-20', originCode: 'PVG', destinationCode: 'FRA' }]
  const one = { id: 'a', truckPlate: '陕A12345', trailerPlate: null } as JobPart
  const kept = carriageAtIssue(
    { ...job, entryPortCode: 'KZKHO', head: { flights, carrierCode: 'CK', loadingDate: '2031-01-18' } },
    railForm({ destinationStation: 'Almaty 1' }),
    [one],
  )
  const now = {
    shown: {
      ...{ entryPortCode: 'KZDOS', airline: 'LH', loadingDate: '2031-01-22', flights: [{ flightNo: 'LH8411' }] },
      containers: [{ id: 'a', truckPlate: 'KZ 777 AB', trailerPlate: 'T1' }],
    },
    booking: { form: railForm({ destinationStation: 'Almaty 2' }) },
  } as unknown as PaperFacts
  const { shown, booking } = asIssued(now, { state: 'issued', carriage: JSON.parse(JSON.stringify(kept)) })
  expect(shown).toMatchObject({ entryPortCode: 'KZKHO', airline: 'CK', loadingDate: '2031-01-18', flights })
  expect(shown.containers).toEqual([{ id: 'a', truckPlate: '陕A12345', trailerPlate: undefined }])
  expect(booking.form.destinationStation).toBe('Almaty 1')
})
