import { languages } from '@landbridge/contract/shared/languages'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { budgets } from '../tooling/budgets.ts'
import { launchChromium } from '../tooling/chromium.ts'
import { ownPortal } from '../tooling/own-portal.ts'
import { weighFront, weighInner } from '../tooling/page-weight.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

it.each(languages)(
  'brings a first reader of %s no more than may be fetched, and the log-in dialog no more besides',
  async (language) => {
    const { front, login } = await weighFront(browser, ownPortal(), language)
    expect(front.script).toBeLessThanOrEqual(budgets.frontScript)
    expect(front.words).toBeLessThanOrEqual(budgets.frontWords)
    expect(front.styles).toBeLessThanOrEqual(budgets.frontStyles)
    expect(login).toBeLessThanOrEqual(budgets.loginScript)
  },
)

it('brings a list no more than may be fetched', async () => {
  expect(await weighInner(browser, ownPortal(), '/user/order/booking/railway')).toBeLessThanOrEqual(budgets.listScript)
})

it.each(['railway', 'airway', 'truck'])('brings the form of %s no more than may be fetched', async (form) => {
  expect(await weighInner(browser, ownPortal(), `/freight/reorder/${form}`)).toBeLessThanOrEqual(budgets.formScript)
})
