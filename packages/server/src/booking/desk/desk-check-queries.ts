import type { BookingCheck } from '@landbridge/contract/booking/booking-desk-views'
import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Money } from '@landbridge/contract/shared/money'
import { customersByIds } from '../../customer/index.ts'
import type { Call } from '../../platform/serve.ts'
import { type Departure, departuresByIds } from '../../pricing/index.ts'
import { spaceOf } from '../booking-works.ts'
import { nextDeparture } from '../departure/departure-choice-queries.ts'
import { missingPlaces } from '../departure/departure-choice-rules.ts'
import type { Booking } from '../life/booking.ts'
import { creditOf } from '../life/credit-queries.ts'
import { type DeskCheck, deskChecks } from './desk-check-rules.ts'

/** The part of a row that its checks read; only a booking that waits to be accepted carries its form. */
export type CheckedBooking = {
  id: string
  mode: ModeCode
  customerId: string
  form?: Booking['form'] | undefined
  findings: BookingCheck[]
  lifts: Booking['lifts']
  price?: readonly Money[] | null | undefined
}

/** The checks that stand between each booking and its acceptance, by booking. */
export async function checksOfRows(
  rows: readonly CheckedBooking[],
  call: Call<'staff'>,
): Promise<Map<string, DeskCheck[]>> {
  const waiting = rows.flatMap((row) => (row.form ? [{ ...row, form: row.form }] : []))
  if (waiting.length === 0) return new Map()
  const { tx, now, language } = call
  const chosenIds = waiting.flatMap(({ form }) => form.departureId ?? [])
  const [customers, chosen, nearest] = await Promise.all([
    customersByIds(
      tx,
      waiting.map((row) => row.customerId),
    ),
    departuresByIds(tx, chosenIds),
    nearestDepartures(waiting, call),
  ])
  const limited = [...customers.values()].filter((customer) => customer.creditLimit !== null)
  const credits = new Map(
    await Promise.all(limited.map(async (one) => [one.id, await creditOf(one, undefined, call)] as const)),
  )
  const checked = waiting.map((row) => {
    const departure = chosen.get(row.form.departureId ?? '') ?? nearest.get(row.id)
    const facts = {
      goesByDeparture: bookingModes[row.mode].acceptance.departure !== 'never',
      departure: departure && { short: missingPlaces(departure, spaceOf(row)), isGone: departure.etd <= now },
      isCertified: customers.get(row.customerId)?.certification === 'certified',
      credit: credits.get(row.customerId),
      price: row.price ?? [],
    }
    return [row.id, deskChecks(row, facts, language)] as const
  })
  return new Map(checked)
}

/** The departure that fits each booking which chose none; equal lanes and days are looked up once. */
async function nearestDepartures(
  rows: readonly (CheckedBooking & { form: Booking['form'] })[],
  { tx, now }: Call<'staff'>,
): Promise<Map<string, Departure>> {
  const open = rows.filter(({ form }) => !form.departureId)
  const keyOf = ({ mode, form }: (typeof open)[number]) =>
    JSON.stringify([mode, form.originCode, form.destinationCode, form.entryPortCode, form.wantedDate, form.boxes])
  const found = await Promise.all(
    [...Map.groupBy(open, keyOf)].map(async ([key, [first]]) => {
      return [key, first && (await nextDeparture(tx, first, now))] as const
    }),
  )
  const byKey = new Map(found)
  return new Map(
    open.flatMap((row) => {
      const departure = byKey.get(keyOf(row))
      return departure ? [[row.id, departure] as const] : []
    }),
  )
}
