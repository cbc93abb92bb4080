import { truckWays } from '@landbridge/contract/workorder/modes/road'
import { lazyPart } from '../../platform/load-part.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { OpenField } from '../desk/open-field.tsx'
import { jobColumns as c, optionalColumns } from '../list/job-columns.tsx'
import type { JobMode } from './job-mode.ts'
import { truckListColumns as own } from './road-columns.tsx'
import { findTruckCities } from './road-lookups.ts'
import { TrucksCard } from './road-trucks.tsx'

const wayWords = {
  THROUGH: 'workorder.way-through',
  RELOAD: 'workorder.way-reload',
  SWAP: 'workorder.way-swap',
  DOM: 'workorder.way-domestic',
} as const satisfies Record<(typeof truckWays)[number], TextKey>

const HeadFields: JobMode['HeadFields'] = ({ form, job }) => {
  const text = useText()
  return (
    <>
      <OpenField
        form={form}
        name="truckWay"
        label={text('workorder.truck-way')}
        kind="select"
        options={truckWays.map((value) => ({ value, label: text(wayWords[value]) }))}
      />
      <OpenField
        form={form}
        name="entryPortCode"
        label={text('workorder.border-port')}
        kind="lookup"
        load={findTruckCities}
        labelOf={(code) => (code === job.entryPortCode ? (job.entryPortName ?? code) : code)}
      />
      <OpenField form={form} name="loadingDate" label={text('workorder.loading-date')} kind="date" />
      <OpenField form={form} name="freeHoursLoading" label={text('workorder.free-hours-loading')} kind="number" whole />
      <OpenField
        form={form}
        name="freeHoursUnloading"
        label={text('workorder.free-hours-unloading')}
        kind="number"
        whole
      />
      <OpenField form={form} name="loadingMetres" label={text('workorder.loading-metres')} kind="number" />
    </>
  )
}

const DeskTrucks = lazyPart(async () => (await import('./road-desk.tsx')).DeskTrucks)

const platesOf = ({ truckPlates }: { truckPlates?: readonly string[] | undefined }) => truckPlates?.join(', ')

/** Work orders by road: trucks with drivers from stop to stop, each under a CMR note. */
export const road: JobMode = {
  service: 'workorder.road-service',
  listId: 'workorder-road',
  searchedBy: 'workorder.filter-keyword-truck',
  columns: [
    c.jobNo,
    c.state,
    c.next,
    { ...c.lclState, filled: (row) => row.lclState },
    c.booking,
    own.plate,
    own.trailer,
    own.driver,
    own.driverPhone,
    own.types,
    c.lane,
    own.loadingDate,
    { ...c.chargeableWeight, filled: (row) => row.chargeableWeightKg },
    c.track,
    own.located,
    c.eta,
    ...optionalColumns([
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
  parts: { title: 'workorder.trucks', Card: TrucksCard, Desk: DeskTrucks },
  departure: {
    title: 'workorder.truck-plate',
    of: platesOf,
    inLine: (row, text) => {
      const truck = platesOf(row)
      return truck && text('workorder.on-truck', { truck })
    },
  },
  brief: (job, { text, format }) => [text('workorder.loading-date'), format.day(job.loadingDate)],
  boxColumns: [],
  facts: (job, { text, format }) => [
    [text('workorder.truck-way'), job.truckWay && text(wayWords[job.truckWay])],
    [text('workorder.border-port'), job.entryPortName],
    [text('workorder.loading-date'), format.day(job.loadingDate)],
    [text('workorder.truck-in-china'), job.truckTypeDomesticName],
    [text('workorder.truck-abroad'), job.truckTypeForeignName],
    [text('workorder.loading-metres'), format.number(job.loadingMetres, 1)],
    [text('workorder.chargeable-weight'), format.number(job.chargeableWeightKg, 1)],
    [text('workorder.free-hours-loading'), format.number(job.freeHoursLoading, 0)],
    [text('workorder.free-hours-unloading'), format.number(job.freeHoursUnloading, 0)],
    [text('workorder.cmr-no'), job.houseBillNo],
  ],
  draft: {
    title: 'workorder.draft-cmr',
    toCheck: 'workorder.draft-cmr-to-check',
    hint: 'workorder.draft-cmr-to-check-hint',
    ask: (job, text) => text('workorder.draft-cmr-confirm-ask', { job }),
  },
  BoxFields: () => null,
  HeadFields,
  headValues: (job) => ({
    truckWay: job.truckWay,
    entryPortCode: job.entryPortCode,
    loadingDate: job.loadingDate,
    freeHoursLoading: job.freeHoursLoading,
    freeHoursUnloading: job.freeHoursUnloading,
    loadingMetres: job.loadingMetres,
  }),
  findEnds: findTruckCities,
}
