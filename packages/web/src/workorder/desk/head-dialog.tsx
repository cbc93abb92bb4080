import {
  customsFields,
  type HeadFieldName,
  headFields,
  remarkFields,
} from '@landbridge/contract/workorder/fields/head-fields'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import grid from '../../platform/form/field-grid.module.css'
import { useOperators, useSaveHead } from '../job-api.ts'
import { jobDeskModeOf } from '../modes/job-desk-modes.ts'
import { editedHeadNames, headLine, isFieldTyped, modeOfJob } from '../shown/field-lines.ts'
import { type InputLook, LineInputs } from '../shown/line-inputs.tsx'
import { JobEditor } from '../shown/saving.tsx'

type Values = z.output<typeof jobDeskEndpoints.save.input>

/** Values of a head's editor, with fields that go along unshown. */
function valuesOf(job: JobDeskDetail): Values {
  const jobValues = job as Readonly<Record<string, unknown>>
  const names = (Object.keys(headFields) as HeadFieldName[]).filter((name) =>
    isFieldTyped(headLine(name), modeOfJob(job)),
  )
  const values = Object.fromEntries(names.map((name) => [name, jobValues[name]]))
  return { id: job.id, version: job.version, ...values, ...jobDeskModeOf(job).headValues?.(job) } as Values
}

const blockOf = (name: HeadFieldName) => (name in customsFields ? 'customs' : name in remarkFields ? 'remark' : 'way')

export function HeadDialog({ job, onClose }: { job: JobDeskDetail; onClose: () => void }) {
  const save = useSaveHead()
  return (
    <JobEditor
      job={job}
      valuesOf={valuesOf}
      save={save}
      onClose={onClose}
      title={'workorder.head-edit'}
      width={760}
      input={jobDeskEndpoints.save.input}
    >
      {(form) => <HeadFields form={form} job={job} />}
    </JobEditor>
  )
}

function HeadFields({ form, job }: { form: UseFormReturn<Values>; job: JobDeskDetail }) {
  const mode = modeOfJob(job)
  const names = editedHeadNames(mode).filter((name) => isOfJob(name, job))
  const inputs = { form, lines: headFields, mode, record: job, lookOf: useLooks(form, job) }
  const within = (block: ReturnType<typeof blockOf>) => names.filter((name) => blockOf(name) === block)
  return (
    <>
      <div className={grid.split3}>
        <LineInputs {...inputs} names={within('way')} />
      </div>
      <div className={grid.split3}>
        <LineInputs {...inputs} names={within('customs')} />
      </div>
      <div className={grid.split2}>
        <LineInputs {...inputs} names={within('remark')} />
      </div>
    </>
  )
}

/** False for times that the job's parts have themselves. */
const isOfJob = (name: HeadFieldName, job: JobDeskDetail) =>
  !jobDeskModeOf(job).isTimedByParts || (name !== 'etd' && name !== 'eta')

/** Options of the head's inputs; a carrier brings its name. */
function useLooks(form: UseFormReturn<Values>, job: JobDeskDetail): (name: HeadFieldName) => InputLook {
  const operators = useOperators()
  const { findPlaces, findCarriers } = jobDeskModeOf(job)
  const carrierName = job.carrierName ?? job.airline
  const choosingOf = (name: HeadFieldName): InputLook => {
    if (name === 'operatorId') return { options: operators }
    if (name === 'eta') return { zone: job.destinationZone }
    if (headLine(name).kind === 'moment') return { zone: job.originZone }
    const { kind } = headLine(name)
    if (kind !== 'carrier') return { load: kind === 'place' ? findPlaces : undefined }
    return {
      load: findCarriers,
      labelOf: (code) => (code === job.carrierCode ? (carrierName ?? code) : code),
      onOption: (carrier) => form.setValue('carrierName', carrier?.label ?? null),
    }
  }
  return (name) => ({ need: false, help: undefined, rows: blockOf(name) === 'remark' ? 3 : 2, ...choosingOf(name) })
}
