import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { expect, it } from 'vitest'
import { bookingWorld } from '../booking-fixtures.ts'

const note = 'The buyer moved it'

it('says by its note alone why a booking was cancelled for a reason that is in no list', async () => {
  const { customer, submit } = await bookingWorld()
  const shipper = await customer()
  const cancelledFor = async (reasonCode: string) => {
    const { id, version } = await submit(shipper)
    await shipper(bookingEndpoints.cancel, { id, version, reasonCode, note })
    const answer = await shipper(bookingCalls('R').show, { id }, { 'accept-language': 'en' })
    const { cancelReason, closingNote, events } = answer.body.data
    const told = events.find(({ eventKind }) => eventKind === 'cancelled')
    return [cancelReason, closingNote, told?.eventLabel, told?.note]
  }
  expect(await cancelledFor('OTHER')).toEqual([undefined, note, `Cancelled: ${note}`, undefined])
  expect(await cancelledFor('NOTREADY')).toEqual(['Goods not ready', note, 'Cancelled: Goods not ready', note])
})
