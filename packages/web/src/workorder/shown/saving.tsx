import { Problem } from '@landbridge/contract/shared/problem'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { type RecordForm, type RecordVersion, useRecordForm } from '../../platform/form/use-record-form.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { readDeskJob } from '../job-api.ts'

type Saving = { error: unknown; isPending: boolean }
type SaveCommand<Values> = Saving & { mutateAsync: (values: Values) => Promise<JobDeskDetail> }
type JobEditing<Values> = {
  job: JobDeskDetail
  /** The editor's values of a job, undefined when the edited part is gone. */
  valuesOf: (job: JobDeskDetail) => Values | undefined
  save: SaveCommand<Values>
  onClose: () => void
}

/** A form for a change of a job, sent at the opened version and closed after saving. */
export function useJobForm<Values extends FieldValues & { version: number }>(
  input: z.ZodType<Values>,
  { job, valuesOf, save, onClose }: JobEditing<Values>,
) {
  const text = useText()
  const seenOf = (now: JobDeskDetail) => {
    const values = valuesOf(now)
    return values && { values, version: now.version }
  }
  const [openedVersion] = useState(() => seenOf(job) as RecordVersion<Values>)
  return useRecordForm<Values, JobDeskDetail>(input, {
    current: openedVersion,
    read: async () => seenOf(await readDeskJob(job.id)),
    save: (values, version = job.version) => save.mutateAsync({ ...values, version }),
    error: save.error,
    onSaved: () => {
      toast(text('workorder.saved'), { kind: 'good' })
      onClose()
    },
  })
}

type EditorProps = {
  title: string
  width: number
  saving: Saving
  editing: Pick<RecordForm<FieldValues>, 'conflict' | 'refusal' | 'isChanged'>
  onSave: () => void
  onKeep?: (() => void) | undefined
  onClose: () => void
  children: ReactNode
}

/** A part's editor with refusal, fields and buttons; doubtful values may be saved anyway. */
export function EditorDialog({ title, width, saving, editing, onSave, onKeep, onClose, children }: EditorProps) {
  const text = useText()
  const buttons = (
    <DialogButtons busy={saving.isPending} submitLabel={text('workorder.save')} onSubmit={onSave} onClose={onClose}>
      {onKeep && isDoubt(saving.error) && (
        <Button look="ghost" busy={saving.isPending} onClick={onKeep}>
          {text('workorder.keep-anyway')}
        </Button>
      )}
    </DialogButtons>
  )
  return (
    <Dialog title={title} width={width} isChanged={editing.isChanged} onClose={onClose} actions={buttons}>
      <form className="stack labels-above" onSubmit={(event) => event.preventDefault()}>
        {editing.conflict}
        <JobRefusal error={editing.refusal} />
        {children}
      </form>
    </Dialog>
  )
}

type JobEditorProps<Values extends FieldValues> = JobEditing<Values> & {
  input: z.ZodType<Values>
  title: TextKey
  width: number
  /** True where values are never doubted, only refused. */
  isPlain?: boolean
  children: (form: UseFormReturn<Values>) => ReactNode
}

/** The editor of a job's change: a form over the call's input in a dialog. */
export function JobEditor<Values extends FieldValues & { version: number; keepWarnings?: boolean | undefined }>({
  input,
  title,
  width,
  isPlain,
  children,
  ...editing
}: JobEditorProps<Values>) {
  const text = useText()
  const record = useJobForm(input, editing)
  const send = (keepWarnings: boolean) => record.submit(isPlain ? {} : ({ keepWarnings } as Partial<Values>))
  return (
    <EditorDialog
      title={text(title)}
      width={width}
      saving={editing.save}
      editing={record}
      onSave={() => send(false)}
      onKeep={isPlain ? undefined : () => send(true)}
      onClose={editing.onClose}
    >
      {children(record.form)}
    </EditorDialog>
  )
}

/** One row's values in its editor, undefined when removed meanwhile. */
export const valuesOfRow =
  <Row extends { id: string }, Values>(
    openedRow: Row | undefined,
    rowsOf: (job: JobDeskDetail) => readonly Row[],
    valuesOf: (job: JobDeskDetail, row: Row | undefined) => Values,
  ) =>
  (job: JobDeskDetail): Values | undefined => {
    const row = openedRow && rowsOf(job).find(({ id }) => id === openedRow.id)
    return openedRow && !row ? undefined : valuesOf(job, row)
  }

export const isDoubt = (error: unknown) => error instanceof Problem && error.code === 'workorder.warnings'

export const isReasonNeeded = (error: unknown): boolean =>
  isDoubt(error) &&
  error instanceof Problem &&
  (error.data as { needsReason?: boolean } | undefined)?.needsReason === true

type RefusalData = { otherJobNo?: string; jobNos?: string[]; warnings?: TextKey[] }

/** The refusal of a saving, without errors at fields. */
export function JobRefusal({ error }: { error: unknown }) {
  const text = useText()
  if (!error) return null
  const {
    otherJobNo,
    jobNos,
    warnings = [],
  } = (error instanceof Problem && (error.data as RefusalData | undefined)) || {}
  const jobs = jobNos?.join(', ') ?? otherJobNo
  return (
    <ProblemNote error={error} tone={isDoubt(error) ? 'warn' : 'bad'} withFields>
      {jobs && `(${jobs})`}
      {warnings.map((key) => (
        <div key={key}>{text(key)}</div>
      ))}
    </ProblemNote>
  )
}
