import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { lazyPart } from '../../platform/load-part.ts'
import { day, mono } from '../../platform/ui/column-makers.tsx'
import { jobColumns as c, optionalColumns } from '../shown/job-columns.tsx'
import { jobView } from './job-mode-view.ts'

const FlightsCard = lazyPart(async () => (await import('./air-flights.tsx')).FlightsCard)

/** The flights over the first one's day. */
const flightsOf = ({ flightNo, departureNo }: Pick<JobRow, 'flightNo' | 'departureNo'>) => flightNo ?? departureNo

// The first two words of an airline stay together, so that it takes two lines and not three.
const inTwoLines = (airline: string | undefined) => airline?.replace(' ', '\u00a0')

/** Work orders by air: a consignment on one or more flights, under house and master waybill. */
export const air = jobView('air', {
  columns: [
    c.jobNo,
    c.state,
    c.next,
    { ...c.masterBill, title: 'workorder.mawb' },
    { key: 'Airways', title: 'workorder.airline', wraps: true, render: (row) => inTwoLines(row.airline) },
    day('FlyDate', 'workorder.flight-date', (row) => row.flightDate),
    c.lane,
    c.received,
    c.chargeableWeight,
    c.track,
    c.eta,
    ...optionalColumns([
      c.booking,
      { ...c.houseBill, title: 'workorder.hawb' },
      c.measuredWeight,
      c.reference,
      c.packages,
      c.weight,
      c.volume,
      mono('FlightNo', 'workorder.flight-no', (row) => row.flightNo),
      c.etd,
      c.siCutoff,
      c.warehouse,
      c.measuredVolume,
      c.release,
      c.amounts,
      c.ordered,
      c.remark,
    ]),
  ],
  cardColumn: { ...c.masterBill, title: 'workorder.mawb' },
  parts: { title: 'workorder.flights', Card: FlightsCard },
  departure: {
    title: 'workorder.flights',
    nameOf: flightsOf,
    departureInLine: (row, text) => {
      const flight = flightsOf(row)
      return flight && text('workorder.on-flight', { flight })
    },
  },
  brief: (job, { text, format }) => [text('workorder.chargeable-weight'), format.number(job.chargeableWeightKg, 1)],
  facts: {
    houseBillNo: (job, { text, format, row }) => [
      [text('workorder.airline'), job.airline],
      [text('workorder.flight-date'), format.day(job.flightDate)],
      [text('workorder.mawb'), job.masterBillNo],
      row('houseBillNo'),
    ],
    chargeableWeightKg: (_, { row }) => [row('chargeableWeightKg')],
    rateClass: ({ rateClass }, { text }) => [[text('workorder.rate-class'), rateClass]],
    agentIataCode: () => [],
    declaredForCarriage: (job, { text }) => [
      [text('workorder.declared-carriage'), declared(job.declaredForCarriage, job.declaredCurrency)],
    ],
    declaredForCustoms: (job, { text }) => [
      [text('workorder.declared-customs'), declared(job.declaredForCustoms, job.declaredCurrency)],
    ],
  },
})

const declared = (value: string | undefined, currency: string | undefined) =>
  value && [value, currency].filter(Boolean).join(' ')
