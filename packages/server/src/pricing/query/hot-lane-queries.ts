import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import type { Call } from '../../platform/serve.ts'
import { placesByCode } from '../../reference/index.ts'
import type { Tariff } from '../price/line-rules.ts'
import type { PricingMode } from '../price/pricing-mode.ts'
import { pricingModes } from '../pricing-modes.ts'
import { type Words, wordsFor } from '../pricing-words-queries.ts'
import { crossings, hottest, inTurn, type PricedLine } from './hot-lane-rules.ts'
import { linesToday, pricedToday } from './priced-lines-queries.ts'

type HotLaneQuery = { currcd: string; most: number }

/** Without a mode the hottest lane of each, then the second of each. */
export async function listHotLanes(mode: PricingMode | undefined, wanted: HotLaneQuery, call: Call<Actor>) {
  const lanes = await Promise.all((mode ? [mode] : pricingModes).map((one) => hotLanesOf(one, wanted, call)))
  return { items: inTurn(lanes).slice(0, wanted.most) }
}

/** The lanes that most departures run between much asked places, one for each destination, with today's price of what leads its mode. */
async function hotLanesOf(mode: PricingMode, { currcd, most }: HotLaneQuery, call: Call<Actor>) {
  const { tx, language } = call
  const lines = await linesToday(call, mode)
  const ends = lines.flatMap((line) => [line.originCode, line.destinationCode])
  const [places, priced] = await Promise.all([
    placesByCode(tx, placeModeOf(mode.code), ends),
    pricedToday(call, lines, { mode, currency: currcd }),
  ])
  const heatOf = (line: Tariff) =>
    Number(places.get(line.originCode)?.isHotOrigin) + Number(places.get(line.destinationCode)?.isHotDestination)
  const hot = hottest(priced, heatOf, most)
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
