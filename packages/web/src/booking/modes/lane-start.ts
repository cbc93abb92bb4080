import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { type BookingForm, headFields } from '@landbridge/contract/booking/fields/form-fields'
import type { FormName } from '@landbridge/contract/booking/fields/form-names'
import { loadTypes } from '@landbridge/contract/booking/fields/route-fields'
import { volumeM3Of, weightKgOf } from '@landbridge/contract/pricing/chargeable'
import { chargePayers, incoterms, paymentTermOf } from '@landbridge/contract/pricing/payers'
import { piecesIn } from '@landbridge/contract/pricing/pieces-written'
import { truckWays } from '@landbridge/contract/reference/truck-ways'
import type { ModeCode } from '@landbridge/contract/shared/modes'

/** A form out of a price list's address: lane, price, departure, load and days. */
export function laneStartOf(query: URLSearchParams, code: ModeCode): BookingForm {
  const read = (name: string) => query.get(name) || undefined
  const owner = read('containerOwner') === 'S' ? 'S' : 'C'
  const boxes = boxesIn(read('boxes') ?? `1*${read('containerType') ?? ''}`, owner)
  const [quoteId, legType, loadType] = [read('quoteId'), read('legType'), read('loadType')]
  return {
    originCode: read('originCode'),
    destinationCode: read('destinationCode'),
    entryPortCode: read('entryPortCode'),
    departureId: read('departureId'),
    readyDate: read('readyDate'),
    wantedDate: read('wantedDate'),
    settleCurrency: read('settleCurrency'),
    ...(quoteId && { quoteId, quoteType: 'PRICE' }),
    ...(read('askQuote') === 'T' && { askQuote: true, quoteType: 'NONE' }),
    ...(isLegType(legType) && { legType }),
    ...saleIn(read),
    ...specialIn(read),
    ...(isLoadType(loadType) && { loadType }),
    ...serviceTermOf(formNameOf(code, loadType), read('firstLeg') === 'T', read('lastLeg') === 'T'),
    ...looseLoadIn(read),
    ...trucksIn(read),
    ...(boxes.length > 0
      ? { boxes }
      : owner === 'S' && { boxes: [{ containerType: '40HQ', containerQty: 1, containerOwner: owner }] }),
  }
}

const specialFlags = ['oversize', 'temperatureControlled', 'containsBatteries'] as const

const specialIn = (read: ReadQuery): BookingForm => ({
  ...(read('cargoKind') === 'D' && { cargoKind: 'D' as const, danger: [{ goodsSeq: 1 }] }),
  ...Object.fromEntries(specialFlags.flatMap((flag) => (read(flag) === 'T' ? [[flag, true]] : []))),
})

/** The terms of sale of the price query. */
function saleIn(read: ReadQuery): BookingForm {
  const [incoterm, customerRole] = [read('incoterm'), read('customerRole')]
  const [term, role] = [incoterms.find((one) => one === incoterm), chargePayers.find((one) => one === customerRole)]
  const isCollect = (paymentTermOf(term) ?? read('paymentTerm')) === 'CC'
  return {
    ...(term && { incoterm: term }),
    ...(role && { customerRole: role }),
    ...(isCollect && { paymentTerm: 'CC' as const }),
    ...(read('thcPayment') === 'F' && { thcPayment: 'F' as const }),
  }
}

/** The service term for the doors of the price query. */
function serviceTermOf(name: FormName, fromDoor: boolean, toDoor: boolean): Pick<BookingForm, 'serviceTerm'> {
  if (!fromDoor && !toDoor) return {}
  const terms = headFields.serviceTerm.choices?.(name) ?? []
  const serviceTerm = terms.find((term) => term.startsWith('DOOR') === fromDoor && term.endsWith('DOOR') === toDoor)
  return serviceTerm ? { serviceTerm: serviceTerm as BookingForm['serviceTerm'] } : {}
}

type ReadQuery = (name: string) => string | undefined

/** Goods by pieces, or by weight, volume and loading metres. */
function looseLoadIn(read: ReadQuery): BookingForm {
  const pieces = piecesIn(read('pieces') ?? '')
  const grossWeightKg = weightKgOf(pieces) ?? read('grossWeightKg')
  const volumeM3 = pieces.length > 0 ? volumeM3Of(pieces) : read('volumeM3')
  const loadingMetres = read('ldm')
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

/**
 * Trucks and their way out of the address, 2*F092 and RELOAD; a swapped trailer names the truck that loads in China.
 */
function trucksIn(read: ReadQuery): BookingForm {
  const [, quantity, type] = /^(\d{1,3})\*([A-Z0-9]{2,12})$/.exec(read('trucks') ?? '') ?? []
  const truckWay = truckWays.find((way) => way === read('truckWay'))
  const loadsInChina = truckWay === 'DOM' || truckWay === 'SWAP'
  return {
    ...(truckWay && { truckWay }),
    ...(truckWay === 'DOM' && { direction: 'NM' as const }),
    ...(type && { truckQty: Number(quantity), [loadsInChina ? 'truckTypeDomestic' : 'truckTypeForeign']: type }),
  }
}

const isLoadType = (text: string | undefined): text is (typeof loadTypes)[number] =>
  loadTypes.some((type) => type === text)

const isLegType = (text: string | undefined): text is 'Q' | 'T' | 'H' => ['Q', 'T', 'H'].includes(text ?? '')

/** Boxes out of 2*40HQ/1*20GP. */
const boxesIn = (text: string, containerOwner: 'C' | 'S') =>
  [...text.matchAll(/(\d{1,3})\*(\d{2}[A-Z]{2})/g)].map(([, quantity, containerType]) => ({
    containerType,
    containerQty: Number(quantity),
    containerOwner,
  }))
