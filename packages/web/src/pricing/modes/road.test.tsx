import type { PriceRow } from '@landbridge/contract/pricing/price'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPrices, termsOfOffer } from '../price-fixtures.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const { prices } = priceCalls.truck
const tilt = {
  truckType: 'F092',
  truckName: '92 m³ tilt semi-trailer',
  truckWay: 'RELOAD',
  truckWayName: 'Reloading at the border',
  price: '1150.00',
  payloadKg: 22000,
  volumeM3: '92.000',
} as const
const through = {
  ...tilt,
  truckType: 'FTIR',
  truckName: 'TIR through truck',
  truckWay: 'THROUGH',
  truckWayName: 'Through (TIR)',
  price: '1210.00',
  payloadKg: 24000,
} as const

const offer: PriceRow = {
  ...termsOfOffer,
  lineNo: 'T001',
  legType: 'Q',
  originCode: 'CNHRS',
  originName: 'Khorgos',
  destinationCode: 'KZALA',
  destinationName: 'Almaty',
  stops: [
    { placeCode: 'CNHRS', placeName: 'Khorgos', shortName: 'Khorgos', isBorder: false },
    { placeCode: 'KZALA', placeName: 'Almaty', shortName: 'Almaty', isBorder: false },
  ],
  loadPrice: '1150.00',
  truckPrices: [tilt, through],
  loadCharge: {
    assumed: true,
    basis: 'trucks',
    trucks: [
      {
        truckType: 'F092',
        truckName: tilt.truckName,
        truckWay: 'RELOAD',
        truckQty: 1,
        unitPrice: '1150.00',
        amount: '1150.00',
      },
    ],
    currency: 'USD',
    amount: '1150.00',
  },
  loadingStops: 1,
  unloadingStops: 2,
  freeHoursLoading: 4,
  freeHoursUnloading: 24,
}
const partOffer: PriceRow = {
  ...offer,
  loadPrice: '185.00',
  truckPrices: undefined,
  partLoad: {
    perKg: '0.064',
    perM3: '21.31',
    perLdm: '118.40',
    kgPerM3: 333,
    kgPerLdm: 1850,
    minimum: '60.00',
    truckWay: 'RELOAD',
    truckWayName: 'Reloading at the border',
  },
  loadCharge: {
    assumed: false,
    basis: 'metres',
    chargeableWeightKg: '2890.625',
    currency: 'USD',
    amount: '185.00',
  },
}

const lane = { originCode: 'CNHRS', destinationCode: 'KZALA' }
const open = (query: Record<string, string> = {}, row = offer) =>
  openPrices({ mode: 'truck', rows: [row], query: { ...lane, ...query } })

it('prices every truck with what it carries and how it goes, and books the one that is picked', async () => {
  const { user, sent, handedOver } = await open({ weightKg: '23000' })
  const card = within(await screen.findByRole('article'))
  const trucks = card.getAllByRole<HTMLInputElement>('radio')
  expect(trucks.map(({ checked }) => checked)).toEqual([true, false])
  expect(card.getByText(/22 t · 92 m³ · Reloading at the border/).textContent).toMatch(/Too small/)
  expect(card.getByText(/24 t · 92 m³ · Through \(TIR\)/).textContent).not.toMatch(/Too small/)
  expect(sent(prices).at(-1)).toMatchObject({ loadType: 'FTL', grossWeightKg: '23000' })
  await user.click(trucks[1] as HTMLElement)
  await user.click(card.getByRole('button', { name: 'Book' }))
  expect(handedOver()).toMatchObject({
    quoteId: offer.id,
    loadType: 'FTL',
    trucks: '1*FTIR',
    truckWay: 'THROUGH',
    grossWeightKg: '23000',
  })
})

it('asks for the first day on which a price leaves, where its validity or its days of the week begin later', async () => {
  const later = { ...offer, validFrom: '2031-01-18', weekdays: [1, 3] }
  const { user, handedOver } = await open({}, later)
  expect(await screen.findByText(/18 Jan – 25 Jan|18–25 Jan/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Book' }))
  expect(handedOver().wantedDate).toBe('2031-01-20')
})

it('says the stops and the free hours that a price has in it', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Details' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByText('1 stop, 4 h of waiting free at each')).toBeTruthy()
  expect(drawer.getByText('2 stops, 24 h of waiting free at each')).toBeTruthy()
  expect(drawer.getByText('24 h before departure')).toBeTruthy()
})

it('prices a part load by weight, volume and metres with what each stands for, and hands its measures over', async () => {
  const { user, sent, handedOver } = await open({ boxType: 'P', weightKg: '1200', loadingMetres: '1.5' }, partOffer)
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Chargeable weight 2,890.625 kg · by loading metres')).toBeTruthy()
  expect(card.getByText('1 m³ = 333 kg').nextSibling?.textContent).toBe('$21.31')
  expect(card.getByText('1 LDM = 1,850 kg').parentElement?.className).toMatch(/used/)
  expect(card.getByText('Minimum').nextSibling?.textContent).toBe('$60.00')
  expect(sent(prices).at(-1)).toMatchObject({ loadType: 'LTL', loadingMetres: '1.5' })
  await user.click(card.getByRole('button', { name: 'Book' }))
  expect(handedOver()).toMatchObject({ loadType: 'LTL', grossWeightKg: '1200', ldm: '1.5', truckWay: 'RELOAD' })
})

it('takes no loading metres that are no figure', async () => {
  const { user, sent } = await open({ boxType: 'P' }, partOffer)
  await screen.findByRole('article')
  const before = sent(prices).length
  await user.type(screen.getByLabelText('Loading metres'), 'two')
  await user.click(screen.getByRole('button', { name: 'See prices' }))
  expect(
    await screen.findByText('Check the loading metres: a figure above zero, with one decimal at most'),
  ).toBeTruthy()
  await waitFor(() => expect(sent(prices)).toHaveLength(before))
})
