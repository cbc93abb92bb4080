/** Booking: a customer's request to move cargo, from its draft until it is carried out or refused. */

import type { Follower } from '../platform/call.ts'
import { grantFollowers } from './desk/amendment-grant-commands.ts'
import { lifeFollowers } from './life/booking-system-commands.ts'

export { bookingRoutes } from './booking-routes.ts'
export { boxSharesOf, countsNamed } from './departure/box-counts.ts'
export { type Carriage, carriageAt, carriagesOf, type MovedBoxes } from './departure/carriage-rules.ts'
export { seenBooking } from './desk/booking-desk-commands.ts'
export { bookingDeskRoutes } from './desk/booking-desk-routes.ts'
export { carriageTo, departuresToMoveTo } from './desk/carriage-queries.ts'
export { isProposedAlready, proposeMove } from './desk/move-propose-commands.ts'
export { priceOnOtherDay } from './desk/other-day-price-queries.ts'
export { bookingTellings, tellingAboutBooking } from './detail/booking-tellings.ts'
export { inquiryMenuCounters } from './inquiry/inquiry-queries.ts'
export { inquiryRoutes } from './inquiry/inquiry-routes.ts'
export { inquiryTelling } from './inquiry/inquiry-telling.ts'
export type { Booking, BoxCount, Carried, CarrierFacts, GivenDeparture, MoveOrder } from './life/booking.ts'
export { entityOfBooking } from './life/booking-entity-queries.ts'
export { formOfRevision, recordBookingEvent } from './life/booking-event-store.ts'
export { feeLines } from './life/booking-price-rules.ts'
export { checkPossible, checkUnchanged, receiptOf } from './life/booking-rules.ts'
export {
  isCarryingBookings,
  loadBooking,
  lockBooking,
  notePapers,
  noteProgress,
  settleEntity,
} from './life/booking-store.ts'
export { completeBooking, shipBooking } from './life/booking-system-commands.ts'
export { bookingsWithFeeUncharged, loadRequest, takeFee } from './life/change-request-store.ts'
export { typedOf } from './life/given-departure-rules.ts'
export {
  type BookingInLegs,
  departureIdsOf,
  formOfLeg,
  type GivenLeg,
  inLegs,
  type Leg,
  legsOf,
} from './life/leg.ts'
export { bookingsOnDeparture, countLegs } from './life/leg-store.ts'
export { giveBackHeld } from './life/request-end-commands.ts'
export {
  cargoOfBookings,
  countCompletedSince,
  type DeclaredCargo,
  tonnageByMonth,
} from './list/booking-figure-queries.ts'
export { bookingMenuCounters, bookingToDos } from './list/waiting-queries.ts'
export { papersDueOf } from './papers/due-paper-queries.ts'
export { tellPaperGiven } from './papers/paper-commands.ts'
export { saysWhichDeparture } from './requests/amendment-rules.ts'
export { checkReason } from './requests/change-request-commands.ts'
export {
  checkCause,
  type MoveAsked,
  movedBooking,
  moveRequest,
  saveMoved,
} from './requests/move-request-commands.ts'
export { knownToForm } from './submit/form-facts-queries.ts'
export { shownFormOf, unknownNames } from './submit/form-reference-rules.ts'

export const bookingFollowers: readonly Follower[] = [...lifeFollowers, ...grantFollowers]
