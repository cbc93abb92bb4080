import type { CheckFacts } from '@landbridge/contract/booking/form/check-facts'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { z } from 'zod'
import type { Tx } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import { type Departure, departureById, type OfferAsk, type PricedOffer, priceOffer } from '../../pricing/index.ts'
import { categoriesById, codesOf, containerTypesByLabel, placesByCode } from '../../reference/index.ts'
import {
  boxFacts,
  categoryFacts,
  codeClassesUsed,
  departureFacts,
  endOf,
  type KnownToForm,
  priceFacts,
} from './rail-reference-rules.ts'

/** Looks up everything that a form names. */
export async function knownToForm(tx: Tx, form: BookingForm): Promise<KnownToForm> {
  const ends = [form.originCode, form.destinationCode, form.entryPortCode].flatMap((code) => code ?? [])
  const stops = (form.stops ?? []).flatMap((stop) => stop.cityCode ?? [])
  const [rail, cities, sea, air, containerTypes, categories, ...codes] = await Promise.all([
    placesByCode(tx, 'RAIL', ends),
    placesByCode(tx, 'TRUCK', [...ends, ...stops]),
    placesByCode(tx, 'SEA', ends),
    placesByCode(tx, 'AIR', ends),
    containerTypesByLabel(tx),
    categoriesById(tx),
    ...codeClassesUsed.map((classCode) => codesOf(tx, classCode)),
  ])
  const byClass = Object.fromEntries(codeClassesUsed.map((classCode, i) => [classCode, codes[i] ?? []]))
  return {
    rail,
    // A place of another mode is known, but no train stops there.
    cities: new Map([...sea, ...air, ...cities]),
    containerTypes,
    categories,
    codes: byClass as KnownToForm['codes'],
  }
}

/** The price that a form stands on, asked anew; none where there is none for it. */
export async function offerFor(call: Call<Actor>, form: BookingForm): Promise<PricedOffer | undefined> {
  const ask = askOf(form)
  if (!ask) return undefined
  const offer = await offerOrNothing(call, ask)
  // Where no road price covers a door, the main haul alone still says what it costs.
  return offer ?? offerOrNothing(call, { ...ask, pickUpCityCode: undefined, deliveryCityCode: undefined })
}

async function offerOrNothing(call: Call<Actor>, ask: OfferAsk): Promise<PricedOffer | undefined> {
  try {
    return await priceOffer(call, ask)
  } catch (error) {
    if (error instanceof Problem && ['pricing.missing', 'shared.invalid-input'].includes(error.code)) return undefined
    throw error
  }
}

function askOf(form: BookingForm): OfferAsk | undefined {
  const boxes = boxesAsked(form)
  if (boxes.length === 0 || !z.uuid().safeParse(form.quoteId).success) return undefined
  const door = (type: 'L' | 'U') => form.stops?.find((stop) => stop.stopType === type)?.cityCode ?? undefined
  const [first] = form.boxes ?? []
  return {
    id: form.quoteId ?? '',
    legType: form.legType ?? 'Q',
    departureId: form.departureId ?? undefined,
    boxes,
    pickUpCityCode: form.serviceTerm?.startsWith('DOOR') ? door('L') : undefined,
    deliveryCityCode: form.serviceTerm?.endsWith('DOOR') ? door('U') : undefined,
    emptyPickUpPlace: first?.emptyPickUpPlace ?? undefined,
    emptyReturnPlace: first?.emptyReturnPlace ?? undefined,
    dangerous: form.cargoKind === 'D',
    ...insuredValue(form),
    services: servicesAsked(form),
    currcd: /^[A-Z]{3}$/.exec(form.settleCurrency ?? '')?.[0] ?? 'USD',
  }
}

const insuredValue = ({ insured, goodsValue, goodsCurrency }: BookingForm) =>
  insured && goodsValue && goodsCurrency ? { goodsValue, goodsCurrency } : {}

const boxesAsked = ({ boxes }: BookingForm) =>
  (boxes ?? []).flatMap(({ containerType, containerQty, containerOwner, containerCargoKg }) =>
    containerType && containerQty
      ? [
          {
            containerType,
            containerQty,
            containerOwner: containerOwner ?? 'C',
            ...(containerCargoKg && { containerCargoKg }),
          },
        ]
      : [],
  )

/** What is asked for besides, by the charges that it brings. */
function servicesAsked(form: BookingForm): string[] {
  return [
    ...(form.insured ? ['INS'] : []),
    ...(form.exportCustomsBy === 'US' ? ['CUSEXP'] : []),
    ...(form.importCustomsBy === 'US' ? ['CUSIMP'] : []),
  ]
}

/** The departure that a form has chosen; undefined without one, refused by name where there is no such train. */
export async function chosenDeparture(tx: Tx, form: BookingForm): Promise<Departure | undefined> {
  if (!form.departureId) return undefined
  try {
    return await departureById(tx, form.departureId)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Problem('shared.invalid-input', { departureId: 'booking.departure-unknown' })
  }
}

/** Everything that the checks of a form read. */
export function checkFacts(
  {
    known,
    offer,
    departure,
  }: { known: KnownToForm; offer?: PricedOffer | undefined; departure?: Departure | undefined },
  now: Date,
): CheckFacts {
  return {
    today: businessDay(now),
    now,
    boxes: boxFacts(known.containerTypes),
    categories: categoryFacts(known.categories),
    price: offer && priceFacts(offer),
    departure: departure && departureFacts(departure, now),
  }
}

/** Whether a departure runs the lane that a form asks for. A leg by road has one end that is no station. */
export function runsLane(form: BookingForm, departure: Departure, known: KnownToForm): boolean {
  const isStation = (end: 'origin' | 'destination') => endOf(form, end, known)?.mode === 'RAIL'
  return (
    (!isStation('origin') || departure.originCode === form.originCode) &&
    (!isStation('destination') || departure.destinationCode === form.destinationCode)
  )
}
