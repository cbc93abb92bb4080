/** An amount of one currency: a decimal number as text, never a float. */
export type Money = { currency: string; amount: string }

export type Rates = ReadonlyMap<string, string>

/** Currencies of ISO 4217 with other than two decimals; `Intl` counts cash and has none for forint, rupiah, dinar. */
const minorUnits: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
  ...'CLF UYW'.split(' ').map((code) => [code, 4]),
])

export const decimalsOf = (currency: string): number => minorUnits[currency] ?? 2

type Scaled = { units: bigint; places: number }

function scaledOf(figure: string): Scaled {
  const [, sign = '', integer = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(figure.trim()) ?? []
  if (integer + fraction === '') throw new RangeError(`${figure} is no decimal number`)
  return { units: BigInt(`${sign === '-' ? '-' : ''}${integer}${fraction}`), places: fraction.length }
}

/** The figure with so many places behind the point, rounded half up by its size: 2.5 is 3 and -2.5 is -3. */
function figureOf({ units, places }: Scaled, decimals: number): string {
  const size = units < 0n ? -units : units
  const step = 10n ** BigInt(Math.abs(places - decimals))
  const kept = places > decimals ? (size + step / 2n) / step : size * step
  const digits = kept.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const figure = decimals > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits
  return units < 0n && kept > 0n ? `-${figure}` : figure
}

const timesOf = (a: Scaled, b: Scaled): Scaled => ({ units: a.units * b.units, places: a.places + b.places })

const minusOne: Scaled = { units: -1n, places: 0 }

const sumOfScaled = (all: readonly Scaled[]): Scaled => {
  const places = Math.max(0, ...all.map((one) => one.places))
  const units = all.reduce((sum, one) => sum + one.units * 10n ** BigInt(places - one.places), 0n)
  return { units, places }
}

/** Rounded half up. */
export const roundedTo = (amount: string, currency: string): string => figureOf(scaledOf(amount), decimalsOf(currency))

/** A price for a quantity, or an amount at a rate, rounded once at the end to what the currency counts in. */
export const multiplied = (amount: string, factor: string, currency: string): string =>
  figureOf(timesOf(scaledOf(amount), scaledOf(factor)), decimalsOf(currency))

/** So many per cent of an amount: a tax, a fee. */
export function percentOf(amount: string, percent: string, currency: string): string {
  const { units, places } = timesOf(scaledOf(amount), scaledOf(percent))
  return figureOf({ units, places: places + 2 }, decimalsOf(currency))
}

type CountedLine = { unit: string; quantity: string; unitPrice: string; currency: string }

/** Price for the quantity, or that percentage of it, rounded half up at the line to the decimals of its currency. */
export const lineAmount = ({ unit, quantity, unitPrice, currency }: CountedLine): string =>
  (unit === 'PCT' ? percentOf : multiplied)(quantity, unitPrice, currency)

export const sumOf = (amounts: readonly string[], currency: string): string =>
  figureOf(sumOfScaled(amounts.map(scaledOf)), decimalsOf(currency))

export const sumOfQuantities = (figures: readonly string[], places: number): string =>
  figureOf(sumOfScaled(figures.map(scaledOf)), places)

/** A figure as one types it, without the noughts that a table keeps behind it: 2.500 is 2.5. */
export const shortFigure = (figure: string): string => (figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure)

/** A decimal number with a point. */
export const isFigure = (typed: unknown): boolean => /^-?\d+(\.\d+)?$/.test(String(typed ?? ''))

/** One sum per currency, in the order in which the currencies appear; currencies are never added together. */
export const sumsPerCurrency = (lines: readonly Money[]): Money[] =>
  [...Map.groupBy(lines, (line) => line.currency)].map(([currency, linesInCurrency]) => ({
    currency,
    amount: sumOf(
      linesInCurrency.map((line) => line.amount),
      currency,
    ),
  }))

/** The sum of amounts of several currencies in one, each rounded at its line; or the currencies that no rate leads from, each once. */
export type Worth = { amount: string; currency: string } | { noRate: readonly string[] }

export function worthIn(lines: readonly Money[], currency: string, rates: Rates): Worth {
  const rateOf = (from: string) => (from === currency ? '1' : rates.get(from))
  const noRate = [...new Set(lines.map((line) => line.currency).filter((from) => rateOf(from) === undefined))]
  if (noRate.length > 0) return { noRate }
  const amounts = lines.map((line) => multiplied(line.amount, rateOf(line.currency) ?? '', currency))
  return { amount: sumOf(amounts, currency), currency }
}

/** Below 0 the second is larger, at 0 neither, above 0 the first. */
export function compareAmounts(a: string, b: string): number {
  const { units } = sumOfScaled([scaledOf(a), timesOf(scaledOf(b), minusOne)])
  return units === 0n ? 0 : units > 0n ? 1 : -1
}

/** Positive where the first amount is larger. */
export const difference = (a: string, b: string, currency: string): string =>
  figureOf(sumOfScaled([scaledOf(a), timesOf(scaledOf(b), minusOne)]), decimalsOf(currency))
