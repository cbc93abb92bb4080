import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PriceQuote, PriceRow } from '@landbridge/contract/pricing/price'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { at } from '../../testing/answers.ts'
import { openPrices, termsOfOffer } from '../price-fixtures.ts'

const ends = { originCode: 'CNXIA', destinationCode: 'DEHAM' }
const lane = { ...ends, originName: 'Xi’an', destinationName: 'Hamburg', lineNo: 'R004', legType: 'Q' } as const

/** A train of that day in January, full but for one that has room for a 40HQ. */
const trainOn = (day: number, surplus = 0): DepartureView => ({
  id: crypto.randomUUID(),
  departureNo: `X80${day}`,
  ...ends,
  departsOn: `2031-01-${day}`,
  etd: at(`2031-01-${day} 12:00:00`),
  etdZone: 'Asia/Shanghai',
  eta: at('2031-02-06 18:00:00'),
  etaZone: 'Europe/Berlin',
  cutoffZone: 'Asia/Shanghai',
  siCutoff: at('2031-01-17 12:00:00'),
  cargoCutoff: at('2031-01-17 12:00:00'),
  customsCutoff: at('2031-01-17 12:00:00'),
  slotsTotal: 100,
  slotsLeft: 2 * surplus,
  isOpen: true,
  spaces: [{ containerType: '40HQ', total: 50, surplus }],
})

const offer: PriceRow = { ...termsOfOffer, ...lane, stops: [], coc40Hq: '4480.00', departures: [trainOn(20, 12)] }

const { departures: _, ...terms } = offer
const freight: PriceQuote['charges'][number] = {
  section: 'main',
  chargeCode: 'RAILF',
  chargeName: 'Rail freight',
  unit: 'BOX',
  unitName: 'Box',
  quantity: '1',
  unitPrice: '4480',
  currency: 'USD',
  amount: '4480.00',
  exchangeRate: '1',
  convertedAmount: '4480.00',
  block: 'freight',
  payer: 'SHP',
}
const quote: PriceQuote = {
  ...terms,
  revision: 1,
  charges: [freight],
  totals: [{ currency: 'USD', amount: '4480.00' }],
  amount: '4480.00',
  pricedOn: '2031-01-15',
  pricedFor: '2031-01-20',
  warnings: [],
  payerSums: [{ payer: 'SHP', currency: 'USD', amount: '4480.00' }],
  ownPayer: 'SHP',
  blocksOutside: [],
}

const apart = 'Out of gauge: lost slots, lashing and permits are quoted separately'
const open: PriceQuote = {
  ...quote,
  amount: undefined,
  warnings: [{ code: 'pricing.warn-oversize-apart', message: apart }],
}

async function openOffer(changes: Partial<Parameters<typeof openPrices>[0]> = {}) {
  const opened = await openPrices({ mode: 'railway', rows: [offer], query: ends, ...changes })
  await opened.user.click(await screen.findByRole('button', { name: 'Details' }))
  return { ...opened, drawer: within(await screen.findByRole('dialog')) }
}

it('looks for further departures from the day that was searched, and always shows the chosen one among them', async () => {
  const departures = [...[18, 19, 20, 21].map((day) => trainOn(day)), trainOn(23, 12)]
  const query = { ...ends, queryDate: '2031-01-18', queryDateTo: '2031-01-30' }
  const { drawer, sent } = await openOffer({ rows: [{ ...offer, departures }], query })
  const shown = within(await drawer.findByRole('radiogroup', { name: 'Next departures' }))
  const chosen = shown.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
  expect(chosen).toEqual([false, false, false, true])
  expect(shown.getByText(/23 Jan 12:00/)).toBeTruthy()
  await waitFor(() =>
    expect(sent(priceCalls.railway.prices).filter(({ queryDateTo }) => !queryDateTo)).toMatchObject([
      { queryDate: '2031-01-18' },
    ]),
  )
})

it.each([
  ['railway', ['Dangerous goods', 'Oversize', 'Temperature controlled']],
  ['air', ['Dangerous goods', 'Oversize', 'Temperature controlled', 'Batteries']],
] as const)('offers the special cargo that %s prices apart', async (mode, names) => {
  const { drawer } = await openOffer({ mode })
  const ticks = within(drawer.getByRole('group', { name: 'Special cargo' })).getAllByRole('checkbox')
  expect(ticks.map((tick) => tick.closest('label')?.textContent)).toEqual(names)
})

it('asks for the price of cargo out of gauge, claims no total, and hands the cargo over to the form', async () => {
  const { user, drawer, sent, handedOver } = await openOffer({ quotes: [open, open] })
  await user.click(drawer.getByRole('checkbox', { name: 'Oversize' }))
  await user.click(drawer.getByRole('checkbox', { name: 'Dangerous goods' }))
  await waitFor(() => expect(sent(priceCalls.railway.quote).at(-1)).toMatchObject({ oversize: true, dangerous: true }))
  expect(await drawer.findByText(apart)).toBeTruthy()
  expect(drawer.getByText('These are the known charges; the rest is quoted separately')).toBeTruthy()
  expect(drawer.queryByText('Total')).toBeNull()
  await user.click(drawer.getByRole('button', { name: 'Book' }))
  expect(handedOver()).toMatchObject({ cargoKind: 'D', oversize: 'T' })
})

it('marks a quote as an old one while that of the changed load is on its way', async () => {
  const { user, drawer } = await openOffer({ quotes: [quote, new Promise<never>(() => undefined)] })
  const isBusy = () => drawer.getByText('Rail freight').closest('[aria-busy="true"]') !== null
  await drawer.findByText('Rail freight')
  expect(isBusy()).toBe(false)
  await user.type(drawer.getByLabelText('Quantity'), '2')
  await waitFor(() => expect(isBusy()).toBe(true))
})
