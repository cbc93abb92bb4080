import type { Page } from 'playwright-core'
import { firstOf } from './browser.ts'
import { fillInCargo, fillInDays, fillInShipper, type ModeInBrowser } from './job-in-browser.ts'

/** The story of a full box by rail. */
export const rail: ModeInBrowser = {
  prices: '/',
  from: ['xian', /CNXIA/],
  to: ['hamburg', /DEHAM/],
  form: /\/freight\/reorder\/railway/,
  bookingNo: /^R\d{6}-[2-9A-HJ-NP-Z]{5}$/,
  bookings: '/user/order/booking/railway',
  seen: { spot: '44.84,65.5', place: 'Kyzylorda, Kazakhstan', source: 'train' },
}

/** What its form needs beyond what the chosen price says. */
export async function fillInRail(page: Page): Promise<void> {
  await fillInDays(page, { ready: 4, leaves: 8 })
  await fillInCargo(page, { packages: '420', kg: '18640', kgPerBox: '18640' })
  await firstOf(page, 'Empty return, Line 1')
  await fillInShipper(page)
}
