import { truckWays } from '../reference/truck-ways.ts'
import { clockKinds, type FreeTimeLine } from './free-time.ts'
import {
  type LargestPiece,
  type PartLoad,
  type Surcharge,
  surchargeOccasions,
  type TruckPrice,
} from './tariff-terms.ts'

/** Several facts of one cell; undefined where one of them is not understood. */
type ReadItems<Item> = Item[] | undefined
type Place = { cityCode: string; extraCost: string }

const figure = /^\d+(\.\d+)?$/
const ends = ['origin', 'destination'] as const

/** Signs that divide what stands in a cell are written as in an address, so that every code comes back as it was. */
const escaped = (code: string): string => code.replace(/[\s;,%]/g, encodeURIComponent)

function unescaped(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

function readEach<Item>(cell: string, readOne: (words: string[]) => Item | undefined): ReadItems<Item> {
  const parts = cell
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const items = parts.flatMap((part) => readOne(part.split(/\s+/)) ?? [])
  return items.length === parts.length ? items : undefined
}

/** Surcharges in one cell: DOC CNY 450/BILL always; THCO CNY 1000/B40 always origin. */
export const surchargesText = (surcharges: readonly Surcharge[]): string =>
  surcharges
    .map(({ chargeCode, currency, unitPrice, unit, occasion, end }) =>
      [escaped(chargeCode), currency, `${unitPrice}/${escaped(unit)}`, occasion, ...(end ? [end] : [])].join(' '),
    )
    .join('; ')

export const readSurcharges = (cell: string): ReadItems<Surcharge> =>
  readEach(cell, ([chargeCode, currency, rate, ...more]) => {
    const [, unitPrice, unit] = /^([^/]+)\/(.+)$/.exec(rate ?? '') ?? []
    const [first = 'always'] = more
    const occasion = surchargeOccasions.find((one) => one === first.toLowerCase())
    const end = ends.find((one) => one === more[1]?.toLowerCase())
    const isWhole = more.length < 2 || (more.length === 2 && end)
    if (!chargeCode || !currency || !unitPrice || !unit || !occasion || !isWhole) return undefined
    if (!figure.test(unitPrice)) return undefined
    return {
      chargeCode: unescaped(chargeCode),
      currency: currency.toUpperCase(),
      unit: unescaped(unit),
      unitPrice,
      occasion,
      ...(end && { end }),
    }
  })

/** Places for the empty box in one cell, each with what it costs more: CNXIA 0; CNZGZ 140. */
export const placesText = (places: readonly Place[]): string =>
  places.map(({ cityCode, extraCost }) => `${escaped(cityCode)} ${extraCost}`).join('; ')

export const readPlaces = (cell: string): ReadItems<Place> =>
  readEach(cell, ([cityCode, extraCost = '0', ...more]) =>
    cityCode && figure.test(extraCost) && more.length === 0 ? { cityCode: unescaped(cityCode), extraCost } : undefined,
  )

/** Free time in one cell, with its rates a day for a 20-foot box and a longer one: demurrage 10 25/45; demurrage 10 from 18 45/85. */
export const freeTimesText = (lines: readonly FreeTimeLine[]): string =>
  lines
    .map(({ clock, freeDays, fromDay, per20, per40 }) =>
      [
        clock,
        freeDays,
        ...(fromDay ? ['from', fromDay] : []),
        ...(per20 || per40 ? [`${per20 || '-'}/${per40 || '-'}`] : []),
      ].join(' '),
    )
    .join('; ')

const freeTime = /^(\w+) (\d{1,3})(?: from (\d{1,3}))?(?: (\d+(?:\.\d+)?|-)\/(\d+(?:\.\d+)?|-))?$/i

export const readFreeTimes = (cell: string): ReadItems<FreeTimeLine> =>
  readEach(cell, (words) => {
    const [, called, freeDays, fromDay, per20, per40] = freeTime.exec(words.join(' ')) ?? []
    const clock = clockKinds.find((kind) => kind.toLowerCase() === called?.toLowerCase())
    if (!clock || !freeDays) return undefined
    return {
      clock,
      freeDays: Number(freeDays),
      ...(fromDay && { fromDay: Number(fromDay) }),
      ...(per20 && per20 !== '-' && { per20 }),
      ...(per40 && per40 !== '-' && { per40 }),
    }
  })

const wayCalled = (word: string | undefined) => truckWays.find((way) => way === word?.toUpperCase())

/** Prices of whole trucks in one cell, each with its way over the border: F092 RELOAD 1150; FTIR THROUGH 1210. */
export const truckPricesText = (prices: readonly TruckPrice[]): string =>
  prices.map(({ truckType, truckWay, price }) => `${escaped(truckType)} ${truckWay} ${price}`).join('; ')

export const readTruckPrices = (cell: string): ReadItems<TruckPrice> =>
  readEach(cell, ([truckType, way, price, ...more]) => {
    const truckWay = wayCalled(way)
    if (!truckType || !truckWay || !price || !figure.test(price) || more.length > 0) return undefined
    return { truckType: unescaped(truckType), truckWay, price }
  })

/** The price of a part of a truck in one cell, with its factors, its minimum and its way: 0.064/KG 333/M3 1850/LDM 60/MIN RELOAD. */
export const partLoadText = ({ perKg, kgPerM3, kgPerLdm, minimum, truckWay }: PartLoad): string =>
  `${perKg}/KG ${kgPerM3}/M3 ${kgPerLdm}/LDM ${minimum}/MIN ${truckWay}`

const partLoad = /^(\d+(?:\.\d+)?)\/kg (\d{1,4})\/m3 (\d{1,5})\/ldm (\d+(?:\.\d+)?)\/min (\w+)$/i

export function readPartLoad(cell: string): { partLoad?: PartLoad } | undefined {
  if (cell.trim() === '') return {}
  const [, perKg, perM3, perLdm, minimum, way] = partLoad.exec(cell.trim().replace(/\s+/g, ' ')) ?? []
  const truckWay = wayCalled(way)
  if (!perKg || !minimum || !truckWay) return undefined
  return { partLoad: { perKg, kgPerM3: Number(perM3), kgPerLdm: Number(perLdm), minimum, truckWay } }
}

/** The largest piece in one cell, in centimetres and kilograms: 300x240x160 1000. */
export const largestPieceText = ({ lengthCm, widthCm, heightCm, pieceWeightKg }: LargestPiece): string =>
  `${lengthCm}x${widthCm}x${heightCm} ${pieceWeightKg}`

export function readLargestPiece(cell: string): { largestPiece?: LargestPiece } | undefined {
  if (cell.trim() === '') return {}
  const found = /^(\d{1,4})\s*[x×*]\s*(\d{1,4})\s*[x×*]\s*(\d{1,4})\s+(\d{1,6})$/i.exec(cell.trim())
  if (!found) return undefined
  const [lengthCm = 0, widthCm = 0, heightCm = 0, pieceWeightKg = 0] = found.slice(1).map(Number)
  return { largestPiece: { lengthCm, widthCm, heightCm, pieceWeightKg } }
}

/** Codes in one cell: RAILF, THCO. */
export const codesText = (codes: readonly string[]): string => codes.map(escaped).join(', ')

export const readCodes = (cell: string): string[] =>
  cell
    .split(/[\s,;，、；]+/)
    .filter((code) => code !== '')
    .map(unescaped)

/** The days of a week on which it runs, 1 Monday to 7 Sunday; nothing where another sign stands among them. */
export function readWeekdays(cell: string): number[] | undefined {
  const bare = cell.replace(/[\s,;.，、]/g, '')
  return /^[1-7]*$/.test(bare) ? [...new Set([...bare].map(Number))].toSorted() : undefined
}
