import { statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import { expect, it } from 'vitest'
import { railForm } from '../../booking/booking-fixtures.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import { asIssued, carriageAtIssue } from './issued-carriage-rules.ts'

const job = { originCode: 'CNSHA', destinationCode: 'DEHAM', departureNo: 'HL123W', head: { vessel: 'Golden Heron' } }
const carriage = carriageAtIssue(job, railForm({ placeOfDelivery: 'Hannover' }))
const today = {
  shown: { originCode: 'CNSHA', destinationCode: 'NLRTM', vessel: 'Other Star', secondVessel: 'Feeder 7' },
  booking: { form: railForm({ placeOfDelivery: 'Venlo' }) },
} as PaperFacts

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
