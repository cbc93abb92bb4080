import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages } from '../../testing/page.tsx'
import { listed } from '../../testing/portal-by-path.ts'
import { booking, bookingId, priceRow, quote, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'
import { draft, leaveForm, openForm } from './opened-form-fixtures.ts'

afterEach(leaveForm)

const reason = 'Out of gauge: lost slots, lashing and permits are quoted separately'
const apart = [{ code: 'pricing.warn-oversize-apart', message: reason }]
const { Amount: _sum, ...charges } = quote

it('claims no estimated freight where something is quoted apart: it lists what, and the charges that are known', async () => {
  const open = { ...charges, QuotedApart: apart, Warnings: apart }
  const sent = serve({
    'railpricefcl-list': listed(priceRow),
    'railway-yzb': { success: true, data: open },
    'railorderonline-detail': { ...draft, data: { ...draft.data, OogFlag: 'T' } },
  })
  await openForm({ draft: bookingId, originCode: 'CNXIA', destinationCode: 'DEHAM' })
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  const list = await panel.findByRole('list', { name: 'Quoted separately' })
  expect(within(list).getByText(reason)).toBeTruthy()
  expect(panel.getByText('Known charges, without what is quoted separately')).toBeTruthy()
  expect(panel.getByText('Rail freight 40HQ')).toBeTruthy()
  expect(panel.queryByText('Estimated freight')).toBeNull()
  expect(panel.queryByText(/total/i)).toBeNull()
  const asked = sent.findLast(({ url }) => url.pathname.endsWith('/railway-yzb'))
  expect(asked?.url.searchParams.get('OogFlag')).toBe('T')
})

it('says after the submit what is still quoted apart', async () => {
  const quoted = { Lines: [], Totals: [], QuotedApart: apart, ValidTo: '2031-01-25' }
  serve({ 'railorderonline-detail': booking({ ToQuote: 'T', Quoted: quoted }) })
  await openPages(bookingRoutesWith({}).user ?? [], paths.bookingSuccess('railway', bookingId))
  const list = await screen.findByRole('list', { name: 'Quoted separately' })
  expect(within(list).getByText(reason)).toBeTruthy()
})

it('warns of goods and containers that contradict each other, with both figures', async () => {
  const [goods] = (draft.data as unknown as { Goods: object[] }).Goods
  const heavy = { ...draft.data, Goods: [{ ...goods, Weight: '24000' }] }
  serve({ 'railorderonline-detail': { ...draft, data: heavy } })
  await openForm({ draft: bookingId })
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  const said = 'The containers say 18640 kg of cargo, the goods 24000 kg: the larger figure is priced'
  expect(await panel.findByText(said)).toBeTruthy()
})
