import type { BookingCheck } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { Language } from '@landbridge/contract/shared/languages'
import type { Booking } from '../life/booking.ts'
import type { CreditStanding } from '../life/booking-price-rules.ts'
import { type BookingTextKey, say } from '../life/booking-texts.ts'

/** What stands between a booking and its acceptance, in the reader's words. */
export type DeskCheck = { check: BookingCheck; level: 'block' | 'warn'; checkLabel: string; isLifted: boolean }

type Facts = {
  /** The departure it would go by, and which sizes it has too few of. */
  departure?: { short: readonly { containerType: string; left: number }[]; isGone: boolean } | undefined
  isCertified: boolean
  credit: CreditStanding | undefined
}

/** The checks of one booking: space, dangerous goods, credit, certification, fit, documents, price. */
export function deskChecks(
  { form, findings, lifts }: Pick<Booking, 'form' | 'findings' | 'lifts'>,
  { departure, isCertified, credit }: Facts,
  language: Language,
): DeskCheck[] {
  const sheetless = form.cargoKind === 'D' ? (form.danger ?? []).filter((line) => !line.safetyDataSheetFid).length : 0
  const papers = sheetless + (form.oversize && !form.lashingPlanFid ? 1 : 0)
  const [short] = departure?.short ?? []
  const isLost = departure === undefined || departure.isGone
  const asked: [
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
    [credit?.isOver === true && !credit.noRate, 'credit', 'block', 'booking.check-credit'],
    [
      credit?.noRate !== undefined,
      'credit',
      'block',
      'booking.check-credit-no-rate',
      { currencies: credit?.noRate?.join(', ') },
    ],
    [!isCertified, 'certification', 'block', 'booking.check-certification'],
    [findings.includes('fit'), 'fit', 'warn', 'booking.check-fit'],
    [papers > sheetless, 'documents', 'block', 'booking.check-documents', { count: papers - sheetless }],
    [findings.includes('price'), 'price', 'warn', 'booking.check-price'],
  ]
  return asked
    .filter(([holds]) => holds)
    .map(([, check, level, key, values]) => ({
      check,
      level,
      checkLabel: say(language, key, values as Record<string, unknown>),
      isLifted:
        (check === 'dangerous' || check === 'credit' || check === 'certification') && lifts[check] !== undefined,
    }))
}
