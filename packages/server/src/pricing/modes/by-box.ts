import { type BoxAsk, boxColumns, boxOwners, boxSizes, priceColumnOf } from '@landbridge/contract/pricing/box'
import { type MeasuredLoad, measuredLoad } from '@landbridge/contract/pricing/load-ask'
import { cmOf, type Room } from '@landbridge/contract/pricing/piece-fit'
import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import type { Surcharge, TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { isOpenBox } from '@landbridge/contract/reference/box-kinds'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { multiplied } from '@landbridge/contract/shared/money'
import type { FieldProblems } from '@landbridge/contract/shared/problem'
import { Decimal } from 'decimal.js'
import { isBorderOnLine } from '../../reference/index.ts'
import { pieceOver } from '../price/apart-rules.ts'
import { countedBy, countsBox, isSurchargeDue } from '../price/charge-units.ts'
import { combinedPrices } from '../price/combined-price-rules.ts'
import { extraFor, type LegPrice, priceOf, type Tariff, weightLimitOf } from '../price/line-rules.ts'
import type {
  CarriedLoad,
  ChargeAsk,
  Equipment,
  OfferAsking,
  Priced,
  PricingMode,
  QuoteWarning,
  Situation,
} from '../price/pricing-mode.ts'
import {
  sharedCharges,
  sharedLoad,
  sharedPrices,
  sharedQuantity,
  sharedSplit,
  sharedView,
} from '../price/shared-load-rules.ts'

const leadingColumn = 'coc40Hq'
const isShort = (size: string): boolean => size.startsWith('2')
const sizeOf = (column: PriceColumn): string => column.slice(3)

type BoxPricedRow = { code: LegModeCode; mainCharge: string; sharedUnit: 'M3' | 'WM'; shipperBoxes: boolean }

type OwnOfMode = {
  ownWarnings?: (boxes: readonly BoxAsk[]) => QuoteWarning[]
}

/** A mode whose prices are by the box, by its size and whose it is; shared containers by volume or weight. */
export function pricedByBox(
  { code, mainCharge, sharedUnit, shipperBoxes }: BoxPricedRow,
  { ownWarnings }: OwnOfMode = {},
): PricingMode {
  const lineColumns = boxColumns.filter((column) => shipperBoxes || column.startsWith('coc'))
  return {
    code,
    passesBorder: isBorderOnLine,
    lineColumns,
    leadingColumn,
    listedPrices: [],
    columns: lineColumns,
    usualSort: leadingColumn,
    queriedColumns({ ourBox, containerType }) {
      const owners = boxOwners.filter((owner) => ourBox === undefined || ourBox === (owner === 'C'))
      const sizes = containerType ? [containerType] : boxSizes
      const columns = owners.flatMap((owner) => sizes.flatMap((size) => priceColumnOf(owner, size) ?? []))
      return columns.filter((column) => lineColumns.includes(column))
    },
    pricesOf: (parts, asking) => (asking.isShared ? sharedPrices(parts, asking) : combinedPrices(parts, asking)),
    loadSplit: (line, asking) => (asking.isShared ? sharedSplit(line, asking) : boxSplit(line, asking, lineColumns)),
    isPriced(offer, query) {
      if (query.boxType === 'P') return Boolean(offer.line?.terms.sharedContainer)
      return this.queriedColumns(query).some((column) => offer.prices[column])
    },
    lineCosts({ terms, currency: from }, { currency, rates }) {
      const price = boxCost(terms, leadingColumn)
      const rate = rates.get(from)
      return price && rate ? multiplied(price, rate, currency) : undefined
    },
    priceProblems: ({ terms }) =>
      lineColumns.some((column) => terms[column]) || terms.sharedContainer
        ? {}
        : { [leadingColumn]: 'pricing.price-needed' },
    hasEmptyPlaces: (column) => column.startsWith('coc'),
    legPrice: (leg, column) => boxPrice(leg, sizeOf(column)),
    legCovers: (leg, boxes) => boxes.every(({ containerType }) => boxPrice(leg, containerType) !== undefined),
    tonnesShown: (load, isShared) => (isShared ? tonnesIn(load) : averageLoadTonnes),
    loadTonnes: tonnesIn,
    legCharges: (boxes, leg) =>
      boxes.flatMap((box): Priced[] => {
        const unitPrice = boxPrice(leg, box.containerType)
        return unitPrice === undefined ? [] : [legCharge(box, { leg, unitPrice })]
      }),
    mainCharges: (ask, line) =>
      ask.boxes.length === 0 ? sharedCharges(ask, line, sharedUnit) : boxCharges(ask, line, mainCharge),
    surchargeQuantity,
    askProblems,
    loadView: sharedView,
    equipmentWarnings: (situation) => [
      ...piecesOver(situation),
      ...sharedWarnings(situation),
      ...situation.boxes.flatMap((box) => boxWarnings(box, situation)),
      ...(ownWarnings?.(situation.boxes) ?? []),
    ],
  }
}

const averageLoadTonnes = 12

/** The box that was asked for, else the one that most are asked for, else the first that the line prices. */
function boxSplit(
  { terms }: Tariff,
  { box: { containerType, containerOwner } }: OfferAsking,
  lineColumns: readonly PriceColumn[],
): CarriedLoad | undefined {
  const sizes = containerType ? [containerType] : [sizeOf(leadingColumn).toUpperCase(), ...boxSizes]
  const size = sizes.find((one) => {
    const column = priceColumnOf(containerOwner, one)
    return column && lineColumns.includes(column) && boxCost(terms, column) !== undefined
  })
  return size ? { boxes: [{ containerType: size, containerQty: 1, containerOwner }] } : undefined
}

const tonnesIn: PricingMode['loadTonnes'] = ({ boxes = [], grossWeightKg, pieces }) => {
  const ofBox = (size: string, kg: string | undefined) => (kg ? Number(kg) / 1000 : isShort(size) ? 6 : 12)
  const inBoxes = boxes.reduce((sum, box) => sum + box.containerQty * ofBox(box.containerType, box.containerCargoKg), 0)
  return inBoxes || Number(measuredLoad({ grossWeightKg, pieces }).grossWeightKg ?? 0) / 1000
}

const boxCost = (terms: TariffTerms, column: PriceColumn): string | undefined =>
  column === 'loadPrice' ? undefined : (terms[column] ?? undefined)

const neededFor = ({ grossWeightKg, volumeM3 }: MeasuredLoad): FieldProblems =>
  grossWeightKg === undefined && volumeM3 === undefined
    ? { boxes: 'pricing.boxes-needed' }
    : { [grossWeightKg === undefined ? 'grossWeightKg' : 'volumeM3']: 'pricing.load-needed' }

function askProblems(ask: CarriedLoad, { boxes: known }: Equipment): FieldProblems {
  const unknown = ask.boxes.flatMap((box, i) =>
    known.has(box.containerType) ? [] : [[`boxes.${i}.containerType`, 'pricing.size-unknown'] as const],
  )
  const isShort = ask.boxes.length === 0 && !sharedLoad(ask)
  return { ...Object.fromEntries(unknown), ...(isShort && neededFor(measuredLoad(ask))) }
}

/** Charges fall on boxes, all or of one length, on what goes in a shared one, or on the shipment. */
function surchargeQuantity(ask: ChargeAsk, { terms }: Tariff, surcharge: Surcharge): string | undefined {
  const boxes = ask.boxes.filter((box) => isCharged(ask, terms, surcharge, box))
  const counted = countedBy(surcharge.unit)
  const isDue = isSurchargeDue(ask, surcharge) || (surcharge.occasion === 'dangerous' && ask.dangerous === true)
  if (counted.what === 'one') return boxes.length > 0 || isDue ? '1' : undefined
  if (counted.what === 'shared') return isDue ? sharedQuantity(ask, terms) : undefined
  const charged = boxes.filter(({ containerType }) => countsBox(counted, containerType))
  const quantity = charged.reduce((sum, box) => sum + box.containerQty, 0)
  return quantity > 0 ? String(quantity) : undefined
}

function isCharged(ask: ChargeAsk, terms: TariffTerms, surcharge: Surcharge, box: BoxAsk): boolean {
  // Cargo stands over what is open; a closed box is full where its walls are.
  if (surcharge.chargeCode === 'OOG' && !isOpenBox(box.containerType)) return false
  if (surcharge.occasion === 'dangerous') return ask.dangerous ?? false
  if (surcharge.occasion === 'overweight') return isOverLimit(terms, box)
  return isSurchargeDue(ask, surcharge)
}

const isOverLimit = (terms: TariffTerms, { containerType, containerCargoKg }: BoxAsk): boolean => {
  const limit = weightLimitOf(terms, containerType)
  return limit !== undefined && containerCargoKg !== undefined && new Decimal(containerCargoKg).gt(limit)
}

const boxPrice = (leg: LegPrice, size: string): string | undefined => leg.prices[isShort(size) ? '20' : '40']

const legCharge = (box: BoxAsk, { leg, unitPrice }: { leg: LegPrice; unitPrice: string }): Priced => ({
  ...(leg.leg === 'T' ? { section: 'origin', chargeCode: 'TRKO' } : { section: 'destination', chargeCode: 'TRKD' }),
  ...boxOf(box),
  unit: 'BOX',
  quantity: String(box.containerQty),
  unitPrice,
  currency: leg.currency,
})

const boxOf = (box: BoxAsk) => ({ containerType: box.containerType, containerOwner: box.containerOwner })

function boxCharges(ask: ChargeAsk, { terms, currency }: Tariff, freightCharge: string): Priced[] {
  return ask.boxes.flatMap((box): Priced[] => {
    const column = priceColumnOf(box.containerOwner, box.containerType)
    const price = column && terms[column]
    if (!price) return []
    const common = { ...boxOf(box), unit: 'BOX', quantity: String(box.containerQty), currency }
    const freight: Priced = { ...common, section: 'main', chargeCode: freightCharge, unitPrice: price }
    return box.containerOwner === 'S' ? [freight] : [freight, ...emptyPlaceCharges({ ...ask, ...box }, terms, common)]
  })
}
/** The carrier's empty box in another place than the tariff's costs its difference. */
function emptyPlaceCharges(
  ask: Pick<ChargeAsk, 'emptyPickUpPlace' | 'emptyReturnPlace'>,
  terms: TariffTerms,
  common: Omit<Priced, 'section' | 'chargeCode' | 'unitPrice'>,
): Priced[] {
  const extras: Priced[] = [
    {
      ...common,
      section: 'origin',
      chargeCode: 'CTU',
      unitPrice: extraFor(terms.pickUpPlaces, ask.emptyPickUpPlace) ?? '0',
    },
    {
      ...common,
      section: 'destination',
      chargeCode: 'DROP',
      unitPrice: extraFor(terms.returnPlaces, ask.emptyReturnPlace) ?? '0',
    },
  ]
  return extras.filter(({ unitPrice }) => !new Decimal(unitPrice).isZero())
}

/** The warning about the first piece that fits through no door of the boxes, or sticks out of open ones. */
function piecesOver({ boxes, pieces = [], equipment }: Situation): QuoteWarning[] {
  const known = boxes.flatMap(({ containerType }) => equipment.boxes.get(containerType) ?? [])
  const rooms = known.map(
    ({ label, innerL, innerW, innerH, doorW, doorH, maxPayloadKg }): Room => ({
      lengthCm: cmOf(innerL),
      widthCm: cmOf(innerW),
      heightCm: cmOf(innerH),
      payloadKg: maxPayloadKg,
      ...(!isOpenBox(label) && { doorWidthCm: cmOf(doorW), doorHeightCm: cmOf(doorH) }),
    }),
  )
  return pieceOver(
    pieces,
    rooms,
    known.map(({ label }) => label),
  )
}

const sharedWarnings = ({ boxes, line }: Situation): QuoteWarning[] =>
  boxes.length === 0 && line && !line.terms.sharedContainer
    ? [{ code: 'pricing.warn-unpriced', values: { size: 'LCL' } }]
    : []

function boxWarnings(box: BoxAsk, { line, departure, equipment }: Situation): QuoteWarning[] {
  if (!line) return []
  const { containerType: size, containerQty, containerOwner, containerCargoKg } = box
  const warnings: QuoteWarning[] = []
  if (priceOf(line.terms, containerOwner, size) === undefined) {
    warnings.push({
      code: 'pricing.warn-unpriced',
      values: { size: `${size} ${containerOwner === 'C' ? 'COC' : 'SOC'}` },
    })
  }
  const limit = weightLimitOf(line.terms, size)
  const payload = equipment.boxes.get(size)?.maxPayloadKg
  if (containerCargoKg && payload !== undefined && new Decimal(containerCargoKg).gt(payload)) {
    warnings.push({ code: 'pricing.warn-payload', values: { size, limit: payload } })
  } else if (containerCargoKg && limit !== undefined && new Decimal(containerCargoKg).gt(limit)) {
    warnings.push({ code: 'pricing.warn-weight-limit', values: { size, limit } })
  }
  const space = departure?.spaces.find((one) => one.equipment === size)
  if (space && containerQty > space.total) {
    warnings.push({ code: 'pricing.warn-one-train', values: { size, total: space.total } })
  } else if (departure && containerOwner === 'C' && containerQty > (space?.surplus ?? 0)) {
    warnings.push({ code: 'pricing.warn-space', values: { size, left: space?.surplus ?? 0 } })
  }
  return warnings
}
