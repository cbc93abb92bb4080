import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import type { AmendmentChanges, RequestView } from '@landbridge/contract/booking/booking-views'
import { missingFor } from '@landbridge/contract/booking/form/form-needs'
import { Problem } from '@landbridge/contract/shared/problem'
import { userNames } from '../../access/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import type { Call } from '../../platform/serve.ts'
import type { Departure } from '../../pricing/index.ts'
import { codeLabel, codesOf } from '../../reference/index.ts'
import { detailOf } from '../detail/booking-detail-queries.ts'
import type { Booking } from '../life/booking.ts'
import { revisionsOf } from '../life/booking-event-store.ts'
import { creditStandingOf, linesOfQuote, priceStanding } from '../life/booking-price-rules.ts'
import { holdsOf } from '../life/booking-rules.ts'
import { loadBooking } from '../life/booking-store.ts'
import { type GivenSaid, givenOf } from '../life/given-departure-rules.ts'
import { gatherAmendment } from '../requests/amendment-queries.ts'
import { assessAmendment, wrongInAmendment } from '../requests/amendment-rules.ts'
import { feeNamed } from '../requests/fee-rules.ts'
import { knownToForm } from '../submit/form-facts-queries.ts'
import { formAsked, type KnownToForm } from '../submit/form-reference-rules.ts'
import { documentsFor, proposedPrice, proposedTimes, proposedWhole } from './accept-rules.ts'
import { creditOf } from './credit-queries.ts'
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
  const isAmended = (one: RequestView) => one.requestKind === 'amendment' && one.requestState === 'open'
  const { changes, ...fee } = detail.requests.find(isAmended) ?? {}
  const [credit, checks, names, proposal, amendment] = await Promise.all([
    creditOf(customer, undefined, call),
    checksOfRows([{ ...row, findings, lifts, price: priceStanding(booking) }], call),
    userNames(
      tx,
      revisions.flatMap((one) => one.submittedBy ?? []),
    ),
    isWaiting ? proposalFor(booking, call) : undefined,
    changes && amendmentFor(booking, { changes, fee: feeNamed(fee) }, call),
  ])
  const isCertified = customer.certification === 'certified'
  const holds = holdsOf(booking, { isCertified, credit, price: priceStanding(booking) })
  const { used, noRate } = creditStandingOf(credit)
  return {
    ...detail,
    customerId,
    customerName: customer.name,
    customerShortName: customer.shortName,
    certification: customer.certification,
    creditLimit: customer.creditLimit ?? undefined,
    creditCurrency: customer.creditCurrency ?? undefined,
    creditUsed: used,
    creditNoRate: noRate && [...noRate],
    operatorId: booking.operatorId,
    checks: checks.get(id) ?? [],
    proposal: proposal && { ...proposal, holds },
    amendment,
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
  const { quote, toQuote } = booking
  const [departures, known, costs] = await Promise.all([
    possibleDepartures(tx, booking, now),
    knownToForm(tx, booking),
    codesOf(tx, 'COST'),
  ])
  const chosen = bestOf(departures, booking)
  const missing = missingFor(formAsked(booking, known, quote?.returnPlaceMatters), 'accept')
  return {
    departures: departures.slice(0, 20).map((departure) => departureShown(departure, booking)),
    departureId: chosen?.id,
    ...(!goesByDepartureAlone(booking) && timesShown(proposedTimes(booking, known.ends), known.ends)),
    agreedLines: toQuote
      ? []
      : linesOfQuote(quote).map((line) => ({ ...line, chargeName: codeLabel(costs, line.chargeCode, language) })),
    documentsDue: documentsProposed(booking, chosen, known.ends),
    missing: missing.map(({ path, key }) => ({ path, reason: key })),
  }
}

/** The papers to ask for: by the cut-offs of the departure, else by the times that the stops say. */
function documentsProposed(booking: Booking, chosen: Departure | undefined, ends: KnownToForm['ends']) {
  if (chosen) return documentsFor(booking, givenOf(chosen))
  if (goesByDepartureAlone(booking)) return []
  const { etd, eta } = proposedTimes(booking, ends)
  return documentsFor(booking, { cutoffs: [], etd: etd ?? undefined, eta: eta ?? undefined })
}

/** Whether nothing can be proposed without a departure of ours. */
const goesByDepartureAlone = ({ mode }: Booking) => bookingModes[mode].acceptance.departure === 'always'

/** The times that are proposed where no departure carries it, with the zones they are read in. */
const timesShown = ({ loadingDate, etd, eta }: GivenSaid, { origin, destination }: KnownToForm['ends']) => ({
  loadingDate: loadingDate ?? undefined,
  etd: etd ?? undefined,
  eta: eta ?? undefined,
  etdZone: origin?.timeZone,
  etaZone: destination?.timeZone,
})

/** What granting an amendment would be if nobody said anything to it. */
async function amendmentFor(
  booking: Booking,
  { changes, fee }: { changes: AmendmentChanges; fee: Booking['fee'] },
  call: Call<'staff'>,
) {
  const { tx, now, language } = call
  const [amendment, costs] = await Promise.all([gatherAmendment(booking, { changes }, call), codesOf(tx, 'COST')])
  const { form, warnings } = assessAmendment(amendment, now)
  const { offer, credit, customer } = amendment.facts
  const price = proposedPrice(booking, { form, offer }, now)
  const whole = proposedWhole(booking, { form, offer, fee }, now)
  const isCertified = customer.certification === 'certified'
  return {
    holds: holdsOf({ ...booking, form }, { isCertified, credit, price: whole?.totals ?? [] }),
    agreedLines: (price?.lines ?? []).map((line) => ({
      ...line,
      chargeName: codeLabel(costs, line.chargeCode, language),
    })),
    refused: Object.entries(wrongInAmendment(amendment, now)).map(([path, reason]) => ({ path, reason })),
    warnings: warnings.map(({ path, key, values }) => ({
      path,
      reason: key,
      ...(values && { values: { ...values } }),
    })),
  }
}

function changedNames(before: Booking['form'] | undefined, after: Booking['form']): string[] {
  if (!before) return []
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Booking['form']>
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
