import { Problem } from '@landbridge/contract/shared/problem'
import type { MilestoneLine } from '@landbridge/contract/tracking/milestone'
import { sharedTraceEndpoints } from '@landbridge/contract/tracking/shared-trace'
import {
  type ShareView,
  type TrackingDetail,
  trackingEndpoints,
} from '@landbridge/contract/tracking/tracking-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { paths } from '../paths.ts'
import { readSettings, showSettings } from '../platform/settings.ts'
import { StopNote, type TimesAtStops, WithStopTimes } from '../platform/ui/lane-of.tsx'
import { at } from '../testing/answers.ts'
import { openPart } from '../testing/page.tsx'
import { answer, servePortal } from '../testing/portal.ts'
import { JobStopTimes } from './detail/job-milestones.tsx'
import { byAir, byRoad, openTracking, trackingData } from './tracking-fixtures.ts'

const job = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const detailOf = (changes?: Partial<TrackingDetail>) => answer(trackingEndpoints.detail, trackingData(changes))

it('shows how a box stands against the promise, where it waits and since when it is silent', async () => {
  await openTracking(paths.trackInfo(job), detailOf())
  expect(await screen.findByRole('heading', { name: "Xi'an → Hamburg" })).toBeTruthy()
  expect(screen.getByText('+1 day').nextSibling?.textContent).toBe('17 Feb 2031 13:00 UTC+1')
  expect(screen.getByText('32 %')).toBeTruthy()
  expect(screen.getByText('Waiting at border crossing Khorgos for 1 d 2 h')).toBeTruthy()
  expect(screen.getByText('No new position for 1 d 6 h')).toBeTruthy()
  expect(screen.getByText('3,060 km travelled')).toBeTruthy()
  // The arrival stands by the clock of its place, and by the reader's in its tip.
  expect(screen.getByText('18 Feb 2031 13:00 UTC+1').title).toBe('18 Feb 2031 20:00 UTC+8')
  expect(screen.getAllByText('Times without a zone in UTC+8').length).toBeGreaterThan(0)
  const positions = within(screen.getByRole('table', { name: 'Positions' })).getAllByRole('row')
  expect(positions.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Khorgos, China44.200, 80.420Terminal'),
    expect.stringContaining("Xi'an, China"),
  ])
  expect(screen.getByText('Last position')).toBeTruthy()
})

it('says of a box at sea what vessel carries it and under which bills', async () => {
  const box = detailOf({
    jobNo: 'JS3102-7K3QX',
    departureNo: '042W',
    vessel: 'Jade Meridian',
    masterBillNo: 'COSU6312345670',
    houseBillNo: 'LBSHA310077',
    borderWaiting: undefined,
  })
  await openTracking(paths.trackInfo(job), box)
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
])('says of an arrival expected at %s against the promise what the rows below say: %s', async (eta, words, look) => {
  const box = detailOf({ eta: at(eta), punctuality: 'onTime', delayDays: 0 })
  await openTracking(paths.trackInfo(job), box)
  expect((await screen.findByText(words)).className).toBe(look)
})

it('stands on a telephone in the order in which one asks: where, arrival, map, milestones, positions with all that is known', async () => {
  const wide = vi.fn(() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal('matchMedia', wide)
  await openTracking(paths.trackInfo(job), detailOf())
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
  const [departed, arrived] = trackingData().milestones as [MilestoneLine, MilestoneLine]
  const atBorder = (step: string, times: Partial<MilestoneLine>) => ({ ...arrived, step, placeCode: 'CNHRS', ...times })
  const milestones = [
    departed,
    atBorder('ARRI.border1', { actualAt: at('2031-02-08 09:00:00') }),
    atBorder('DEPA.border1', { actualAt: at('2031-02-09 10:00:00') }),
    { ...arrived, placeCode: 'PLMAL', estimatedAt: at('2031-02-17 20:00:00') },
  ]
  servePortal(detailOf({ milestones }))
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
  const { sent, router } = await openTracking(paths.trackInfo(job), detailOf())
  await userEvent.click(await screen.findByRole('button', { name: 'CBHU 320273 2' }))
  expect(router.state.location.search).toBe('?con=CBHU3202732')
  await waitFor(() => expect(sent(trackingEndpoints.detail).at(-1)).toEqual({ id: job, containerNo: 'CBHU3202732' }))
})

it('says that there is no movement trace before the first report', async () => {
  await openTracking(
    paths.trackInfo(job),
    detailOf({ positions: [], stops: [], travelled: [], borderWaiting: undefined }),
  )
  expect((await screen.findAllByText('No movement trace yet')).length).toBeGreaterThan(0)
})

it('makes a link that is told once, with the numbers and the key in it', async () => {
  const share: ShareView = {
    id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12',
    bookingNo: 'R310115-7K3QX',
    bookingMode: 'R',
    jobNo: 'JR3102-7K3QX',
    containerNo: 'CSQU3054383',
    createdBy: 'Chen Min',
    createdAt: at('2031-02-08 09:00:00'),
    expiresAt: at('2031-05-09 09:00:00'),
  }
  await openTracking(
    paths.trackInfo(job),
    detailOf(),
    answer(trackingEndpoints.share, { ...share, key: 'k3y_k3y_k3y_k3y_k3y_ab' }),
    answer(trackingEndpoints.shares, { items: [share] }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Create a link' }))
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })
  expect(link.value).toBe(
    `${location.origin}/track/share/R310115-7K3QX/JR3102-7K3QX/CSQU3054383?key=k3y_k3y_k3y_k3y_k3y_ab&sent-in=en`,
  )
  expect(screen.getByText('The link is shown only once. Copy it now.')).toBeTruthy()
})

const shared = '/track/share/R310115-7K3QX/JR3102-7K3QX/CSQU3054383?key=k3y'
const sharedBox = sharedTraceEndpoints.box
const trace = {
  ...sharedTraceEndpoints.trace,
  path: '/logistics/open-up/getLocationInfo/JR3102-7K3QX/CSQU3054383',
}
/** The call of the specification, which the page asks first. */
const traced = answer(trace, () => new Response(JSON.stringify({ status: 200, data: { track: [] } })))

it('shows the holder of a link the whole way of the box, its arrival by the clock of its place, and what happened', async () => {
  const { sent, made } = await openTracking(shared, traced, answer(sharedBox, { state: 'open', box: trackingData() }))
  expect(await screen.findByText(/last seen at Khorgos, China/)).toBeTruthy()
  expect(screen.getByText("Xi'an → Hamburg")).toBeTruthy()
  expect(screen.getByText(/18 Feb 2031 13:00 UTC\+1/)).toBeTruthy()
  expect(screen.getByText('Departed')).toBeTruthy()
  expect(sent(sharedBox)).toMatchObject([{ key: 'k3y', containerNo: 'CSQU3054383' }])
  expect(made.map(({ call }) => call).slice(0, 2)).toEqual([`GET ${trace.path}`, `POST ${sharedBox.path}`])
  // A call with a body: the key stands in no address that somebody could read in a log.
  expect(sharedBox.method).toBe('POST')
})

it.each([
  ['JR3102-7K3QX', 'Train'],
  ['JS3102-7K3QX', 'Vessel'],
  ['JA3102-7K3QX', 'Flight'],
])('says of the points that another host has of %s that they are of its %s', async (jobNo, source) => {
  const settings = readSettings()
  showSettings({ ...settings, crmBasePath: 'https://crm.example' })
  onTestFinished(() => showSettings(settings))
  const point = { latitude: 44.2, longitude: 80.42, address: 'At sea or on the way', createTime: '2031-02-08 09:00:00' }
  const elsewhere = answer(trace, () => new Response(JSON.stringify({ status: 200, data: { track: [point] } })))
  await openTracking(shared, elsewhere, answer(sharedBox, { state: 'open', box: trackingData({ jobNo }) }))
  const table = within(await screen.findByRole('table', { name: 'Positions' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(new RegExp(`At sea or on the way.*${source}$`)),
  ])
})

it.each([
  ['wrong', /not complete, or was mistyped/],
  ['expired', /has expired/],
  ['withdrawn', /has withdrawn/],
] as const)('says of a link that is %s that it is', async (state, words) => {
  await openTracking(shared, traced, answer(sharedBox, { state }))
  expect(await screen.findByText(words)).toBeTruthy()
})

it('says of an address that was never given out that it is mistyped', async () => {
  await openTracking(
    shared,
    traced,
    answer(sharedBox, new Problem('shared.invalid-input', { containerNo: 'shared.needed' })),
  )
  expect(await screen.findByText(/not complete, or was mistyped/)).toBeTruthy()
})

it('says of a consignment by air which flight carries it, over which airport and under which waybills', async () => {
  await openTracking(paths.trackInfo(job), detailOf(byAir))
  await screen.findByRole('heading', { name: 'Shanghai Pudong → Frankfurt' })
  const said = (name: string) => screen.getByText(name).nextSibling?.textContent
  expect(said('Flight')).toBe('Emirates SkyCargo EK303')
  expect(said('Connecting airport')).toBe('Dubai')
  expect(said('MAWB no.')).toBe('176-12345675')
  expect(said('HAWB no.')).toBe('HA3102-7K3QX')
  expect(said('Actual pieces')).toBe('12')
  expect(screen.getAllByText('176-12345675')).toHaveLength(2)
})

it('says of a truck whose cargo was loaded over which one carries it now, and who drives', async () => {
  const { sent } = await openTracking(paths.trackInfo(job), detailOf(byRoad))
  await screen.findByRole('heading', { name: "Xi'an → Almaty" })
  const said = (name: string) => screen.getByText(name).nextSibling?.textContent
  expect(said('Truck now')).toBe('陕B67890')
  expect(said('Driver’s phone')).toBe('+86 139 1234 5678')
  expect(said('CMR no.')).toBe('CMR-310077')
  await userEvent.click(screen.getByRole('button', { name: '陕B67890' }))
  await waitFor(() => expect(sent(trackingEndpoints.detail).at(-1)).toEqual({ id: job, containerNo: '陕B67890' }))
})
