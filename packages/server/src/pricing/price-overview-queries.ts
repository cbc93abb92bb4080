import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Call } from '../platform/serve.ts'
import { placesByCode } from '../reference/index.ts'
import { byPrice, converted } from './conversion-rules.ts'
import { keepQuery, keptQueries } from './price-query-store.ts'
import { wordsFor } from './pricing-words.ts'
import { ratesInto } from './rail-price-queries.ts'
import { linesOn, type Tariff } from './tariff-rules.ts'
import { searchLines } from './tariff-store.ts'

/** The lanes that most trains run between much asked places, one for each destination, with today's price of a 40-foot high cube. */
export async function listHotLanes({ currcd, most }: { currcd: string; most: number }, call: Call<Actor>) {
  const { tx, now, language } = call
  const today = businessDay(now)
  const lines = linesOn(await searchLines(tx, { from: today }), today).filter((line) => line.terms.coc40Hq)
  const places = await placesByCode(
    tx,
    'RAIL',
    lines.flatMap((line) => [line.originCode, line.destinationCode]),
  )
  const heat = (line: Tariff) =>
    Number(places.get(line.originCode)?.isHotOrigin) + Number(places.get(line.destinationCode)?.isHotDestination)
  const ranked = lines.toSorted(
    (a, b) =>
      heat(b) - heat(a) ||
      b.terms.weekdays.length - a.terms.weekdays.length ||
      byPrice(a.terms.coc40Hq ?? undefined, b.terms.coc40Hq ?? undefined),
  )
  const perDestination = [...new Map(ranked.toReversed().map((line) => [line.destinationCode, line])).values()]
  const hot = perDestination.toSorted((a, b) => ranked.indexOf(a) - ranked.indexOf(b)).slice(0, most)
  const [rates, words] = await Promise.all([
    ratesInto(call, { currency: currcd, day: today }, hot),
    wordsFor(tx, language, { ports: hot.flatMap((line) => [line.originCode, line.destinationCode]) }),
  ])
  return {
    items: hot.flatMap((line) => {
      const rate = rates.get(line.currency)
      if (rate === undefined) return []
      return {
        originCode: line.originCode,
        originName: words.short(line.originCode),
        destinationCode: line.destinationCode,
        destinationName: words.short(line.destinationCode),
        currency: currcd,
        price: converted(line.terms.coc40Hq ?? '0', rate, currcd),
        transitDaysMin: line.terms.transitDaysMin,
        transitDaysMax: line.terms.transitDaysMax,
        sample: line.isSample,
      }
    }),
  }
}

/** Keeps a question between two places for the user who asked it; guests leave no trace. */
export async function rememberQuery(query: PriceQuery, { tx, caller }: Call<Actor>): Promise<void> {
  const { originCode, destinationCode, legType, boxType, currcd, entryPortCode } = query
  if (!('userId' in caller) || !originCode || !destinationCode) return
  const asked = { legType, boxType, currcd, entryPortCode }
  await keepQuery(tx, { userId: caller.userId, originCode, destinationCode, asked })
}

/** What the user asked last. */
export async function listQueryHistory({ tx, caller, language }: Call<'customer' | 'staff'>) {
  const kept = await keptQueries(tx, caller.userId)
  const codes = kept.flatMap((one) => [one.originCode, one.destinationCode])
  const words = await wordsFor(tx, language, { ports: codes })
  return {
    items: kept.map(({ originCode, destinationCode, asked, askedAt }) => ({
      originCode,
      originName: words.short(originCode),
      destinationCode,
      destinationName: words.short(destinationCode),
      entryPortCode: asked.entryPortCode,
      legType: asked.legType,
      boxType: asked.boxType,
      currency: asked.currcd,
      askedAt,
    })),
  }
}
