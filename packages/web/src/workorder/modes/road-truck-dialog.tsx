import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { ContainerDeskView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { OpenField, TagsField } from '../../platform/form/open-field.tsx'
import { useText } from '../../platform/text.tsx'
import type { Option } from '../../platform/ui/option.tsx'
import { useCountries, useTruckTypes } from '../../reference/index.ts'
import { useSaveContainer } from '../job-api.ts'
import { EditorDialog, useJobForm } from '../shown/saving.tsx'
import type { BoxValues } from './job-desk-mode.ts'
import { findTruckCities } from './place-lookups.ts'
import { stopName, useTruckName } from './road-trucks.tsx'

type Truck = ContainerDeskView
type Form = { form: UseFormReturn<BoxValues> }
/** Both lists of truck types, as they are chosen. */
function useTruckOptions(): Option[] {
  const { data: domestic = [] } = useTruckTypes('I')
  const { data: foreign = [] } = useTruckTypes('O')
  return [...domestic, ...foreign].map(({ type, label }) => ({ value: type, label, subLabel: type }))
}

function valuesOf(job: JobDeskDetail, truck: Truck | undefined): BoxValues {
  const seen = { id: job.id, version: job.version, keepWarnings: false }
  const stops = truck?.truckStops ?? job.containers[0]?.truckStops ?? []
  const stopTimes = stops.map(({ stopType, stopSeq, arrivedAt, departedAt }) => ({
    ...{ stopType, stopSeq },
    arrivedAt: truck ? arrivedAt : undefined,
    departedAt: truck ? departedAt : undefined,
  }))
  if (!truck) return { ...seen, sealNos: [], stopTimes } as BoxValues
  const { truckPlate, truckType, trailerPlate, driverName, driverPhone, driverDocument, countryCd, loadingDate } = truck
  const { sealNos, consignmentNoteNo, tirNo, t1No, borderPortCode, borderInAt, borderOutAt, reloadedIntoId } = truck
  const { reloadedAt, packages, grossWeightKg, volumeM3, customsReleasedAt, remark } = truck
  return {
    ...{ ...seen, containerId: truck.id, stopTimes, sealNos: sealNos ?? [] },
    ...{ truckPlate, truckType, trailerPlate, driverName, driverPhone, driverDocument, countryCd, loadingDate },
    ...{ consignmentNoteNo, tirNo, t1No, borderPortCode, borderInAt, borderOutAt, reloadedIntoId },
    ...{ reloadedAt, packages, grossWeightKg, volumeM3, customsReleasedAt, remark },
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
      <PlateFields form={form} />
      <CargoFields form={form} />
      <BorderFields form={form} job={job} truck={truck} />
      <StopFields form={form} job={job} />
      <OpenField form={form} name="remark" label={text('workorder.remark')} kind="textarea" rows={2} />
    </EditorDialog>
  )
}

function PlateFields({ form }: Form) {
  const text = useText()
  const countries = useCountries()
  return (
    <div className={grid.split3}>
      <OpenField form={form} name="truckPlate" label={text('workorder.truck-plate')} />
      <OpenField form={form} name="trailerPlate" label={text('workorder.trailer-plate')} />
      <OpenField
        form={form}
        name="countryCd"
        label={text('workorder.truck-country')}
        kind="select"
        options={countries}
      />
      <OpenField form={form} name="driverName" label={text('workorder.driver')} />
      <OpenField form={form} name="driverPhone" label={text('workorder.driver-phone')} />
      <OpenField form={form} name="driverDocument" label={text('workorder.driver-document')} />
      <OpenField
        form={form}
        name="truckType"
        label={text('workorder.truck-type')}
        kind="select"
        options={useTruckOptions()}
      />
      <OpenField form={form} name="loadingDate" label={text('workorder.loading-date')} kind="date" />
      <TagsField form={form} name="sealNos" label={text('workorder.seal-no')} help={text('workorder.tags-hint')} />
    </div>
  )
}

function CargoFields({ form }: Form) {
  const text = useText()
  return (
    <div className={grid.split3}>
      <OpenField form={form} name="packages" label={text('workorder.packages')} kind="number" whole />
      <OpenField form={form} name="grossWeightKg" label={text('workorder.gross-weight')} kind="number" />
      <OpenField form={form} name="volumeM3" label={text('workorder.volume')} kind="number" />
      <OpenField form={form} name="consignmentNoteNo" label={text('workorder.cmr-no')} />
      <OpenField form={form} name="tirNo" label={text('workorder.tir-no')} />
      <OpenField form={form} name="t1No" label={text('workorder.t1-no')} />
    </div>
  )
}

type Within = Form & { job: JobDeskDetail; truck?: Truck | undefined }

function BorderFields({ form, job, truck }: Within) {
  const text = useText()
  const nameOf = useTruckName()
  const others = job.containers.flatMap((one, at) =>
    one.id === truck?.id ? [] : [{ value: one.id, label: nameOf(one, at) }],
  )
  return (
    <div className={grid.split3}>
      <OpenField
        form={form}
        name="borderPortCode"
        label={text('workorder.border-port')}
        kind="lookup"
        load={findTruckCities}
        labelOf={(code) => (code === truck?.borderPortCode ? (truck.borderPortName ?? code) : code)}
      />
      <Field kind="moment" form={form} name="borderInAt" label={text('workorder.border-in')} />
      <Field kind="moment" form={form} name="borderOutAt" label={text('workorder.border-out')} />
      <OpenField
        form={form}
        name="reloadedIntoId"
        label={text('workorder.reloaded-into')}
        kind="select"
        options={others}
      />
      <Field kind="moment" form={form} name="reloadedAt" label={text('workorder.reloaded-at')} />
      <Field kind="moment" form={form} name="customsReleasedAt" label={text('workorder.customs-released-at')} />
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
