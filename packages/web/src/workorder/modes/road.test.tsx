import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { at, countedPage } from '../../testing/answers.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { HeadDialog } from '../desk/head-dialog.tsx'
import { canOpen, unopenedTrucks } from '../desk/open-job-dialog.tsx'
import { FactsCard } from '../job/job-facts.tsx'
import { aroundJobs, deskJobOf, type JobOfMode, jobOf, jobRowOf, withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'
import { road } from './road.tsx'
import { DeskTrucks } from './road-desk.tsx'
import { TrucksCard } from './road-trucks.tsx'

const one = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a21'
const two = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a22'
type Part = JobDeskDetail['containers'][number]
type Stops = NonNullable<Part['truckStops']>
const stops = (met: Partial<Stops[number]> = {}): Stops => [
  {
    stopType: 'L',
    stopSeq: 1,
    cityName: 'Xi’an',
    stopCompany: 'Haode Appliance',
    stopDate: '2026-11-18',
    timeFrom: '09:00',
    timeTo: '17:00',
    ...met,
  },
  { stopType: 'U', stopSeq: 1, cityName: 'Almaty', stopCompany: 'Almaty Haushalt', stopDate: '2026-11-26' },
]
const truck: Part = {
  id: one,
  partKind: 'truck',
  truckPlate: '陕A12345',
  trailerPlate: '陕A6789挂',
  truckType: 'D137',
  truckTypeName: '13.7 m curtain-sider',
  driverName: 'Wang Lei',
  driverPhone: '+8613991002231',
  countryCd: 'CN',
  loadingDate: '2026-11-18',
  sealNos: ['CN88120'],
  consignmentNoteNo: 'CMR-2601',
  borderPortCode: 'CNHRS',
  borderPortName: 'Khorgos',
  packages: 300,
  grossWeightKg: '9000.000',
  truckStops: stops({ arrivedAt: at('2026-11-18 08:00:00'), departedAt: at('2026-11-18 16:00:00'), waitHours: 6 }),
  waitHours: 6,
  reloadedIntoId: two,
  reloadedIntoRow: 2,
  warnings: [],
}
const second: Part = { id: two, partKind: 'truck', truckStops: stops(), warnings: ['workorder.warn-plate'] }
const ofRoad: JobOfMode = {
  jobNo: 'JT2611-7K3QX',
  serviceModeId: 'T',
  loadType: 'FTL',
  boxText: '',
  originCode: 'CNXIA',
  originName: 'Xi’an',
  destinationCode: 'KZALA',
  destinationName: 'Almaty',
  originZone: 'Asia/Shanghai',
  destinationZone: 'Asia/Almaty',
  truckPlates: ['陕A12345'],
  trailerPlates: ['陕A6789挂'],
  driverNames: ['Wang Lei'],
  driverPhones: ['+8613991002231'],
  truckQty: 1,
  loadingDate: '2026-11-18',
  truckWay: 'RELOAD',
  truckTypeDomestic: 'D137',
  truckTypeForeign: 'F092',
  truckTypeDomesticName: '13.7 m curtain-sider',
  truckTypeForeignName: 'Mega trailer',
  entryPortCode: 'CNHRS',
  entryPortName: 'Khorgos',
  freeHoursLoading: 2,
  freeHoursUnloading: 2,
  railBillType: undefined,
  gaugePlaces: undefined,
  packages: 300,
  grossWeightKg: '9000.000',
  containers: [truck, second],
}

it('has the columns of work orders by truck in their order, and the rest to be chosen', () => {
  const shown = road.columns.filter(({ optional }) => !optional).map(({ key }) => key)
  const order = ['JobNoIn', 'StateText', 'NextAction', 'lclState', 'BookingNo', 'TruckNo', 'Driver']
  expect(shown).toEqual([...order, 'Portl', 'LoadDate', 'ChgWeight', 'TrackText', 'LocationTime', 'Etad'])
  const chosen = road.columns.filter(({ optional }) => optional).map(({ key }) => key)
  const rest = [
    'Trailer',
    'DriverTel',
    'CatTypeIn',
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

it('lists the plate over the type of its truck and the driver over his phone', async () => {
  servePortal(answer(jobCalls.truck.list, countedPage({}, jobRowOf(jobOf(ofRoad)))))
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.jobs('truck'))
  await screen.findByRole('link', { name: 'JT2611-7K3QX' })
  for (const value of ['陕A12345', 'Wang Lei', 'Mega trailer']) expect(screen.getByText(value)).toBeTruthy()
  const phone = await screen.findByRole('link', { name: '+86 139 9100 2231' })
  expect(phone.getAttribute('href')).toBe('tel:+8613991002231')
})

it('tells the customer of trucks, drivers, seals, reload and stops with their waiting, and nothing of the driver’s papers', async () => {
  const job = jobOf(ofRoad)
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
  const delivered: Part = { ...truck, proofFid: fid, deliveredAt: at('2026-11-27 10:00:00'), receivedBy: 'Aigul S.' }
  const job = jobOf({ ...ofRoad, containers: [delivered] })
  const kind = { documentType: 'POD', documentTypeLabel: 'Proof of delivery', audience: 'customer' as const }
  const file = {
    fid,
    fileName: 'pod.pdf',
    size: 2048,
    ...kind,
    uploadedAt: new Date('2026-11-27T02:05:00Z'),
    link: '/f',
  }
  servePortal(answer(documentEndpoints.list, [file]))
  await openPart(<TrucksCard job={job} />)
  expect(screen.getByText(/Aigul S\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'See the proof' }))
  expect(await screen.findByText('pod.pdf')).toBeTruthy()
})

/** The desk's job, what is sent of it, and the server's answer. */
function deskJob() {
  const job = deskJobOf({ ...ofRoad, mode: 'T', missing: [] })
  const { sent } = servePortal(
    answer(desk.saveContainer, job),
    answer(desk.orderContainers, job),
    answer(desk.save, job),
    aroundJobs,
  )
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
  await waitFor(() => expect(sent(desk.saveContainer)).toHaveLength(1))
  const [change] = sent(desk.saveContainer)
  expect(change).toMatchObject({
    containerId: one,
    driverName: 'Li Qiang',
    truckPlate: '陕A12345',
    reloadedIntoId: two,
  })
  expect(change).not.toHaveProperty('partKind')
})

it('puts trucks in another order at the desk, and says why nothing can be changed', async () => {
  const { job, sent } = deskJob()
  await openPart(<DeskTrucks job={job} reason={undefined} />)
  expect(await screen.findByText('This does not look like a plate of that country')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Move down' }))
  await waitFor(() => expect(sent(desk.orderContainers)).toMatchObject([{ containerIds: [two, one] }]))
})

it('asks in the head for the way, the border, the loading date and the free hours', async () => {
  const { job } = deskJob()
  await openPart(<HeadDialog job={job} onClose={() => {}} />)
  for (const label of ['Road service', 'Border', 'Loading date', 'Free hours, loading', 'Free hours, unloading'])
    expect(await screen.findByLabelText(label)).toBeTruthy()
})

it('knows how many trucks of a booking have no work order yet, and opens the whole cargo of a part load once', () => {
  const row = (truckQty: number, state = 'opened') => ({ truckQty, state, boxText: '' }) as never
  const booking = { id: 'b', state: 'received', loadType: 'FTL', truckQty: 3 }
  expect(unopenedTrucks(booking, [row(2), row(1, 'cancelled')])).toBe(1)
  expect(canOpen(booking, [row(2)])).toBe(true)
  expect(canOpen(booking, [row(2), row(1)])).toBe(false)
  const part = { id: 'b', state: 'received', loadType: 'LTL' }
  expect(canOpen(part, [])).toBe(true)
  expect(canOpen(part, [row(1)])).toBe(false)
})
