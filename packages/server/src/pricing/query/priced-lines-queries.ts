import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Call } from '../../platform/serve.ts'
import { containerTypesByLabel, truckTypesByCode } from '../../reference/index.ts'
import { linesOn, type Tariff } from '../price/line-rules.ts'
import type { PricingMode } from '../price/pricing-mode.ts'
import { searchLines } from '../tariff/tariff-store.ts'
import { type PricedLine, pricedLines } from './hot-lane-rules.ts'
import { knownRates } from './query-rate-queries.ts'

type Ends = { originCodes?: readonly string[]; destinationCodes?: readonly string[] }

/** The public lines of a mode that hold today. */
export async function linesToday({ tx, now }: Call<Actor>, mode: PricingMode, ends: Ends = {}): Promise<Tariff[]> {
  const today = businessDay(now)
  return linesOn(await searchLines(tx, { mode: mode.code, from: today, ...ends }), today)
}

/** Lines with today's price of what leads their mode. */
export async function pricedToday(
  call: Call<Actor>,
  lines: readonly Tariff[],
  { mode, currency }: { mode: PricingMode; currency: string },
): Promise<PricedLine[]> {
  const { tx, now } = call
  const priced = [...lines, ...lines.flatMap(({ terms }) => terms.surcharges)]
  const [rates, boxes, trucks] = await Promise.all([
    knownRates(call, { currency, day: businessDay(now) }, priced),
    containerTypesByLabel(tx),
    truckTypesByCode(tx),
  ])
  return pricedLines([...lines], { mode, currency, rates, equipment: { boxes, trucks } })
}
