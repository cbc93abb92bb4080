import { z } from 'zod'
import { type LoadAsk, type PieceAsk, truckLoadTypes } from '../../pricing/load-ask.ts'
import type { QuoteQuery } from '../../pricing/pricing-endpoints.ts'
import { day } from '../../shared/wire-values.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import { payersAsked } from './form-payers.ts'
import { pricedServices } from './priced-services.ts'
import { cargoOfBoxes, statedLoad } from './stated-load.ts'

const uuid = z.uuid()
const currency = /^[A-Z]{3}$/
const isFigure = (typed: string | null | undefined): typed is string =>
  /^\d{1,12}(\.\d{1,3})?$/.test(typed ?? '') && Number(typed) > 0

/** The price query of a form, from the boxes, trucks or shared load that it shows; nothing while it names no lane or no load. */
export function formQuoteQuery(form: BookingForm): QuoteQuery | undefined {
  const load = queriedLoad(form)
  const { data: id } = uuid.safeParse(form.quoteId)
  if (!load || !id) return undefined
  return {
    id,
    legType: form.legType ?? 'Q',
    ...load,
    currcd: currency.test(form.settleCurrency ?? '') ? (form.settleCurrency ?? '') : 'USD',
    dangerous: form.cargoKind === 'D',
    ...specialCargoOf(form),
    ...pricedDay(form),
    ...queriedDoors(form),
    ...requestedServices(form),
    ...payersAsked(form),
  }
}

const specialCargoOf = ({ oversize, temperatureControlled, containsBatteries }: BookingForm) => ({
  ...(oversize === true && { oversize }),
  ...(temperatureControlled === true && { temperatureControlled }),
  ...(containsBatteries === true && { containsBatteries }),
})

type Load = Pick<QuoteQuery, 'boxes' | 'trucks' | keyof LoadAsk>

const loadsByType: Readonly<Record<string, (form: BookingForm) => Load | undefined>> = {
  LCL: sharedLoad,
  FTL: wholeTrucks,
  LTL: partOfTruck,
}

/** The load by its type; a form without types asks by its boxes, or where it has none by what it weighs and measures. */
export const queriedLoad = (form: BookingForm): Load | undefined =>
  (loadsByType[form.loadType ?? ''] ?? (form.loadType ? fullBoxes : fullBoxesOrGoods))(form)

function sharedLoad(form: BookingForm): Load | undefined {
  const { grossWeightKg, volumeM3 } = statedLoad(form)
  return isFigure(grossWeightKg) && isFigure(volumeM3) ? { grossWeightKg, volumeM3 } : undefined
}

function fullBoxes(form: BookingForm): Load | undefined {
  const boxes = queriedBoxes(form)
  const pieces = queriedPieces(form)
  return boxes.length > 0 ? { boxes, ...(pieces.length > 0 && { pieces }) } : undefined
}

const fullBoxesOrGoods = (form: BookingForm): Load | undefined => fullBoxes(form) ?? loadOfGoods(form)

/** The truck that crosses the border, else the one that loads at home: its price is of the whole way, also where its trailer is swapped. */
function wholeTrucks(form: BookingForm): Load | undefined {
  const isOfHome = form.truckWay === 'DOM' || form.truckWay === 'SWAP'
  const truckType = isOfHome ? form.truckTypeDomestic : (form.truckTypeForeign ?? form.truckTypeDomestic)
  const { truckQty = 1 } = form
  if (!truckType || !Number.isInteger(truckQty)) return undefined
  return { trucks: [{ truckType, truckQty: truckQty ?? 1 }], ...truckWayOf(form), ...loadOfGoods(form) }
}

function partOfTruck(form: BookingForm): Load | undefined {
  const goods = loadOfGoods(form)
  const { loadingMetres } = form
  return goods && { ...goods, ...(isFigure(loadingMetres) && { loadingMetres }), ...truckWayOf(form) }
}

const truckWayOf = ({ truckWay }: BookingForm) => (truckWay ? { truckWay } : {})

/** The goods by the largest figures of the form, and by their pieces as far as these are measured whole. */
function loadOfGoods(form: BookingForm): Load | undefined {
  const { grossWeightKg, volumeM3 } = statedLoad(form)
  const pieces = queriedPieces(form)
  if (!isFigure(grossWeightKg)) return undefined
  return {
    grossWeightKg,
    ...(isFigure(volumeM3) && { volumeM3 }),
    ...(pieces.length > 0 && { pieces }),
  }
}

const isCentimetres = (typed: string | null | undefined): typed is string =>
  /^\d{1,5}(\.\d)?$/.test(typed ?? '') && Number(typed) > 0

export function queriedPieces({ pieces }: Pick<BookingForm, 'pieces'>): PieceAsk[] {
  const measured = (pieces ?? []).flatMap(
    ({ pieceQty, lengthCm, widthCm, heightCm, pieceWeightKg, stackable }): PieceAsk[] => {
      if (!pieceQty || !Number.isInteger(pieceQty)) return []
      if (!isCentimetres(lengthCm) || !isCentimetres(widthCm) || !isCentimetres(heightCm)) return []
      return [
        {
          pieceQty,
          lengthCm,
          widthCm,
          heightCm,
          ...(isFigure(pieceWeightKg) && { pieceWeightKg }),
          ...(stackable === false && { stackable }),
        },
      ]
    },
  )
  return measured.length === (pieces ?? []).length ? measured : []
}

function pricedDay({ departureId, wantedDate }: BookingForm) {
  if (departureId) return { departureId }
  const { data: queryDate } = day.safeParse(wantedDate)
  return queryDate ? { queryDate } : {}
}

function queriedBoxes(form: BookingForm) {
  const cargo = cargoOfBoxes(form)
  return (form.boxes ?? []).flatMap(({ containerType, containerQty, containerOwner, ...box }, i) => {
    if (!containerType || !Number.isInteger(containerQty) || !containerQty) return []
    const owner = containerOwner ?? 'C'
    const containerCargoKg = cargo[i]
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
}

/** The cities where the road begins and ends, as far as doors are booked; a truck has them in its own price. */
function queriedDoors({ stops, serviceTerm, loadType }: BookingForm) {
  if (truckLoadTypes.some((type) => type === loadType)) return {}
  const city = (type: 'L' | 'U') => stops?.find((stop) => stop.stopType === type)?.cityCode
  const [pickUpCityCode, deliveryCityCode] = [city('L'), city('U')]
  return {
    ...(serviceTerm?.includes('DOOR') && { doors: 'if-priced' as const }),
    ...(pickUpCityCode && serviceTerm?.startsWith('DOOR') && { pickUpCityCode }),
    ...(deliveryCityCode && serviceTerm?.endsWith('DOOR') && { deliveryCityCode }),
  }
}

function requestedServices(form: BookingForm) {
  const { insured, goodsValue, goodsCurrency } = form
  const services = pricedServices.filter(({ isRequested }) => isRequested(form)).map(({ chargeCode }) => chargeCode)
  return {
    ...(services.length > 0 && { services }),
    ...(insured && isFigure(goodsValue) && goodsCurrency && { goodsValue, goodsCurrency }),
  }
}
