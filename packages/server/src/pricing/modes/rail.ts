import {
  type BoxAsk,
  boxOwners,
  boxSizes,
  type PriceColumn,
  priceColumnOf,
  priceColumns,
} from '@landbridge/contract/pricing/box'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import type { TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { modes } from '@landbridge/contract/shared/modes'
import { Decimal } from 'decimal.js'
import { extraFor, type LegPrice, priceOf, type Tariff, weightLimitOf } from '../tariff/tariff-rules.ts'
import type { ChargeAsk, Priced, PricingMode, QuoteWarning, Situation } from './pricing-mode.ts'

const { code, placeMode } = modes.railway
const isShort = (size: string): boolean => size.startsWith('2')
const sizeOf = (column: PriceColumn): string => column.slice(3)

/** Rail is priced by the box, by size and by whose it is; boxes ride on trains that have 20-foot places. */
export const rail: PricingMode = {
  code,
  places: placeMode,
  linePrefix: 'RT-',
  calls: priceCalls.railway,
  columns: priceColumns,
  leadingColumn: 'coc40Hq',
  columnsAsked({ ourBox, containerType }) {
    const owners = boxOwners.filter((owner) => ourBox === undefined || ourBox === (owner === 'C'))
    const sizes = containerType ? [containerType] : boxSizes
    return owners.flatMap((owner) => sizes.flatMap((size) => priceColumnOf(owner, size) ?? []))
  },
  hasEmptyPlaces: (column) => column.startsWith('coc'),
  legPrice: (leg, column) => boxPrice(leg, sizeOf(column)),
  legCovers: (leg, boxes) => boxes.every(({ containerType }) => boxPrice(leg, containerType) !== undefined),
  averageLoadTonnes: 12,
  loadTonnes({ boxes = [], grossWeightKg }) {
    const ofBox = (size: string, kg: string | undefined) => (kg ? Number(kg) / 1000 : isShort(size) ? 6 : 12)
    const inBoxes = boxes.reduce(
      (sum, box) => sum + box.containerQty * ofBox(box.containerType, box.containerCargoKg),
      0,
    )
    return inBoxes || Number(grossWeightKg ?? 0) / 1000
  },
  legCharges: (boxes, leg) =>
    boxes.flatMap((box): Priced[] => {
      const unitPrice = boxPrice(leg, box.containerType)
      return unitPrice === undefined ? [] : [legCharge(box, { leg, unitPrice })]
    }),
  mainCharges,
  equipmentWarnings: (situation) => [
    ...situation.boxes.flatMap((box) => boxWarnings(box, situation)),
    ...pairWarnings(situation.boxes),
  ],
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

function mainCharges(ask: ChargeAsk, { terms, currency }: Tariff): Priced[] {
  if (ask.boxes.length === 0) return sharedCharges(ask, terms, currency)
  return ask.boxes.flatMap((box): Priced[] => {
    const column = priceColumnOf(box.containerOwner, box.containerType)
    const price = column && terms[column]
    if (!price) return []
    const common = { ...boxOf(box), unit: 'BOX', quantity: String(box.containerQty), currency }
    const freight: Priced = { ...common, section: 'main', chargeCode: 'RAILF', unitPrice: price }
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

/** Shared containers are charged by volume, or by weight where the cargo is heavy, and at least a minimum. */
export function chargedVolume(
  { volumeM3, grossWeightKg }: { volumeM3: string; grossWeightKg: string },
  { kgPerM3, minM3 }: { kgPerM3: number; minM3: string },
): string {
  return Decimal.max(volumeM3, new Decimal(grossWeightKg).div(kgPerM3), minM3)
    .toDecimalPlaces(3, Decimal.ROUND_HALF_UP)
    .toFixed()
}

function sharedCharges({ volumeM3, grossWeightKg }: ChargeAsk, terms: TariffTerms, currency: string): Priced[] {
  const shared = terms.sharedContainer
  if (!shared || !volumeM3 || !grossWeightKg) return []
  const quantity = chargedVolume({ volumeM3, grossWeightKg }, shared)
  return [{ section: 'main', chargeCode: 'LCLF', unit: 'M3', quantity, unitPrice: shared.perM3, currency }]
}

function boxWarnings(box: BoxAsk, { line, departure, payloads }: Situation): QuoteWarning[] {
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
  const payload = payloads.get(size)
  if (containerCargoKg && limit !== undefined && new Decimal(containerCargoKg).gt(limit)) {
    warnings.push({ code: 'pricing.warn-weight-limit', values: { size, limit } })
  } else if (containerCargoKg && payload !== undefined && new Decimal(containerCargoKg).gt(payload)) {
    warnings.push({ code: 'pricing.warn-payload', values: { size, limit: payload } })
  }
  const space = departure?.spaces.find((one) => one.equipment === size)
  if (space && containerQty > space.total) {
    warnings.push({ code: 'pricing.warn-one-train', values: { size, total: space.total } })
  } else if (departure && containerOwner === 'C' && containerQty > (space?.surplus ?? 0)) {
    warnings.push({ code: 'pricing.warn-space', values: { size, left: space?.surplus ?? 0 } })
  }
  return warnings
}

/** 20-foot boxes ride in pairs. */
function pairWarnings(boxes: readonly BoxAsk[]): QuoteWarning[] {
  const twenties = boxes
    .filter((box) => box.containerType.startsWith('2'))
    .reduce((sum, box) => sum + box.containerQty, 0)
  return twenties % 2 === 1 ? [{ code: 'pricing.warn-odd-twenties' }] : []
}
