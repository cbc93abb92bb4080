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

const [freight] = quote.charges
const delivery = {
  ...freight,
  section: 'destination',
  chargeCode: 'DO',
  chargeName: 'Delivery order',
  containerType: undefined,
  amount: '50.00',
  convertedAmount: '50.00',
  block: 'destinationTerminal',
  payer: 'CNE',
} as typeof freight
const sums = [
  { payer: 'SHP' as const, currency: 'USD', amount: '4480.00' },
  { payer: 'CNE' as const, currency: 'USD', amount: '50.00' },
]

it('shows the three blocks of the estimate, who pays each charge, and what does not go through us', async () => {
  const priced = {
    ...quote,
    charges: [freight, delivery].flatMap((charge) => charge ?? []),
    amount: '4530.00',
    payerSums: sums,
    blocksOutside: ['insurance' as const],
  }
  const { sent } = serve(
    answer(railPrices.prices, pageOf(priceRow)),
    answer(railPrices.quote, priced),
    answer(rail.show, { ...draft, incoterm: 'CPT', customerRole: 'SHP' }),
  )
  await openForm({ draft: bookingId, originCode: 'CNXIA', destinationCode: 'DEHAM' })
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  expect(await panel.findByText('You pay')).toBeTruthy()
  const shownFor = (term: string | RegExp) => panel.getByText(term).closest('div')?.querySelector('dd')?.textContent
  expect(shownFor('You pay')).toBe('$4,480.00')
  expect(shownFor('Payable at destination')).toBe('$50.00')
  expect(panel.getByText('Destination', { selector: 'dt' })).toBeTruthy()
  expect(panel.getByText('Delivery order').textContent).toContain('consignee pays')
  expect(panel.getByText('Not through us: insurance')).toBeTruthy()
  expect(sent(railPrices.quote).at(-1)).toMatchObject({ incoterm: 'CPT', customerRole: 'SHP' })
})

it('shows on an accepted booking what each side pays, and handling that is paid at the terminal', async () => {
  const line = (chargeCode: string, chargeName: string, more: object) => ({
    chargeCode,
    chargeName,
    currency: 'USD',
    unit: 'BILL',
    quantity: '1',
    unitPrice: '50',
    amount: '50.00',
    ...more,
  })
  const agreed = {
    lines: [
      line('OCEANF', 'Ocean freight', { payer: 'SHP', block: 'freight', amount: '4480.00' }),
      line('DO', 'Delivery order', { payer: 'CNE', block: 'destinationTerminal' }),
    ],
    totals: [{ currency: 'USD', amount: '4530.00' }],
    payerSums: sums,
    ownPayer: 'SHP' as const,
    paidDirectly: [line('THCO', 'Terminal handling', {})],
  }
  serve(answer(rail.show, booking({ state: 'received', agreed })))
  await openPages(bookingRoutesWith({}).order ?? [], paths.booking('railway', bookingId))
  expect(await screen.findByText('Payable at destination')).toBeTruthy()
  expect(screen.getByText('You pay')).toBeTruthy()
  expect(screen.getByText(/You pay the terminal directly for Terminal handling, about \$50\.00/)).toBeTruthy()
})
