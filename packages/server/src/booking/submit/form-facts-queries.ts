import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { placeModes } from '@landbridge/contract/reference/place'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { isActiveStaff } from '../../access/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import { findFiles } from '../../document/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import { departuresByIds, type PricedOffer, priceOffer } from '../../pricing/index.ts'
import { categoriesById, codesOf, containerTypesByLabel, type Place, placesByCode } from '../../reference/index.ts'
import { isBlockedAddress } from '../../site/index.ts'
import { workOf } from '../booking-works.ts'
import { nextDeparture } from '../desk/departure-choice-queries.ts'
import type { Booking } from '../life/booking.ts'
import { twinsOf } from '../life/booking-store.ts'
import type { LaneEnd } from '../modes/booking-work.ts'
import { filesNamed } from './attachment-rules.ts'
import type { FormFacts } from './form-facts-rules.ts'
import { codeClasses, type KnownToForm } from './form-reference-rules.ts'

type FormOfMode = { mode: ModeCode; form: BookingForm }

/** Looks up every place, code, container and category that a form names; one look at the reference data. */
export async function knownToForm(tx: Tx, { mode, form }: FormOfMode): Promise<KnownToForm> {
  const work = workOf(mode)
  const named = [form.originCode, form.destinationCode, form.entryPortCode].flatMap((code) => code ?? [])
  const stops = (form.stops ?? []).flatMap((stop) => stop.cityCode ?? [])
  const [lists, cities, containerTypes, categories, codes] = await Promise.all([
    Promise.all(placeModes.map(async (list) => [list, await placesByCode(tx, list, named)] as const)),
    placesByCode(tx, 'TRUCK', stops),
    containerTypesByLabel(tx),
    categoriesById(tx),
    Promise.all(codeClasses.map(async (codeClass) => [codeClass, await codesOf(tx, codeClass)] as const)),
  ])
  const places = new Map(lists)
  const endOf = (end: LaneEnd): Place | undefined =>
    work.endPlaces(form, end).flatMap((list) => places.get(list)?.get(form[`${end}Code`] ?? '') ?? [])[0]
  const ends = { origin: endOf('origin'), destination: endOf('destination') }
  const isAnywhere = (end: LaneEnd) => lists.some(([, list]) => list.has(form[`${end}Code`] ?? ''))
  const elsewhere = (['origin', 'destination'] as const).filter((end) => !ends[end] && isAnywhere(end))
  return {
    ends,
    elsewhere: new Set(elsewhere),
    border: places.get(work.borderPlaces)?.get(form.entryPortCode ?? ''),
    cities,
    containerTypes,
    categories,
    codes: new Map(codes),
  }
}

/** Why there is no price: the line is gone, its departure is, or it does not price what is asked. */
const withoutPrice: ReadonlySet<string> = new Set([
  'pricing.missing',
  'pricing.departure-missing',
  'shared.invalid-input',
])

/** The price that a form stands on, asked anew; none where there is none for it. Where no road price covers a door, the main haul alone still says what it costs. */
export async function offerFor(call: Call<Actor>, { mode, form }: FormOfMode): Promise<PricedOffer | undefined> {
  const ask = workOf(mode).priceAsked(form)
  if (!ask) return undefined
  try {
    return await priceOffer(call, { ...ask, doors: 'if-priced' })
  } catch (error) {
    if (error instanceof Problem && withoutPrice.has(error.code)) return undefined
    throw error
  }
}

const dayMs = 86_400_000
const noTwins = { twin: undefined, sameReference: undefined }
const noFiles = { loose: [], unknown: [] }
const newCompany = { certification: 'none', salespersonId: null } as const

/** Looks up all of that in one round trip. */
export async function gatherFacts(booking: Booking, call: Call<'customer'>): Promise<FormFacts> {
  const { tx, caller, now, address } = call
  const { form, mode } = booking
  const { customerId } = caller
  const chosen = form.departureId ?? undefined
  const since = new Date(now.getTime() - dayMs)
  const [known, departures, next, offer, customer, isSalespersonKnown, isAddressBlocked, files, twins] =
    await Promise.all([
      knownToForm(tx, booking),
      chosen === undefined ? undefined : departuresByIds(tx, [chosen]),
      chosen === undefined ? nextDeparture(tx, booking, now) : undefined,
      offerFor(call, booking),
      customerId === null ? newCompany : loadCustomer(tx, customerId),
      !form.salespersonId || isActiveStaff(tx, form.salespersonId),
      address !== undefined && isBlockedAddress(tx, address),
      customerId === null ? noFiles : findFiles(call, booking.id, filesNamed(form)),
      customerId === null ? noTwins : twinsOf(tx, customerId, { booking, since, mode }),
    ])
  const departure = departures?.get(chosen ?? '')
  return {
    known,
    departure,
    nearest: departure ?? next,
    offer,
    customer,
    isSalespersonKnown,
    isAddressBlocked,
    files,
    twin: twins.twin,
    sameReference: twins.sameReference,
  }
}
