import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Money } from '@landbridge/contract/shared/money'
import type { Call } from '../../platform/serve.ts'
import type { PricingMode } from '../price/pricing-mode.ts'
import { pricingModes } from '../pricing-modes.ts'
import { cheapestOfLanes } from './hot-lane-rules.ts'
import { linesToday, pricedToday } from './priced-lines-queries.ts'

type Lane = { mode: ModeCode; originCode: string; destinationCode: string }

/** Today's lowest public price of each lane for its mode's usual load, such as a 40-foot high cube. */
export async function lowestPrices(
  call: Call<Actor>,
  lanes: readonly Lane[],
  currency: string,
): Promise<(lane: Lane) => Money | undefined> {
  const modesOfLanes = pricingModes.filter(({ code }) => lanes.some(({ mode }) => mode === code))
  const found = await Promise.all(
    modesOfLanes.map((mode) =>
      pricesOf(call, mode, { lanes: lanes.filter((lane) => lane.mode === mode.code), currency }),
    ),
  )
  const prices = new Map(found.flat())
  return (lane) => prices.get(keyOf(lane))
}

async function pricesOf(
  call: Call<Actor>,
  mode: PricingMode,
  { lanes, currency }: { lanes: readonly Lane[]; currency: string },
): Promise<[string, Money][]> {
  const lines = await linesToday(call, mode, {
    originCodes: lanes.map(({ originCode }) => originCode),
    destinationCodes: lanes.map(({ destinationCode }) => destinationCode),
  })
  return cheapestOfLanes(await pricedToday(call, lines, { mode, currency })).map((one) => [
    keyOf({ ...one.line, mode: mode.code }),
    { amount: one.price, currency: one.currency },
  ])
}

const keyOf = ({ mode, originCode, destinationCode }: Lane) => `${mode} ${originCode} ${destinationCode}`
