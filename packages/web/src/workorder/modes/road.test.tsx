import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { HeadDialog } from '../desk/head-dialog.tsx'
import { canOpen, trucksLeftOf } from '../desk/open-job-dialog.tsx'
import { FactsCard } from '../job/job-facts.tsx'
import { sentDeskJob, sentJob, withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'
import { road } from './road.tsx'
import { DeskTrucks } from './road-desk.tsx'
import { TrucksCard } from './road-trucks.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const [one, two] = ['6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a21', '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a22']
const stops = (met: object = {}) => [
  {
    ...{ StopType: 'L', StopSeq: 1, CityName: 'Xi’an', StopCus: 'Haode Appliance', StopDate: '2026-11-18' },
    ...{ TimeFrom: '09:00', TimeTo: '17:00', ...met },
  },
  { StopType: 'U', StopSeq: 1, CityName: 'Almaty', StopCus: 'Almaty Haushalt', StopDate: '2026-11-26' },
]
const truck = {
  ...{ keyId: one, PartKind: 'truck', TruckNo: '陕A12345', Trailer: '陕A6789挂', CatType: 'D137' },
  TruckTypeName: '13.7 m curtain-sider',
  ...{ Driver: 'Wang Lei', DriverTel: '+8613991002231', CountryCd: 'CN', LoadDate: '2026-11-18' },
  ...{
    SealNo: 'CN88120',
    Blno: 'CMR-2601',
    BorderPortCd: 'CNHRS',
    BorderPort: 'Khorgos',
    Ctns: 300,
    Weight: '9000.000',
  },
  TruckStops: stops({ ArrivedAt: '2026-11-18 08:00:00', DepartedAt: '2026-11-18 16:00:00', WaitHours: 6 }),
  ...{ WaitHours: 6, ReloadedIntoId: two, ReloadedIntoRow: 2, Warnings: [] },
}
const second = { keyId: two, PartKind: 'truck', TruckStops: stops(), Warnings: ['workorder.warn-plate'] }
const ofRoad = {
  ...{ JobNoIn: 'JT2611-7K3QX', SvTrafficId: 'T', LoadType: 'FTL', BoxText: '' },
  ...{
    PortlCd: 'CNXIA',
    Portl: 'Xi’an',
    PortdCd: 'KZALA',
    Portd: 'Almaty',
    PortlTz: 'Asia/Shanghai',
    PortdTz: 'Asia/Almaty',
  },
  ...{ TruckNo: '陕A12345', Trailer: '陕A6789挂', Driver: 'Wang Lei', DriverTel: '+8613991002231', TruckQty: 1 },
  ...{ LoadDate: '2026-11-18', TruckWay: 'RELOAD', CatTypeIn: 'D137', CatTypeOut: 'F092' },
  ...{ TruckTypeDomesticName: '13.7 m curtain-sider', TruckTypeForeignName: 'Mega trailer' },
  ...{ EntryPortCd: 'CNHRS', EntryPort: 'Khorgos', FreeHoursLoading: 2, FreeHoursUnloading: 2 },
  ...{ RailBillType: undefined, GaugePlaces: undefined, Ctns: 300, Weight: '9000.000' },
  Containers: [truck, second],
}

it('has the columns of work orders by truck in their order, and the rest to be chosen', () => {
  const shown = road.columns.filter(({ optional }) => !optional).map(({ key }) => key)
  const order = [
    'JobNoIn',
    'StateText',
    'NextAction',
    'lclState',
    'BookingNo',
    'TruckNo',
    'Trailer',
    'Driver',
    'DriverTel',
  ]
  expect(shown).toEqual([...order, 'CatTypeIn', 'Portl', 'LoadDate', 'ChgWeight', 'TrackText', 'LocationTime', 'Etad'])
  const chosen = road.columns.filter(({ optional }) => optional).map(({ key }) => key)
  const rest = [
    'ProxyNo',
    'Ctns',
    'Weight',
    'Meas',
    'SealNo',
    'Blno',
    'BorderPort',
    'WhoName',
    'Ldm',
    'PodFid',
    'Remark',
  ]
  expect(chosen).toEqual(expect.arrayContaining(rest))
})

it('lists plate, trailer, driver, phone and loading date of a job', async () => {
  const listed = { Items: [sentJob(ofRoad)], Total: 1, PageIndex: 1, PageSize: 20, Counts: {} }
  vi.stubGlobal('fetch', async (url: string) => {
    const isList = new URL(url, 'http://portal').pathname === jobCalls.truck.list.path
    return new Response(JSON.stringify({ success: true, data: isList ? listed : [] }))
  })
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.jobs('truck'))
  await screen.findByRole('link', { name: 'JT2611-7K3QX' })
  for (const said of ['陕A12345', '陕A6789挂', 'Wang Lei', '+8613991002231', '13.7 m curtain-sider', 'Mega trailer'])
    expect(screen.getByText(said)).toBeTruthy()
})

it('tells the customer of trucks, drivers, seals, reload and stops with their waiting, and nothing of the driver’s papers', async () => {
  const job = jobCalls.truck.show.wire.output.decode(sentJob(ofRoad))
  await openPart(
    <>
      <FactsCard job={job} />
      <TrucksCard job={job} />
    </>,
  )
  for (const said of [
    '陕A12345',
    'Wang Lei',
    'CN88120',
    'CMR-2601',
    'Truck 2',
    '6 h waited',
    'Reloading at the border',
  ])
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
  expect((await screen.findByRole('link', { name: '+86 139 9100 2231' })).getAttribute('href')).toBe(
    'tel:+8613991002231',
  )
  expect(screen.getByText(/Xi’an · Haode Appliance/)).toBeTruthy()
  expect(screen.getByText(/Arrived .*08:00 · Left .*16:00 · 6 h waited/)).toBeTruthy()
  expect(screen.queryByText(/internal/)).toBeNull()
})

it('opens the proof of a delivery from the files of the job', async () => {
  const fid = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a33'
  const delivered = { ...truck, PodFid: fid, DeliveredAt: '2026-11-27 10:00:00', ReceivedBy: 'Aigul S.' }
  const job = jobCalls.truck.show.wire.output.decode(sentJob({ ...ofRoad, Containers: [delivered] }))
  const kind = { documentType: 'POD', documentTypeLabel: 'Proof of delivery', audience: 'customer' as const }
  const file = {
    fid,
    fileName: 'pod.pdf',
    size: 2048,
    ...kind,
    uploadedAt: new Date('2026-11-27T02:05:00Z'),
    link: '/f',
  }
  const data = documentEndpoints.list.wire.output.encode([file])
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, data })))
  await openPart(<TrucksCard job={job} />)
  expect(screen.getByText(/Aigul S\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'See the proof' }))
  expect(await screen.findByText('pod.pdf')).toBeTruthy()
})

/** The desk's job, what is sent of it, and the server's answer. */
function deskJob() {
  const job = desk.show.wire.output.decode(sentDeskJob({ ...ofRoad, Mode: 'T', Missing: [] }))
  const sent: { path: string; body: Record<string, string> }[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = new URL(url, 'http://portal').pathname
    const isWrite = init?.method === 'PUT'
    if (isWrite) sent.push({ path, body: Object.fromEntries(new URLSearchParams(String(init?.body))) })
    return new Response(JSON.stringify({ success: true, data: isWrite ? sentDeskJob({ ...ofRoad, Mode: 'T' }) : [] }))
  })
  return { job, sent }
}

it('changes a truck at the desk: plates, driver and the times at its stops are sent, with its own id', async () => {
  const { job, sent } = deskJob()
  await openPart(<DeskTrucks job={job} reason={undefined} />)
  const [edit] = await screen.findAllByRole('button', { name: 'Edit the truck' })
  await userEvent.click(edit as HTMLElement)
  const dialog = await screen.findByRole('dialog')
  const name = within(dialog).getByLabelText('Driver')
  await userEvent.clear(name)
  await userEvent.type(name, 'Li Qiang')
  expect(within(dialog).getByText('Loading 1 · Xi’an · Haode Appliance')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: desk.saveContainer.path,
    body: { ContainerId: one, Driver: 'Li Qiang', TruckNo: '陕A12345', ReloadedIntoId: two },
  })
  expect(sent[0]?.body).not.toHaveProperty('PartKind')
})

it('puts trucks in another order at the desk, and says why nothing can be changed', async () => {
  const { job, sent } = deskJob()
  await openPart(<DeskTrucks job={job} reason={undefined} />)
  expect(await screen.findByText('This is not how plates of that country look')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Move down' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ path: desk.orderContainers.path, body: { ContainerIds: JSON.stringify([two, one]) } })
})

it('asks in the head for the way, the border, the loading date and the free hours', async () => {
  const { job } = deskJob()
  await openPart(<HeadDialog job={job} onClose={() => {}} />)
  for (const label of ['Way', 'Border', 'Loading date', 'Free hours, loading', 'Free hours, unloading'])
    expect(await screen.findByLabelText(label)).toBeTruthy()
})

it('knows how many trucks of a booking have no work order yet, and opens the whole cargo of a part load once', () => {
  const row = (truckQty: number, state = 'opened') => ({ truckQty, state, boxText: '' }) as never
  const booking = { id: 'b', state: 'received', loadType: 'FTL', truckQty: 3 }
  expect(trucksLeftOf(booking, [row(2), row(1, 'cancelled')])).toBe(1)
  expect(canOpen(booking, [row(2)])).toBe(true)
  expect(canOpen(booking, [row(2), row(1)])).toBe(false)
  const part = { id: 'b', state: 'received', loadType: 'LTL' }
  expect(canOpen(part, [])).toBe(true)
  expect(canOpen(part, [row(1)])).toBe(false)
})
