import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { type PriceCalls, priceCalls, pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import userEvent from '@testing-library/user-event'
import { paths } from '../paths.ts'
import { resumeAfterLogin } from '../platform/login-request.ts'
import { signWith } from '../platform/signing.ts'
import { pageOf } from '../testing/answers.ts'
import { emptyLists } from '../testing/look-ups.ts'
import { openPages } from '../testing/page.tsx'
import { answer, type Reply, servePortal } from '../testing/portal.ts'
import { pricingRoutesWith } from './pricing-routes.tsx'

export const termsOfOffer = {
  id: 'a2429e76-ec14-40cc-ac40-654387e6d92c',
  legType: 'Q',
  parts: [],
  currency: 'USD',
  tariffCurrency: 'USD',
  transitDaysMin: 2,
  transitDaysMax: 4,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  departures: [],
  siCutoffHours: 12,
  cargoCutoffHours: 24,
  customsCutoffHours: 12,
  weightLimits: [],
  freeDays: 0,
  pickUpPlaces: [],
  returnPlaces: [],
  included: [],
  notIncluded: [{ chargeCode: 'INS', chargeName: 'Cargo insurance' }],
  validFrom: '2031-01-01',
  validTo: '2031-01-25',
  sample: true,
} satisfies Partial<PriceRow>

type Opened = {
  mode: PricedMode
  rows: PriceRow[]
  query: Record<string, string>
  language?: 'en' | 'ru'
  quotes?: Reply<PriceCalls['quote']>[]
}

/** The price pages of a mode over offers that are given; the form that they are booked with stands beside them. */
export async function openPrices({ mode, rows, query, language = 'en', quotes }: Opened) {
  const calls = priceCalls[mode]
  const list = pageOf(...rows)
  const { sent } = servePortal(
    emptyLists,
    answer(calls.prices, list),
    ...(calls.departurePrices ? [answer(calls.departurePrices, list)] : []),
    // The terms of an offer stand in the offer itself, whatever comes of its quote.
    answer(calls.quote, ...(quotes ?? [new Problem('shared.broken')])),
    answer(pricingEndpoints.calendar, { items: [], total: 1, currency: 'USD', sample: true }),
    answer(pricingEndpoints.hotLanes, { items: [] }),
  )
  const form = { path: `/freight/reorder/${modes[mode].form}`, element: 'The booking form' }
  const { router } = await openPages(
    [...(pricingRoutesWith({}).open ?? []), form],
    paths.freightQuery(mode, query),
    language,
  )
  signWith({ clockOffsetMs: Date.parse('2031-01-15T08:00:00Z') - Date.now() })
  return {
    user: userEvent.setup(),
    sent,
    /** Values with which the form begins once the reader has logged in. */
    handedOver: () => {
      resumeAfterLogin()
      return Object.fromEntries(new URLSearchParams(router.state.location.search))
    },
  }
}
