import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { borderOf } from '@landbridge/contract/booking/fields/border-of'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { shownPart } from '@landbridge/contract/booking/form/form-needs'
import { type PlaceMode, placeModes } from '@landbridge/contract/reference/place'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { isActiveStaff } from '../../access/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import { findFiles } from '../../document/index.ts'
import type { Tx } from '../../platform/database.ts'
import { signsNotPrinted } from '../../platform/paper-signs.ts'
import type { Call } from '../../platform/serve.ts'
import { departuresByIds, type PricedOffer, priceOffer } from '../../pricing/index.ts'
import { referenceOf } from '../../reference/index.ts'
import { isBlockedAddress } from '../../site/index.ts'
import { workOf } from '../booking-works.ts'
import { nextDeparture } from '../departure/departure-choice-queries.ts'
import type { Booking } from '../life/booking.ts'
import { creditUsed, twinsOf } from '../life/booking-store.ts'
import { creditWith } from '../life/credit-queries.ts'
import { legsOf } from '../life/leg.ts'
import type { LaneEnd } from '../modes/booking-work.ts'
import { filesNamed } from './attachment-rules.ts'
import type { FormFacts } from './form-facts-rules.ts'
import { codeClasses, type KnownToForm, vehicleFields } from './form-reference-rules.ts'
import { textsIn } from './form-text-rules.ts'

type FormOfMode = { mode: ModeCode; form: BookingForm }

/** Looks up every place, code, container and category that a form names, its ends in the lists of the first and the last leg. */
export async function knownToForm(tx: Tx, booking: FormOfMode & Pick<Booking, 'legs'>): Promise<KnownToForm> {
  const { form } = booking
  const legs = legsOf(booking)
  const { placeOf, containerTypes, truckTypeByCode, categoryById, everyCodeOf } = await referenceOf(tx)
  const placeIn = (lists: readonly PlaceMode[], code: string | null | undefined) =>
    code ? lists.map((list) => placeOf(list, code)).find((place) => place !== undefined) : undefined
  const endOf = (end: LaneEnd) => {
    const leg = legs.at(end === 'origin' ? 0 : -1)
    return leg && placeIn(workOf(leg.mode).endPlaces(leg.form, end), form[`${end}Code`])
  }
  const borders = legs.flatMap(({ mode }) => workOf(mode).borders?.places ?? [])
  const ends = { origin: endOf('origin'), destination: endOf('destination') }
  const elsewhere = (['origin', 'destination'] as const).filter(
    (end) => !ends[end] && placeIn(placeModes, form[`${end}Code`]),
  )
  const cities = (form.stops ?? []).flatMap(({ cityCode }) => placeIn(['TRUCK'], cityCode) ?? [])
  return {
    ends,
    elsewhere: new Set(elsewhere),
    border: placeIn(borders, borderOf(form)),
    cities: new Map(cities.map((city) => [city.code, city])),
    containerTypes,
    trucks: vehicleFields.flatMap((name) => truckTypeByCode.get(form[name] ?? '') ?? []),
    categories: categoryById,
    codes: new Map(codeClasses.map((codeClass) => [codeClass, everyCodeOf(codeClass)])),
  }
}

/** Failures of a price query that mean that there is no price: the line is gone, its departure is, or it does not price the load. */
const withoutPrice: ReadonlySet<string> = new Set([
  'pricing.missing',
  'pricing.departure-missing',
  'shared.invalid-input',
])

/** The present price of a form's load; the main haul alone where no road price covers a door. */
export async function offerFor(
  call: Call<Actor>,
  { mode, form, customerId }: Booking,
): Promise<PricedOffer | undefined> {
  const shown = shownPart({ name: formNameOf(mode, form.loadType), form, context: { hasCompany: true } })
  const ask = workOf(mode).formQuoteQuery(shown)
  if (!ask) return undefined
  try {
    return await priceOffer(call, { ...ask, customerId })
  } catch (error) {
    if (error instanceof Problem && withoutPrice.has(error.code)) return undefined
    throw error
  }
}

const noTwins = { twin: undefined, sameReference: undefined }
const noFiles = { loose: [], unknown: [] }
const newCompany = {
  customer: {
    certification: 'none',
    salespersonId: null,
    creditLimit: null,
    creditCurrency: null,
    fcaTerminalByShipper: false,
  },
  used: [],
} as const

/** A company, with the use of its credit by other bookings where it has one. */
async function companyWithUse(tx: Tx, customerId: string, bookingId: string) {
  const customer = await loadCustomer(tx, customerId)
  return { customer, used: customer.creditLimit === null ? [] : await creditUsed(tx, customerId, bookingId) }
}

const isOfCompany = (call: Call<'customer' | 'staff' | 'system'>): call is Call<'customer'> =>
  call.caller.actor === 'customer' && call.caller.customerId !== null

/** Gathers the facts of a form in one go; the credit in use follows when the company is known. */
export async function gatherFacts(booking: Booking, call: Call<'customer' | 'staff' | 'system'>): Promise<FormFacts> {
  const { tx, now, address } = call
  const { form, mode, customerId } = booking
  const chosen = form.departureId ?? undefined
  const since = new Date(now.getTime() - dayMs)
  const [
    known,
    departures,
    next,
    offer,
    { customer, used },
    isSalespersonKnown,
    isAddressBlocked,
    files,
    twins,
    unprinted,
  ] = await Promise.all([
    knownToForm(tx, booking),
    chosen === undefined ? undefined : departuresByIds(tx, [chosen]),
    chosen === undefined ? nextDeparture(tx, booking, now) : undefined,
    offerFor(call, booking),
    customerId === null ? newCompany : companyWithUse(tx, customerId, booking.id),
    !form.salespersonId || isActiveStaff(tx, form.salespersonId),
    address !== undefined && isBlockedAddress(tx, address),
    isOfCompany(call) ? findFiles(call, booking.id, filesNamed(form)) : noFiles,
    customerId === null ? noTwins : twinsOf(tx, customerId, { booking, since, mode }),
    signsNotPrinted(textsIn(form).join('\n')),
  ])
  const departure = departures?.get(chosen ?? '')
  const credit = await creditWith(customer, used, call)
  return {
    known,
    departure,
    nearest: departure ?? next,
    offer,
    customer,
    credit,
    isSalespersonKnown,
    isAddressBlocked,
    files,
    twin: twins.twin,
    sameReference: twins.sameReference,
    unprinted,
  }
}
