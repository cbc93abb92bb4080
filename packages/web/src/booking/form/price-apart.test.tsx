import { pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { pageOf } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { booking, bookingId, priceRow, quote, rail, railPrices, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'
import { draft, leaveForm, openForm } from '../opened-form-fixtures.ts'

afterEach(leaveForm)

const reason = 'Out of gauge: lost slots, lashing and permits are quoted separately'
const apart = [{ code: 'pricing.warn-oversize-apart', message: reason }]

it('claims no estimated freight where something is quoted apart: it lists what, and the charges that are known', async () => {
  const open = { ...quote, amount: undefined, quotedApart: apart, warnings: apart }
  const { sent } = serve(
    answer(railPrices.prices, pageOf(priceRow)),
    answer(railPrices.quote, open),
    answer(rail.show, { ...draft, oversize: true }),
  )
  await openForm({ draft: bookingId, originCode: 'CNXIA', destinationCode: 'DEHAM' })
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  const list = await panel.findByRole('list', { name: 'Quoted separately' })
  expect(within(list).getByText(reason)).toBeTruthy()
  expect(panel.getByText('Known charges, without what is quoted separately')).toBeTruthy()
  expect(panel.getByText('Rail freight 40HQ')).toBeTruthy()
  expect(panel.queryByText('Estimated freight')).toBeNull()
  expect(panel.queryByText(/total/i)).toBeNull()
  expect(sent(railPrices.quote).at(-1)).toMatchObject({ oversize: true })
})

it('says after the submit what is still quoted apart', async () => {
  const quoted = { lines: [], totals: [], quotedApart: apart, validTo: '2031-01-25' }
  serve(answer(rail.show, booking({ toQuote: true, quoted })))
  await openPages(bookingRoutesWith({}).user ?? [], paths.bookingSuccess('railway', bookingId))
  const list = await screen.findByRole('list', { name: 'Quoted separately' })
  expect(within(list).getByText(reason)).toBeTruthy()
})

it('warns of goods and containers that contradict each other, with both figures', async () => {
  const heavy = draft.goods?.map((line) => ({ ...line, grossWeightKg: '24000' }))
  serve(answer(rail.show, { ...draft, goods: heavy }))
  await openForm({ draft: bookingId })
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  const said = 'The containers add up to 18640 kg of cargo, the goods to 24000 kg: the larger figure is charged'
  expect(await panel.findByText(said)).toBeTruthy()
})

it('says nothing of prices and departures of a chosen lane while they are on their way', async () => {
  const never = new Promise<never>(() => {})
  serve(answer(railPrices.prices, never), answer(pricingEndpoints.frequency, never))
  await openForm({ originCode: 'CNXIA', destinationCode: 'DEHAM' })
  const panel = within(await screen.findByRole('complementary', { name: 'Summary' }))
  expect(await panel.findByRole('status', { name: 'Calculating the price' })).toBeTruthy()
  expect(screen.queryByText(/There is no price for this yet/)).toBeNull()
  expect(screen.queryByText(/Choose origin and destination to see the departures/)).toBeNull()
})
