import { waysOfTrucks } from '@landbridge/contract/workorder/fields/job-choices'
import { OpenField } from '../../platform/form/open-field.tsx'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import type { JobDeskMode } from './job-desk-mode.ts'
import { findTruckCities } from './place-lookups.ts'

const HeadFields: JobDeskMode['HeadFields'] = ({ form, job }) => {
  const text = useText()
  return (
    <>
      <OpenField
        form={form}
        name="truckWay"
        label={text('workorder.truck-way')}
        kind="select"
        options={Object.entries(waysOfTrucks).map(([value, key]) => ({ value, label: text(key) }))}
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

/** What the desk types of a work order by road: the way, the border, the loading day and the free hours, with the trucks in a table. */
export const roadFields: JobDeskMode = {
  Parts: DeskTrucks,
  HeadFields,
  headValues: (job) => ({
    truckWay: job.truckWay,
    entryPortCode: job.entryPortCode,
    loadingDate: job.loadingDate,
    freeHoursLoading: job.freeHoursLoading,
    freeHoursUnloading: job.freeHoursUnloading,
    loadingMetres: job.loadingMetres,
  }),
}
