import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { signWith } from '../../platform/signing.ts'
import { openPages } from '../../testing/page.tsx'
import { pricingRoutesWith } from '../pricing-routes.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const id = 'a2429e76-ec14-40cc-ac40-654387e6d92c'
const trainId = '8e200ccd-d755-4eb5-af17-6cd136f2257d'
const lane = { PortlCd: 'CNXIA', Portl: "Xi'an", PortdCd: 'DEHAM', Portd: 'Hamburg' }
const cutOffs = {
  SiCutoff: '2031-01-19 12:00:00',
  CyCutoff: '2031-01-20 12:00:00',
  CusCutoff: '2031-01-21 12:00:00',
  CutoffTz: 'Asia/Shanghai',
}
const departure = {
  keyId: trainId,
  TrainNo: 'X8004',
  PortlCd: 'CNXIA',
  PortdCd: 'DEHAM',
  EntryPortCd: 'CNHRS',
  DepartsOn: '2031-01-22',
  Etsh: '2031-01-22 12:00:00',
  EtshTz: 'Asia/Shanghai',
  Etad: '2031-02-06 18:00:00',
  EtadTz: 'Europe/Berlin',
  ...cutOffs,
  Spaces: [{ SizeType: '40HQ', Total: 50, Surplus: 12 }],
  SpaceText: '40HQ*12',
  SlotsTotal: 100,
  SlotsLeft: 24,
  IsOpen: true,
}
const terms = {
  LegType: 'Q',
  LineNo: 'R004',
  EntryPortCd: 'CNHRS',
  EntryPort: 'Khorgos',
  Stops: [
    { PortCd: 'CNXIA', PlaceName: "Xi'an", ShortName: "Xi'an", IsBorder: false },
    { PortCd: 'CNHRS', PlaceName: 'Khorgos', ShortName: 'Khorgos', IsBorder: true },
    { PortCd: 'DEHAM', PlaceName: 'Hamburg', ShortName: 'Hamburg', IsBorder: false },
  ],
  TransitDaysMin: 14,
  TransitDaysMax: 16,
  SiCutoffHours: 72,
  CargoCutoffHours: 48,
  CustomsCutoffHours: 24,
  WeightLimits: [{ SizeType: '40HQ', WeightLimitKg: 26000 }],
  FreeDays: 10,
  PickUpPlaces: [],
  ReturnPlaces: [],
  Included: [{ CostCd: 'RAILF', CostName: 'Rail freight' }],
  NotIncluded: [{ CostCd: 'INS', CostName: 'Cargo insurance' }],
  ValidFrom: '2031-01-01',
  ValidTo: '2031-01-25',
  Sample: true,
}
const offer = {
  keyId: id,
  ...lane,
  ...terms,
  Parts: [],
  Currcd: 'USD',
  TariffCurrency: 'USD',
  Coc20Gp: '2860.00',
  Coc40Hq: '4480.00',
  Soc40Hq: '3830.00',
  Weekdays: [1, 3],
  Departures: [departure],
}
const quote = {
  keyId: id,
  ...lane,
  ...terms,
  Parts: [{ LegType: 'M', ...lane, TransitDaysMin: 14, TransitDaysMax: 16 }],
  Revision: 1,
  Currcd: 'USD',
  Charges: [
    {
      Section: 'main',
      CostCd: 'RAILF',
      CostName: 'Rail freight',
      SizeType: '40HQ',
      BoxOwner: 'C',
      UnitCd: 'BOX',
      UnitName: 'Box',
      Quantity: '1',
      Rate: '4480',
      Currcd: 'USD',
      Amount: '4480.00',
      ChgRate: '1',
      ConvertedAmount: '4480.00',
    },
  ],
  Totals: [{ Currcd: 'USD', Amount: '4480.00' }],
  Amount: '4480.00',
  PricedOn: '2031-01-15',
  PricedFor: '2031-01-22',
  Warnings: [{ code: 'pricing.warn-expired', message: 'The departure is outside the validity of this price' }],
}
const day = { Day: '2031-01-22', Price: '4480.00', Departures: 1, HasSpace: true, IsLowest: true }
const fullDeparture = {
  ...departure,
  keyId: 'a3f5c1de-0a55-4a55-8a55-5f8f5f8f5f8f',
  TrainNo: 'X8002',
  DepartsOn: '2031-01-20',
  Etsh: '2031-01-20 12:00:00',
  Spaces: [
    { SizeType: '40HQ', Total: 50, Surplus: 0 },
    { SizeType: '20GP', Total: 10, Surplus: 3 },
  ],
  SpaceText: '20GP*3',
}
const list = (items: unknown[]) => ({ Items: items, Total: items.length, PageIndex: 1, PageSize: 20 })

async function openQuery(answers: Record<string, unknown>, query: Record<string, string> = {}) {
  const asked: string[] = []
  const given: Record<string, unknown> = {
    'trainrailprice-list': { success: true, data: list([offer]) },
    'railpricefcl-list': { success: true, data: list([offer]) },
    'price-calendar': { success: true, data: { Items: [day], Total: 3, Currcd: 'USD', Sample: true } },
    'railway-yzb': { success: true, data: quote },
    'hot-lanes': { success: true, data: { Items: [] } },
    ...answers,
  }
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const [, answer] = Object.entries(given).find(([path]) => url.includes(path)) ?? ['', { success: true, data: [] }]
    return new Response(JSON.stringify(await answer))
  })
  const form = { path: paths.bookingForm('railway'), element: <p>The booking form</p> }
  const address = paths.freightQuery('railway', query)
  const { router } = await openPages([...(pricingRoutesWith({}).open ?? []), form], address)
  signWith({ clockOffsetMs: Date.parse('2031-01-15T08:00:00Z') - Date.now() })
  return { user: userEvent.setup(), asked, router }
}

const hamburg = { originCode: 'CNXIA', destinationCode: 'DEHAM' }

it('compares trains by price, with space, and says that prices are samples', async () => {
  await openQuery({}, hamburg)
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('4,480')).toBeTruthy()
  expect(card.getByText('SOC 3,830')).toBeTruthy()
  expect(card.getByText('40HQ*12')).toBeTruthy()
  expect(screen.getByText('Sample')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /22 Jan\s*\$4,480/ })).toBeTruthy()
})

it('opens an offer with every charge, its cut-offs and what is not included', async () => {
  const { user } = await openQuery({}, hamburg)
  await user.click(await screen.findByRole('button', { name: 'Details' }))
  expect(await screen.findByText('The departure is outside the validity of this price')).toBeTruthy()
  expect(screen.getAllByText('$4,480.00').length).toBeGreaterThan(1)
  expect(screen.getByText('Cargo insurance')).toBeTruthy()
  expect(screen.getByText('Customs cut-off')).toBeTruthy()
})

it('asks with a door once its chip is pressed, and says of an offer that does not cover it that it is quoted separately', async () => {
  const { user, asked } = await openQuery({}, hamburg)
  await screen.findByRole('article')
  expect(screen.queryByText('Door delivery is quoted separately')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Door delivery' }))
  expect(await screen.findByText('Door delivery is quoted separately')).toBeTruthy()
  expect(screen.queryByText('Door pick-up is quoted separately')).toBeNull()
  const query = () =>
    new URL(asked.findLast((url) => url.includes('trainrailprice-list')) ?? '', 'http://x').searchParams
  await waitFor(() => expect(query().get('lastLeg')).toBe('T'))
  await user.click(screen.getByRole('button', { name: 'Door delivery' }))
  await waitFor(() => expect(screen.queryByText('Door delivery is quoted separately')).toBeNull())
})

const folded = { success: true, data: list([{ ...offer, Departures: [fullDeparture, departure] }]) }

it('shows a price once with its departures and the space of each, proposes the one that has room for the box, and books the chosen one', async () => {
  const { user, asked, router } = await openQuery(
    { 'trainrailprice-list': folded },
    { ...hamburg, containerType: '40HQ' },
  )
  const card = within(await screen.findByRole('article'))
  expect(asked.some((url) => url.includes('trainrailprice-list') && url.includes('Folded=T'))).toBe(true)
  const dates = within(card.getByRole('radiogroup', { name: 'Departures at this price' }))
  const [full, fitting] = dates.getAllByRole<HTMLInputElement>('radio')
  expect(dates.getByText('20GP*3')).toBeTruthy()
  expect([full?.checked, fitting?.checked]).toEqual([false, true])
  expect(card.getByText('· Wed 22 Jan')).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Details' }))
  const drawer = within(await screen.findByRole('dialog'))
  const departures = await drawer.findAllByRole<HTMLInputElement>('radio', { name: /Jan/ })
  expect(departures.map(({ checked }) => checked)).toEqual([false, true])
  expect(drawer.getByText(/Wed 22 Jan 12:00/)).toBeTruthy()
  await user.click(drawer.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(full as HTMLElement)
  expect(card.getByText('· Mon 20 Jan')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/freight/railway/query')
})

it('counts the offers of all dates from one source, whatever day is chosen, over the days and with what the list is asked with', async () => {
  const { user, asked } = await openQuery({}, { ...hamburg, hasSpace: 'T', containerType: '40HQ' })
  const all = await screen.findByRole('button', { name: /All dates\s*3 offers\s*per 40HQ/ })
  await user.click(await screen.findByRole('button', { name: /22 Jan.*4,480/ }))
  await waitFor(() =>
    expect(asked.some((url) => url.includes('trainrailprice-list') && url.includes('queryDate=2031-01-22'))).toBe(true),
  )
  expect(all.textContent).toMatch(/3 offers/)
  const queries = asked
    .filter((url) => url.includes('price-calendar'))
    .map((url) => new URL(url, 'http://x').searchParams)
  for (const query of queries) {
    expect(Object.fromEntries(query)).toMatchObject({
      queryDate: '2031-01-16',
      QueryDateTo: '2031-01-30',
      HasSpace: 'T',
      SizeType: '40HQ',
    })
  }
})

it('marks a day as the lowest where its train has space', async () => {
  const days = [
    { ...day, Day: '2031-01-20', HasSpace: false },
    { ...day, HasSpace: true },
    ...['2031-01-24', '2031-01-26', '2031-01-28'].map((on) => ({ ...day, Day: on, Price: '6000.00', IsLowest: false })),
  ]
  const calendar = (items: unknown[]) => ({
    'price-calendar': { success: true, data: { Items: items, Total: 3, Currcd: 'USD', Sample: true } },
  })
  await openQuery(calendar(days), hamburg)
  await screen.findByRole('button', { name: /22 Jan.*4,480/ })
  expect(screen.getAllByRole('button', { name: /lowest$/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('22 Jan'),
  ])
})

it.each([
  ['the first day alone where the lowest price holds on most of them', '4600.00', ['22 Jan']],
  ['no day where all cost the same', '4480.00', []],
])('marks %s', async (_, first, marked) => {
  const low = ['2031-01-22', '2031-01-24', '2031-01-26'].map((on) => ({ ...day, Day: on, HasSpace: true }))
  const items = [{ ...day, Day: '2031-01-20', Price: first, HasSpace: true, IsLowest: first === day.Price }, ...low]
  await openQuery(
    { 'price-calendar': { success: true, data: { Items: items, Total: 3, Currcd: 'USD', Sample: true } } },
    hamburg,
  )
  await screen.findByRole('button', { name: /22 Jan.*4,480/ })
  expect(screen.queryAllByRole('button', { name: /lowest$/ }).map(({ textContent }) => textContent)).toEqual(
    marked.map((on) => expect.stringContaining(on)),
  )
})

it('shows the next departures, and all of them by a press', async () => {
  const later = [23, 24, 25, 26].map((on) => ({ ...departure, keyId: crypto.randomUUID(), DepartsOn: `2031-01-${on}` }))
  const many = list([{ ...offer, Departures: [fullDeparture, departure, ...later] }])
  const { user } = await openQuery({ 'trainrailprice-list': { success: true, data: many } }, hamburg)
  const card = within(await screen.findByRole('article'))
  expect(card.getAllByRole('radio')).toHaveLength(4)
  await user.click(card.getByRole('button', { name: '2 more' }))
  expect(card.getAllByRole('radio')).toHaveLength(6)
})

it('keeps both ends when a leg alone is asked for', async () => {
  const { user, router } = await openQuery({}, hamburg)
  await screen.findByRole('article')
  await user.click(screen.getByRole('button', { name: 'First leg' }))
  const query = new URLSearchParams(router.state.location.search)
  expect([query.get('legType'), query.get('originCode'), query.get('destinationCode')]).toEqual(['T', 'CNXIA', 'DEHAM'])
})

it('opens filled from a favourite lane, whose link has the names of the interface', async () => {
  const { asked } = await openQuery({}, { PortlCd: 'CNXIA', PortdCd: 'DEHAM' })
  await screen.findByRole('article')
  const query = new URL(asked.find((url) => url.includes('trainrailprice-list')) ?? '', 'http://x').searchParams
  expect(Object.fromEntries(query)).toMatchObject({ PortlCd: 'CNXIA', PortdCd: 'DEHAM' })
})

it('asks for what the address says, and keeps a chosen day there', async () => {
  const { user, asked, router } = await openQuery({}, { ...hamburg, currency: 'EUR', hasSpace: 'T' })
  await screen.findByRole('article')
  const query = new URL(asked.find((url) => url.includes('trainrailprice-list')) ?? '', 'http://x').searchParams
  expect(Object.fromEntries(query)).toMatchObject({ PortlCd: 'CNXIA', PortdCd: 'DEHAM', currcd: 'EUR', HasSpace: 'T' })
  // Where no size was asked for, the order is the specification's.
  expect(Object.fromEntries(query)).toMatchObject({ sort: 'asc', sortName: 'Coc45Hq' })
  expect(screen.getByText('45HQ price, lowest first')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /22 Jan.*4,480/ }))
  expect(router.state.location.search).toContain('day=2031-01-22')
})

it('takes over every value that Home asked for, and prices by them', async () => {
  const home = { queryDate: '2031-01-20', queryDateTo: '2031-02-02', containerType: '20GP', ourBox: 'F' }
  const { user, asked, router } = await openQuery({}, { ...hamburg, ...home })
  const card = within(await screen.findByRole('article'))
  expect(screen.getByLabelText<HTMLSelectElement>('Container').value).toBe('20GP')
  expect(screen.getByLabelText<HTMLSelectElement>('Container owner').value).toBe('F')
  expect(screen.getByText('20GP price, lowest first')).toBeTruthy()
  const of = (call: string) => new URL(asked.find((url) => url.includes(call)) ?? '', 'http://x').searchParams
  expect(Object.fromEntries(of('trainrailprice-list'))).toMatchObject({
    SizeType: '20GP',
    ourBox: 'F',
    sortName: 'Soc20Gp',
    queryDate: '2031-01-20',
    QueryDateTo: '2031-02-02',
  })
  expect(of('price-calendar').get('PriceColumn')).toBe('Soc20Gp')
  await user.click(card.getByRole('button', { name: 'Details' }))
  expect((await screen.findByLabelText<HTMLSelectElement>('Size')).value).toBe('20GP')
  expect(router.state.location.search).toContain('containerType=20GP')
})

it('looks from tomorrow on where no day was chosen, as Home does', async () => {
  const { asked } = await openQuery({}, { ...hamburg, queryDate: '2031-01-01' })
  await screen.findByRole('article')
  const query = new URL(asked.findLast((url) => url.includes('trainrailprice-list')) ?? '', 'http://x').searchParams
  expect([query.get('queryDate'), query.get('QueryDateTo')]).toEqual(['2031-01-16', '2031-01-30'])
})

it('names what cannot be answered', async () => {
  const refusal = {
    success: false,
    code: 'shared.invalid-input',
    message: 'Check the marked fields',
    fields: { PortlCd: 'pricing.port-no-rail' },
  }
  await openQuery({ 'trainrailprice-list': refusal, 'railpricefcl-list': refusal }, hamburg)
  expect(await screen.findByText('This place has no rail terminal')).toBeTruthy()
})

it('says what to do where nothing is offered', async () => {
  await openQuery(
    {
      'trainrailprice-list': { success: true, data: list([]) },
      'railpricefcl-list': { success: true, data: list([]) },
    },
    hamburg,
  )
  expect(await screen.findByRole('button', { name: 'Ask for a price' })).toBeTruthy()
})

it('asks for two different places before it searches', async () => {
  const { user } = await openQuery({})
  await user.click(await screen.findByRole('button', { name: 'See prices' }))
  expect(await screen.findByText('Choose an origin or a destination')).toBeTruthy()
})

it('says of a size that its price is asked for or that the train has no place for it', async () => {
  await openQuery({}, { originCode: 'CNXIA', destinationCode: 'DEHAM' })
  await screen.findByText('4,480')
  const said = (size: string) => screen.getAllByText(size).find((one) => one.closest('article'))?.parentElement
  expect(['20GP', '40GP', '40HQ', '45HQ'].map((size) => said(size)?.textContent)).toEqual([
    '20GP2,860No SOCFull',
    '40GP—On request',
    '40HQ4,480SOC 3,830',
    '45HQ—On request',
  ])
})

it('names the days of the query while their prices are on their way', async () => {
  await openQuery(
    { 'price-calendar': new Promise(() => undefined) },
    { originCode: 'CNXIA', destinationCode: 'DEHAM', queryDate: '2031-01-20', queryDateTo: '2031-01-22' },
  )
  const strip = within(await screen.findByRole('group', { name: 'Lowest price by day' }))
  expect(strip.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All datesper 45HQ',
    'Mon20 Jan',
    'Tue21 Jan',
    'Wed22 Jan',
  ])
})
