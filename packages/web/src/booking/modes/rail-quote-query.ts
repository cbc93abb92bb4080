import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const isFigure = (text: string | null | undefined): text is string =>
  /^\d{1,12}(\.\d{1,3})?$/.test(text ?? '') && Number(text) > 0

/** What a priced offer is asked with; nothing while there is no price line or no box to price. */
export function quoteQueryOf(form: BookingForm): QuoteQuery | undefined {
  const boxes = boxesAsked(form)
  if (boxes.length === 0 || !uuid.test(form.quoteId ?? '')) return undefined
  const [first] = form.boxes ?? []
  return {
    id: form.quoteId ?? '',
    legType: form.legType ?? 'Q',
    boxes,
    currcd: currencyAsked(form),
    dangerous: form.cargoKind === 'D',
    ...(form.departureId && { departureId: form.departureId }),
    ...(first?.emptyPickUpPlace && { emptyPickUpPlace: first.emptyPickUpPlace }),
    ...(first?.emptyReturnPlace && { emptyReturnPlace: first.emptyReturnPlace }),
    ...doorsAsked(form),
    ...servicesAsked(form),
  }
}

const currencyAsked = ({ settleCurrency }: BookingForm) =>
  settleCurrency && settleCurrency !== 'ORIGINAL' ? settleCurrency : 'USD'

const boxesAsked = ({ boxes }: BookingForm) =>
  (boxes ?? []).flatMap(({ containerType, containerQty, containerOwner, containerCargoKg }) => {
    if (!containerType || !Number.isInteger(containerQty) || !containerQty) return []
    const cargo = isFigure(containerCargoKg) ? { containerCargoKg } : {}
    return [{ containerType, containerQty, containerOwner: containerOwner ?? 'C', ...cargo } as const]
  })

/** The cities where the road begins and ends, as far as doors are booked. */
function doorsAsked({ stops, serviceTerm }: BookingForm) {
  const city = (type: 'L' | 'U') => stops?.find((stop) => stop.stopType === type)?.cityCode
  const [pickUpCityCode, deliveryCityCode] = [city('L'), city('U')]
  return {
    ...(pickUpCityCode && serviceTerm?.startsWith('DOOR') && { pickUpCityCode }),
    ...(deliveryCityCode && serviceTerm?.endsWith('DOOR') && { deliveryCityCode }),
  }
}

/** The charges that are asked for besides. */
function servicesAsked(form: BookingForm) {
  const services = [
    ...(form.insured ? ['INS'] : []),
    ...(form.exportCustomsBy === 'US' ? ['CUSEXP'] : []),
    ...(form.importCustomsBy === 'US' ? ['CUSIMP'] : []),
  ]
  const { insured, goodsValue, goodsCurrency } = form
  return {
    ...(services.length > 0 && { services }),
    ...(insured && isFigure(goodsValue) && goodsCurrency && { goodsValue, goodsCurrency }),
  }
}
