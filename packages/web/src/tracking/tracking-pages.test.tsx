import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../app/texts.ts'
import { paths } from '../paths.ts'
import { signWith } from '../platform/signing.ts'
import { showWords } from '../platform/text.tsx'
import { StopNote, type TimesAtStops, WithStopTimes } from '../platform/ui/lane-of.tsx'
import { Messages } from '../platform/ui/messages-shown.tsx'
import { openPart } from '../testing/page.tsx'
import { JobStopTimes } from './detail/job-milestones.tsx'
import { trackingData } from './tracking-fixtures.ts'
import { trackingRoutes } from './tracking-routes.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const none = { Items: [], Total: 0, PageIndex: 1, PageSize: 200 }
type Answers = Record<string, unknown>

/** Opens a page of the area with a server that answers by path. */
async function openPage(address: string, answers: Answers) {
  const asked = vi.fn(async (url: string, _init?: RequestInit) => {
    const path = url.split('?')[0] ?? ''
    const answer = { '/api/v1/collect-list': none, '/api/v1/share-tracking': { Items: [] }, ...answers }[path]
    if (answer instanceof Error) throw answer
    const isWhole =
      path.startsWith('/logistics') || (answer !== null && typeof answer === 'object' && 'success' in answer)
    const body = isWhole ? answer : { success: true, data: answer }
    return new Response(JSON.stringify(body))
  })
  vi.stubGlobal('fetch', asked)
  const pages = Object.values(trackingRoutes).flat()
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: pages }], { initialEntries: [address] })
  signWith({ signatureSecret: 'test-secret', tokenId: '', clockOffsetMs: 0 })
  showWords('en', await loadTexts('en'))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
      <Messages />
    </QueryClientProvider>,
  )
  return { asked, router }
}

const job = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const detail = { '/api/v1/tracking-detail': trackingData() }

it('shows how a box stands against the promise, where it waits and since when it is silent', async () => {
  await openPage(paths.trackInfo(job), detail)
  expect(await screen.findByRole('heading', { name: "Xi'an → Hamburg" })).toBeTruthy()
  expect(screen.getByText('+1 day').nextSibling?.textContent).toBe('17 Feb 2031 13:00 UTC+1')
  expect(screen.getByText('32 %')).toBeTruthy()
  expect(screen.getByText('Waiting at border crossing Khorgos for 1 d 2 h')).toBeTruthy()
  expect(screen.getByText('No new position for 1 d 6 h')).toBeTruthy()
  expect(screen.getByText('3,060 km travelled')).toBeTruthy()
  // The arrival stands by the clock of its place and by the reader's; all else is told by the reader's.
  expect(screen.getByText('18 Feb 2031 13:00 UTC+1').nextSibling?.textContent).toBe('18 Feb 2031 20:00 UTC+8')
  expect(screen.getAllByText('Times in UTC+8').length).toBeGreaterThan(0)
  const positions = within(screen.getByRole('table', { name: 'Positions' })).getAllByRole('row')
  expect(positions.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Khorgos, China44.200, 80.420Terminal'),
    expect.stringContaining("Xi'an, China"),
  ])
  expect(screen.getByText('Last position')).toBeTruthy()
})

it('says of a box at sea what vessel carries it and under which bills', async () => {
  const box = trackingData({
    ...{ JobNoIn: 'JS3102-7K3QX', TrainNo: '042W', Vessel: 'Jade Meridian' },
    ...{ MBlno: 'COSU6312345670', Blno: 'LBSHA310077', BorderWaiting: undefined },
  })
  await openPage(paths.trackInfo(job), { '/api/v1/tracking-detail': box })
  await screen.findByRole('heading', { name: "Xi'an → Hamburg" })
  const said = (name: string) => screen.getByText(name).nextSibling?.textContent
  expect(said('Vessel / voyage')).toBe('Jade Meridian / 042W')
  expect(said('Master B/L no.')).toBe('COSU6312345670')
  expect(said('House B/L no.')).toBe('LBSHA310077')
})

it.each([
  ['2031-02-17 20:40:00', 'on time', ''],
  ['2031-02-17 23:10:00', '+3 h 10 min', 'late'],
  ['2031-02-17 16:00:00', '−4 h', 'ok-text'],
])('says of an arrival expected at %s against the promise what the rows below say: %s', async (Etad, words, look) => {
  const box = trackingData({ Etad, Punctuality: 'onTime', DelayDays: 0 })
  await openPage(paths.trackInfo(job), { '/api/v1/tracking-detail': box })
  expect((await screen.findByText(words)).className).toBe(look)
})

it('stands on a telephone in the order in which one asks: where, arrival, map, milestones, positions with all that is known', async () => {
  const wide = vi.fn(() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal('matchMedia', wide)
  await openPage(paths.trackInfo(job), detail)
  const arrival = await screen.findByText('Hamburg, estimated')
  const where = screen.getAllByText('Last position')[0] as HTMLElement
  expect(where.parentElement?.textContent).toMatch(/^Last positionKhorgos, China8 Feb 2031 09:00/)
  const parts = [
    where,
    arrival,
    screen.getByText('3,060 km travelled'),
    ...screen.getAllByRole('heading', { level: 2 }),
  ]
  const inOrder = parts.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  expect(parts.map((part) => part.textContent)).toEqual(inOrder.map((part) => part.textContent))
  expect(parts.slice(3).map((part) => part.textContent)).toEqual(['Milestones', 'Positions'])
  const lines = within(screen.getByRole('list', { name: 'Positions' })).getAllByRole('listitem')
  expect(lines[0]?.textContent).toBe('Khorgos, China8 Feb 2031 09:0044.200, 80.420Terminal')
})

it('tells the strip of a booking when each place was reached, and when the next one will be', async () => {
  const milestones = trackingData().Milestones as Record<string, unknown>[]
  const atBorder = (step: string, at: object) => ({ ...milestones[1], Step: step, PortCd: 'CNHRS', ...at })
  const Milestones = [
    milestones[0],
    atBorder('ARRI.border1', { ActualAt: '2031-02-08 09:00:00' }),
    atBorder('DEPA.border1', { ActualAt: '2031-02-09 10:00:00' }),
    { ...milestones[1], PortCd: 'PLMAL', EstimatedAt: '2031-02-17 20:00:00' },
  ]
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ success: true, data: trackingData({ Milestones }) })),
  )
  const noted = (times: TimesAtStops) => (
    <>
      <p>
        Khorgos: <StopNote time={times.get('CNHRS')} isPast />
      </p>
      <p>
        Małaszewicze: <StopNote time={times.get('PLMAL')} isPast={false} />
      </p>
      <p>
        unreported: <StopNote time={times.get('PLMAL')} isPast />
      </p>
    </>
  )
  await openPart(
    <WithStopTimes times={JobStopTimes} id={job}>
      {noted}
    </WithStopTimes>,
  )
  expect((await screen.findByText(/8 Feb 2031 09:00/)).textContent).toBe('Khorgos: 8 Feb 2031 09:00 · actual')
  expect(screen.getByText(/Małaszewicze/).textContent).toBe('Małaszewicze: 17 Feb 2031 · estimated')
  expect(screen.getByText(/unreported/).textContent).toBe('unreported: ')
})

it('changes to another box of the shipment, and keeps it in the address', async () => {
  const { asked, router } = await openPage(paths.trackInfo(job), detail)
  await userEvent.click(await screen.findByRole('button', { name: 'CBHU 320273 2' }))
  expect(router.state.location.search).toBe('?con=CBHU3202732')
  await waitFor(() => expect(asked.mock.calls.some(([url]) => url.includes('ConNo=CBHU3202732'))).toBe(true))
})

it('says that there is no movement trace before the first report', async () => {
  await openPage(paths.trackInfo(job), {
    '/api/v1/tracking-detail': trackingData({ Positions: [], Stops: [], Travelled: [], BorderWaiting: undefined }),
  })
  expect((await screen.findAllByText('No movement trace yet')).length).toBeGreaterThan(0)
})

it('makes a link that is told once, with the numbers and the key in it', async () => {
  const share = {
    keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12',
    BookingNo: 'R310115-7K3QX',
    BookingMode: 'R',
    JobNoIn: 'JR3102-7K3QX',
    ConNo: 'CSQU3054383',
    Creator: 'Chen Min',
    CreatedAt: '2031-02-08 09:00:00',
    ExpiresAt: '2031-05-09 09:00:00',
  }
  await openPage(paths.trackInfo(job), {
    ...detail,
    '/api/v1/share-tracking': { ...share, key: 'k3y_k3y_k3y_k3y_k3y_ab', Items: [share] },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Create a link' }))
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })
  expect(link.value).toBe(
    `${location.origin}/track/share/R310115-7K3QX/JR3102-7K3QX/CSQU3054383?key=k3y_k3y_k3y_k3y_k3y_ab&sent-in=en`,
  )
  expect(screen.getByText('The link is shown only once. Copy it now.')).toBeTruthy()
})

const shared = '/track/share/R310115-7K3QX/JR3102-7K3QX/CSQU3054383?key=k3y'
const boxPath = '/api/v1/shared-tracking'

it('shows the holder of a link the whole way of the box, its arrival by the clock of its place, and what happened', async () => {
  const { asked } = await openPage(shared, { [boxPath]: { state: 'open', Box: trackingData() } })
  expect(await screen.findByText(/last seen at Khorgos, China/)).toBeTruthy()
  expect(screen.getByText("Xi'an → Hamburg")).toBeTruthy()
  expect(screen.getByText(/18 Feb 2031 13:00 UTC\+1/)).toBeTruthy()
  expect(screen.getByText('Departed')).toBeTruthy()
  const [url, init] = asked.mock.calls[0] ?? []
  // The key stands in no address that somebody could read in a log.
  expect(url).not.toContain('k3y')
  expect(Object.fromEntries(init?.body as unknown as URLSearchParams)).toMatchObject({
    key: 'k3y',
    ConNo: 'CSQU3054383',
  })
})

it.each([
  ['wrong', /not complete, or was mistyped/],
  ['expired', /has ended/],
  ['withdrawn', /has withdrawn/],
])('says of a link that is %s that it is', async (state, words) => {
  await openPage(shared, { [boxPath]: { state } })
  expect(await screen.findByText(words)).toBeTruthy()
})

it('says of an address that was never given out that it is mistyped', async () => {
  await openPage(shared, {
    [boxPath]: { success: false, code: 'shared.invalid-input', fields: { ConNo: 'shared.needed' } },
  })
  expect(await screen.findByText(/not complete, or was mistyped/)).toBeTruthy()
})

it('lists the boxes under way under the filters of the address', async () => {
  const row = {
    ...trackingData(),
    keyId: 'box',
    trafficCd: job,
    TrackText: 'At the border · Khorgos',
    LocationTime: '2031-02-08 09:00:00',
  }
  const { asked } = await openPage(paths.tracking({ filter: 'CSQU', atd: '2031-02-01,2031-02-28' }), {
    '/api/v1/railwaytracking-list': { Items: [row], Total: 1, PageIndex: 1, PageSize: 20 },
  })
  const link = await screen.findByRole('link', { name: 'CSQU 305438 3' })
  expect(link.getAttribute('href')).toBe(`${paths.trackInfo(job)}?con=CSQU3054383`)
  expect(screen.getByTitle('At the border · Khorgos').textContent).toBe('KhorgosAt the border')
  const sent = Object.fromEntries(asked.mock.calls[0]?.[1]?.body as unknown as URLSearchParams)
  expect(sent).toMatchObject({ filter: 'CSQU', Atd: '2031-02-01,2031-02-28', blFed: 'F', sort: 'asc' })
  expect(sent).not.toHaveProperty('sortName')
})

it('lists boxes at sea under an address of their own, with bill, vessel and voyage, one press beside those on rails', async () => {
  const row = {
    ...trackingData({ JobNoIn: 'JS3102-7K3QX', Portl: 'Shanghai', Portd: 'Gdansk', TrainNo: '042W' }),
    keyId: 'box',
    trafficCd: job,
    MBlno: 'COSU6312345670',
    Vessel: 'COSCO SHIPPING ARIES',
    TrackText: 'Unloaded · Bremerhaven',
  }
  const empty = { Items: [], Total: 0, PageIndex: 1, PageSize: 20 }
  const { asked } = await openPage(paths.tracking(), {
    '/api/v1/railwaytracking-list': empty,
    '/api/v1/seatracking-list': { ...empty, Items: [row], Total: 1 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Sea' }))
  expect(await screen.findByText('COSCO SHIPPING ARIES / 042W')).toBeTruthy()
  expect(screen.getByText('COSU6312345670')).toBeTruthy()
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())
  expect(heads.slice(0, 5)).toEqual(['Container', 'Size/type', 'Master B/L no.', 'Vessel / voyage', 'Route'])
  expect(screen.getByPlaceholderText('Container, B/L, job or booking no.')).toBeTruthy()
  expect(asked.mock.calls.some(([url]) => url.startsWith('/api/v1/seatracking-list'))).toBe(true)
})

const byAir = {
  ...{ JobNoIn: 'JA3102-7K3QX', PortlCd: 'PVG', Portl: 'Shanghai Pudong', PortdCd: 'FRA', Portd: 'Frankfurt' },
  ...{
    EntryPortCd: undefined,
    EntryPort: undefined,
    BorderWaiting: undefined,
    SizeType: undefined,
    TrainNo: undefined,
  },
  ...{ ConNo: '176-12345675', MBlno: '176-12345675', Blno: 'HA3102-7K3QX', Airways: 'Emirates SkyCargo' },
  ...{ FlightNo: 'EK303', FlyDate: '2031-02-03', TransPort: 'Dubai', RealRcp: 12, RealGsWeight: '318.500' },
  Containers: [{ ConNo: '176-12345675', JobId: job }],
}
const byRoad = {
  ...{ JobNoIn: 'JT3102-7K3QX', Portd: 'Almaty', SizeType: undefined, TrainNo: undefined, BorderWaiting: undefined },
  ...{ ConNo: '陕A12345', TruckNo: '陕A12345', WagonNo: '陕B67890', Trailer: '陕A9876挂', Blno: 'CMR-310077' },
  ...{
    Driver: 'Li Wei',
    DriverTel: '+86 139 1234 5678',
    CatTypeIn: '13.5 m box truck',
    CatTypeOut: 'TIR through truck',
    LoadDate: '2031-02-03',
  },
  Containers: [
    { ConNo: '陕A12345', JobId: job },
    { ConNo: '陕B67890', JobId: job },
  ],
}
const listOf = (of: object) => ({
  ...{ Items: [{ ...trackingData(of as Record<string, unknown>), keyId: 'part', trafficCd: job }] },
  ...{ Total: 1, PageIndex: 1, PageSize: 20 },
})
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())

it('lists consignments by air by their waybill, with the flight and what was received', async () => {
  await openPage(paths.trackingOf('air'), { '/api/v1/airtracking-list': listOf(byAir) })
  const link = await screen.findByRole('link', { name: '176-12345675' })
  expect(link.getAttribute('href')).toBe(`${paths.trackInfo(job)}?con=176-12345675`)
  expect(heads().slice(0, 8)).toEqual([
    ...['MAWB no.', 'HAWB no.', 'Airline', 'Flight', 'Flight date', 'Route', 'Actual pieces'],
    'Actual gross, kg',
  ])
  expect(screen.getByText('Emirates SkyCargo')).toBeTruthy()
  expect(screen.getByText('318.5')).toBeTruthy()
  expect(screen.getByPlaceholderText('Air waybill, job or booking no.')).toBeTruthy()
})

it('says of a consignment by air which flight carries it, over which airport and under which waybills', async () => {
  await openPage(paths.trackInfo(job), { '/api/v1/tracking-detail': trackingData(byAir) })
  await screen.findByRole('heading', { name: 'Shanghai Pudong → Frankfurt' })
  const said = (name: string) => screen.getByText(name).nextSibling?.textContent
  expect(said('Flight')).toBe('Emirates SkyCargo EK303')
  expect(said('Connecting airport')).toBe('Dubai')
  expect(said('MAWB no.')).toBe('176-12345675')
  expect(said('HAWB no.')).toBe('HA3102-7K3QX')
  expect(said('Actual pieces')).toBe('12')
  expect(screen.getAllByText('176-12345675')).toHaveLength(2)
})

it('lists trucks by their plate, with driver and types', async () => {
  await openPage(paths.trackingOf('truck'), { '/api/v1/highwaytracking-list': listOf(byRoad) })
  const link = await screen.findByRole('link', { name: '陕A12345' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(`${paths.trackInfo(job)}?con=陕A12345`)
  expect(heads().slice(0, 8)).toEqual([
    ...['Truck plate', 'Status', 'Route', 'Truck in China', 'Truck abroad', 'Loading date', 'Driver', 'Driver’s phone'],
  ])
  expect(screen.getByText('Li Wei')).toBeTruthy()
})

it('says of a truck whose cargo was loaded over which one carries it now, and who drives', async () => {
  const { asked } = await openPage(paths.trackInfo(job), { '/api/v1/tracking-detail': trackingData(byRoad) })
  await screen.findByRole('heading', { name: "Xi'an → Almaty" })
  const said = (name: string) => screen.getByText(name).nextSibling?.textContent
  expect(said('Truck now')).toBe('陕B67890')
  expect(said('Driver’s phone')).toBe('+86 139 1234 5678')
  expect(said('CMR no.')).toBe('CMR-310077')
  await userEvent.click(screen.getByRole('button', { name: '陕B67890' }))
  await waitFor(() =>
    expect(asked.mock.calls.some(([url]) => decodeURIComponent(url).includes('ConNo=陕B67890'))).toBe(true),
  )
})

it.each([
  ['air', '/api/v1/airtracking-list', byAir, '176-12345675'],
  ['truck', '/api/v1/highwaytracking-list', byRoad, '陕A12345'],
] as const)(
  'begins a card of the list by %s with the number by which it is followed',
  async (mode, call, of, number) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
    await openPage(paths.trackingOf(mode), { [call]: listOf(of) })
    expect(await screen.findByRole('link', { name: number })).toBeTruthy()
    expect(screen.getByText('In progress')).toBeTruthy()
  },
)
