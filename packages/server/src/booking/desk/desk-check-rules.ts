import { type BookingCheck, type BookingHold, bookingHolds } from '@landbridge/contract/booking/booking-desk-views'
import type { BookingTextKey } from '@landbridge/contract/booking/booking-labels'
import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { type HeadName, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { papersNeeded } from '@landbridge/contract/booking/form/papers'
import type { Language } from '@landbridge/contract/shared/languages'
import type { Money } from '@landbridge/contract/shared/money'
import type { Booking } from '../life/booking.ts'
import { type Credit, creditStandingOf } from '../life/booking-price-rules.ts'
import { holdsOf } from '../life/booking-rules.ts'
import { say } from '../life/booking-texts.ts'

export type DeskCheck = { check: BookingCheck; level: 'block' | 'warn'; checkLabel: string; isLifted: boolean }

const isHold = (check: BookingCheck): check is BookingHold => (bookingHolds as readonly string[]).includes(check)

type DeskFacts = {
  goesByDeparture: boolean
  /** The departure it would go by, and which sizes it has too few of. */
  departure?: { short: readonly { containerType: string; left: number }[]; isGone: boolean } | undefined
  isCertified: boolean
  credit: Credit | undefined
  price: readonly Money[]
}

/** The number of papers an acceptance waits for besides the sheets of dangerous goods, which are counted apart. */
const papersMissing = ({ mode, form }: Pick<Booking, 'mode' | 'form'>) =>
  papersNeeded({ name: formNameOf(mode, form.loadType), form, context: { hasCompany: true } }).filter(
    ({ due, fields }) => due === 'acceptance' && fields.some((name) => name in headFields && !form[name as HeadName]),
  ).length

/** The checks of one booking: space, dangerous goods, credit, certification, fit, documents, price. */
export function deskChecks(
  { mode, form, findings, lifts }: Pick<Booking, 'mode' | 'form' | 'findings' | 'lifts'>,
  { goesByDeparture, departure, isCertified, credit, price }: DeskFacts,
  language: Language,
): DeskCheck[] {
  const sheetless = form.cargoKind === 'D' ? (form.danger ?? []).filter((line) => !line.safetyDataSheetFid).length : 0
  const papers = papersMissing({ mode, form })
  const [short] = departure?.short ?? []
  const { isOver, noRate } = creditStandingOf(credit, price)
  const isHeld = (hold: BookingHold) => holdsOf({ form, lifts }, { isCertified, credit, price }).includes(hold)
  const isLost = goesByDeparture && (departure === undefined || departure.isGone)
  const candidates: [
    holds: boolean,
    check: BookingCheck,
    level: DeskCheck['level'],
    key: BookingTextKey,
    values?: object,
  ][] = [
    [isLost, 'space', 'warn', 'booking.check-no-departure'],
    [!isLost && short !== undefined, 'space', 'block', 'booking.check-space', { places: short?.left ?? 0 }],
    [sheetless > 0, 'dangerous', 'block', 'booking.check-data-sheet'],
    [form.cargoKind === 'D' && sheetless === 0, 'dangerous', 'block', 'booking.check-dangerous'],
    [isOver && !noRate, 'credit', 'block', 'booking.check-credit'],
    [noRate !== undefined, 'credit', 'block', 'booking.check-credit-no-rate', { currencies: noRate?.join(', ') }],
    [!isCertified, 'certification', 'block', 'booking.check-certification'],
    [findings.includes('fit'), 'fit', 'warn', 'booking.check-fit'],
    [papers > 0, 'documents', 'block', 'booking.check-documents', { count: papers }],
    [findings.includes('price'), 'price', 'warn', 'booking.check-price'],
  ]
  return candidates
    .filter(([holds]) => holds)
    .map(([, check, level, key, values]) => ({
      check,
      level,
      checkLabel: say(language, key, values as Record<string, unknown>),
      isLifted: isHold(check) && !isHeld(check),
    }))
}
