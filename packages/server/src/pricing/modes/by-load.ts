import { measuredLoad, type PieceAsk } from '@landbridge/contract/pricing/load-ask'
import type { LoadCharge } from '@landbridge/contract/pricing/load-price'
import type { LargestPiece, Surcharge } from '@landbridge/contract/pricing/tariff-terms'
import { type LegMode, modes } from '@landbridge/contract/shared/modes'
import { multiplied, type Rates, sumOf } from '@landbridge/contract/shared/money'
import { leavesPriceOpen } from '../price/apart-rules.ts'
import { isSurchargeDue } from '../price/charge-units.ts'
import type { Tariff } from '../price/line-rules.ts'
import type {
  CarriedLoad,
  ChargeAsk,
  Equipment,
  LoadQuery,
  LoadViewing,
  Offer,
  Priced,
  PricingMode,
  QuoteWarning,
} from '../price/pricing-mode.ts'
import { quoteCharges } from '../price/quote-charge-rules.ts'
import { unitChargeView } from '../price/unit-charge-rules.ts'

export type ChargedLoad = {
  freight: Priced[]
  charge: Omit<LoadCharge, 'assumed' | 'trucks'> & {
    trucks?: Omit<NonNullable<LoadCharge['trucks']>[number], 'truckName'>[]
  }
  counts: Readonly<Record<string, string>>
}

type OwnOfMode = Pick<
  PricingMode,
  'cityIsItsTerminals' | 'chargesBatteries' | 'lineColumns' | 'listedPrices' | 'priceProblems' | 'askProblems' | 'wayKm'
> & {
  /** Nothing where the line does not offer it; the usual load stands in where none was named. */
  loadFor(load: LoadQuery, line: Tariff, equipment: Equipment): { carried: CarriedLoad; assumed: boolean } | undefined
  charged(carried: CarriedLoad, line: Tariff): ChargedLoad | undefined
  hasPrice(line: Tariff, load: LoadQuery): boolean
  usualTonnes(load: LoadQuery): number
  ownWarnings(carried: CarriedLoad, line: Tariff, equipment: Equipment): QuoteWarning[]
  ownView?(line: Tariff, viewing: LoadViewing): Partial<ReturnType<PricingMode['loadView']>>
}

/** Units that count as one, whatever the load. */
const onePerShipment: ReadonlySet<string> = new Set(['BILL', 'DECL', 'SHPT'])

/** Prices by the load have neither empty equipment nor legs by road in them. */
const noEmptyEquipmentOrLegs: Pick<PricingMode, 'hasEmptyPlaces' | 'legPrice' | 'legCovers' | 'legCharges'> = {
  hasEmptyPlaces: () => false,
  legPrice: () => undefined,
  legCovers: () => false,
  legCharges: () => [],
}

/** A mode whose price follows from the load: what it weighs and measures, or the trucks it fills. */
export function pricedByLoad(
  name: LegMode,
  { loadFor, charged, hasPrice, usualTonnes, ownWarnings, ownView, ...own }: OwnOfMode,
): PricingMode {
  const warningsOf: PricingMode['equipmentWarnings'] = ({ line, equipment, ...carried }) =>
    line ? [...pieceWarnings(carried, line), ...ownWarnings(carried, line, equipment)] : []

  /** The price of a load with all charges that are always due, as its quote has it; nothing while a part of it has no price. */
  function costOf(line: Tariff, { load, equipment, currency, rates }: Costing): string | undefined {
    const carried = loadFor(load, line, equipment)?.carried
    if (!carried) return undefined
    const isOpen = [...pieceWarnings(carried, line), ...ownWarnings(carried, line, equipment)].some(leavesPriceOpen)
    const { charges, noRate } = quoteCharges(mode, { ...carried, currcd: currency }, { parts: { line }, rates })
    if (isOpen || noRate.length > 0 || charges.length === 0) return undefined
    const amounts = charges.map(({ convertedAmount }) => convertedAmount)
    return sumOf(amounts, currency)
  }

  function surchargeQuantity(ask: ChargeAsk, line: Tariff, surcharge: Surcharge): string | undefined {
    const isDangerous = surcharge.occasion === 'dangerous' && ask.dangerous
    if (!isDangerous && !isSurchargeDue(ask, surcharge)) return undefined
    return onePerShipment.has(surcharge.unit) ? '1' : charged(ask, line)?.counts[surcharge.unit]
  }

  const mode: PricingMode = {
    code: modes[name].code,
    passesBorder: () => true,
    ...own,
    columns: ['loadPrice', ...own.lineColumns],
    leadingColumn: 'loadPrice',
    usualSort: 'loadPrice',
    queriedColumns: () => mode.columns,
    pricesOf({ line }, asking) {
      const loadPrice = line && costOf(line, asking)
      return { ...(line && ratesIn(line, own.lineColumns, asking)), ...(loadPrice && { loadPrice }) }
    },
    isPriced: ({ line }, query) => line !== undefined && hasPrice(line, query),
    loadSplit: (line, asking) =>
      costOf(line, asking) ? loadFor(asking.load, line, asking.equipment)?.carried : undefined,
    lineCosts: (line, money) => costOf(line, { load: {}, ...money }),
    ...noEmptyEquipmentOrLegs,
    tonnesShown: (load) => tonnesOf(load) || usualTonnes(load),
    loadTonnes: (ask) => tonnesOf(ask) || tonnesOfTrucks(ask, usualTonnes),
    mainCharges: (ask, line) => charged(ask, line)?.freight ?? [],
    surchargeQuantity,
    equipmentWarnings: warningsOf,
    loadView(line, viewing) {
      const { wanted, equipment, names } = viewing
      const found =
        'quote' in wanted ? { carried: wanted.quote, assumed: false } : loadFor(wanted.list, line, equipment)
      const charge = found && charged(found.carried, line)?.charge
      return {
        ...(charge && { loadCharge: chargeView(charge, { assumed: found.assumed, names }) }),
        ...termsView(line, viewing),
        ...ownView?.(line, viewing),
      }
    },
  }
  return mode
}

function ratesIn(
  { terms, currency: from }: Tariff,
  columns: PricingMode['lineColumns'],
  { currency, rates }: Pick<Costing, 'currency' | 'rates'>,
): Offer['prices'] {
  const rate = rates.get(from)
  const found = columns.flatMap((column) => {
    const price = terms[column]
    return price && rate ? [[column, multiplied(price, rate, currency)]] : []
  })
  return Object.fromEntries(found)
}

const chargeView = (
  { trucks, ...charge }: ChargedLoad['charge'],
  { assumed, names }: { assumed: boolean } & Pick<LoadViewing, 'names'>,
): LoadCharge => ({
  ...charge,
  ...(trucks && { trucks: trucks.map((one) => ({ ...one, truckName: names.truck(one.truckType) })) }),
  assumed,
})

type Costing = { load: LoadQuery; equipment: Equipment; currency: string; rates: Rates }

const tonnesOfTrucks = ({ trucks = [] }: Pick<CarriedLoad, 'trucks'>, usualTonnes: OwnOfMode['usualTonnes']): number =>
  trucks.reduce((sum, { truckQty }) => sum + usualTonnes({ truckQty }), 0)

const tonnesOf = (load: Parameters<typeof measuredLoad>[0]): number =>
  Number(measuredLoad(load).grossWeightKg ?? 0) / 1000

function termsView({ terms }: Tariff, { names }: LoadViewing) {
  const { largestPiece, receivingWarehouse, surcharges } = terms
  const always = surcharges.filter(({ occasion, end, unit }) => occasion === 'always' && !end && unit !== 'PCT')
  return {
    alwaysCharged: always.map((surcharge) => unitChargeView(surcharge, names)),
    ...(largestPiece && { largestPiece }),
    ...(receivingWarehouse && {
      receivingWarehouse,
      receivingWarehouseName: names.warehouse(receivingWarehouse),
    }),
    loadingStops: terms.loadingStops ?? undefined,
    unloadingStops: terms.unloadingStops ?? undefined,
    freeHoursLoading: terms.freeHoursLoading ?? undefined,
    freeHoursUnloading: terms.freeHoursUnloading ?? undefined,
  }
}

/** A piece may be turned on the floor and stands on its own height. */
function isLarger({ lengthCm, widthCm, heightCm, pieceWeightKg }: PieceAsk, most: LargestPiece): boolean {
  const [long, short] = [Number(lengthCm), Number(widthCm)].toSorted((a, b) => b - a)
  const [mostLong, mostShort] = [most.lengthCm, most.widthCm].toSorted((a, b) => b - a)
  return (
    (long ?? 0) > (mostLong ?? 0) ||
    (short ?? 0) > (mostShort ?? 0) ||
    Number(heightCm) > most.heightCm ||
    Number(pieceWeightKg ?? 0) > most.pieceWeightKg
  )
}

function pieceWarnings(
  { pieces = [] }: Pick<CarriedLoad, 'pieces'>,
  { terms: { largestPiece } }: Tariff,
): QuoteWarning[] {
  if (!largestPiece || !pieces.some((piece) => isLarger(piece, largestPiece))) return []
  const { lengthCm: length, widthCm: width, heightCm: height, pieceWeightKg: weight } = largestPiece
  return [{ code: 'pricing.warn-largest-piece', values: { length, width, height, weight } }]
}

export const piecesIn = ({ pieces = [] }: Pick<CarriedLoad, 'pieces'>): string | undefined =>
  pieces.length > 0 ? String(pieces.reduce((sum, { pieceQty }) => sum + pieceQty, 0)) : undefined
