import { lazyPart } from '../../platform/load-part.ts'
import { jobColumns as c, optionalColumns } from '../shown/job-columns.tsx'
import { jobView } from './job-mode-view.ts'
import { truckListColumns as own } from './road-columns.tsx'

const TrucksCard = lazyPart(async () => (await import('./road-trucks.tsx')).TrucksCard)

const platesOf = ({ truckPlates }: { truckPlates?: readonly string[] | undefined }) => truckPlates?.join(', ')

/** Work orders by road: trucks from stop to stop, each under a CMR note. */
export const road = jobView('truck', {
  columns: [
    c.jobNo,
    c.state,
    c.next,
    { ...c.lclState, hasValue: (row) => row.lclState },
    c.booking,
    own.plate,
    own.driver,
    c.lane,
    own.loadingDate,
    { ...c.chargeableWeight, hasValue: (row) => row.chargeableWeightKg },
    c.track,
    own.located,
    c.eta,
    ...optionalColumns([
      own.trailer,
      own.driverPhone,
      own.types,
      c.reference,
      c.packages,
      c.weight,
      c.volume,
      c.seal,
      { ...c.note, title: 'workorder.cmr-no' },
      own.border,
      c.warehouse,
      own.loadingMetres,
      own.proofs,
      c.etd,
      c.siCutoff,
      c.release,
      c.amounts,
      c.ordered,
      c.remark,
    ]),
  ],
  cardColumn: own.plate,
  parts: { title: 'workorder.trucks', Card: TrucksCard },
  departure: {
    title: 'workorder.truck-plate',
    nameOf: platesOf,
    departureInLine: (row, text) => {
      const truck = platesOf(row)
      return truck && text('workorder.on-truck', { truck })
    },
  },
  brief: (job, { text, format }) => [text('workorder.loading-date'), format.day(job.loadingDate)],
  facts: {
    truckWay: (_, { row }) => [row('truckWay'), row('entryPortCode')],
    freeHoursLoading: (job, { text, format, row }) => [
      row('loadingMetres'),
      [text('workorder.chargeable-weight'), format.number(job.chargeableWeightKg, 1)],
      row('freeHoursLoading'),
    ],
    freeHoursUnloading: ({ houseBillNo }, { text, row }) => [
      row('freeHoursUnloading'),
      [text('workorder.cmr-no'), houseBillNo],
    ],
    loadingMetres: () => [],
  },
})
