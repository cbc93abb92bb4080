import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { openModes } from '@landbridge/contract/booking/modes/open-forms'
import type { AnyEndpoint } from '../platform/serve.ts'
import { declaredCalls } from './declared-calls.ts'

/** All calls of the contract, however their area groups them; each mode that is open is booked by calls of its own. */
export const allEndpoints = (): AnyEndpoint[] => [...declaredCalls, ...openModes.map(bookingCalls)].flatMap(endpointsIn)

function endpointsIn(group: object): AnyEndpoint[] {
  return Object.values(group).flatMap((member) =>
    'method' in member && 'path' in member ? [member as AnyEndpoint] : endpointsIn(member),
  )
}
