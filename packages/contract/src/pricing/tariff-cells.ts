import { clockKinds, type FreeTimeLine } from './free-time.ts'
import { type Surcharge, surchargeOccasions } from './tariff-terms.ts'

/** What several facts in one cell say; nothing where one of them is not understood. */
type Read<Item> = Item[] | undefined
type Place = { cityCode: string; extraCost: string }

const figure = /^\d+(\.\d+)?$/
const ends = ['origin', 'destination'] as const

/** Signs that divide what stands in a cell are written as in an address, so that every code comes back as it was. */
const written = (code: string): string => code.replace(/[\s;,%]/g, encodeURIComponent)

function spelt(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

function readEach<Item>(cell: string, readOne: (words: string[]) => Item | undefined): Read<Item> {
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
      [written(chargeCode), currency, `${unitPrice}/${written(unit)}`, occasion, ...(end ? [end] : [])].join(' '),
    )
    .join('; ')

export const readSurcharges = (cell: string): Read<Surcharge> =>
  readEach(cell, ([chargeCode, currency, rate, ...more]) => {
    const [, unitPrice, unit] = /^([^/]+)\/(.+)$/.exec(rate ?? '') ?? []
    const [first = 'always'] = more
    const occasion = surchargeOccasions.find((one) => one === first.toLowerCase())
    const end = ends.find((one) => one === more[1]?.toLowerCase())
    const isWhole = more.length < 2 || (more.length === 2 && end)
    if (!chargeCode || !currency || !unitPrice || !unit || !occasion || !isWhole) return undefined
    if (!figure.test(unitPrice)) return undefined
    return {
      chargeCode: spelt(chargeCode),
      currency: currency.toUpperCase(),
      unit: spelt(unit),
      unitPrice,
      occasion,
      ...(end && { end }),
    }
  })

/** Places for the empty box in one cell, each with what it costs more: CNXIA 0; CNZGZ 140. */
export const placesText = (places: readonly Place[]): string =>
  places.map(({ cityCode, extraCost }) => `${written(cityCode)} ${extraCost}`).join('; ')

export const readPlaces = (cell: string): Read<Place> =>
  readEach(cell, ([cityCode, extraCost = '0', ...more]) =>
    cityCode && figure.test(extraCost) && more.length === 0 ? { cityCode: spelt(cityCode), extraCost } : undefined,
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

export const readFreeTimes = (cell: string): Read<FreeTimeLine> =>
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

/** Codes in one cell: RAILF, THCO. */
export const codesText = (codes: readonly string[]): string => codes.map(written).join(', ')

export const readCodes = (cell: string): string[] =>
  cell
    .split(/[\s,;，、；]+/)
    .filter((code) => code !== '')
    .map(spelt)

/** The days of a week on which it runs, 1 Monday to 7 Sunday; nothing where another sign stands among them. */
export function readWeekdays(cell: string): number[] | undefined {
  const bare = cell.replace(/[\s,;.，、]/g, '')
  return /^[1-7]*$/.test(bare) ? [...new Set([...bare].map(Number))].toSorted() : undefined
}
