import { type PricedMode, pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import { type PriceCalls, priceCalls, pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { type Call, type Opened, type Port, serve, serveInSteps } from '../platform/serve.ts'
import { listFrequency } from './departure/departure-queries.ts'
import type { PricingMode } from './price/pricing-mode.ts'
import { checkGuestAllowed } from './price-access-queries.ts'
import { pricingModeNamed, pricingModeOf } from './pricing-modes.ts'
import { listHotLanes } from './query/hot-lane-queries.ts'
import { withPlacesNamed } from './query/place-lookup-queries.ts'
import { listDeparturePrices, listLanePrices, showCalendar } from './query/price-queries.ts'
import { listQueryHistory, rememberQuery } from './query/query-history-queries.ts'
import { priceOffer } from './quote/quote-queries.ts'
import { rollSampleDepartures } from './sample/sample-commands.ts'

const rollEverySeconds = 6 * 3600

export function pricingRoutes(port: Port): void {
  for (const name of pricedModes) pricesOf(name, port)

  serve(port, pricingEndpoints.frequency, async (filter, call) => {
    await checkGuestAllowed(call)
    return listFrequency(pricingModeOf(filter.serviceModeId), filter, call)
  })
  serve(port, pricingEndpoints.calendar, async (query, call) => {
    await checkGuestAllowed(call)
    return showCalendar(pricingModeOf(query.serviceModeId), query, call)
  })
  serve(port, pricingEndpoints.hotLanes, async (query, call) => {
    await checkGuestAllowed(call)
    return listHotLanes(query.serviceModeId && pricingModeOf(query.serviceModeId), query, call)
  })
  serve(port, pricingEndpoints.queryHistory, (_, call) => listQueryHistory(call))

  port.jobs.every('pricing.roll-sample-departures', rollEverySeconds, ({ tx, now }) => rollSampleDepartures(tx, now))
}

function pricesOf(name: PricedMode, port: Port): void {
  const mode = pricingModeNamed(name)
  const calls: PriceCalls = priceCalls[name]
  serveInSteps(port, calls.prices, (opened) => answerPrices(mode, opened, listLanePrices))
  const { departurePrices } = calls
  if (departurePrices) serveInSteps(port, departurePrices, (opened) => answerPrices(mode, opened, listDeparturePrices))
  serve(port, calls.quote, async (ask, call) => {
    await checkGuestAllowed(call)
    return priceOffer(call, ask, mode.code)
  })
}

/** The question is kept afterwards where its asker wants that. */
async function answerPrices<Page>(
  mode: PricingMode,
  { input, read, write }: Opened<PriceQuery, Actor>,
  list: (mode: PricingMode, query: PriceQuery, call: Call<Actor>) => Promise<Page>,
): Promise<Page> {
  const { page, query } = await read(async (call) => {
    await checkGuestAllowed(call)
    const query = await withPlacesNamed(call.tx, mode, input)
    return { page: await list(mode, query, call), query }
  })
  if (query.hashistory) await write((call) => rememberQuery(mode, query, call))
  return page
}
