import { compareAmounts, multiplied } from '../shared/money.ts'

/** Chargeable loads by air and road, in decimal numbers as text, as on the wire. */

/** Equal pieces as they are measured: centimetres with one place, kilograms with three. */
export type MeasuredPiece = {
  pieceQty?: number | null | undefined
  lengthCm?: string | null | undefined
  widthCm?: string | null | undefined
  heightCm?: string | null | undefined
  pieceWeightKg?: string | null | undefined
  stackable?: boolean | null | undefined
}

/** Cubic centimetres to a kilogram by air, as IATA counts. */
export const cm3PerKg = 6000
const perKg = BigInt(cm3PerKg)
const floorWidthMm = 2400n

/** A decimal number in thousandths; words that stand in a form meanwhile count nothing. */
function thousandthsOf(figure: string | null | undefined): bigint {
  const [, integer = '', fraction = ''] = /^(\d+)(?:\.(\d{1,3})\d*)?$/.exec(figure ?? '') ?? []
  return BigInt(`${integer}${fraction.padEnd(3, '0')}`)
}
const figureOf = (thousandths: bigint): string => {
  const digits = thousandths.toString().padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`
}
const ceilOf = (figure: bigint, step: bigint): bigint => ((figure + step - 1n) / step) * step
const greatest = (figures: readonly bigint[]): bigint => figures.reduce((most, one) => (one > most ? one : most), 0n)
const quantityOf = ({ pieceQty }: MeasuredPiece): bigint => (Number.isInteger(pieceQty) ? BigInt(pieceQty ?? 0) : 0n)

const cubeOf = (pieces: readonly MeasuredPiece[]): bigint =>
  pieces.reduce(
    (sum, piece) =>
      sum +
      quantityOf(piece) * thousandthsOf(piece.lengthCm) * thousandthsOf(piece.widthCm) * thousandthsOf(piece.heightCm),
    0n,
  )

/** The volume weight of pieces by air: length × width × height / 6000, in kilograms with three places, rounded up. */
export const volumeWeightKg = (pieces: readonly MeasuredPiece[]): string =>
  figureOf(ceilOf(cubeOf(pieces), 1_000_000n * perKg) / (1_000_000n * perKg))

/** The volume of pieces, in cubic metres with three places, rounded up. */
export const volumeM3Of = (pieces: readonly MeasuredPiece[]): string =>
  figureOf(ceilOf(cubeOf(pieces), 1_000_000_000_000n) / 1_000_000_000_000n)

/** Kilograms with three places; nothing while one of the pieces was not weighed. */
export function weightKgOf(pieces: readonly MeasuredPiece[]): string | undefined {
  const weights = pieces.map((piece) => quantityOf(piece) * thousandthsOf(piece.pieceWeightKg))
  if (weights.length === 0 || weights.some((weight) => weight === 0n)) return undefined
  return figureOf(weights.reduce((sum, weight) => sum + weight, 0n))
}

/** Kilograms with three places of those pieces that were weighed. */
export const leastWeightKgOf = (pieces: readonly MeasuredPiece[]): string =>
  figureOf(pieces.reduce((sum, piece) => sum + quantityOf(piece) * thousandthsOf(piece.pieceWeightKg), 0n))

export const largerOf = (a: string | undefined, b: string | undefined): string | undefined =>
  thousandthsOf(b) > thousandthsOf(a) ? b : a

/** The volume weight of a load of which only the volume is known, in kilograms with three places, rounded up. */
export const volumeWeightOfM3 = (volumeM3: string): string =>
  figureOf(ceilOf(thousandthsOf(volumeM3) * 1_000_000n, perKg) / perKg)

/** The chargeable weight by air, with one place: the larger of gross and volume weight, rounded up to half a kilogram. */
export function airChargeableKg(load: {
  grossWeightKg?: string | undefined
  volumeWeightKg?: string | undefined
}): string {
  const most = greatest([thousandthsOf(load.grossWeightKg), thousandthsOf(load.volumeWeightKg)])
  return figureOf(ceilOf(most, 500n)).slice(0, -2)
}

/** The loading metres of pieces that nothing may stand upon: length × width / 2.4 m, in metres with one place, rounded up. */
export function loadingMetresOf(pieces: readonly MeasuredPiece[]): string {
  const mm2 = pieces
    .filter(({ stackable }) => stackable === false)
    .reduce((sum, piece) => {
      const [length, width] = [thousandthsOf(piece.lengthCm) / 100n, thousandthsOf(piece.widthCm) / 100n]
      return sum + quantityOf(piece) * length * width
    }, 0n)
  const tenths = ceilOf(mm2, floorWidthMm * 100n) / (floorWidthMm * 100n)
  return figureOf(tenths * 100n).slice(0, -2)
}

export type RoadLoad = {
  grossWeightKg?: string | undefined
  volumeM3?: string | undefined
  loadingMetres?: string | undefined
}
/** Kilograms that a cubic metre and a loading metre stand for, as the price says. */
export type RoadFactors = { kgPerM3: number; kgPerLdm: number }
const roadBases = ['weight', 'volume', 'metres'] as const
export type RoadBasis = (typeof roadBases)[number]

/** The chargeable weight by road in whole kilograms, and its basis: weight, volume or loading metres, the largest. */
export function roadChargeable(load: RoadLoad, { kgPerM3, kgPerLdm }: RoadFactors): { kg: string; basis: RoadBasis } {
  const weights: Readonly<Record<RoadBasis, bigint>> = {
    weight: thousandthsOf(load.grossWeightKg),
    volume: thousandthsOf(load.volumeM3) * BigInt(kgPerM3),
    metres: thousandthsOf(load.loadingMetres) * BigInt(kgPerLdm),
  }
  const most = greatest(Object.values(weights))
  return { kg: figureOf(ceilOf(most, 1000n)), basis: roadBases.find((basis) => weights[basis] === most) ?? 'weight' }
}

/** The rates of an air freight line: the minimum of a shipment, then per chargeable kilogram from each break on. */
export const airRates = ['airMinimum', 'airNormal', 'air45', 'air100', 'air300', 'air500', 'air1000'] as const
export type AirRate = (typeof airRates)[number]
export type AirRates = Readonly<Partial<Record<AirRate, string | null | undefined>>>

export const rateFromKg: Readonly<Record<Exclude<AirRate, 'airMinimum'>, number>> = {
  airNormal: 0,
  air45: 45,
  air100: 100,
  air300: 300,
  air500: 500,
  air1000: 1000,
}

/** Air freight with the class that the waybill names (M, N or Q), the kilograms that are charged, and the amount. */
export type AirFreight = {
  rateClass: 'M' | 'N' | 'Q'
  rate: AirRate
  chargedKg: string
  unitPrice: string
  amount: string
}

/** The cheapest air freight of a weight: at its own break or a later one, and at least the minimum; none without a rate. */
export function airFreightOf(
  chargeableKg: string,
  rates: AirRates,
  currency: string,
): (AirFreight & { ownBreak?: AirFreight }) | undefined {
  const weight = thousandthsOf(chargeableKg)
  const fromOf = (rate: Exclude<AirRate, 'airMinimum'>) => BigInt(rateFromKg[rate]) * 1000n
  const offered = (Object.keys(rateFromKg) as (keyof typeof rateFromKg)[]).flatMap((rate): AirFreight[] => {
    const unitPrice = rates[rate]
    if (!unitPrice) return []
    const charged = greatest([weight, fromOf(rate)])
    const chargedKg = figureOf(charged).slice(0, -2)
    const amount = multiplied(unitPrice, chargedKg, currency)
    return [{ rateClass: rate === 'airNormal' ? 'N' : 'Q', rate, chargedKg, unitPrice, amount }]
  })
  const ownBreak = offered.findLast(({ chargedKg }) => thousandthsOf(chargedKg) === thousandthsOf(chargeableKg))
  // A break that the weight is past has no say in it, even where its rate is the lower one.
  const [first, ...others] = ownBreak ? offered.slice(offered.indexOf(ownBreak)) : offered
  if (!first) return undefined
  const cheapest = others.reduce(
    (least, one) => (compareAmounts(one.amount, least.amount) < 0 ? one : least),
    ownBreak ?? first,
  )
  const minimum = rates.airMinimum
  if (minimum && compareAmounts(cheapest.amount, minimum) < 0)
    return { rateClass: 'M', rate: 'airMinimum', chargedKg: chargeableKg, unitPrice: minimum, amount: minimum }
  return ownBreak && cheapest !== ownBreak ? { ...cheapest, ownBreak } : cheapest
}
