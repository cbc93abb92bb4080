import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-endpoints'
import { missingFor } from '@landbridge/contract/booking/form/form-needs'
import { Problem } from '@landbridge/contract/shared/problem'
import { userNames } from '../../access/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import type { Call } from '../../platform/serve.ts'
import { codeLabel, codesOf } from '../../reference/index.ts'
import { detailOf } from '../detail/booking-detail-queries.ts'
import type { Booking } from '../life/booking.ts'
import { revisionsOf } from '../life/booking-event-store.ts'
import { linesOfQuote } from '../life/booking-price-rules.ts'
import { holdsOf } from '../life/booking-rules.ts'
import { loadBooking } from '../life/booking-store.ts'
import { givenOf } from '../life/given-departure-rules.ts'
import { knownToForm } from '../submit/form-facts-queries.ts'
import { formAsked } from '../submit/form-reference-rules.ts'
import { documentsFor } from './accept-rules.ts'
import { creditStanding } from './credit-queries.ts'
import { bestOf, departureShown, possibleDepartures } from './departure-choice-queries.ts'
import { checksOfRows } from './desk-check-queries.ts'

/** One booking as the desk sees it, with what an acceptance would be. */
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
  const [credit, checks, names, proposal] = await Promise.all([
    creditStanding(customer, call),
    checksOfRows([{ ...row, findings, lifts }], call),
    userNames(
      tx,
      revisions.flatMap((one) => one.submittedBy ?? []),
    ),
    isWaiting ? proposalFor(booking, call) : undefined,
  ])
  const holds = holdsOf(booking, { isCertified: customer.certification === 'certified', isOverCredit: credit.isOver })
  return {
    ...detail,
    customerId,
    customerName: customer.name,
    customerShortName: customer.shortName,
    certification: customer.certification,
    creditLimit: customer.creditLimit ?? undefined,
    creditCurrency: customer.creditCurrency ?? undefined,
    creditUsed: credit.used,
    creditNoRate: credit.noRate && [...credit.noRate],
    operatorId: booking.operatorId,
    checks: checks.get(id) ?? [],
    proposal: proposal && { ...proposal, holds },
    revisions: revisions.map(({ revision, at, submittedBy, form }, i) => ({
      revision,
      at,
      byName: submittedBy ? names.get(submittedBy) : undefined,
      changed: changedNames(revisions[i - 1]?.form, form),
    })),
  }
}

/** What an acceptance would be if nobody changed a thing: the train that fits best, the price as quoted, the papers. */
async function proposalFor(booking: Booking, call: Call<'staff'>) {
  const { tx, now, language } = call
  const { form, quote, toQuote } = booking
  const [departures, known, costs] = await Promise.all([
    possibleDepartures(tx, booking, now),
    knownToForm(tx, booking),
    codesOf(tx, 'COST'),
  ])
  const chosen = departures.find((one) => one.id === form.departureId) ?? bestOf(departures, booking)
  const missing = missingFor(formAsked(booking, known), 'accept')
  return {
    departures: departures.slice(0, 20).map((departure) => departureShown(departure, booking)),
    departureId: chosen?.id,
    agreedLines: toQuote
      ? []
      : linesOfQuote(quote).map((line) => ({ ...line, chargeName: codeLabel(costs, line.chargeCode, language) })),
    documentsDue: chosen ? documentsFor(booking, givenOf(chosen)) : [],
    missing: missing.map(({ path, key }) => ({ path, reason: key })),
  }
}

/** The fields in which two revisions differ. */
function changedNames(before: Booking['form'] | undefined, after: Booking['form']): string[] {
  if (!before) return []
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Booking['form']>
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
