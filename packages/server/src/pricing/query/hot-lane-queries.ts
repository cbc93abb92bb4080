import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import type { Call } from '../../platform/serve.ts'
import { containerTypesByLabel, placesByCode, truckTypesByCode } from '../../reference/index.ts'
import { linesOn, type Tariff } from '../price/line-rules.ts'
import type { PricingMode } from '../price/pricing-mode.ts'
import { pricingModes } from '../pricing-modes.ts'
import { type Words, wordsFor } from '../pricing-words-queries.ts'
import { searchLines } from '../tariff/tariff-store.ts'
import { crossings, hottest, inTurn, type PricedLine, pricedLines } from './hot-lane-rules.ts'
import { knownRates } from './query-rate-queries.ts'

type HotLaneQuery = { currcd: string; most: number }

/** Without a mode the hottest lane of each, then the second of each. */
export async function listHotLanes(mode: PricingMode | undefined, wanted: HotLaneQuery, call: Call<Actor>) {
  const lanes = await Promise.all((mode ? [mode] : pricingModes).map((one) => hotLanesOf(one, wanted, call)))
  return { items: inTurn(lanes).slice(0, wanted.most) }
}

/** The lanes that most departures run between much asked places, one for each destination, with today's price of what leads its mode. */
async function hotLanesOf(mode: PricingMode, { currcd, most }: HotLaneQuery, call: Call<Actor>) {
  const { tx, now, language } = call
  const today = businessDay(now)
  const lines = linesOn(await searchLines(tx, { mode: mode.code, from: today }), today)
  const ends = lines.flatMap((line) => [line.originCode, line.destinationCode])
  const [places, rates, boxes, trucks] = await Promise.all([
    placesByCode(tx, placeModeOf(mode.code), ends),
    knownRates(call, { currency: currcd, day: today }, [...lines, ...lines.flatMap(({ terms }) => terms.surcharges)]),
    containerTypesByLabel(tx),
    truckTypesByCode(tx),
  ])
  const heatOf = (line: Tariff) =>
    Number(places.get(line.originCode)?.isHotOrigin) + Number(places.get(line.destinationCode)?.isHotDestination)
  const hot = hottest(pricedLines(lines, { mode, currency: currcd, rates, equipment: { boxes, trucks } }), heatOf, most)
  const words = await wordsFor(tx, language, [mode.code])
  return hot.map((lane) => ({ serviceModeId: mode.code, ...laneOf(lane, words) }))
}

const passed = ({ originCode, terms, entryPortCode, destinationCode }: Tariff): string[] => [
  originCode,
  ...(terms.viaCodes ?? (entryPortCode ? [entryPortCode] : [])),
  destinationCode,
]

function laneOf({ line, price, currency }: PricedLine, words: Words) {
  const { originCode, destinationCode, terms } = line
  return {
    originCode,
    originName: words.short(originCode),
    destinationCode,
    destinationName: words.short(destinationCode),
    borderNames: crossings(
      passed(line).slice(1, -1),
      (code) => words.isBorder(code) || code === line.entryPortCode,
    ).map(words.short),
    weekdays: terms.weekdays.toSorted((a, b) => a - b),
    currency,
    price,
    transitDaysMin: terms.transitDaysMin,
    transitDaysMax: terms.transitDaysMax,
    sample: line.isSample,
  }
}
