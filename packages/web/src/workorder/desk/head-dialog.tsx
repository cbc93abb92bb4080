import { customsFields, type HeadFieldName, remarkFields } from '@landbridge/contract/workorder/fields/head-fields'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { Choosing } from '../../platform/fields/typed-field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { useText } from '../../platform/text.tsx'
import { useOperators, useSaveHead } from '../job-api.ts'
import { jobDeskModeOf } from '../modes/job-desk-modes.ts'
import { headLine, headNamesAsked, modeOfJob } from '../shown/field-lines.ts'
import { HeadInput, type HeadValues, headValuesOf } from '../shown/job-inputs.tsx'
import { EditorDialog, useJobForm } from '../shown/saving.tsx'

const valuesOf = (job: JobDeskDetail): HeadValues => ({
  ...headValuesOf(job),
  ...jobDeskModeOf(job).headValues?.(job),
})

const blockOf = (name: HeadFieldName) => (name in customsFields ? 'customs' : name in remarkFields ? 'remark' : 'way')

/** Changes the head of a job: carrier, what its mode asks for, times, papers, customs, remarks. */
export function HeadDialog({ job, onClose }: { job: JobDeskDetail; onClose: () => void }) {
  const text = useText()
  const save = useSaveHead()
  const editing = useJobForm(jobDeskEndpoints.save.input, { job, valuesOf, save, onClose })
  const { form, submit } = editing
  const choosingOf = useChoosing(job)
  const names = headNamesAsked(modeOfJob(job)).filter((name) => isOfJob(name, job))
  const inputs = (block: ReturnType<typeof blockOf>) =>
    names
      .filter((name) => blockOf(name) === block)
      .map((name) => (
        <HeadInput key={name} name={name} form={form} job={job} rows={rowsOf(name)} {...choosingOf(name)} />
      ))
  return (
    <EditorDialog
      title={text('workorder.head-edit')}
      width={760}
      saving={save}
      of={editing}
      onSave={() => submit({ keepWarnings: false })}
      onKeep={() => submit({ keepWarnings: true })}
      onClose={onClose}
    >
      <div className={grid.split3}>{inputs('way')}</div>
      <div className={grid.split3}>{inputs('customs')}</div>
      <div className={grid.split2}>{inputs('remark')}</div>
    </EditorDialog>
  )
}

const rowsOf = (name: HeadFieldName) => (blockOf(name) === 'remark' ? 3 : 2)

/** The times of a job whose parts have times of their own are said there. */
const isOfJob = (name: HeadFieldName, job: JobDeskDetail) =>
  !jobDeskModeOf(job).isTimedByParts || (name !== 'etd' && name !== 'eta')

function useChoosing(job: JobDeskDetail): (name: HeadFieldName) => Choosing {
  const operators = useOperators()
  const { findPlaces, findCarriers } = jobDeskModeOf(job)
  return (name) => {
    if (name === 'operatorId') return { options: operators }
    const { kind } = headLine(name)
    return { load: kind === 'place' ? findPlaces : kind === 'carrier' ? findCarriers : undefined }
  }
}
