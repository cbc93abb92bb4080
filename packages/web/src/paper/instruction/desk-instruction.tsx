import type { InstructionDeskView } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { instructionDeskEndpoints as desk } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import type { instructionDeeds } from '@landbridge/contract/paper/instruction/instruction-lifecycle'
import { useState } from 'react'
import type { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useFormat } from '../../platform/format.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Card, Note, StatusPill } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { Loading, SkeletonLines } from '../../platform/ui/states.tsx'
import {
  useDeskInstruction,
  useFinaliseInstruction,
  useReturnInstruction,
  useSaveInstructionAtDesk,
} from './instruction-api.ts'
import { instructionTones } from './instruction-card.tsx'
import { InstructionEditor, ReturnedNote } from './instruction-editor.tsx'
import { returnablePaths, useInstructionNames } from './instruction-names.ts'
import { InstructionSummary } from './instruction-summary.tsx'

type Of = { view: InstructionDeskView; reason: string | undefined }

/** The shipping instruction of a job at the desk: what it says, what it says otherwise than the job, and what becomes of it. */
export function DeskInstruction({ jobId, reason }: { jobId: string; reason: string | undefined }) {
  return (
    <Loading of={useDeskInstruction(jobId)} skeleton={<SkeletonLines />}>
      {(view) => <Instruction view={view} reason={reason} />}
    </Loading>
  )
}

function Instruction({ view, reason }: Of) {
  const text = useText()
  const format = useFormat()
  const nameOf = useInstructionNames(view)
  const { state, sentAt, sentBy, sentLate, lacking, findings, differences } = view
  const sent = [sentBy, format.dayTime(sentAt)].filter(Boolean).join(' · ')
  const isOpen = state !== 'sent' && state !== 'final'
  return (
    <Card
      id="instruction"
      title={text('workorder.si-full')}
      actions={<StatusPill tone={instructionTones[state]}>{view.stateLabel}</StatusPill>}
    >
      <div className="pad stack tight">
        {sent && !isOpen && <p className="muted">{sent}</p>}
        {sentLate && <Note tone="warn">{text('workorder.si-sent-late')}</Note>}
        <ReturnedNote view={view} nameOf={nameOf} />
        {isOpen && lacking.length > 0 && (
          <p className="muted">
            {text('workorder.si-lacks')}: {format.list([...new Set(lacking.map(({ path }) => nameOf(path)))])}
          </p>
        )}
        {findings.map(({ path, reason: key, values }) => (
          <p key={`${path} ${key}`} className="small muted">
            {nameOf(path)}: {namedText(text, key, values)}
          </p>
        ))}
        {differences.length > 0 && (
          <Note tone="warn">
            <strong>{text('workorder.si-differences')}</strong>
            <ul>
              {differences.map(({ path, ofInstruction, ofJob }) => (
                <li key={path}>
                  {nameOf(path)}: {ofInstruction} / {ofJob}
                </li>
              ))}
            </ul>
          </Note>
        )}
        <Deeds view={view} reason={reason} />
      </div>
      <InstructionSummary view={view} />
    </Card>
  )
}

function Deeds({ view, reason }: Of) {
  const text = useText()
  const [open, setOpen] = useState<'write' | 'return'>()
  const save = useSaveInstructionAtDesk()
  const final = useFinaliseInstruction()
  const may = (name: (typeof instructionDeeds)[number]) => view.actions.some((one) => one.name === name && one.allowed)
  const finalise = async () => {
    const yes = text('workorder.si-finalise')
    if (!(await confirm(text('workorder.si-finalise-ask', { job: view.jobNo }), { yes }))) return
    final.mutate(
      { id: view.id, version: view.version },
      { onSuccess: () => toast(text('workorder.si-finalised'), { kind: 'good' }), onError: toastError },
    )
  }
  const close = () => setOpen(undefined)
  return (
    <div className="row wraps">
      {may('save') && (
        <Button low look="ghost" icon="edit" reason={reason} onClick={() => setOpen('write')}>
          {text('workorder.si-fill-in-for')}
        </Button>
      )}
      {(may('return') || may('reopen')) && (
        <Button low look="ghost" reason={reason} onClick={() => setOpen('return')}>
          {text('workorder.si-return')}
        </Button>
      )}
      {may('finalise') && (
        <Button low icon="tick" busy={final.isPending} reason={reason} onClick={() => void finalise()}>
          {text('workorder.si-finalise')}
        </Button>
      )}
      {open === 'write' && (
        <InstructionEditor
          view={view}
          write={(written) => save.mutateAsync({ id: view.id, ...written })}
          onClose={close}
        />
      )}
      {open === 'return' && <ReturnDialog view={view} onClose={close} />}
    </div>
  )
}

type Remark = { field: string; reason: string }
type Values = { id: string; version: number; returned: Remark[]; returnedNote: string | null }

/** Sends it back with a reason for each field. */
function ReturnDialog({ view, onClose }: { view: InstructionDeskView; onClose: () => void }) {
  const text = useText()
  const nameOf = useInstructionNames(view)
  const send = useReturnInstruction()
  const blank = (): Remark => ({ field: '', reason: '' })
  const start: Values = { id: view.id, version: view.version, returned: [blank()], returnedNote: null }
  const form = useContractForm<Values>(desk.return.input as unknown as z.ZodType<Values>, start as never, send.error)
  const named = form.watch('returned').filter(({ field, reason }) => field !== '' && reason.trim() !== '')
  const submit = () =>
    send.mutate(
      { ...form.getValues(), returned: named },
      {
        onSuccess: () => {
          toast(text('workorder.si-was-returned'), { kind: 'good' })
          onClose()
        },
      },
    )
  const buttons = (
    <DialogButtons
      busy={send.isPending}
      isBack
      yes={text('workorder.si-return')}
      reason={named.length === 0 ? text('workorder.reason-needed') : undefined}
      onYes={submit}
      onClose={onClose}
    />
  )
  const options = returnablePaths(view).map((value) => ({ value, label: nameOf(value) }))
  return (
    <Dialog title={text('workorder.si-return')} width={720} onClose={onClose} actions={buttons}>
      <form className="stack labels-above" onSubmit={(event) => event.preventDefault()}>
        <ProblemNote error={send.error} withFields />
        <LinesEditor<Values, 'returned', Remark>
          form={form}
          name="returned"
          blank={blank}
          columns={[
            {
              name: 'field',
              title: text('workorder.si-field'),
              kind: 'select',
              options,
              clearable: false,
              width: 280,
              need: true,
            },
            { name: 'reason', title: text('workorder.reason'), kind: 'input', maxLength: 300, need: true },
          ]}
        />
        <Field
          form={form}
          name="returnedNote"
          label={text('workorder.note')}
          kind="textarea"
          rows={3}
          maxLength={1000}
        />
      </form>
    </Dialog>
  )
}
