import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import type { BookingDepartureView } from '@landbridge/contract/booking/booking-views'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { TrackingDetail, TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { DepartureChoice } from '../booking/desk/departure-choice.tsx'
import { BookingRoute } from '../booking/detail/booking-head.tsx'
import { BookingModeProvider, loadModeView } from '../booking/modes/mode-views.ts'
import { cardColumns, modeColumns } from '../booking/shown/booking-columns.tsx'
import { LaneStrip } from '../booking/shown/booking-route.tsx'
import type { BookingModeView } from '../booking/state/booking-mode-view.ts'
import { showWords } from '../platform/text.tsx'
import { TrackMilestones, TrackSummary } from '../tracking/detail/tracking-parts.tsx'
import { RowRoute, trackingCardColumns, trackingColumns } from '../tracking/tracking-columns.tsx'
import { jobCardColumns, jobColumns } from '../workorder/shown/job-columns.tsx'
import { JobLane, JobRoute } from '../workorder/shown/job-route.tsx'
import { loadTexts } from './texts.ts'

let mode: BookingModeView
beforeAll(async () => {
  showWords('en', await loadTexts('en'))
  mode = await loadModeView('railway')
})

// In Hamburg it is the evening of 9 December, in Shanghai the morning of the tenth.
const eta = new Date('2031-12-09T20:00:00Z')
const atd = new Date('2031-11-25T04:00:00Z')
const names = { originName: "Xi'an", entryPortName: 'Khorgos', entryPortPassed: true, destinationName: 'Hamburg' }
const way = { ...names, atd, etd: atd, eta, promisedEta: eta }
const hamburg = 'Europe/Berlin'
const booking = { ...way, etaZone: hamburg, etdZone: 'Asia/Shanghai' } as BookingRow
const job = { ...way, destinationZone: hamburg, originZone: 'Asia/Shanghai' } as JobRow
const row = { ...way, destinationPlaceZone: hamburg, originPlaceZone: 'Asia/Shanghai' } as TrackingRow
const box = {
  ...row,
  behindPercent: 40,
  positions: [] as TrackingDetail['positions'],
  milestones: [
    {
      step: 'ARRI.destination',
      event: 'ARRI',
      eventLabel: 'Arrived',
      placeName: 'Hamburg',
      placeZone: hamburg,
      plannedAt: eta,
    },
  ],
} as unknown as TrackingDetail
const detail = {
  ...booking,
  route: [
    { placeName: "Xi'an", timeZone: 'Asia/Shanghai', actualAt: atd, isPast: true },
    { placeName: 'Hamburg', timeZone: hamburg, plannedAt: eta, isPast: false },
  ],
} as unknown as BookingDetail
const departure = {
  departureId: 'd',
  departureNo: 'X8155',
  etd: atd,
  etdZone: 'Asia/Shanghai',
  eta,
  etaZone: hamburg,
  cutoffs: [],
}

const textOf = (shown: ReactNode) => render(<div>{shown}</div>).container.textContent ?? ''
type Shown<Row> = readonly { key: string; render: (row: Row) => ReactNode }[]
const cell = <Row,>(columns: Shown<Row>, key: string, of: Row) => columns.find((one) => one.key === key)?.render(of)

it.each([
  ['list of bookings', () => cell(modeColumns(), 'eta', booking)],
  ['card of a booking', () => cell(cardColumns, 'eta', booking)],
  ['head of a booking', () => <BookingRoute booking={detail} />],
  ['list of jobs', () => cell([jobColumns.eta], 'Etad', job)],
  ['card of a job', () => cell(jobCardColumns(), 'Etad', job)],
  ['head of a job', () => <JobRoute job={job} />],
  ['list of boxes', () => cell([trackingColumns.arrival], 'Ata', row)],
  ['card of a box', () => cell(trackingCardColumns(trackingColumns.box), 'Ata', row)],
  ['summary of a box', () => <TrackSummary box={box} />],
  ['milestones', () => <TrackMilestones box={box} />],
  [
    'departures that the desk accepts onto',
    () => (
      <BookingModeProvider value={mode}>
        <DepartureChoice
          sizes={[]}
          label="x"
          departures={[departure as unknown as BookingDepartureView]}
          value="d"
          onChange={() => {}}
        />
      </BookingModeProvider>
    ),
  ],
])('shows a reader in Shanghai the arrival in Hamburg by its own clock: %s', (_, shown) => {
  const words = textOf(shown())
  expect(words).toContain('9 Dec')
  expect(words).not.toContain('10 Dec')
  // Where the hour stands, it says whose it is.
  expect(words.match(/\d\d:\d\d(?! UTC\+1)/g)?.filter((time) => time !== '12:00') ?? []).toEqual([])
})

it.each([
  ['list of bookings', () => <LaneStrip route={booking} />],
  ['list of jobs', () => <JobLane job={job} />],
  ['head of a job', () => <JobRoute job={job} />],
  ['list of boxes', () => <RowRoute row={row} />],
])('draws the border that was passed behind the cargo: %s', (_, shown) => {
  const { container } = render(shown())
  expect([...container.querySelectorAll('li')].map((stop) => stop.className)).toEqual(['', '', 'todo'])
})

// Halfway from Khorgos to Hamburg.
const done = { doneKm: 6600, totalKm: 10000, entryPortKm: 3200 }
const onTheWay = {
  ...detail,
  ...done,
  route: [
    { placeName: "Xi'an", timeZone: 'Asia/Shanghai', actualAt: atd, isPast: true, km: 0 },
    { placeName: 'Khorgos', timeZone: 'Asia/Shanghai', isPast: true, km: 3200 },
    { placeName: 'Hamburg', timeZone: hamburg, plannedAt: eta, isPast: false, km: 10000 },
  ],
} as unknown as BookingDetail

it.each([
  ['list of bookings', () => <LaneStrip route={{ ...booking, ...done }} />],
  ['head of a booking', () => <BookingRoute booking={onTheWay} />],
  ['list of jobs', () => <JobLane job={{ ...job, ...done }} />],
  ['head of a job', () => <JobRoute job={{ ...job, ...done }} />],
  ['list of boxes', () => <RowRoute row={{ ...row, ...done }} />],
])('draws the red line to the same kilometre: %s', (_, shown) => {
  const { container } = render(shown())
  const drawn = [...container.querySelectorAll('li')].map(({ style }) => [
    style.getPropertyValue('--out'),
    style.getPropertyValue('--in'),
  ])
  expect(drawn).toEqual([
    ['', ''],
    ['100%', ''],
    ['', '0%'],
  ])
})

it('says of an arrival that nobody reported that it was at the latest then, and never that it was late', () => {
  const implied = { ata: new Date('2031-12-12T09:00:00Z'), impliedTimes: ['ata' as const] }
  for (const shown of [
    <JobRoute key="job" job={{ ...job, ...implied }} />,
    <BookingRoute
      key="booking"
      booking={{
        ...onTheWay,
        ...implied,
        route: onTheWay.route.map((stop, i) => (i < 2 ? stop : { ...stop, actualAt: implied.ata })),
      }}
    />,
    <TrackSummary key="box" box={{ ...box, ...implied, punctuality: 'unknown' }} />,
  ]) {
    const words = textOf(shown)
    expect(words).toContain('at the latest')
    expect(words).not.toMatch(/\+\d+ days|late$|days late/)
  }
  expect(textOf(cell(modeColumns(), 'eta', { ...booking, ...implied }))).toContain('≤ 12 Dec')
})
