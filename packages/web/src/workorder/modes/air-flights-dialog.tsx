import { flightColumns } from '@landbridge/contract/workorder/fields/flight-rows'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { z } from 'zod'
import grid from '../../platform/form/field-grid.module.css'
import { useText } from '../../platform/text.tsx'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import { findAirlines, placeOptions } from '../../reference/index.ts'
import { useSaveHead } from '../job-api.ts'
import { LineInputs } from '../shown/line-inputs.tsx'
import { JobEditor } from '../shown/saving.tsx'
import { FlightsCard } from './air-flights.tsx'

type Values = z.output<typeof jobDeskEndpoints.save.input>
type Flight = NonNullable<Values['flights']>[number]

const names = Object.keys(flightColumns) as (keyof typeof flightColumns)[]

/** The flights' editable values, without names, which are looked up again. */
const valuesOf = (job: JobDeskDetail): Values => ({
  id: job.id,
  version: job.version,
  flights: (job.flights ?? []).map(({ originName, destinationName, ...flight }) => flight),
})

/** The next flight: from the last one's destination with its airline, or from the job's origin. */
const nextFlight = (last: Flight | undefined, job: JobDeskDetail) =>
  ({
    carrierCode: last?.carrierCode ?? job.carrierCode,
    originCode: last?.destinationCode ?? job.originCode,
    destinationCode: last ? '' : job.destinationCode,
  }) as Flight

function FlightsDialog({ job, onClose }: { job: JobDeskDetail; onClose: () => void }) {
  const save = useSaveHead()
  return (
    <JobEditor
      job={job}
      valuesOf={valuesOf}
      save={save}
      onClose={onClose}
      title={'workorder.flights-edit'}
      width={860}
      input={jobDeskEndpoints.save.input}
    >
      {(form) => <Flights form={form} job={job} />}
    </JobEditor>
  )
}

function Flights({ form, job }: { form: UseFormReturn<Values>; job: JobDeskDetail }) {
  const text = useText()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'flights' })
  const looks = {
    carrier: {
      load: findAirlines,
      labelOf: (code: string) => (code === job.carrierCode ? (job.airline ?? code) : code),
    },
    place: { load: placeOptions.AIR, labelOf: (code: string) => airportName(code, job) },
  }
  return (
    <>
      {fields.map(({ id }, index) => {
        const no = String(index + 1)
        return (
          <fieldset key={id} className="stack tight">
            <legend className="row between">
              <strong>{text('workorder.flight-at', { no })}</strong>
              <IconButton name="bin" label={text('workorder.flight-remove', { no })} onClick={() => remove(index)} />
            </legend>
            <div className={grid.split3}>
              <LineInputs
                form={form}
                names={names}
                lines={flightColumns}
                within={`flights.${index}`}
                lookOf={(name) => looks[flightColumns[name].kind as keyof typeof looks]}
              />
            </div>
          </fieldset>
        )
      })}
      <div>
        <Button
          look="ghost"
          low
          icon="plus"
          disabled={fields.length >= 8}
          onClick={() => append(nextFlight(form.getValues('flights')?.at(-1), job))}
        >
          {text('workorder.flight-add')}
        </Button>
      </div>
    </>
  )
}

/** The name of an airport among the job's flights. */
function airportName(code: string, { flights = [] }: JobDeskDetail): string {
  const from = flights.find(({ originCode }) => originCode === code)
  return from?.originName ?? flights.find(({ destinationCode }) => destinationCode === code)?.destinationName ?? code
}

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
