import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { z } from 'zod'
import type { Departure, OfferAsk, PricedOffer } from '../../pricing/index.ts'
import type { DueDocument } from '../life/booking.ts'
import type { BookingWork, DueDays, SpaceAsked } from './booking-work.ts'

/** Full containers by block train. A leg by road begins or ends in a city. */
export const railWork: BookingWork = {
  endPlaces: ({ legType }, end) => (legType === (end === 'origin' ? 'T' : 'H') ? ['RAIL', 'TRUCK'] : ['RAIL']),
  borderPlaces: 'RAIL',
  placeElsewhere: 'booking.place-not-rail',
  priceAsked,
  freightCharge: 'RAILF',
  coversDoors,
  spaceAsked,
  departureInForm: ({ id, departureNo }: Departure) => ({ departureId: id, trainNo: departureNo }),
  documents,
}

function priceAsked(form: BookingForm): OfferAsk | undefined {
  const boxes = boxesPriced(form)
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
    services: servicesPriced(form),
    currcd: /^[A-Z]{3}$/.exec(form.settleCurrency ?? '')?.[0] ?? 'USD',
  }
}

const insuredValue = ({ insured, goodsValue, goodsCurrency }: BookingForm) =>
  insured && goodsValue && goodsCurrency ? { goodsValue, goodsCurrency } : {}

const boxesPriced = ({ boxes }: BookingForm) =>
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
const servicesPriced = (form: BookingForm): string[] => [
  ...(form.insured ? ['INS'] : []),
  ...(form.exportCustomsBy === 'US' ? ['CUSEXP'] : []),
  ...(form.importCustomsBy === 'US' ? ['CUSIMP'] : []),
]

function coversDoors(form: BookingForm, offer: PricedOffer): boolean {
  const has = (code: string) => offer.charges.some((charge) => charge.chargeCode === code)
  const needsFirst = (form.serviceTerm?.startsWith('DOOR') ?? false) && form.legType !== 'H'
  const needsLast = (form.serviceTerm?.endsWith('DOOR') ?? false) && form.legType !== 'T'
  return (!needsFirst || has('TRKO')) && (!needsLast || has('TRKD'))
}

function spaceAsked({ boxes }: Pick<BookingForm, 'boxes'>): SpaceAsked[] {
  return (boxes ?? []).flatMap(({ containerType, containerQty, containerOwner }) =>
    containerType && containerQty ? [{ containerType, quantity: containerQty, owner: containerOwner ?? 'C' }] : [],
  )
}

function documents(form: BookingForm, { byCutoff, byDeparture, byArrival }: DueDays): DueDocument[] {
  const hasShippersBoxes = form.boxes?.some((box) => box.containerOwner === 'S') ?? false
  const weClearOut = form.exportCustomsBy === 'US'
  const weClearIn = form.importCustomsBy === 'US'
  const asked: [documentType: string, dueBy: string | undefined, isAsked: boolean][] = [
    ['MSDS', byCutoff, form.cargoKind === 'D'],
    ['LASH', byCutoff, form.oversize === true],
    ['SI', byCutoff, true],
    ['LOAD', byCutoff, true],
    ['OTH', byCutoff, hasShippersBoxes],
    ['INV', byDeparture, weClearOut || weClearIn],
    ['PL', byDeparture, weClearOut || weClearIn],
    ['CON', byDeparture, weClearOut],
    ['POA', byDeparture, weClearOut || weClearIn],
    ['LIC', byDeparture, form.exportControlled === true],
    ['EAC', byArrival, weClearIn],
    ['CO', byArrival, weClearIn],
  ]
  return asked
    .filter(([, , isAsked]) => isAsked)
    .map(([documentType, dueBy]) => ({ documentType, dueBy, bringer: 'customer' }))
}
