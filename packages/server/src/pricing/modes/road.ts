import { roadChargeable } from '@landbridge/contract/pricing/chargeable'
import { type MeasuredLoad, measuredLoad } from '@landbridge/contract/pricing/load-ask'
import { usualPartLoad } from '@landbridge/contract/pricing/modes/usual-loads'
import { cmOf, type Room } from '@landbridge/contract/pricing/piece-fit'
import type { PartLoad, TruckPrice } from '@landbridge/contract/pricing/tariff-terms'
import type { TruckWay } from '@landbridge/contract/reference/truck-ways'
import { compareAmounts, multiplied, roundedTo, sumOf } from '@landbridge/contract/shared/money'
import type { FieldProblems } from '@landbridge/contract/shared/problem'
import { Decimal } from 'decimal.js'
import type { TruckType } from '../../reference/index.ts'
import { pieceOver } from '../price/apart-rules.ts'
import type { Tariff } from '../price/line-rules.ts'
import type { CarriedLoad, Equipment, LoadQuery, LoadViewing, Priced, QuoteWarning } from '../price/pricing-mode.ts'
import { type ChargedLoad, piecesIn, pricedByLoad } from './by-load.ts'

const usualTruckTonnes = 12

/** Room of one trailer: a larger load goes in trucks of its own. */
const wholeTrailer = { kg: 22_000, m3: 92, metres: 13.6 }

/** Road is priced by the truck, its type and its way over the border, or for a part of one by weight, volume or metres. */
export const road = pricedByLoad('truck', {
  lineColumns: [],
  listedPrices: ['truckPrices', 'partLoad'],
  priceProblems: ({ terms }) =>
    terms.truckPrices?.length || terms.partLoad ? {} : { truckPrices: 'pricing.price-needed' },
  askProblems,
  loadFor: (load, line, equipment) => (isPart(load) ? partFor(load) : trucksFor(load, line, equipment)),
  charged: (carried, line) => (carried.trucks ? chargedTrucks(carried, line) : chargedPart(carried, line)),
  hasPrice: (line, load) =>
    isPart(load)
      ? isOnWay(line.terms.partLoad, load.truckWay)
      : trucksOn(line, load.truckWay).some(({ truckType }) => !load.truckType || truckType === load.truckType),
  usualTonnes: (load) =>
    isPart(load) ? Number(usualPartLoad.grossWeightKg) / 1000 : usualTruckTonnes * (load.truckQty ?? 1),
  ownWarnings,
  ownView,
})

const isPart = ({ loadType }: LoadQuery): boolean => loadType === 'LTL'
const isNamed = ({ grossWeightKg, volumeM3, pieces = [] }: LoadQuery): boolean =>
  grossWeightKg !== undefined || volumeM3 !== undefined || pieces.length > 0
const isOnWay = (price: { truckWay: TruckWay } | null | undefined, way: TruckWay | undefined): boolean =>
  price !== null && price !== undefined && (way === undefined || price.truckWay === way)

const trucksOn = ({ terms }: Tariff, way: TruckWay | undefined): TruckPrice[] =>
  (terms.truckPrices ?? []).filter((price) => isOnWay(price, way)).toSorted((a, b) => compareAmounts(a.price, b.price))

function askProblems(ask: CarriedLoad, { trucks: known }: Equipment): FieldProblems {
  if (!ask.trucks?.length) return measuredLoad(ask).grossWeightKg ? {} : { trucks: 'pricing.trucks-needed' }
  const unknown = ask.trucks.flatMap(({ truckType }, i) =>
    known.has(truckType) ? [] : [[`trucks.${i}.truckType`, 'pricing.truck-unknown']],
  )
  return Object.fromEntries(unknown)
}

const partFor = (load: LoadQuery) =>
  isNamed(load)
    ? { carried: { ...load, boxes: [] }, assumed: false }
    : { carried: { ...usualPartLoad, truckWay: load.truckWay, boxes: [] }, assumed: true }

/** Trucks of the type in the question, else of the cheapest that holds the load, else of the one that holds most. */
function trucksFor(load: LoadQuery, line: Tariff, { trucks }: Equipment) {
  const { truckQty = 1 } = load
  const offered = trucksOn(line, load.truckWay)
  const measured = measuredLoad(load)
  const holds = ({ truckType }: TruckPrice) => shortage(trucks.get(truckType), measured, truckQty).length === 0
  const payload = ({ truckType }: TruckPrice) => trucks.get(truckType)?.payloadT ?? 0
  const chosen = load.truckType
    ? offered.find(({ truckType }) => truckType === load.truckType)
    : (offered.find(holds) ?? offered.toSorted((a, b) => payload(b) - payload(a))[0])
  if (!chosen) return undefined
  const { truckType, truckWay } = chosen
  const carried = { ...load, boxes: [], trucks: [{ truckType, truckQty }], truckWay }
  return { carried, assumed: !load.truckType && !isNamed(load) }
}

/** Measures that the load exceeds in so many trucks; unknown measures exceed nothing. */
function shortage(truck: TruckType | undefined, load: MeasuredLoad, truckQty: number): ('payload' | 'volume')[] {
  const [kg, m3] = [(truck?.payloadT ?? 0) * 1000 * truckQty, (truck?.volumeM3 ?? 0) * truckQty]
  return [
    ...(kg > 0 && Number(load.grossWeightKg ?? 0) > kg ? (['payload'] as const) : []),
    ...(m3 > 0 && Number(load.volumeM3 ?? 0) > m3 ? (['volume'] as const) : []),
  ]
}

/** Freight at home is taxed otherwise than over a border, so it is a charge of its own. */
const freightCode = (way: TruckWay): string => (way === 'DOM' ? 'ROADD' : 'ROADF')

function chargedTrucks(carried: CarriedLoad, line: Tariff): ChargedLoad | undefined {
  const { currency } = line
  const offered = trucksOn(line, carried.truckWay)
  const trucks = (carried.trucks ?? []).flatMap(({ truckType, truckQty }) => {
    const found = offered.find((one) => one.truckType === truckType)
    if (!found) return []
    const amount = multiplied(found.price, String(truckQty), currency)
    return [{ truckType, truckWay: found.truckWay, truckQty, unitPrice: found.price, amount }]
  })
  if (trucks.length === 0) return undefined
  const pieces = piecesIn(carried)
  return {
    freight: trucks.map(
      ({ truckType, truckWay, truckQty, unitPrice }): Priced => ({
        section: 'main',
        chargeCode: freightCode(truckWay),
        truckType,
        truckWay,
        unit: 'TRUCK',
        quantity: String(truckQty),
        unitPrice,
        currency,
      }),
    ),
    charge: {
      ...withoutVolumeWeight(measuredLoad(carried)),
      basis: 'trucks',
      trucks,
      currency,
      amount: sumOf(
        trucks.map(({ amount }) => amount),
        currency,
      ),
    },
    counts: {
      TRUCK: String(trucks.reduce((sum, { truckQty }) => sum + truckQty, 0)),
      ...(pieces && { PIECE: pieces }),
    },
  }
}

const withoutVolumeWeight = ({ volumeWeightKg: _volumeWeight, ...load }: MeasuredLoad) => load

function chargedPart(carried: CarriedLoad, { terms: { partLoad }, currency }: Tariff): ChargedLoad | undefined {
  if (!partLoad || !isOnWay(partLoad, carried.truckWay)) return undefined
  const measured = withoutVolumeWeight(measuredLoad(carried))
  const { kg, basis } = roadChargeable(measured, partLoad)
  if (Number(kg) === 0) return undefined
  const { truckWay, kgPerM3, kgPerLdm, perKg, minimum } = partLoad
  const byWeight = multiplied(perKg, kg, currency)
  const isMinimum = compareAmounts(byWeight, minimum) < 0
  const counted = isMinimum
    ? { unit: 'SHPT', quantity: '1', unitPrice: minimum }
    : { unit: 'KGC', quantity: kg, unitPrice: perKg }
  const { volumeM3, loadingMetres } = measured
  const pieces = piecesIn(carried)
  return {
    freight: [{ section: 'main', chargeCode: 'LTLF', truckWay, currency, ...counted }],
    charge: {
      ...measured,
      basis,
      kgPerM3,
      kgPerLdm,
      chargeableWeightKg: kg,
      chargedKg: kg,
      isMinimum,
      truckWay,
      unitPrice: counted.unitPrice,
      currency,
      amount: isMinimum ? roundedTo(minimum, currency) : byWeight,
    },
    counts: {
      KGC: kg,
      ...(volumeM3 && { M3: volumeM3 }),
      ...(loadingMetres && { LDM: loadingMetres }),
      ...(pieces && { PIECE: pieces }),
    },
  }
}

function ownWarnings(carried: CarriedLoad, line: Tariff, equipment: Equipment): QuoteWarning[] {
  const load = measuredLoad(carried)
  if (!carried.trucks) {
    const isFull =
      Number(load.grossWeightKg ?? 0) > wholeTrailer.kg ||
      Number(load.volumeM3 ?? 0) > wholeTrailer.m3 ||
      Number(load.loadingMetres ?? 0) > wholeTrailer.metres
    return [
      ...(chargedPart(carried, line) ? [] : [{ code: 'pricing.warn-unpriced', values: { size: 'LTL' } } as const]),
      ...(isFull ? [{ code: 'pricing.warn-truck-needed' } as const] : []),
    ]
  }
  const offered = trucksOn(line, carried.truckWay)
  const unpriced = carried.trucks.filter(({ truckType }) => !offered.some((one) => one.truckType === truckType))
  return [
    ...unpriced.map(({ truckType }) => ({ code: 'pricing.warn-unpriced', values: { size: truckType } }) as const),
    ...tooSmall(carried, load, equipment),
    ...piecesOver(carried, equipment),
  ]
}

/** Trucks of one type that do not hold the load; a mix of several types is for the dispatcher to judge. */
function tooSmall({ trucks = [] }: CarriedLoad, load: MeasuredLoad, equipment: Equipment): QuoteWarning[] {
  const [first, ...others] = trucks
  const truck = first && others.length === 0 ? equipment.trucks.get(first.truckType) : undefined
  if (!first || !truck) return []
  const values = { truck: truck.type, quantity: first.truckQty }
  return shortage(truck, load, first.truckQty).map((lacking): QuoteWarning => {
    if (lacking === 'payload') {
      const limit = Math.round((truck.payloadT ?? 0) * 1000 * first.truckQty)
      return { code: 'pricing.warn-truck-payload', values: { ...values, limit, weight: Number(load.grossWeightKg) } }
    }
    const limit = (truck.volumeM3 ?? 0) * first.truckQty
    return { code: 'pricing.warn-truck-volume', values: { ...values, limit, volume: Number(load.volumeM3) } }
  })
}

function piecesOver({ trucks = [], pieces = [] }: CarriedLoad, { trucks: known }: Equipment): QuoteWarning[] {
  const rooms = trucks.map(({ truckType }): Room => {
    const { lengthM, widthM, heightM, payloadT } = known.get(truckType) ?? {}
    const payloadKg = payloadT && payloadT * 1000
    return { lengthCm: cmOf(lengthM), widthCm: cmOf(widthM), heightCm: cmOf(heightM), ...(payloadKg && { payloadKg }) }
  })
  return pieceOver(
    pieces,
    rooms,
    trucks.map(({ truckType }) => truckType),
  )
}

function ownView({ terms, currency: from }: Tariff, { equipment, names, currency, rates }: LoadViewing) {
  const rate = rates.get(from)
  if (!rate) return {}
  const wayName = (way: TruckWay) => names.code('TRUCKWAY', way)
  const { truckPrices, partLoad } = terms
  return {
    ...(truckPrices && {
      truckPrices: truckPrices.map(({ truckType, truckWay, price }) => {
        const { payloadT, volumeM3, lengthM } = equipment.trucks.get(truckType) ?? {}
        return {
          truckType,
          truckName: names.truck(truckType),
          truckWay,
          truckWayName: wayName(truckWay),
          price: multiplied(price, rate, currency),
          payloadKg: payloadT ? Math.round(payloadT * 1000) : undefined,
          volumeM3: volumeM3 ? String(volumeM3) : undefined,
          lengthM: lengthM ? String(lengthM) : undefined,
        }
      }),
    }),
    ...(partLoad && {
      partLoad: { ...partView(partLoad, { rate, currency }), truckWayName: wayName(partLoad.truckWay) },
    }),
  }
}

/** A price per kilogram has four places, whatever its currency. */
function partView({ perKg, kgPerM3, kgPerLdm, minimum, truckWay }: PartLoad, into: { rate: string; currency: string }) {
  const converted = new Decimal(perKg).times(into.rate)
  const each = (kg: number) => roundedTo(converted.times(kg).toFixed(), into.currency)
  return {
    perKg: converted.toDecimalPlaces(4).toFixed(),
    perM3: each(kgPerM3),
    perLdm: each(kgPerLdm),
    kgPerM3,
    kgPerLdm,
    minimum: multiplied(minimum, into.rate, into.currency),
    truckWay,
  }
}
