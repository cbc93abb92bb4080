import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { OpenField } from '../../platform/form/open-field.tsx'
import { useText } from '../../platform/text.tsx'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import { findAirlines, placeOptions } from '../../reference/index.ts'
import { useSaveHead } from '../job-api.ts'
import type { HeadValues } from '../shown/job-inputs.tsx'
import { EditorDialog, useJobForm } from '../shown/saving.tsx'
import { FlightsCard } from './air-flights.tsx'

type Flight = NonNullable<HeadValues['flights']>[number]

/** What the desk sees of the flights, to be changed: the names of places are looked up anew. */
const valuesOf = (job: JobDeskDetail): HeadValues => ({
  id: job.id,
  version: job.version,
  flights: (job.flights ?? []).map(({ originName, destinationName, ...flight }) => flight),
})

/** Changes the flights of a job: the number, the day and the times of each, and what part of the cargo it carries. */
function FlightsDialog({ job, onClose }: { job: JobDeskDetail; onClose: () => void }) {
  const text = useText()
  const save = useSaveHead()
  const editing = useJobForm(jobDeskEndpoints.save.input, { job, valuesOf, save, onClose })
  const { form, submit } = editing
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'flights' })
  const add = () => {
    const last = form.getValues('flights')?.at(-1)
    append({
      carrierCode: last?.carrierCode ?? job.carrierCode,
      originCode: last?.destinationCode ?? job.originCode,
      destinationCode: last ? '' : job.destinationCode,
    } as Flight)
  }
  return (
    <EditorDialog
      title={text('workorder.flights-edit')}
      width={860}
      saving={save}
      of={editing}
      onSave={() => submit({ keepWarnings: false })}
      onKeep={() => submit({ keepWarnings: true })}
      onClose={onClose}
    >
      {fields.map(({ id }, at) => (
        <FlightFields key={id} form={form} at={at} job={job} onRemove={() => remove(at)} />
      ))}
      <div>
        <Button look="ghost" low icon="plus" disabled={fields.length >= 8} onClick={add}>
          {text('workorder.flight-add')}
        </Button>
      </div>
    </EditorDialog>
  )
}

type FlightProps = { form: UseFormReturn<HeadValues>; at: number; job: JobDeskDetail; onRemove: () => void }

function FlightFields({ form, at, job, onRemove }: FlightProps) {
  const text = useText()
  const no = String(at + 1)
  const placeName = (code: string) => {
    const flight = job.flights?.find(
      ({ originCode, destinationCode }) => code === originCode || code === destinationCode,
    )
    const name = flight?.originCode === code ? flight.originName : flight?.destinationName
    return name ?? code
  }
  const path = `flights.${at}` as const
  return (
    <fieldset className="stack tight">
      <legend className="row between">
        <strong>{text('workorder.flight-at', { no })}</strong>
        <IconButton name="bin" label={text('workorder.flight-remove', { no })} onClick={onRemove} />
      </legend>
      <div className={grid.split3}>
        <OpenField
          form={form}
          name={`${path}.carrierCode`}
          label={text('workorder.airline')}
          kind="lookup"
          load={findAirlines}
          labelOf={(code) => (code === job.carrierCode ? (job.airline ?? code) : code)}
        />
        <OpenField form={form} name={`${path}.flightNo`} label={text('workorder.flight-no')} />
        <OpenField form={form} name={`${path}.flightDate`} label={text('workorder.flight-date')} kind="date" />
        <Field
          form={form}
          name={`${path}.originCode`}
          label={text('workorder.flight-from')}
          kind="lookup"
          load={placeOptions.AIR}
          labelOf={placeName}
          need
        />
        <Field
          form={form}
          name={`${path}.destinationCode`}
          label={text('workorder.flight-to')}
          kind="lookup"
          load={placeOptions.AIR}
          labelOf={placeName}
          need
        />
        <OpenField form={form} name={`${path}.packages`} label={text('workorder.packages')} kind="number" whole />
        <Field form={form} name={`${path}.etd`} label={text('workorder.planned-departure')} kind="moment" />
        <Field form={form} name={`${path}.eta`} label={text('workorder.planned-arrival')} kind="moment" />
        <OpenField form={form} name={`${path}.grossWeightKg`} label={text('workorder.gross-weight')} kind="number" />
        <Field form={form} name={`${path}.atd`} label={text('workorder.flight-atd')} kind="moment" />
        <Field form={form} name={`${path}.ata`} label={text('workorder.flight-ata')} kind="moment" />
      </div>
    </fieldset>
  )
}

/** The flights of a job at the desk. */
export function DeskFlights({ job, reason }: { job: JobDeskDetail; reason: string | undefined }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FlightsCard
        job={job}
        actions={
          <Button look="ghost" low icon="edit" reason={reason} onClick={() => setOpen(true)}>
            {text('workorder.flights-edit')}
          </Button>
        }
      />
      {isOpen && <FlightsDialog job={job} onClose={() => setOpen(false)} />}
    </>
  )
}
