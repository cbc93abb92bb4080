import type { InstructionDeskView } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { instructionDeskEndpoints as desk } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import type { instructionDeeds } from '@landbridge/contract/paper/instruction/instruction-lifecycle'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useFormat } from '../../platform/format.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Card, Note, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonLines } from '../../platform/ui/states.tsx'
import type { ReadJob } from '../../workorder/index.ts'
import { finalWordsOf } from '../modes/desk-instruction-words.ts'
import { instructionWordsOf } from '../modes/instruction-words.ts'
import { useDeskInstruction, useFinaliseInstruction, useSaveInstructionAtDesk } from './instruction-api.ts'
import { instructionTones } from './instruction-card.tsx'
import { BookingRemark, InstructionEditor, ReturnedNote } from './instruction-editor.tsx'
import { returnablePaths, useInstructionNames } from './instruction-names.ts'
import { InstructionSummary } from './instruction-summary.tsx'

type InstructionProps = { view: InstructionDeskView; reason: string | undefined }

export function DeskInstruction({ job, reason }: { job: ReadJob; reason: string | undefined }) {
  return (
    <Loading query={useDeskInstruction(job)} skeleton={<SkeletonLines />}>
      {(view) => <Instruction view={view} reason={reason} />}
    </Loading>
  )
}

function Instruction({ view, reason }: InstructionProps) {
  const text = useText()
  const format = useFormat()
  const nameOf = useInstructionNames(view)
  const { state, sentAt, sentBy, sentLate, lacking, findings, differences } = view
  const sent = [sentBy, format.dayTime(sentAt)].filter(Boolean).join(' · ')
  const isOpen = state !== 'sent' && state !== 'final'
  return (
    <Card
      id="instruction"
      title={text(instructionWordsOf(view).full)}
      actions={<StatusPill tone={instructionTones[state]}>{view.stateLabel}</StatusPill>}
    >
      <div className="pad stack tight">
        {sent && !isOpen && <p className="muted">{sent}</p>}
        {sentLate && <Note tone="warn">{text('paper.si-sent-late')}</Note>}
        <BookingRemark view={view} />
        <ReturnedNote view={view} nameOf={nameOf} />
        {isOpen && lacking.length > 0 && (
          <p className="muted">
            {text('paper.si-lacks')}: {format.list([...new Set(lacking.map(({ path }) => nameOf(path)))])}
          </p>
        )}
        {findings.map(({ path, reason: key, values }) => (
          <p key={`${path} ${key}`} className="small muted">
            {nameOf(path)}: {namedText(text, key, values)}
          </p>
        ))}
        {differences.length > 0 && (
          <Note tone="warn">
            <strong>{text('paper.si-differences')}</strong>
            <ul>
              {differences.map(({ path, ofInstruction, ofJob }) => (
                <li key={path}>
                  {nameOf(path)}: {ofInstruction} / {ofJob}
                </li>
              ))}
            </ul>
          </Note>
        )}
        <InstructionActions view={view} reason={reason} />
      </div>
      <InstructionSummary view={view} />
    </Card>
  )
}

function InstructionActions({ view, reason }: InstructionProps) {
  const text = useText()
  const [open, setOpen] = useState<'write' | 'return'>()
  const save = useSaveInstructionAtDesk()
  const final = useFinaliseInstruction()
  const may = (name: (typeof instructionDeeds)[number]) => view.actions.some((one) => one.name === name && one.allowed)
  const finalise = async () => {
    const confirmLabel = text('paper.si-finalise')
    if (!(await confirm(text(finalWordsOf(view).ask, { job: view.jobNo }), { confirmLabel }))) return
    final.mutate(
      { id: view.id, version: view.version },
      { onSuccess: () => toast(text(finalWordsOf(view).done), { kind: 'good' }), onError: toastError },
    )
  }
  const close = () => setOpen(undefined)
  return (
    <div className="row wraps">
      {may('save') && (
        <Button low look="ghost" icon="edit" reason={reason} onClick={() => setOpen('write')}>
          {text('paper.si-fill-in-for')}
        </Button>
      )}
      {(may('return') || may('reopen')) && (
        <Button low look="ghost" reason={reason} onClick={() => setOpen('return')}>
          {text('paper.si-return')}
        </Button>
      )}
      {may('finalise') && (
        <Button low icon="tick" busy={final.isPending} reason={reason} onClick={() => void finalise()}>
          {text('paper.si-finalise')}
        </Button>
      )}
      {open === 'write' && (
        <InstructionEditor view={view} save={(input) => save.mutateAsync({ id: view.id, ...input })} onClose={close} />
      )}
      {open === 'return' && <ReturnDialog view={view} onClose={close} />}
    </div>
  )
}

type Remark = { field: string; reason: string }
type Values = { returned: Remark[]; returnedNote: string }

const blank = (): Remark => ({ field: '', reason: '' })

function ReturnDialog({ view, onClose }: { view: InstructionDeskView; onClose: () => void }) {
  const text = useText()
  const [{ id, version }] = useState(view)
  return (
    <CommandDialog
      command={{
        title: text('paper.si-return'),
        width: 720,
        endpoint: desk.return,
        fields: [
          {
            name: 'returned',
            render: (form) => <RemarkLines form={form} view={view} />,
            blockedReason: text('workorder.reason-needed'),
          },
          { name: 'returnedNote', label: text('workorder.note'), kind: 'textarea', rows: 3, maxLength: 1000 },
        ],
        initialValues: { returned: [blank()], returnedNote: '' },
        toInput: ({ returned, returnedNote }) => ({
          id,
          version,
          returnedNote,
          returned: returned.filter(({ field, reason }) => field !== '' && reason.trim() !== ''),
        }),
        submitLabel: text('paper.si-return'),
        cancelLabel: text('shared.back'),
        successMessage: text('paper.si-was-returned'),
      }}
      onClose={onClose}
    />
  )
}

function RemarkLines({ form, view }: { form: UseFormReturn<Values>; view: InstructionDeskView }) {
  const text = useText()
  const nameOf = useInstructionNames(view)
  const options = returnablePaths(view).map((value) => ({ value, label: nameOf(value) }))
  const field = { kind: 'select', options, clearable: false, width: 280, need: true } as const
  return (
    <LinesEditor<Values, 'returned', Remark>
      form={form}
      name="returned"
      blank={blank}
      columns={[
        { name: 'field', title: text('paper.si-field'), ...field },
        { name: 'reason', title: text('workorder.reason'), kind: 'input', maxLength: 300, need: true },
      ]}
    />
  )
}
