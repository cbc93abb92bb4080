import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { type BookingForm, headFields } from '@landbridge/contract/booking/fields/form-fields'
import type { FormName } from '@landbridge/contract/booking/fields/form-names'
import { loadTypes } from '@landbridge/contract/booking/fields/route-fields'
import { volumeM3Of, weightKgOf } from '@landbridge/contract/pricing/chargeable'
import { piecesIn } from '@landbridge/contract/pricing/pieces-written'
import { truckWays } from '@landbridge/contract/reference/truck-ways'
import type { ModeCode } from '@landbridge/contract/shared/modes'

/** The lane, price, train, boxes, trucks or pieces, and days that a price list hands over in the address. */
export function laneStartOf(query: URLSearchParams, code: ModeCode): BookingForm {
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
    ...serviceTermOf(formNameOf(code, loadType), of('firstLeg') === 'T', of('lastLeg') === 'T'),
    ...looseLoadIn(of),
    ...trucksIn(of),
    ...(boxes.length > 0
      ? { boxes }
      : owner === 'S' && { boxes: [{ containerType: '40HQ', containerQty: 1, containerOwner: owner }] }),
  }
}

/** Doors of the price query, as the form calls them. */
function serviceTermOf(name: FormName, fromDoor: boolean, toDoor: boolean): Pick<BookingForm, 'serviceTerm'> {
  if (!fromDoor && !toDoor) return {}
  const terms = headFields.serviceTerm.choices?.(name) ?? []
  const serviceTerm = terms.find((term) => term.startsWith('DOOR') === fromDoor && term.endsWith('DOOR') === toDoor)
  return serviceTerm ? { serviceTerm: serviceTerm as BookingForm['serviceTerm'] } : {}
}

type Read = (name: string) => string | undefined

/** Goods by their pieces, or by weight and measures, with the metres that they take of a truck. */
function looseLoadIn(of: Read): BookingForm {
  const pieces = piecesIn(of('pieces') ?? '')
  const grossWeightKg = weightKgOf(pieces) ?? of('grossWeightKg')
  const volumeM3 = pieces.length > 0 ? volumeM3Of(pieces) : of('volumeM3')
  const loadingMetres = of('ldm')
  const packages = pieces.reduce((sum, { pieceQty }) => sum + pieceQty, 0)
  const line = {
    ...(packages > 0 && { packages }),
    ...(grossWeightKg && { grossWeightKg }),
    ...(volumeM3 && { volumeM3 }),
  }
  return {
    ...(Object.keys(line).length > 0 && { goods: [line] }),
    ...(pieces.length > 0 && { pieces: pieces.map((piece) => ({ ...piece, goodsSeq: 1, stackable: true })) }),
    ...(loadingMetres && { loadingMetres }),
  }
}

/** Trucks as one reads them aloud, with the way that they go: 2*F092 and RELOAD. At home, and where its trailer is swapped, it is the truck that loads in China. */
function trucksIn(of: Read): BookingForm {
  const [, quantity, type] = /^(\d{1,3})\*([A-Z0-9]{2,12})$/.exec(of('trucks') ?? '') ?? []
  const truckWay = truckWays.find((way) => way === of('truckWay'))
  const loadsInChina = truckWay === 'DOM' || truckWay === 'SWAP'
  return {
    ...(truckWay && { truckWay }),
    ...(truckWay === 'DOM' && { direction: 'NM' as const }),
    ...(type && { truckQty: Number(quantity), [loadsInChina ? 'truckTypeDomestic' : 'truckTypeForeign']: type }),
  }
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
