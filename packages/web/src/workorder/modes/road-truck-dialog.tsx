import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { ContainerDeskView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { useText } from '../../platform/text.tsx'
import { placeOptions } from '../../reference/index.ts'
import { useSaveContainer } from '../job-api.ts'
import { modeOfJob } from '../shown/field-lines.ts'
import { type BoxValues, PartInputs, partValuesOf } from '../shown/job-inputs.tsx'
import { EditorDialog, useJobForm } from '../shown/saving.tsx'
import { stopName, useTruckName } from './road-trucks.tsx'

type Truck = ContainerDeskView
type Form = { form: UseFormReturn<BoxValues> }

function valuesOf(job: JobDeskDetail, truck: Truck | undefined): BoxValues {
  const seen = { id: job.id, version: job.version, keepWarnings: false }
  const stops = truck?.truckStops ?? job.containers[0]?.truckStops ?? []
  const stopTimes = stops.map(({ stopType, stopSeq, arrivedAt, departedAt }) => ({
    ...{ stopType, stopSeq },
    arrivedAt: truck ? arrivedAt : undefined,
    departedAt: truck ? departedAt : undefined,
  }))
  if (!truck) return { ...seen, sealNos: [], stopTimes } as BoxValues
  return {
    ...{ ...seen, ...partValuesOf(truck, 'truck'), containerId: truck.id, stopTimes, sealNos: truck.sealNos ?? [] },
  } as BoxValues
}

/** Adds a truck to a job or changes one. */
export function TruckDialog({
  job,
  truck,
  onClose,
}: {
  job: JobDeskDetail
  truck: Truck | undefined
  onClose: () => void
}) {
  const text = useText()
  const save = useSaveContainer()
  const editing = useJobForm<BoxValues>(jobDeskEndpoints.saveContainer.input, {
    job,
    valuesOf: (of) => {
      const now = truck && of.containers.find(({ id }) => id === truck.id)
      return truck && !now ? undefined : valuesOf(of, now)
    },
    save,
    onClose,
  })
  const { form, submit } = editing
  const mode = modeOfJob(job)
  return (
    <EditorDialog
      title={text(truck ? 'workorder.truck-edit' : 'workorder.truck-add')}
      width={860}
      saving={save}
      of={editing}
      onSave={() => submit({ keepWarnings: false })}
      onKeep={() => submit({ keepWarnings: true })}
      onClose={onClose}
    >
      <div className={grid.split3}>
        <PartInputs form={form} mode={mode} names={plateNames} />
      </div>
      <div className={grid.split3}>
        <PartInputs form={form} mode={mode} names={cargoNames} />
      </div>
      <BorderFields form={form} job={job} truck={truck} />
      <StopFields form={form} job={job} />
      <PartInputs form={form} mode={mode} names={['remark']} />
    </EditorDialog>
  )
}

const plateNames = [
  ...(['truckPlate', 'trailerPlate', 'countryCd', 'driverName', 'driverPhone', 'driverDocument'] as const),
  ...(['truckType', 'loadingDate', 'sealNos'] as const),
]
const cargoNames = ['packages', 'grossWeightKg', 'volumeM3', 'consignmentNoteNo', 'tirNo', 't1No'] as const

type Within = Form & { job: JobDeskDetail; truck?: Truck | undefined }

function BorderFields({ form, job, truck }: Within) {
  const nameOf = useTruckName()
  const others = job.containers.flatMap((one, at) =>
    one.id === truck?.id ? [] : [{ value: one.id, label: nameOf(one, at) }],
  )
  const inputs = { form, mode: modeOfJob(job), part: truck, load: placeOptions.TRUCK }
  return (
    <div className={grid.split3}>
      <PartInputs {...inputs} names={['borderPortCode', 'borderInAt', 'borderOutAt']} />
      <PartInputs {...inputs} names={['reloadedIntoId']} options={others} />
      <PartInputs {...inputs} names={['reloadedAt', 'customsReleasedAt']} />
    </div>
  )
}

/** When the truck came to each stop of the booking and left it, by the clock of that end of the way. */
function StopFields({ form, job }: Within) {
  const text = useText()
  const { fields } = useFieldArray({ control: form.control, name: 'stopTimes' })
  return (
    <>
      {fields.map(({ id, ...stop }, at) => {
        const zone = stop.stopType === 'L' ? job.originZone : job.destinationZone
        const place = job.containers[0]?.truckStops?.[at]
        const name = [stopName(stop, text), place?.cityName, place?.stopCompany].filter(Boolean).join(' · ')
        return (
          <fieldset key={id} className="stack tight">
            <legend>
              <strong>{name}</strong>
            </legend>
            <div className={grid.split2}>
              <Field
                kind="moment"
                form={form}
                name={`stopTimes.${at}.arrivedAt`}
                label={text('workorder.stop-arrived')}
                {...(zone && { zone })}
              />
              <Field
                kind="moment"
                form={form}
                name={`stopTimes.${at}.departedAt`}
                label={text('workorder.stop-left')}
                {...(zone && { zone })}
              />
            </div>
          </fieldset>
        )
      })}
    </>
  )
}
