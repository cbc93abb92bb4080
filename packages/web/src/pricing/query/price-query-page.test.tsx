import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PriceQuote, PriceRow } from '@landbridge/contract/pricing/price'
import { priceCalls, pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { logIn } from '../../platform/session.ts'
import { signWith } from '../../platform/signing.ts'
import { at, pageOf, placeOf } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, type CallAnswer, type OutputOf, servePortal } from '../../testing/portal.ts'
import { pricingRoutesWith } from '../pricing-routes.tsx'

const id = 'a2429e76-ec14-40cc-ac40-654387e6d92c'
const trainId = '8e200ccd-d755-4eb5-af17-6cd136f2257d'
const lane = { originCode: 'CNXIA', originName: "Xi'an", destinationCode: 'DEHAM', destinationName: 'Hamburg' }
const cutOffs = {
  siCutoff: at('2031-01-19 12:00:00'),
  cargoCutoff: at('2031-01-20 12:00:00'),
  customsCutoff: at('2031-01-21 12:00:00'),
  cutoffZone: 'Asia/Shanghai',
}
const departure: DepartureView = {
  id: trainId,
  departureNo: 'X8004',
  originCode: 'CNXIA',
  destinationCode: 'DEHAM',
  entryPortCode: 'CNHRS',
  departsOn: '2031-01-22',
  etd: at('2031-01-22 12:00:00'),
  etdZone: 'Asia/Shanghai',
  eta: at('2031-02-06 18:00:00'),
  etaZone: 'Europe/Berlin',
  ...cutOffs,
  spaces: [{ containerType: '40HQ', total: 50, surplus: 12 }],
  spaceText: '40HQ*12',
  slotsTotal: 100,
  slotsLeft: 24,
  isOpen: true,
}
const terms = {
  legType: 'Q',
  lineNo: 'R004',
  entryPortCode: 'CNHRS',
  entryPortName: 'Khorgos',
  stops: [
    { placeCode: 'CNXIA', placeName: "Xi'an", shortName: "Xi'an", isBorder: false },
    { placeCode: 'CNHRS', placeName: 'Khorgos', shortName: 'Khorgos', isBorder: true },
    { placeCode: 'DEHAM', placeName: 'Hamburg', shortName: 'Hamburg', isBorder: false },
  ],
  transitDaysMin: 14,
  transitDaysMax: 16,
  siCutoffHours: 72,
  cargoCutoffHours: 48,
  customsCutoffHours: 24,
  weightLimits: [{ containerType: '40HQ', weightLimitKg: 26000 }],
  freeDays: 10,
  pickUpPlaces: [],
  returnPlaces: [],
  included: [{ chargeCode: 'RAILF', chargeName: 'Rail freight' }],
  notIncluded: [{ chargeCode: 'INS', chargeName: 'Cargo insurance' }],
  validFrom: '2031-01-01',
  validTo: '2031-01-25',
  sample: true,
} satisfies Partial<PriceRow>
const offer: PriceRow = {
  id,
  ...lane,
  ...terms,
  parts: [],
  currency: 'USD',
  tariffCurrency: 'USD',
  coc20Gp: '2860.00',
  coc40Hq: '4480.00',
  soc40Hq: '3830.00',
  weekdays: [1, 3],
  departures: [departure],
}
const quote: PriceQuote = {
  id,
  ...lane,
  ...terms,
  parts: [{ legType: 'M', ...lane, transitDaysMin: 14, transitDaysMax: 16 }],
  revision: 1,
  currency: 'USD',
  charges: [
    {
      section: 'main',
      chargeCode: 'RAILF',
      chargeName: 'Rail freight',
      containerType: '40HQ',
      containerOwner: 'C',
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
    },
  ],
  payerSums: [{ payer: 'SHP', currency: 'USD', amount: '4480.00' }],
  ownPayer: 'SHP',
  blocksOutside: [],
  totals: [{ currency: 'USD', amount: '4480.00' }],
  amount: '4480.00',
  pricedOn: '2031-01-15',
  pricedFor: '2031-01-22',
  warnings: [{ code: 'pricing.warn-expired', message: 'The departure is outside the validity of this price' }],
}
type CalendarDay = OutputOf<typeof pricingEndpoints.calendar>['items'][number]
const day: CalendarDay = { day: '2031-01-22', price: '4480.00', departures: 1, hasSpace: true, isLowest: true }
const fullDeparture: DepartureView = {
  ...departure,
  id: 'a3f5c1de-0a55-4a55-8a55-5f8f5f8f5f8f',
  departureNo: 'X8002',
  departsOn: '2031-01-20',
  etd: at('2031-01-20 12:00:00'),
  spaces: [
    { containerType: '40HQ', total: 50, surplus: 0 },
    { containerType: '20GP', total: 10, surplus: 3 },
  ],
  spaceText: '20GP*3',
}

/** What a price page asks beside its offers. */
const { prices, departurePrices, quote: quoteCall } = priceCalls.railway
const { calendar, hotLanes } = pricingEndpoints
const calendarOf = (...items: CalendarDay[]) => answer(calendar, { items, total: 3, currency: 'USD', sample: true })
const offered = (...rows: PriceRow[]) => [answer(prices, pageOf(...rows)), answer(departurePrices, pageOf(...rows))]

async function openQuery(query: Record<string, string> = {}, ...answers: (CallAnswer | CallAnswer[])[]) {
  const { sent } = servePortal(
    emptyLists,
    offered(offer),
    calendarOf(day),
    answer(quoteCall, quote),
    answer(hotLanes, { items: [] }),
    ...answers,
  )
  const form = { path: paths.bookingForm('railway'), element: <p>The booking form</p> }
  const address = paths.freightQuery('railway', query)
  const inquiry = { path: paths.inquiry('railway'), element: <p>The inquiry</p> }
  const { router } = await openPages([...(pricingRoutesWith({}).open ?? []), form, inquiry], address)
  signWith({ clockOffsetMs: Date.parse('2031-01-15T08:00:00Z') - Date.now() })
  return { user: userEvent.setup(), sent, router }
}

afterEach(() => localStorage.removeItem('usual size'))

const hamburg = { originCode: 'CNXIA', destinationCode: 'DEHAM' }

it('compares trains by price, with space, and says that prices are samples', async () => {
  await openQuery(hamburg)
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('$4,480')).toBeTruthy()
  expect(card.getByText('All-in, 40HQ')).toBeTruthy()
  expect(card.getByText('3,830').parentElement?.textContent).toBe('40HQ SOC 3,830')
  expect(card.getByText('12 × 40HQ left')).toBeTruthy()
  expect(screen.getByText('Sample')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /22 Jan\s*\$4,480/ })).toBeTruthy()
})

it('opens an offer with every charge, its cut-offs and what is not included', async () => {
  const { user } = await openQuery(hamburg)
  await user.click(await screen.findByRole('button', { name: 'Details' }))
  expect(await screen.findByText('The departure is outside the validity of this price')).toBeTruthy()
  expect(screen.getAllByText('$4,480.00').length).toBeGreaterThan(1)
  expect(screen.getByText('Cargo insurance')).toBeTruthy()
  expect(screen.getByText('Customs cut-off')).toBeTruthy()
})

it('asks with a door once its chip is pressed, and says of an offer that does not cover it that it is quoted separately', async () => {
  const { user, sent } = await openQuery(hamburg)
  await screen.findByRole('article')
  expect(screen.queryByText('Door delivery is quoted separately')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Door delivery' }))
  expect(await screen.findByText('Door delivery is quoted separately')).toBeTruthy()
  expect(screen.queryByText('Door pick-up is quoted separately')).toBeNull()
  await waitFor(() => expect(sent(departurePrices).at(-1)).toMatchObject({ lastLeg: true }))
  await user.click(screen.getByRole('button', { name: 'Door delivery' }))
  await waitFor(() => expect(screen.queryByText('Door delivery is quoted separately')).toBeNull())
})

const folded = offered({ ...offer, departures: [fullDeparture, departure] })

it('shows a price once with its departures and the space of each, proposes the one that has room for the box, and books the chosen one', async () => {
  const { user, sent, router } = await openQuery({ ...hamburg, containerType: '40HQ' }, folded)
  const card = within(await screen.findByRole('article'))
  expect(sent(departurePrices)).toMatchObject([{ folded: true }])
  const dates = within(card.getByRole('radiogroup', { name: 'Departures at this price' }))
  const [full, fitting] = dates.getAllByRole<HTMLInputElement>('radio')
  expect(dates.getAllByRole('radio').map((date) => date.closest('label')?.textContent)).toEqual([
    'Mon 20 Jan Full',
    'Wed 22 Jan 12 × 40HQ',
  ])
  expect([full?.checked, fitting?.checked]).toEqual([false, true])
  expect(card.getByText('Wed 22 Jan', { selector: 'small' })).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Details' }))
  const drawer = within(await screen.findByRole('dialog'))
  const departures = await drawer.findAllByRole<HTMLInputElement>('radio', { name: /Jan/ })
  expect(departures.map(({ checked }) => checked)).toEqual([false, true])
  expect(drawer.getByText(/Wed 22 Jan 12:00/)).toBeTruthy()
  await user.click(drawer.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(full as HTMLElement)
  expect(card.getByText('Mon 20 Jan', { selector: 'small' })).toBeTruthy()
  expect(card.getByText('No 40HQ left')).toBeTruthy()
  expect(card.getByRole('button', { name: 'Waiting list' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/freight/railway/query')
})

it('draws the prices of thirty days whatever days are asked for, with what the list is asked with, and goes by a day and back', async () => {
  const days = [day, { ...day, day: '2031-01-23', price: undefined, departures: 0, hasSpace: false, isLowest: false }]
  const { user, sent, router } = await openQuery(
    { ...hamburg, hasSpace: 'T', containerType: '40HQ' },
    calendarOf(...days),
  )
  const pressed = await screen.findByRole('button', { name: /22 Jan.*4,480/ })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /23 Jan—$/ }).disabled).toBe(true)
  expect(await screen.findByText('1 offer')).toBeTruthy()
  await user.click(pressed)
  await waitFor(() => expect(sent(departurePrices).at(-1)).toMatchObject({ queryDate: '2031-01-22' }))
  await user.click(screen.getByRole('button', { name: 'All dates' }))
  expect(router.state.location.search).not.toContain('day=')
  for (const query of sent(calendar)) {
    expect(query).toMatchObject({
      ...{ queryDate: '2031-01-16', queryDateTo: '2031-02-14', hasSpace: true, containerType: '40HQ' },
    })
  }
})

it('marks a day as the lowest where its train has space', async () => {
  const days = [
    { ...day, day: '2031-01-20', hasSpace: false },
    { ...day, hasSpace: true },
    ...['2031-01-24', '2031-01-26', '2031-01-28'].map((on) => ({ ...day, day: on, price: '6000.00', isLowest: false })),
  ]
  await openQuery(hamburg, calendarOf(...days))
  await screen.findByRole('button', { name: /22 Jan.*4,480/ })
  expect(screen.getAllByRole('button', { name: /lowest$/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('22 Jan'),
  ])
})

it.each([
  ['the first day alone where the lowest price holds on most of them', '4600.00', ['22 Jan']],
  ['no day where all cost the same', '4480.00', []],
])('marks %s', async (_, first, marked) => {
  const low = ['2031-01-22', '2031-01-24', '2031-01-26'].map((on) => ({ ...day, day: on, hasSpace: true }))
  const items = [{ ...day, day: '2031-01-20', price: first, hasSpace: true, isLowest: first === day.price }, ...low]
  await openQuery(hamburg, calendarOf(...items))
  await screen.findByRole('button', { name: /22 Jan.*4,480/ })
  expect(screen.queryAllByRole('button', { name: /lowest$/ }).map(({ textContent }) => textContent)).toEqual(
    marked.map((on) => expect.stringContaining(on)),
  )
})

it('shows the next departures, and all of them by a press', async () => {
  const later = [23, 24, 25, 26].map((on) => ({ ...departure, id: crypto.randomUUID(), departsOn: `2031-01-${on}` }))
  const { user } = await openQuery(hamburg, offered({ ...offer, departures: [fullDeparture, departure, ...later] }))
  const card = within(await screen.findByRole('article'))
  expect(card.getAllByRole('radio')).toHaveLength(4)
  await user.click(card.getByRole('button', { name: '2 more' }))
  expect(card.getAllByRole('radio')).toHaveLength(6)
})

it('keeps both ends when a leg alone is asked for', async () => {
  const { user, router } = await openQuery(hamburg)
  await screen.findByRole('article')
  await user.click(screen.getByRole('button', { name: 'First leg' }))
  const query = new URLSearchParams(router.state.location.search)
  expect([query.get('legType'), query.get('originCode'), query.get('destinationCode')]).toEqual(['T', 'CNXIA', 'DEHAM'])
})

it('opens filled from a favourite lane, whose link has the names of the interface', async () => {
  const { sent } = await openQuery({ PortlCd: 'CNXIA', PortdCd: 'DEHAM' })
  await screen.findByRole('article')
  expect(sent(departurePrices)[0]).toMatchObject(hamburg)
})

it('opens filled from an address that names the places, as links of others do', async () => {
  const placesCalled = answer(referenceEndpoints.railPorts, ({ key }) => {
    const found = { "Xi'an": placeOf('CNXIA', "Xi'an"), Hamburg: placeOf('DEHAM', 'Hamburg') }[key ?? '']
    return found ? [found] : []
  })
  const { sent, router } = await openQuery({ Portl: "Xi'an", Portd: 'Hamburg' }, placesCalled)
  await screen.findByRole('article')
  expect(sent(departurePrices)[0]).toMatchObject(hamburg)
  const query = new URLSearchParams(router.state.location.search)
  expect([query.get('originCode'), query.get('destinationCode')]).toEqual(['CNXIA', 'DEHAM'])
})

it('asks in the user area for the prices of any mode, which the address keeps', async () => {
  const { sent } = servePortal(emptyLists, calendarOf(), answer(hotLanes, { items: [] }))
  const { router } = await openPages(pricingRoutesWith({}).order ?? [], paths.userFreightQuery())
  const tabs = within((await screen.findByRole('tab', { name: 'Rail' })).closest('[role=tablist]') as HTMLElement)
  expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Rail', 'Sea', 'Air', 'Road'])
  await waitFor(() => expect(sent(hotLanes).at(-1)).toMatchObject({ serviceModeId: 'R' }))
  await userEvent.click(tabs.getByRole('tab', { name: 'Air' }))
  expect(router.state.location.search).toBe('?mode=air')
  await waitFor(() => expect(sent(hotLanes).at(-1)).toMatchObject({ serviceModeId: 'A' }))
})

it('asks for what the address says, and keeps a chosen day there', async () => {
  const { user, sent, router } = await openQuery({ ...hamburg, currency: 'EUR', hasSpace: 'T' })
  await screen.findByRole('article')
  expect(sent(departurePrices)[0]).toMatchObject({ ...hamburg, currcd: 'EUR', hasSpace: true })
  // Where no size was asked for, the order is the specification's.
  expect(sent(departurePrices)[0]).toMatchObject({ sort: 'asc', sortName: 'coc40Hq' })
  expect(screen.getByText('40HQ price, lowest first')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /22 Jan.*4,480/ }))
  expect(router.state.location.search).toContain('day=2031-01-22')
})

it('takes over every value that Home asked for, and prices by them', async () => {
  const home = { queryDate: '2031-01-20', queryDateTo: '2031-02-02', containerType: '20GP', ourBox: 'F' }
  const { user, sent, router } = await openQuery({ ...hamburg, ...home })
  const card = within(await screen.findByRole('article'))
  expect(screen.getByLabelText<HTMLSelectElement>('Container').value).toBe('20GP')
  expect(screen.getByLabelText<HTMLSelectElement>('Container owner').value).toBe('F')
  expect(screen.getByText('20GP price, lowest first')).toBeTruthy()
  expect(sent(departurePrices)[0]).toMatchObject({
    containerType: '20GP',
    ourBox: false,
    sortName: 'soc20Gp',
    queryDate: '2031-01-20',
    queryDateTo: '2031-02-02',
  })
  expect(sent(calendar)[0]).toMatchObject({ priceColumn: 'soc20Gp' })
  await user.click(card.getByRole('button', { name: 'Details' }))
  expect((await screen.findByLabelText<HTMLSelectElement>('Size')).value).toBe('20GP')
  expect(router.state.location.search).toContain('containerType=20GP')
})

it('looks from tomorrow on where no day was chosen, as Home does', async () => {
  const { sent } = await openQuery({ ...hamburg, queryDate: '2031-01-01' })
  await screen.findByRole('article')
  expect(sent(departurePrices).at(-1)).toMatchObject({ queryDate: '2031-01-16', queryDateTo: '2031-01-30' })
})

it('names what cannot be answered', async () => {
  const refusal = new Problem('shared.invalid-input', { originCode: 'pricing.port-no-rail' })
  await openQuery(hamburg, answer(prices, refusal), answer(departurePrices, refusal))
  expect(await screen.findByText('This place has no rail terminal')).toBeTruthy()
})

it('says what to do where nothing is offered', async () => {
  await openQuery(hamburg, offered())
  expect(await screen.findByRole('button', { name: 'Ask for a price' })).toBeTruthy()
})

it('asks for two different places before it searches', async () => {
  const { user } = await openQuery()
  await user.click(await screen.findByRole('button', { name: 'See prices' }))
  expect(await screen.findByText('Choose an origin or a destination')).toBeTruthy()
})

it('shows the chosen size in one price, and of the others their price, that it is asked for or that they are full', async () => {
  await openQuery({ originCode: 'CNXIA', destinationCode: 'DEHAM' })
  await screen.findByText('$4,480')
  const others = within(screen.getByRole('list', { name: 'Other sizes' }))
  expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '20GP 2,860 · Full',
    '40GP On request',
    '45HQ On request',
    '40HQ SOC 3,830',
  ])
})

it('takes another size for every price at once, and for the next search in this browser', async () => {
  const { user, sent, router } = await openQuery(hamburg)
  await screen.findByRole('article')
  const size = screen.getByLabelText<HTMLSelectElement>('Container')
  expect(size.value).toBe('40HQ')
  await user.selectOptions(size, '20GP')
  await waitFor(() =>
    expect(sent(departurePrices).at(-1)).toMatchObject({ containerType: '20GP', sortName: 'coc20Gp' }),
  )
  expect(router.state.location.search).toContain('containerType=20GP')
  expect((await screen.findByText('All-in, 20GP')).nextSibling?.textContent).toBe('$2,860')
  cleanup()
  await openQuery(hamburg)
  expect((await screen.findByLabelText<HTMLSelectElement>('Container')).value).toBe('20GP')
})

it('names the days of the curve while their prices are on their way', async () => {
  const days = { queryDate: '2031-01-20', queryDateTo: '2031-01-22' }
  await openQuery({ ...hamburg, ...days }, answer(calendar, new Promise<never>(() => undefined)))
  const curve = within(await screen.findByRole('group', { name: 'Lowest price by day' }))
  const named = curve.getAllByRole('button').map((one) => one.querySelector('.unseen')?.textContent ?? one.textContent)
  expect(named.slice(0, 3)).toEqual(['All dates', 'Thu 16 Jan', 'Fri 17 Jan'])
  expect(named).toHaveLength(31)
})

it('takes the lane, the load and the term of sale along to whoever asks for a price of its own', async () => {
  const { user, router } = await openQuery({ ...hamburg, containerType: '20GP', incoterm: 'FCA' })
  await screen.findByRole('article')
  await logIn('session')
  await user.click(screen.getByRole('button', { name: 'Ask for a price' }))
  expect(await screen.findByText('The inquiry')).toBeTruthy()
  const query = new URLSearchParams(router.state.location.search)
  expect(query.get('incoterm')).toBe('FCA')
  expect(query.get('boxes')).toContain('20GP')
  expect(query.get('originCode')).toBe('CNXIA')
})

it('says what COC and SOC are, and what a chosen Incoterm means, beside the search', async () => {
  const { user } = await openQuery(hamburg)
  await screen.findByRole('article')
  expect(screen.getByText(/^COC: the carrier’s container, .* SOC: a container of your own\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /No term, prepaid/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'FCA' }))
  expect((await screen.findByText('FCA', { selector: 'b' })).parentElement?.textContent).toMatch(
    /^FCA Seller clears the export/,
  )
})

it('shows the star of its lane on each offer, in its details and on the departures that are offered', async () => {
  const Star = ({ lane: { mode, originCode } }: { lane: { mode: string; originCode: string } }) => (
    <button type="button">{`Star ${mode} ${originCode}`}</button>
  )
  servePortal(emptyLists, offered(offer), calendarOf(day), answer(quoteCall, quote), answer(hotLanes, { items: [] }))
  await openPages(pricingRoutesWith({ LaneStar: Star }).open ?? [], paths.freightQuery('railway', hamburg))
  const card = within(await screen.findByRole('article'))
  expect(await card.findByRole('button', { name: 'Star R CNXIA' })).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'Details' }))
  expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Star R CNXIA' })).toBeTruthy()
})
