import type { ChargeView } from '@landbridge/contract/charge/charge-line'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../testing/page.tsx'
import { ChargesCard, chargeColumns, OtherPayersCharges } from './charge-columns.tsx'

const named = ['CostName', 'Rate', 'Quantity', 'Amount', 'ChgRate', 'TaxAmount', 'QuotedAmount', 'DunNo', 'InvoNo']

it('has every column of charges that the papers name', () => {
  const keys = chargeColumns([]).map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining([...named, 'Remark']))
})

const charge: ChargeView = {
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a13',
  chargeCode: 'AIRF',
  chargeName: 'Air freight',
  currency: 'USD',
  unitPrice: '3',
  unit: 'KGC',
  unitLabel: 'Chargeable kg',
  quantity: '360',
  amount: '1080.00',
  taxWay: 'EXEMPT',
  taxRate: '0',
  taxAmount: '0.00',
  quotedAmount: '1080.00',
  difference: '0',
  recordedOn: '2026-11-17',
}

it('shows what was quoted beside how far a charge is off it', async () => {
  const off = { ...charge, quotedAmount: '5640.00', difference: '160.00' }
  await openPart(<ChargesCard charges={[off]} amounts={[]} />)
  expect(await screen.findByText('+160.00 USD')).toBeTruthy()
  expect(screen.getByText('Quoted 5,640.00 USD')).toBeTruthy()
})

it('says of a charge by what the warehouse measured that it is so, with what had been agreed', async () => {
  await openPart(<ChargesCard charges={[{ ...charge, agreedAmount: '870.00' }]} amounts={[]} />)
  expect(await screen.findByText('as measured; agreed 870.00 USD')).toBeTruthy()
})

it('says of charges how many times which unit, in words that need no plural', async () => {
  const boxes = { ...charge, quantity: '3', unit: 'BOX', unitLabel: 'Контейнер' }
  await openPart(<ChargesCard charges={[boxes]} amounts={[]} />, 'ru')
  expect((await screen.findByText('Контейнер')).closest('td')?.textContent).toBe('3 × Контейнер')
})

it('says who pays a charge, and that a fee for a change was agreed as an extra and not quoted', async () => {
  const fee = { ...charge, chargeCode: 'AMND', chargeName: 'Amendment fee', payer: 'SHP' as const }
  await openPart(<ChargesCard charges={[fee]} amounts={[]} />)
  expect(await screen.findByText('Extra, as agreed')).toBeTruthy()
  expect(screen.getByText('Shipper')).toBeTruthy()
})

it('names the charges of the other side apart, which are no debt of the reader', async () => {
  const line = { quoteLineId: '3', chargeCode: 'DO', chargeName: 'Delivery order', payer: 'CNE' as const }
  const counted = { currency: 'EUR', unit: 'BILL', quantity: '1', unitPrice: '50', amount: '50.00' }
  await openPart(<OtherPayersCharges charges={[{ ...line, ...counted }]} />)
  expect(await screen.findByText('Payable by the other side')).toBeTruthy()
  expect(screen.getByText('Delivery order').textContent).toContain('Consignee')
})
