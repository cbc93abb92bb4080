import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import { missingFor } from '@landbridge/contract/booking/form/form-needs'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { Language } from '@landbridge/contract/shared/languages'
import type { Customer } from '../../customer/index.ts'
import type { Departure } from '../../pricing/index.ts'
import { type CodeItem, codeLabel } from '../../reference/index.ts'
import { bestOf, departureShown } from '../departure/departure-choice-rules.ts'
import { missingShown, warningsShown } from '../detail/booking-view-rules.ts'
import type { AgreedPrice, Booking } from '../life/booking.ts'
import { type Credit, creditStandingOf, linesOfQuote } from '../life/booking-price-rules.ts'
import { holdsOf } from '../life/booking-rules.ts'
import { type EnteredCarriage, givenOf } from '../life/given-departure-rules.ts'
import { owedIn } from '../life/price-payer-rules.ts'
import { documentsFor } from '../papers/due-paper-rules.ts'
import { type Amendment, assessAmendment, wrongInAmendment } from '../requests/amendment-rules.ts'
import { type KnownToForm, shownFormOf } from '../submit/form-reference-rules.ts'
import { proposedPrice, proposedTimes, proposedWhole } from './accept-rules.ts'

type Revision = { revision: number; at: Date; submittedBy: string | null; form: Booking['form'] }

type DeskDetailFacts = Pick<DeskBookingDetail, 'checks' | 'proposal' | 'amendment'> & {
  detail: BookingDetail
  customer: Customer
  credit: Credit | undefined
  revisions: readonly Revision[]
  names: ReadonlyMap<string, string>
}

export function deskDetailShown(
  { operatorId }: Pick<Booking, 'operatorId'>,
  { detail, customer, credit, revisions, names, ...decision }: DeskDetailFacts,
): DeskBookingDetail {
  const { used, noRate } = creditStandingOf(credit)
  return {
    ...detail,
    ...decision,
    customerId: customer.id,
    customerName: customer.name,
    customerShortName: customer.shortName,
    certification: customer.certification,
    creditLimit: customer.creditLimit ?? undefined,
    creditCurrency: customer.creditCurrency ?? undefined,
    creditUsed: used,
    creditNoRate: noRate && [...noRate],
    operatorId,
    revisions: revisions.map(({ revision, at, submittedBy, form }, i) => ({
      revision,
      at,
      byName: submittedBy ? names.get(submittedBy) : undefined,
      changed: changedNames(revisions[i - 1]?.form, form),
    })),
  }
}

/** An acceptance as it would be if nobody changed a thing: the departure that fits best, the price as quoted, the papers. */
export function acceptanceProposed(
  booking: Booking,
  { departures, known, costs }: { departures: readonly Departure[]; known: KnownToForm; costs: readonly CodeItem[] },
  language: Language,
) {
  const { quote, toQuote } = booking
  const chosen = bestOf(departures, booking)
  const missing = missingFor(shownFormOf(booking, known, quote?.returnPlaceMatters), 'accept')
  return {
    departures: departures.slice(0, 20).map((departure) => departureShown(departure, booking)),
    departureId: chosen?.id,
    ...(!goesByDepartureAlone(booking) && timesShown(proposedTimes(booking, known.ends), known.ends)),
    agreedLines: toQuote ? [] : linesShown(linesOfQuote(quote), costs, language),
    documentsDue: documentsProposed(booking, chosen, known.ends),
    missing: missingShown(missing),
  }
}

type AmendmentShown = {
  amendment: Amendment
  fee: Booking['fee']
  granted: AgreedPrice | undefined
  costs: readonly CodeItem[]
}

// The fee of the amendment is the last line of its price, and stands by itself on the page.
const linesWithoutFee = (lines: readonly PriceLine[], fee: Booking['fee']): readonly PriceLine[] =>
  fee && lines.at(-1)?.chargeCode === 'AMND' ? lines.slice(0, -1) : lines

/** An amendment as it would be granted if nobody changed a thing, with all that is wrong with it. */
export function amendmentProposed(
  booking: Booking,
  { amendment, fee, granted, costs }: AmendmentShown,
  { now, language }: { now: Date; language: Language },
) {
  const { form, warnings } = assessAmendment(amendment, now)
  const { offer, credit, customer } = amendment.facts
  const by = { now, setting: customer }
  const proposal = granted ?? proposedWhole(booking, { form, offer, fee }, by)
  const lines = granted
    ? linesWithoutFee(granted.lines, fee)
    : (proposedPrice(booking, { form, offer }, by)?.lines ?? [])
  const isCertified = customer.certification === 'certified'
  return {
    holds: holdsOf({ ...booking, form }, { isCertified, credit, price: proposal ? owedIn(proposal) : [] }),
    agreedLines: linesShown(lines, costs, language),
    refused: Object.entries(wrongInAmendment(amendment, now)).map(([path, reason]) => ({ path, reason })),
    warnings: warningsShown(warnings),
  }
}

const linesShown = (lines: readonly PriceLine[], costs: readonly CodeItem[], language: Language) =>
  lines.map((line) => ({ ...line, chargeName: codeLabel(costs, line.chargeCode, language) }))

/** The papers to ask for: by the cut-offs of the departure, else by the times that the stops say. */
function documentsProposed(booking: Booking, chosen: Departure | undefined, ends: KnownToForm['ends']) {
  if (chosen) return documentsFor(booking, givenOf(chosen))
  if (goesByDepartureAlone(booking)) return []
  const { etd, eta } = proposedTimes(booking, ends)
  return documentsFor(booking, { cutoffs: [], etd: etd ?? undefined, eta: eta ?? undefined })
}

/** True where nothing can be proposed without a departure of ours. */
const goesByDepartureAlone = ({ mode }: Booking) => bookingModes[mode].acceptance.departure === 'always'

/** The times that are proposed where no departure carries it, with the zones they are read in. */
const timesShown = ({ loadingDate, etd, eta }: EnteredCarriage, { origin, destination }: KnownToForm['ends']) => ({
  loadingDate: loadingDate ?? undefined,
  etd: etd ?? undefined,
  eta: eta ?? undefined,
  etdZone: origin?.timeZone,
  etaZone: destination?.timeZone,
})

function changedNames(before: Booking['form'] | undefined, after: Booking['form']): string[] {
  if (!before) return []
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Booking['form']>
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
