import type { ContainerDeskView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { useText } from '../../platform/text.tsx'
import { placeOptions } from '../../reference/index.ts'
import type { PartEditing, PartValues } from '../shown/part-dialog.tsx'
import { stopName, useTruckName } from './road-trucks.tsx'

type Truck = ContainerDeskView

/** The booking's stops with a truck's times, empty for a new truck. */
function ownValues(job: JobDeskDetail, truck: Truck | undefined): Partial<PartValues> {
  const stops = truck?.truckStops ?? job.containers[0]?.truckStops ?? []
  const stopTimes = stops.map(({ stopType, stopSeq, arrivedAt, departedAt }) => ({
    stopType,
    stopSeq,
    ...(truck && { arrivedAt, departedAt }),
  }))
  return { stopTimes, sealNos: truck?.sealNos ?? [] }
}

/** A truck's editor: borders, reloading truck and times at stops. */
export function useTruckEditing(job: JobDeskDetail) {
  const nameOf = useTruckName()
  return (truck: Truck | undefined): PartEditing => {
    const others = job.containers.flatMap((one, index) =>
      one.id === truck?.id ? [] : [{ value: one.id, label: nameOf(one, index) }],
    )
    const looks = {
      borderPortCode: { load: placeOptions.TRUCK },
      secondBorderPortCode: { load: placeOptions.TRUCK },
      reloadedIntoId: { options: others },
    }
    return {
      words: { add: 'workorder.truck-add', edit: 'workorder.truck-edit' },
      width: 860,
      ownValues,
      lookOf: (name) => (name in looks ? looks[name as keyof typeof looks] : undefined),
      Fields: StopFields,
    }
  }
}

/** Arrival and departure at each stop, by the clock of its end of the route. */
function StopFields({ form, job }: { form: UseFormReturn<PartValues>; job: JobDeskDetail }) {
  const text = useText()
  const { fields } = useFieldArray({ control: form.control, name: 'stopTimes' })
  return fields.map(({ id, ...stop }, index) => {
    const zone = stop.stopType === 'L' ? job.originZone : job.destinationZone
    const place = job.containers[0]?.truckStops?.[index]
    const inputs = { form, kind: 'moment', ...(zone && { zone }) } as const
    return (
      <fieldset key={id} className="stack tight">
        <legend>
          <strong>{[stopName(stop, text), place?.cityName, place?.stopCompany].filter(Boolean).join(' · ')}</strong>
        </legend>
        <div className={grid.split2}>
          <Field {...inputs} name={`stopTimes.${index}.arrivedAt`} label={text('workorder.stop-arrived')} />
          <Field {...inputs} name={`stopTimes.${index}.departedAt`} label={text('workorder.stop-left')} />
        </div>
      </fieldset>
    )
  })
}
