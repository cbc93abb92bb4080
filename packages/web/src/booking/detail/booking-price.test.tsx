import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { PriceLines } from './booking-price.tsx'

const line = (chargeName: string, quantity: string, containerType?: string) =>
  ({ chargeName, chargeCode: chargeName, quantity, containerType, amount: '10.00', currency: 'USD' }) as PriceLine

it('says how many of what is charged, and no sign of times that nothing follows', async () => {
  const lines = [line('Freight', '2', '40HQ'), line('Seal', '2'), line('Declaration', '1')]
  await openPart(<PriceLines price={{ lines, totals: [] }} />)
  await screen.findByText('Declaration')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Freight, 2 × 40HQ',
    'Seal × 2',
    'Declaration',
  ])
})
