import type { PriceRow } from '@landbridge/contract/pricing/price'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPrices, termsOfOffer } from '../price-fixtures.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const { departurePrices } = priceCalls.air
const flight = {
  id: '8e200ccd-d755-4eb5-af17-6cd136f2257d',
  departureNo: 'CK243',
  carrierCode: 'CK',
  carrierName: 'China Cargo Airlines',
  originCode: 'PVG',
  destinationCode: 'FRA',
  departsOn: '2031-01-22',
  etd: new Date('2031-01-22T04:00:00Z'),
  etdZone: 'Asia/Shanghai',
  eta: new Date('2031-01-22T16:00:00Z'),
  etaZone: 'Europe/Berlin',
  siCutoff: new Date('2031-01-21T16:00:00Z'),
  cargoCutoff: new Date('2031-01-21T04:00:00Z'),
  customsCutoff: new Date('2031-01-21T16:00:00Z'),
  cutoffZone: 'Asia/Shanghai',
  spaces: [],
  slotsTotal: 0,
  slotsLeft: 0,
  isOpen: true,
} satisfies PriceRow['departures'][number]

const offer: PriceRow = {
  ...termsOfOffer,
  lineNo: 'A001',
  legType: 'Q',
  originCode: 'PVG',
  originName: 'Shanghai Pudong',
  destinationCode: 'FRA',
  destinationName: 'Frankfurt',
  stops: [
    { placeCode: 'PVG', placeName: 'Shanghai Pudong', shortName: 'Shanghai', isBorder: false },
    { placeCode: 'FRA', placeName: 'Frankfurt', shortName: 'Frankfurt', isBorder: false },
  ],
  carrierCode: 'CK',
  carrierName: 'China Cargo Airlines',
  departures: [flight],
  loadPrice: '8310.00',
  airMinimum: '500.00',
  airNormal: '42.10',
  air45: '34.20',
  air100: '29.00',
  air300: '27.70',
  air500: '26.40',
  air1000: '25.10',
  loadCharge: {
    assumed: false,
    basis: 'weight',
    grossWeightKg: '290.000',
    chargeableWeightKg: '290.0',
    chargedKg: '300.0',
    rateClass: 'Q',
    rateUsed: 'air300',
    unitPrice: '27.70',
    currency: 'USD',
    amount: '8310.00',
    ownBreak: { rateUsed: 'air100', chargedKg: '290.0', unitPrice: '29.00', amount: '8410.00' },
  },
  alwaysCharged: [
    {
      chargeCode: 'FUEL',
      chargeName: 'Fuel surcharge',
      currency: 'CNY',
      unit: 'KGC',
      unitName: 'kg',
      unitPrice: '2.60',
    },
  ],
  largestPiece: { lengthCm: 300, widthCm: 240, heightCm: 160, pieceWeightKg: 1000 },
}

const lane = { originCode: 'PVG', destinationCode: 'FRA' }
const open = (query: Record<string, string> = {}) =>
  openPrices({ mode: 'air', rows: [offer], query: { ...lane, ...query } })

it('names the cheaper break, shows every rate with the one that is charged, and what is paid besides by the kilogram', async () => {
  await open({ weightKg: '290' })
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Price for the load').nextSibling?.textContent).toBe('$8,310')
  expect(card.getByText('Charged as 300 kg: $100.00 less than for 290 kg')).toBeTruthy()
  const rates = [...card.getByLabelText('Rates per kg, USD').children].map(({ textContent }) => textContent)
  expect(rates).toEqual(['M Minimum500.00', 'N42.10', '+4534.20', '+10029.00', '+30027.70', '+50026.40', '+100025.10'])
  expect(card.getByText('Surcharges: Fuel surcharge ¥2.60 / kg')).toBeTruthy()
  expect(card.getByText('+300').parentElement?.className).toMatch(/used/)
  expect(card.getByText('CK243')).toBeTruthy()
  expect(card.queryByText('Waiting list')).toBeNull()
})

it('shows the chargeable weight while pieces are typed, and asks with them', async () => {
  const { user, sent } = await open()
  await screen.findByRole('article')
  await user.type(screen.getByLabelText('Weight, kg'), '540')
  await user.type(screen.getByLabelText('Volume, m³'), '4.008')
  expect(screen.getByText('Chargeable weight 668 kg')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Enter piece sizes' }))
  const type = async (name: string, figure: string) => user.type(await screen.findByLabelText(name), figure)
  await type('Pieces', '2')
  await type('Length, cm', '120')
  await type('Width, cm', '80')
  await type('Height, cm', '100')
  expect(screen.getByText(/by gross weight · Gross weight 540 kg · Volume weight 320 kg/)).toBeTruthy()
  await type('kg each', '120.5')
  expect(screen.getByText('Chargeable weight 320 kg')).toBeTruthy()
  expect(screen.getByText(/by volume · Gross weight 241 kg · Volume weight 320 kg/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'See prices' }))
  await waitFor(() => expect(sent(departurePrices).at(-1)?.pieces).toMatchObject([{ pieceQty: 2 }]))
  expect(sent(departurePrices).at(-1)?.grossWeightKg).toBeUndefined()
  expect(await screen.findByText('320 kg price, lowest first')).toBeTruthy()
})

it('says in an open offer which figure of the load or of a piece its price leaves out', async () => {
  const { user } = await open({ weightKg: '290' })
  await user.click(await screen.findByRole('button', { name: 'Details' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.queryByText(/^Check the/)).toBeNull()
  await user.type(drawer.getByLabelText('Volume, m³'), '4.1875')
  expect(await drawer.findByText(/^Check the volume/)).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Enter piece sizes' }))
  await user.type(await drawer.findByLabelText('Length, cm'), '120.25')
  expect(await drawer.findByText(/^Check the pieces/)).toBeTruthy()
})

it('hands the pieces, the price and the flight over to the booking form', async () => {
  const { user, handedOver } = await open({ pieces: '2*120x80x100@150' })
  await user.click(await screen.findByRole('button', { name: 'Book' }))
  expect(handedOver()).toMatchObject({
    ...lane,
    quoteId: offer.id,
    departureId: flight.id,
    wantedDate: '2031-01-22',
    pieces: '2*120x80x100@150',
  })
})

it('hands sums over where no piece was measured, and no load type, which this mode does not know', async () => {
  const { user, handedOver } = await open({ weightKg: '290', volumeM3: '1.2' })
  await user.click(await screen.findByRole('button', { name: 'Book' }))
  const handed = handedOver()
  expect(handed).toMatchObject({ grossWeightKg: '290', volumeM3: '1.2' })
  expect(handed).not.toHaveProperty('loadType')
  expect(handed).not.toHaveProperty('boxes')
})

it('says that a price is an example where no load was asked for', async () => {
  const assumed = { ...offer.loadCharge, assumed: true, chargeableWeightKg: '100.0', ownBreak: undefined }
  const row = { ...offer, loadCharge: assumed } as PriceRow
  await openPrices({ mode: 'air', rows: [row], query: lane })
  expect(await screen.findByText('100 kg as an example')).toBeTruthy()
  expect(screen.getByText('100 kg price, lowest first')).toBeTruthy()
})
