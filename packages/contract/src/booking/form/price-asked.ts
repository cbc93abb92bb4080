import { z } from 'zod'
import type { QuoteQuery } from '../../pricing/pricing-endpoints.ts'
import { day } from '../../shared/wire-values.ts'
import { goodsTotals } from './form-defaults.ts'
import type { BookingForm } from './form-fields.ts'
import { pricedServices } from './priced-services.ts'

const uuid = z.uuid()
const currency = /^[A-Z]{3}$/
const isFigure = (typed: string | null | undefined): typed is string =>
  /^\d{1,12}(\.\d{1,3})?$/.test(typed ?? '') && Number(typed) > 0

/** What a form asks a price for, from what it shows: its boxes, or the goods that go in a shared one; nothing while it names no line or no load. Form and submission ask the same. */
export function priceAsked(form: BookingForm): QuoteQuery | undefined {
  const load = loadAsked(form)
  const { data: id } = uuid.safeParse(form.quoteId)
  if (!load || !id) return undefined
  return {
    id,
    legType: form.legType ?? 'Q',
    ...load,
    currcd: currency.test(form.settleCurrency ?? '') ? (form.settleCurrency ?? '') : 'USD',
    dangerous: form.cargoKind === 'D',
    ...dayAsked(form),
    ...doorsAsked(form),
    ...servicesAsked(form),
  }
}

/** A shared load is said by its weight and volume, anything else by its boxes. */
function loadAsked(form: BookingForm): Pick<QuoteQuery, 'boxes' | 'grossWeightKg' | 'volumeM3'> | undefined {
  if (form.loadType === 'LCL') {
    const { grossWeightKg, volumeM3 } = goodsTotals(form)
    return isFigure(grossWeightKg) && isFigure(volumeM3) ? { grossWeightKg, volumeM3 } : undefined
  }
  const boxes = boxesAsked(form)
  return boxes.length > 0 ? { boxes } : undefined
}

/** A departure says the day of the price; without one it is the day that is wanted. */
function dayAsked({ departureId, wantedDate }: BookingForm) {
  if (departureId) return { departureId }
  const { data: queryDate } = day.safeParse(wantedDate)
  return queryDate ? { queryDate } : {}
}

const boxesAsked = ({ boxes }: BookingForm) =>
  (boxes ?? []).flatMap(({ containerType, containerQty, containerOwner, containerCargoKg, ...box }) => {
    if (!containerType || !Number.isInteger(containerQty) || !containerQty) return []
    const owner = containerOwner ?? 'C'
    const { emptyPickUpPlace, emptyReturnPlace } = owner === 'C' ? box : {}
    return [
      {
        containerType,
        containerQty,
        containerOwner: owner,
        ...(isFigure(containerCargoKg) && { containerCargoKg }),
        ...(emptyPickUpPlace && { emptyPickUpPlace }),
        ...(emptyReturnPlace && { emptyReturnPlace }),
      } as const,
    ]
  })

/** The cities where the road begins and ends, as far as doors are booked. */
function doorsAsked({ stops, serviceTerm }: BookingForm) {
  const city = (type: 'L' | 'U') => stops?.find((stop) => stop.stopType === type)?.cityCode
  const [pickUpCityCode, deliveryCityCode] = [city('L'), city('U')]
  return {
    ...(serviceTerm?.includes('DOOR') && { doors: 'if-priced' as const }),
    ...(pickUpCityCode && serviceTerm?.startsWith('DOOR') && { pickUpCityCode }),
    ...(deliveryCityCode && serviceTerm?.endsWith('DOOR') && { deliveryCityCode }),
  }
}

/** What is asked for besides, by the charges that it brings. */
function servicesAsked(form: BookingForm) {
  const { insured, goodsValue, goodsCurrency } = form
  const services = pricedServices.filter(({ isAsked }) => isAsked(form)).map(({ chargeCode }) => chargeCode)
  return {
    ...(services.length > 0 && { services }),
    ...(insured && isFigure(goodsValue) && goodsCurrency && { goodsValue, goodsCurrency }),
  }
}
