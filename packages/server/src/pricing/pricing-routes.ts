import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import { pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { type Call, type Opened, type Port, serve, serveInSteps } from '../platform/serve.ts'
import { listFrequency } from './departure/departure-queries.ts'
import { checkGuestAllowed } from './price-access-queries.ts'
import { listHotLanes } from './query/hot-lane-queries.ts'
import { listRailPrices, listTrainPrices, showCalendar } from './query/price-queries.ts'
import { listQueryHistory, rememberQuery } from './query/query-history-queries.ts'
import { priceOffer } from './quote/quote-queries.ts'
import { rollSampleDepartures } from './sample/sample-loading-commands.ts'

const rollEverySeconds = 6 * 3600

export function pricingRoutes(port: Port): void {
  serveInSteps(port, pricingEndpoints.railPrices, (opened) => listed(opened, listRailPrices))
  serveInSteps(port, pricingEndpoints.trainPrices, (opened) => listed(opened, listTrainPrices))

  serve(port, pricingEndpoints.frequency, async (filter, call) => {
    await checkGuestAllowed(call)
    return listFrequency(filter, call)
  })
  serve(port, pricingEndpoints.calendar, async (query, call) => {
    await checkGuestAllowed(call)
    return showCalendar(query, call)
  })
  serve(port, pricingEndpoints.hotLanes, async (asked, call) => {
    await checkGuestAllowed(call)
    return listHotLanes(asked, call)
  })
  serve(port, pricingEndpoints.railQuote, async (ask, call) => {
    await checkGuestAllowed(call)
    return priceOffer(call, ask)
  })
  serve(port, pricingEndpoints.queryHistory, (_, call) => listQueryHistory(call))

  port.jobs.every('pricing.roll-sample-departures', rollEverySeconds, ({ tx, now }) => rollSampleDepartures(tx, now))
}

/** Lists prices, and afterwards keeps the question where its asker wants that. */
async function listed<Page>(
  { input, read, write }: Opened<PriceQuery, Actor>,
  list: (query: PriceQuery, call: Call<Actor>) => Promise<Page>,
): Promise<Page> {
  const page = await read(async (call) => {
    await checkGuestAllowed(call)
    return list(input, call)
  })
  if (input.hashistory) await write((call) => rememberQuery(input, call))
  return page
}
