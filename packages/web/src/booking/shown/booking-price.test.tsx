import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { PriceCard, PriceLines } from './booking-price.tsx'

const line = (chargeName: string, quantity: string, containerType?: string) =>
  ({ chargeName, chargeCode: chargeName, quantity, containerType, amount: '10.00', currency: 'USD' }) as PriceLine

it('says how many of what is charged, and no sign of times that nothing follows', async () => {
  const lines = [line('Freight', '2', '40HQ'), line('Seal', '2'), line('Declaration', '1')]
  await openPart(<PriceLines price={{ lines, totals: [] }} />)
  await screen.findByText('Declaration')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Freight, 2\u00a0×\u00a040HQ',
    'Seal × 2',
    'Declaration',
  ])
})

it('tells what sums of several currencies come to in the one of the bill', async () => {
  const totals = [
    { currency: 'USD', amount: '11400.00' },
    { currency: 'CNY', amount: '570.00' },
  ]
  const priceWorth = { currency: 'USD', amount: '11480.28' }
  const booking = { state: 'submitted', quoted: { lines: [], totals }, priceWorth } as unknown as BookingDetail
  await openPart(<PriceCard booking={booking} />)
  expect(await screen.findByText('$11,400.00 + ¥570.00')).toBeTruthy()
  expect(screen.getByText('About $11,480.28 in all at today’s rates')).toBeTruthy()
})

it('shows the charges that are known without a total while something is quoted apart, and its reasons', async () => {
  const message = 'Batteries: the acceptance check and its fee are quoted separately'
  const quotedApart = [{ code: 'pricing.warn-batteries-apart', message }]
  const totals = [{ currency: 'USD', amount: '3486.62' }]
  const quoted = { lines: [line('Air freight', '1')], totals, quotedApart }
  await openPart(<PriceCard booking={{ state: 'submitted', toQuote: true, quoted } as unknown as BookingDetail} />)
  expect(within(await screen.findByRole('list', { name: 'Quoted separately' })).getByText(message)).toBeTruthy()
  expect(screen.getByText('Known charges, without what is quoted separately')).toBeTruthy()
  expect(screen.getByText('Air freight')).toBeTruthy()
  expect(screen.queryByText('$3,486.62')).toBeNull()
  expect(screen.queryByText('Total')).toBeNull()
})
