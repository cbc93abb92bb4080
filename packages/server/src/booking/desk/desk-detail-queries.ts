import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import type { RequestView } from '@landbridge/contract/booking/booking-views'
import { Problem } from '@landbridge/contract/shared/problem'
import { userNames } from '../../access/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import type { Call } from '../../platform/serve.ts'
import { codesOf } from '../../reference/index.ts'
import { possibleDepartures } from '../departure/departure-choice-queries.ts'
import { detailOf } from '../detail/booking-detail-queries.ts'
import type { Booking } from '../life/booking.ts'
import { revisionsOf } from '../life/booking-event-store.ts'
import { priceStanding } from '../life/booking-price-rules.ts'
import { holdsOf } from '../life/booking-rules.ts'
import { loadBooking } from '../life/booking-store.ts'
import { loadRequest } from '../life/change-request-store.ts'
import { creditOf } from '../life/credit-queries.ts'
import { gatherAmendment } from '../requests/amendment-queries.ts'
import { knownToForm } from '../submit/form-facts-queries.ts'
import { checksOfRows } from './desk-check-queries.ts'
import { acceptanceProposed, amendmentProposed, deskDetailShown } from './desk-detail-rules.ts'

export async function showDeskBooking(id: string, call: Call<'staff'>): Promise<DeskBookingDetail> {
  const { tx } = call
  const booking = await loadBooking(tx, id)
  const { customerId } = booking
  if (booking.state === 'draft' || customerId === null) throw new Problem('booking.missing')
  const [detail, customer, revisions] = await Promise.all([
    detailOf(booking, call),
    loadCustomer(tx, customerId),
    revisionsOf(tx, id),
  ])
  const isWaiting = booking.state === 'submitted'
  const row = { id, mode: booking.mode, customerId, form: isWaiting ? booking.form : undefined }
  const { findings, lifts } = booking
  const isAmended = (one: RequestView) => one.requestKind === 'amendment' && one.requestState === 'open'
  const open = detail.requests.find(isAmended)
  const [credit, checks, names, proposal, amendment] = await Promise.all([
    creditOf(customer, undefined, call),
    checksOfRows([{ ...row, findings, lifts, price: priceStanding(booking) }], call),
    userNames(
      tx,
      revisions.flatMap((one) => one.submittedBy ?? []),
    ),
    isWaiting ? proposalFor(booking, call) : undefined,
    open && amendmentFor(booking, open.id, call),
  ])
  const isCertified = customer.certification === 'certified'
  const holds = holdsOf(booking, { isCertified, credit, price: priceStanding(booking) })
  return deskDetailShown(booking, {
    detail,
    customer,
    credit,
    checks: checks.get(id) ?? [],
    proposal: proposal && { ...proposal, holds },
    amendment,
    revisions,
    names,
  })
}

async function proposalFor(booking: Booking, call: Call<'staff'>) {
  const { tx, now, language } = call
  const [departures, known, costs] = await Promise.all([
    possibleDepartures(tx, booking, now),
    knownToForm(tx, booking),
    codesOf(tx, 'COST'),
  ])
  return acceptanceProposed(booking, { departures, known, costs }, language)
}

/** An amendment as it would be carried out: where its fee was named, at the price and on the departure that stood then. */
async function amendmentFor(booking: Booking, requestId: string, call: Call<'staff'>) {
  const { tx, now, language } = call
  const { changes = {}, fee, granted } = await loadRequest(tx, requestId, booking.id)
  const [amendment, costs] = await Promise.all([
    gatherAmendment(booking, { changes, chosenId: granted?.departureId }, call),
    codesOf(tx, 'COST'),
  ])
  return amendmentProposed(booking, { amendment, fee, granted: granted?.price?.agreed, costs }, { now, language })
}
