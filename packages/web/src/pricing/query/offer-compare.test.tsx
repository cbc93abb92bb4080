import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPrices, termsOfOffer } from '../price-fixtures.ts'

const ends = { originCode: 'CNSHA', destinationCode: 'DEHAM' }
const stop = (placeCode: string, shortName: string) => ({ placeCode, placeName: shortName, shortName, isBorder: false })

const sailing = (departsOn: string, arrivesOn: string, surplus: number): DepartureView => ({
  ...{ id: crypto.randomUUID(), departureNo: '112W', vessel: 'Amber Heron', ...ends, departsOn },
  ...{ etd: new Date(`${departsOn}T04:00:00Z`), etdZone: 'Asia/Shanghai' },
  ...{ eta: new Date(`${arrivesOn}T06:00:00Z`), etaZone: 'Europe/Berlin', cutoffZone: 'Asia/Shanghai' },
  siCutoff: new Date('2031-01-17T02:00:00Z'),
  cargoCutoff: new Date('2031-01-18T02:00:00Z'),
  customsCutoff: new Date('2031-01-18T08:00:00Z'),
  ...{ spaces: [{ containerType: '40HQ', total: 20, surplus }], slotsTotal: 100, slotsLeft: 60, isOpen: true },
})

const offerOf = (
  carrierName: string,
  allIn: string,
  departure: DepartureView,
  more: Partial<PriceRow> = {},
): PriceRow => ({
  ...termsOfOffer,
  ...{ id: crypto.randomUUID(), ...ends, originName: 'Shanghai', destinationName: 'Hamburg', lineNo: carrierName },
  ...{
    legType: 'Q',
    stops: [stop('CNSHA', 'Shanghai'), stop('DEHAM', 'Hamburg')],
    carrierName,
    carrierCode: carrierName,
  },
  split: {
    ...{ containerType: '40HQ', containerOwner: 'C', origin: '284.00', freight: '2200.00', destination: '390.00' },
    ...{ allIn, youPay: allIn, othersPay: '0' },
  },
  ...{ transitDaysMin: 36, transitDaysMax: 44, departures: [departure], coc40Hq: allIn, emissionKg: 3300 },
  ...more,
})

const slow = offerOf('ONE', '2874.00', sailing('2031-01-22', '2031-03-07', 6), { freeDays: 14 })
const quick = offerOf('COSCO', '3154.00', sailing('2031-01-20', '2031-02-25', 2), { freeDays: 7 })
const third = offerOf('CMA CGM', '2992.00', sailing('2031-01-21', '2031-03-01', 40))
const fourth = offerOf('MSC', '3400.00', sailing('2031-01-21', '2031-03-09', 40))

const open = (query: Record<string, string> = {}) =>
  openPrices({ mode: 'sea', rows: [slow, third, quick, fourth], query: { ...ends, ...query } })

const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Compare' })
const tick = (i: number) => ticks()[i] as HTMLInputElement

it('marks the cheapest and the fastest, and draws every transit on one axis with its first cut-off', async () => {
  await open()
  const cards = await screen.findAllByRole('article')
  const words = cards.map((card) => ['Cheapest', 'Fastest'].filter((word) => within(card).queryByText(word)))
  expect(words).toEqual([['Cheapest'], [], ['Fastest'], []])
  expect(within(cards[0] as HTMLElement).getByText('SI cut-off Fri 17 Jan 10:00')).toBeTruthy()
  const places = cards.map((card) =>
    [...card.querySelectorAll<HTMLElement>('[class*=tick]')].map(({ style }) => style.left),
  )
  expect(new Set(places.map((some) => some.filter(Boolean).join())).size).toBe(1)
  const runs = cards.map((card) => card.querySelector<HTMLElement>('[class*=run]')?.style)
  expect(Number.parseFloat(runs[2]?.left ?? '')).toBeLessThan(Number.parseFloat(runs[0]?.left ?? ''))
  expect(Number.parseFloat(runs[2]?.width ?? '')).toBeLessThan(Number.parseFloat(runs[0]?.width ?? ''))
  expect(within(cards[2] as HTMLElement).getByText('Last 2 × 40HQ')).toBeTruthy()
})

it('says of two what each day gained costs, puts them side by side by the keyboard and comes back with both ticked', async () => {
  const { user } = await open()
  await screen.findAllByRole('article')
  await user.click(tick(0))
  const tray = within(await screen.findByRole('region', { name: 'Compare' }))
  expect(tray.getByText('Tick one or two more to compare', { selector: 'span' })).toBeTruthy()
  await user.click(tick(2))
  expect(
    await tray.findByText('ONE is $280 cheaper than COSCO and arrives 10 days later: $28 for each day gained'),
  ).toBeTruthy()
  tray.getByRole('button', { name: 'Compare side by side' }).focus()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  const row = (name: string) => {
    const cells = dialog.getByRole('row', { name: new RegExp(`^${name}`) }).querySelectorAll('td')
    return [...cells].map(({ textContent, className }) => `${textContent}${className.includes('ok-text') ? ' *' : ''}`)
  }
  expect(row('All-in, 40HQ')).toEqual(['$2,874 *', '$3,154'])
  expect(row('ETA')).toEqual(['Fri 7 Mar', 'Tue 25 Feb *'])
  expect(row('Cargo cut-off')).toEqual(['18 Jan 10:00', '18 Jan 10:00'])
  expect(row('Free container use')).toEqual(['14 days *', '7 days'])
  expect(row('Space left')).toEqual(['6 × 40HQ left', 'Last 2 × 40HQ'])
  expect(row('CO₂e')[0]).toMatch(/3\.3 t/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(ticks().map(({ checked }) => checked)).toEqual([true, false, true, false])
})

it('takes no more than three, and forgets them all by a press', async () => {
  const { user } = await open()
  await screen.findAllByRole('article')
  for (const i of [0, 1, 2]) await user.click(tick(i))
  await waitFor(() => expect(tick(3).disabled).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(ticks().map(({ checked }) => checked)).toEqual([false, false, false, false]))
  expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull()
})

it('books from beside the others what was ticked', async () => {
  const { user, handedOver } = await open()
  await screen.findAllByRole('article')
  await user.click(tick(0))
  await user.click(tick(2))
  await user.click(await screen.findByRole('button', { name: 'Compare side by side' }))
  const [, second] = within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Book' })
  await user.click(second as HTMLElement)
  expect(handedOver()).toMatchObject({ quoteId: quick.id, departureId: quick.departures[0]?.id, boxes: '1*40HQ' })
})
