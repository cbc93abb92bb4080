import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { loadTypes } from '@landbridge/contract/booking/form/route-fields'

/** What a price list hands over in the address: lane, price, train, boxes and days. */
export function laneStartOf(query: URLSearchParams): BookingForm {
  const of = (name: string) => query.get(name) || undefined
  const owner = of('containerOwner') === 'S' ? 'S' : 'C'
  const boxes = boxesIn(of('boxes') ?? `1*${of('containerType') ?? ''}`, owner)
  const [quoteId, legType, loadType] = [of('quoteId'), of('legType'), of('loadType')]
  return {
    originCode: of('originCode'),
    destinationCode: of('destinationCode'),
    entryPortCode: of('entryPortCode'),
    departureId: of('departureId'),
    readyDate: of('readyDate'),
    wantedDate: of('wantedDate'),
    settleCurrency: of('settleCurrency'),
    ...(quoteId && { quoteId, quoteType: 'PRICE' }),
    ...(of('askQuote') === 'T' && { askQuote: true, quoteType: 'NONE' }),
    ...(isLeg(legType) && { legType }),
    ...(isLoadType(loadType) && { loadType }),
    ...serviceTermOf(of('firstLeg') === 'T', of('lastLeg') === 'T'),
    ...(boxes.length > 0
      ? { boxes }
      : owner === 'S' && { boxes: [{ containerType: '40HQ', containerQty: 1, containerOwner: owner }] }),
  }
}

/** The doors that were asked for with the price. */
function serviceTermOf(fromDoor: boolean, toDoor: boolean): Pick<BookingForm, 'serviceTerm'> {
  if (!fromDoor && !toDoor) return {}
  if (!toDoor) return { serviceTerm: 'DOOR-ST' }
  return { serviceTerm: fromDoor ? 'DOOR-DOOR' : 'ST-DOOR' }
}

const isLoadType = (text: string | undefined): text is (typeof loadTypes)[number] =>
  loadTypes.some((type) => type === text)

const isLeg = (text: string | undefined): text is 'Q' | 'T' | 'H' => ['Q', 'T', 'H'].includes(text ?? '')

/** Boxes as one reads them aloud: 2*40HQ/1*20GP. */
const boxesIn = (text: string, containerOwner: 'C' | 'S') =>
  [...text.matchAll(/(\d{1,3})\*(\d{2}[A-Z]{2})/g)].map(([, quantity, containerType]) => ({
    containerType,
    containerQty: Number(quantity),
    containerOwner,
  }))
