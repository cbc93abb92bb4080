import { trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { at, pageOf } from '../../testing/answers.ts'
import { answer } from '../../testing/portal.ts'
import { byAir, byRoad, openTracking, trackedRow } from '../tracking-fixtures.ts'

const job = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'

it('lists the boxes under way under the filters of the address', async () => {
  const row = trackedRow({
    trackLabel: 'At the border · Khorgos',
    locatedAt: at('2031-02-08 09:00:00'),
  })
  const { sent } = await openTracking(
    paths.tracking({ filter: 'CSQU', atd: '2031-02-01,2031-02-28' }),
    answer(trackingLists.railway, pageOf(row)),
  )
  const link = await screen.findByRole('link', { name: 'CSQU 305438 3' })
  expect(link.getAttribute('href')).toBe(`${paths.trackInfo(job)}?con=CSQU3054383`)
  expect(screen.getByTitle('At the border · Khorgos').textContent).toBe('KhorgosAt the border')
  const [request] = sent(trackingLists.railway)
  expect(request).toMatchObject({ filter: 'CSQU', hasFeederLeg: false, sort: 'asc' })
  expect(request?.atd).toEqual({ from: '2031-02-01', to: '2031-02-28' })
  expect(request).not.toHaveProperty('sortName')
})

it('lists boxes at sea under an address of their own, with bill, vessel and voyage, one press beside those on rails', async () => {
  const row = trackedRow({
    jobNo: 'JS3102-7K3QX',
    originName: 'Shanghai',
    destinationName: 'Gdansk',
    departureNo: '042W',
    masterBillNo: 'COSU6312345670',
    vessel: 'COSCO SHIPPING ARIES',
    trackLabel: 'Unloaded · Bremerhaven',
  })
  const lists = [answer(trackingLists.railway, pageOf()), answer(trackingLists.sea, pageOf(row))]
  const { sent } = await openTracking(paths.tracking(), ...lists)
  await userEvent.click(await screen.findByRole('button', { name: 'Sea' }))
  expect(await screen.findByText('COSCO SHIPPING ARIES / 042W')).toBeTruthy()
  expect(screen.getByText('COSU6312345670')).toBeTruthy()
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())
  expect(heads.slice(0, 5)).toEqual(['Container', 'Size/type', 'Master B/L no.', 'Vessel / voyage', 'Route'])
  expect(screen.getByPlaceholderText('Container, B/L, job or booking no.')).toBeTruthy()
  expect(sent(trackingLists.sea)).toHaveLength(1)
})

/** Air and road have no boxes; a consignment without its master waybill is not shown under that of the house. */
const withoutBox = ({ containerNo: _, wagonNo: __, ...row }: ReturnType<typeof trackedRow>) => row

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())

it('lists consignments by air by their waybill, with the flight and what was received', async () => {
  await openTracking(paths.trackingOf('air'), answer(trackingLists.air, pageOf(withoutBox(trackedRow(byAir)))))
  const link = await screen.findByRole('link', { name: '176-12345675' })
  expect(link.getAttribute('href')).toBe(`${paths.trackInfo(job)}?con=176-12345675`)
  expect(heads().slice(0, 8)).toEqual([
    'Air waybill no.',
    'HAWB no.',
    'Airline',
    'Flight',
    'Flight date',
    'Route',
    'Actual pieces',
    'Actual gross, kg',
  ])
  expect(screen.getByText('Emirates SkyCargo')).toBeTruthy()
  expect(screen.getByText('318.5')).toBeTruthy()
  expect(screen.getByPlaceholderText('Air waybill, job or booking no.')).toBeTruthy()
})

it('shows no house waybill in the place of the airline’s', async () => {
  const { masterBillNo: _, ...row } = withoutBox(trackedRow(byAir))
  await openTracking(paths.trackingOf('air'), answer(trackingLists.air, pageOf(row)))
  const link = await screen.findByRole('link', { name: 'No air waybill yet' })
  expect(link.getAttribute('href')).toBe(paths.trackInfo(job))
})

it('lists trucks by their plate, with driver and types', async () => {
  await openTracking(paths.trackingOf('truck'), answer(trackingLists.truck, pageOf(withoutBox(trackedRow(byRoad)))))
  const link = await screen.findByRole('link', { name: '陕A12345' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(`${paths.trackInfo(job)}?con=陕A12345`)
  expect(heads().slice(0, 8)).toEqual([
    'Truck plate',
    'Status',
    'Route',
    'Truck in China',
    'Truck abroad',
    'Loading date',
    'Driver',
    'Driver’s phone',
  ])
  expect(screen.getByText('Li Wei')).toBeTruthy()
})

it.each([
  ['air', trackingLists.air, byAir, '176-12345675'],
  ['truck', trackingLists.truck, byRoad, '陕A12345'],
] as const)(
  'begins a card of the list by %s with the number by which it is followed',
  async (mode, list, changes, number) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
    await openTracking(paths.trackingOf(mode), answer(list, pageOf(withoutBox(trackedRow(changes)))))
    expect(await screen.findByRole('link', { name: number })).toBeTruthy()
    expect(screen.getByText('In progress')).toBeTruthy()
  },
)
