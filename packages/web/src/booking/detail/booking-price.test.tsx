import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { screen } from '@testing-library/react'
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
