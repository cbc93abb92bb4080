import { borderOf } from '@landbridge/contract/booking/fields/border-of'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { isLegMode, type LegModeCode } from '@landbridge/contract/shared/modes'
import type { Booking, GivenDeparture, KeptLeg } from './booking.ts'

/** A leg of a booking, carried by one transport, with a form that rules read like a booking of one mode. */
export type Leg = KeptLeg & {
  originCode: string
  destinationCode: string
  entryPortCode?: string | undefined
  form: BookingForm
}

export type GivenLeg = Leg & { given: GivenDeparture }

/** A booking as everything behind its acceptance sees it: the mode it is booked by says nothing of how it goes, its legs do. */
export type BookingInLegs = Omit<Booking, 'mode' | 'given' | 'quote' | 'legs'> & { legs: readonly Leg[] }

type InColumns = Pick<Booking, 'mode' | 'form' | 'given' | 'quote' | 'legs'>

/** The legs of a booking in order: one from its own columns for one mode, else the kept ones. */
export function legsOf({ mode, form, given, quote, legs = [] }: InColumns): Leg[] {
  if (isLegMode(mode)) return [legWith({ seq: 1, mode, requested: {}, form, given, quoted: quote })]
  return inOrder(legs).map((leg) => legWith({ ...leg, form: formOfLeg(form, leg) }))
}

export const formOfLeg = (form: BookingForm, { requested }: Pick<KeptLeg, 'requested'>): BookingForm => ({
  ...form,
  ...requested,
})

export const modesOfLegs = (booking: InColumns): LegModeCode[] => [...new Set(legsOf(booking).map(({ mode }) => mode))]

const legWith = (leg: Omit<Leg, 'originCode' | 'destinationCode' | 'entryPortCode'>): Leg => ({
  ...leg,
  originCode: leg.form.originCode ?? '',
  destinationCode: leg.form.destinationCode ?? '',
  entryPortCode: leg.given?.entryPortCode ?? borderOf(leg.form),
})

const inOrder = (legs: readonly KeptLeg[]) => legs.toSorted((one, other) => one.seq - other.seq)

export function inLegs(booking: Booking): BookingInLegs {
  const { mode: _, given: __, quote: ___, legs: ____, ...rest } = booking
  return { ...rest, legs: legsOf(booking) }
}

export function withGiven(booking: Booking, givenByLeg: readonly GivenDeparture[]): Booking {
  const given = givenOverall(givenByLeg)
  if (isLegMode(booking.mode)) return { ...booking, given }
  return { ...booking, given, legs: inOrder(booking.legs ?? []).map((leg, i) => ({ ...leg, given: givenByLeg[i] })) }
}

/** The departure of a chain of legs as a whole: handed in and leaving with the first, arriving with the last. */
export function givenOverall(givenByLeg: readonly GivenDeparture[]): GivenDeparture | undefined {
  const [first, last] = [givenByLeg[0], givenByLeg.at(-1)]
  if (!first || !last || givenByLeg.length === 1) return first
  const { etd, etdZone, loadingDate, cutoffs } = first
  const { eta, etaZone, promisedEta } = last
  return { etd, etdZone, eta, etaZone, promisedEta, loadingDate, cutoffs }
}

export const departureIdsOf = (legs: readonly Pick<Leg, 'given'>[]): string[] =>
  [...new Set(legs.flatMap(({ given }) => given?.departureId ?? []))].toSorted()
