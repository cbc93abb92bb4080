import { dayAfter, daysBetween } from '../../shared/calendar-day.ts'
import { isBlank } from '../fields/form-conditions.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'
import { type FormCheck, findingsThatHold, warns } from './form-check.ts'

type CreditTerms = Pick<BookingForm, 'lcExpiryDate' | 'lcPresentationDays'>

/** Article 14 of UCP 600, where a credit does not say otherwise. */
const usualPresentationDays = 21

/** The last day to present the documents: so many days after shipment, and not after the credit expires. */
export function lastPresentationDay({ lcExpiryDate, lcPresentationDays }: CreditTerms, onBoard: string) {
  if (!lcExpiryDate) return undefined
  const days = lcPresentationDays ?? usualPresentationDays
  const last = dayAfter(onBoard, days)
  return last < lcExpiryDate ? last : lcExpiryDate
}

/** A bank takes about so many days to examine the documents and post them on. */
const leastPresentationDays = 5

/** The dates of a credit against each other and against the day on which the cargo ships, as far as that is known. */
function checkCreditDates(form: BookingForm, { shipsOn, departure }: CheckFacts): Warning[] {
  const { lcLatestShipment: latest, lcExpiryDate: expiry, wantedDate } = form
  const day = shipsOn ?? departure?.departsOn ?? wantedDate ?? undefined
  const last = day && lastPresentationDay(form, day)
  return findingsThatHold([
    [
      latest && day && day > latest,
      'lcLatestShipment',
      'booking.lc-shipment-late',
      { latest: latest ?? '', day: day ?? '' },
    ],
    [latest && expiry && expiry < latest, 'lcExpiryDate', 'booking.lc-expires-early'],
    [
      day && last && daysBetween(day, last) < leastPresentationDays,
      'lcExpiryDate',
      'booking.lc-presentation-short',
      { last: last ?? '' },
    ],
  ])
}

/** Terms of a credit that the booking contradicts, so that a bank would refuse the bill. */
const checkCreditTerms = ({ billRelease, transhipmentAllowed, billQty, ...credit }: BookingForm): Warning[] =>
  credit.underLetterOfCredit === true
    ? findingsThatHold([
        [billRelease && billRelease !== 'OBL', 'billRelease', 'booking.lc-needs-original'],
        [
          credit.lcTranshipmentAllowed === false && transhipmentAllowed === true,
          'lcTranshipmentAllowed',
          'booking.lc-no-transhipment',
        ],
        [credit.lcPartialAllowed === false && (billQty ?? 1) > 1, 'lcPartialAllowed', 'booking.lc-no-partial'],
      ])
    : []

function checkFreightClause({ billClauses, paymentTerm }: BookingForm): Warning[] {
  const isContrary = (paymentTerm === 'CC' ? /\bfreight\s+pre-?paid\b/i : /\bfreight\s+(to\s+)?collect\b/i).test(
    billClauses ?? '',
  )
  return findingsThatHold([[isContrary && !isBlank(paymentTerm), 'billClauses', 'booking.clause-against-payment']])
}

export const letterOfCreditChecks: readonly FormCheck[] = [
  warns('dates of the credit', checkCreditDates, 'S.* M.*'),
  warns('terms of the credit', checkCreditTerms, 'S.* M.*'),
  warns('clause on freight', checkFreightClause, 'S.* M.*'),
]
