import type { PriceQuote, PriceRow } from '@landbridge/contract/pricing/price'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPrices, termsOfOffer } from '../price-fixtures.ts'

const ends = { originCode: 'CNSHA', destinationCode: 'DEHAM' }
const split = {
  containerType: '40HQ',
  containerOwner: 'C',
  origin: '330.00',
  freight: '2400.00',
  destination: '339.08',
  allIn: '3069.08',
  youPay: '2730.00',
  othersPay: '339.08',
}
const named = (chargeCode: string, chargeName: string) => ({ chargeCode, chargeName })
const offer: PriceRow = {
  ...termsOfOffer,
  ...ends,
  originName: 'Shanghai',
  destinationName: 'Hamburg',
  lineNo: 'S001',
  legType: 'Q',
  stops: [],
  coc40Hq: '3069.08',
  split,
  included: [named('OCEANF', 'Ocean freight'), named('BAF', 'Bunker surcharges (BAF, LSS)')],
  notIncluded: [named('WAR', 'War risk surcharge'), named('INS', 'Cargo insurance')],
}
const openSea = (changes: Partial<Parameters<typeof openPrices>[0]> = {}) =>
  openPrices({ mode: 'sea', rows: [offer], query: ends, ...changes })

it('says one all-in price on the card with its three parts, what each side pays, and the surcharges inside and outside', async () => {
  const { sent } = await openSea()
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('All-in, 40HQ').nextSibling?.textContent).toBe('$3,069.08')
  expect(card.getByText('Freight 2,400 · Origin 330 · Destination 339.08')).toBeTruthy()
  expect(card.getByText('You pay').textContent).toBe('You pay $2,730')
  expect(card.getByText('Other side pays $339.08')).toBeTruthy()
  expect(card.getByText('Included: Bunker surcharges (BAF, LSS)')).toBeTruthy()
  expect(card.getByText('Not included: War risk surcharge')).toBeTruthy()
  expect(sent(priceCalls.sea.prices).at(-1)).toMatchObject({ allIn: true })
})

it('shows the freight alone where local charges are not counted in, and what all would come to', async () => {
  await openSea({ rows: [{ ...offer, coc40Hq: '2400.00' }], query: { ...ends, allIn: 'F' } })
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Freight, 40HQ').nextSibling?.textContent).toBe('$2,400')
  expect(card.getByText(/All-in \$3,069\.08/)).toBeTruthy()
})

it('asks by the terms of the sale that are chosen, and hands them over to the form', async () => {
  const { user, sent, handedOver } = await openSea()
  await user.click(await screen.findByRole('button', { name: /No term, prepaid/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'FOB' }))
  await user.click(await screen.findByRole('button', { name: 'THC through us' }))
  await waitFor(() => expect(sent(priceCalls.sea.prices).at(-1)).toMatchObject({ incoterm: 'FOB', thcPayment: 'F' }))
  await user.click(await screen.findByRole('button', { name: 'Book' }))
  expect(handedOver()).toMatchObject({ incoterm: 'FOB', thcPayment: 'F' })
})

it('shows one offer with its price by date where a later version of its line holds on other days', async () => {
  const later = {
    id: crypto.randomUUID(),
    validFrom: '2031-01-26',
    validTo: '2031-02-28',
    split: { ...split, allIn: '3200.00' },
  }
  await openSea({ rows: [{ ...offer, versions: [later] }] })
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  expect(screen.getByText('from 26 Jan: $3,200.00')).toBeTruthy()
})

it('breaks an offer down into origin, freight and destination, each charge with its payer, and names what is not ours', async () => {
  const charge = (
    chargeCode: string,
    chargeName: string,
    more: Pick<PriceQuote['charges'][number], 'block' | 'payer'>,
  ) => ({
    section: 'main' as const,
    chargeCode,
    chargeName,
    unit: 'BOX',
    unitName: 'Box',
    quantity: '1',
    currency: 'USD',
    unitPrice: '100',
    amount: '100.00',
    exchangeRate: '1',
    convertedAmount: '100.00',
    ...more,
  })
  const { departures: _, split: __, versions: ___, ...terms } = offer
  const quote: PriceQuote = {
    ...terms,
    revision: 1,
    totals: [{ currency: 'USD', amount: '300.00' }],
    amount: '300.00',
    charges: [
      charge('OCEANF', 'Ocean freight', { block: 'freight', payer: 'SHP' }),
      charge('DOC', 'Documentation', { block: 'originTerminal', payer: 'SHP' }),
      charge('DO', 'Delivery order', { block: 'destinationTerminal', payer: 'CNE' }),
    ],
    payerSums: [
      { payer: 'SHP', currency: 'USD', amount: '200.00' },
      { payer: 'CNE', currency: 'USD', amount: '100.00' },
    ],
    ownPayer: 'SHP',
    blocksOutside: ['originHaulage', 'exportClearance'],
    paidDirectly: [charge('THCO', 'Terminal handling', { block: 'originTerminal', payer: 'SHP' })],
    pricedOn: '2031-01-15',
    pricedFor: '2031-01-20',
    warnings: [],
  }
  const { user } = await openSea({ quotes: [quote] })
  await user.click(await screen.findByRole('button', { name: 'Details' }))
  const drawer = within(await screen.findByRole('dialog'))
  const heads = (await drawer.findAllByRole('rowheader')).map(({ textContent }) => textContent)
  expect(heads).toEqual(['Origin', 'Freight', 'Destination'])
  expect(drawer.getByText('Not through us: pick-up, export clearance')).toBeTruthy()
  expect(drawer.getByText(/You pay the terminal directly for Terminal handling, about \$100\.00/)).toBeTruthy()
  const row = (name: RegExp) => within(drawer.getByRole('row', { name }))
  expect(row(/^You pay/).getByText('$200.00')).toBeTruthy()
  expect(row(/^Payable at destination/).getByText('$100.00')).toBeTruthy()
})

it('asks a shared load by weight and volume and shows what it comes to, with nothing of whole boxes', async () => {
  const shared = {
    perM3: '50.00',
    kgPerM3: 1000,
    minM3: '1',
    warehouseCode: 'WHSGH',
    warehouseCutoffHours: 96,
  }
  const load = { assumed: false, basis: 'volume' as const, grossWeightKg: '500', volumeM3: '3', chargeableQty: '3' }
  const row: PriceRow = {
    ...offer,
    coc40Hq: undefined,
    sharedContainer: shared,
    loadPrice: '214.00',
    split: { ...split, containerType: undefined },
    loadCharge: { ...load, unitPrice: '50', currency: 'USD', amount: '150.00' },
  }
  const { sent } = await openSea({ rows: [row], query: { ...ends, boxType: 'P', weightKg: '500', volumeM3: '3' } })
  expect(await screen.findByText('3 charged, freight $150.00')).toBeTruthy()
  expect(screen.getByText('All-in, LCL').nextSibling?.textContent).toBe('$214')
  expect(screen.queryByText(/40HQ/)).toBeNull()
  expect(sent(priceCalls.sea.prices).at(-1)).toMatchObject({ boxType: 'P', grossWeightKg: '500', volumeM3: '3' })
})

it('draws no line under the price of a size where nothing stands beside it', async () => {
  await openSea()
  const card = await screen.findByRole('article')
  expect(within(card).getByText('$3,069.08')).toBeTruthy()
  expect(card.querySelectorAll('small:empty')).toHaveLength(0)
})
