import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import {
  formInstructed,
  type InstructionBox,
  type InstructionBoxName,
  type InstructionContent,
  instructionBoxFields,
  instructionNames,
  type SentInstruction,
} from '@landbridge/contract/paper/instruction/instruction-content'
import type { InstructionView } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { findingsIn, lackingIn } from '@landbridge/contract/paper/instruction/instruction-rules'
import { splitByBoxes } from '@landbridge/contract/paper/instruction/split-goods'
import { type ModeCode, modeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { kindOf } from '@landbridge/contract/workorder/part-kinds'
import { Suspense, useMemo, useRef, useState } from 'react'
import { type Path, useForm, useWatch } from 'react-hook-form'
import { PartForm, type PartFormHandle } from '../../booking/index.ts'
import type { LineColumn } from '../../platform/form/line-column.ts'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { TagInput } from '../../platform/form/tag-input.tsx'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Card, Note } from '../../platform/ui/parts.tsx'
import { SkeletonLines } from '../../platform/ui/states.tsx'
import { jobModeOf } from '../../workorder/index.ts'
import { instructionWordsOf } from '../modes/instruction-words.ts'
import { bookedForm, boxColumnsOf, boxLabels, calledPart, useInstructionNames } from './instruction-names.ts'

type InstructionInput = { version: number; content: SentInstruction; submit: boolean }
type SaveInstruction = (written: InstructionInput) => Promise<unknown>
type Boxes = { containers: InstructionBox[] }

type EditorProps = { view: InstructionView; save: SaveInstruction; onClose: () => void }

export function InstructionEditor(props: EditorProps) {
  const { view, onClose } = props
  const text = useText()
  const nameOf = useInstructionNames(view)
  const { opened, booked, part, boxes, busy, put: saveInstruction, containerNos, remarks, issuesOf } = useEditing(props)
  const isLate = opened.siCutoff !== undefined && opened.siCutoff <= serverNow()
  return (
    <Dialog
      title={text(instructionWordsOf(view).title, { job: view.jobNo })}
      width={1160}
      full
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {text('shared.cancel')}
          </Button>
          <Button look="ghost" busy={busy === 'save'} onClick={() => void saveInstruction(false)}>
            {text('paper.si-save')}
          </Button>
          <Button busy={busy === 'send'} onClick={() => void saveInstruction(true)}>
            {text(instructionWordsOf(view).send)}
          </Button>
        </>
      }
    >
      <div className="stack">
        {isLate && <Note tone="warn">{text('workorder.si-after-cutoff')}</Note>}
        <ReturnedNote view={opened} nameOf={nameOf} onJump={(path) => part.current?.jump(path)} />
        <BookingRemark view={opened} />
        <Card title={text(jobModeOf(view).parts?.title ?? 'workorder.containers')}>
          <BoxLines view={opened} form={boxes} />
        </Card>
        <Suspense fallback={<SkeletonLines />}>
          <PartForm
            handle={part}
            mode={modeOf(opened.serviceModeId as ModeCode)}
            opened={formInstructed(opened.bookingForm, opened.content) as BookingForm}
            names={instructionNames}
            context={booked.context}
            stage="instruction"
            containerNos={containerNos}
            remarks={remarks}
            splitLine={(line) => splitByBoxes(line, boxes.getValues('containers'))}
            issuesOf={issuesOf}
          />
        </Suspense>
      </div>
    </Dialog>
  )
}

/** The shipper's remarks of the booking, for the writer of the papers; no bill prints them. */
export function BookingRemark({ view: { bookingForm } }: { view: InstructionView }) {
  const text = useText()
  if (!bookingForm.remark) return null
  return (
    <Note tone="info">
      <strong>{text('paper.si-booking-remark')}</strong>
      <p>{bookingForm.remark}</p>
    </Note>
  )
}

/** The instruction's containers and its part of the booking's form, with saving and refusals at their fields. */
function useEditing({ view, save, onClose }: EditorProps) {
  const text = useText()
  const [opened] = useState(view)
  const [busy, setBusy] = useState<'save' | 'send'>()
  const part = useRef<PartFormHandle>(null)
  const boxes = useForm<Boxes>({ defaultValues: { containers: opened.content.containers } })
  const containers = useWatch({ control: boxes.control, name: 'containers' })
  const booked = bookedForm(opened)
  const contentWith = (entered: BookingForm): InstructionContent => ({
    ...entered,
    containers: boxes.getValues('containers'),
  })
  const issuesOf = (entered: BookingForm) => issuesIn(booked, { ...entered, containers }, opened)
  const numbers = containers.flatMap(({ containerNo }) => containerNo ?? []).join(',')
  const containerNos = useMemo(() => numbers.split(',').filter(Boolean), [numbers])
  const remarks = useMemo(() => new Map(opened.returned.map(({ field, reason }) => [field, reason])), [opened])

  const showInBoxes = (fields: Readonly<Record<string, string>>) => {
    boxes.clearErrors()
    for (const [path, message] of Object.entries(fields)) {
      if (path.startsWith('containers.')) boxes.setError(path as Path<Boxes>, { type: 'refused', message })
    }
  }
  const refuse = (error: unknown) => {
    if (!(error instanceof Problem) || !error.fields) return toastError(error)
    const { inBoxes, others } = refusedFields(error.fields)
    showInBoxes(inBoxes)
    const [first] = part.current?.refuse(new Problem(error.code, others)) ?? []
    part.current?.jump(Object.keys(inBoxes)[0] ?? first ?? 'containers')
  }
  /** Jumps to the first issue, else asks for confirmation. */
  const maySend = async (entered: BookingForm) => {
    const { wrong, missing } = issuesIn(booked, contentWith(entered), opened)
    const found = [...wrong, ...missing]
    showInBoxes(Object.fromEntries(found.map(({ path, key }) => [path, key]).toReversed()))
    part.current?.showMissing()
    const [gravest] = found
    const words = instructionWordsOf(view)
    if (gravest) part.current?.jump(gravest.path)
    return !gravest && confirm(text(words.sendAsk, { job: view.jobNo }), { confirmLabel: text(words.send) })
  }
  const saveInstruction = async (submit: boolean) => {
    const entered = part.current?.enteredForm()
    if (!entered) return
    if (submit && !(await maySend(entered))) return
    setBusy(submit ? 'send' : 'save')
    try {
      const rows = boxes.getValues('containers').map(sentRow)
      await save({ version: opened.version, content: { ...entered, containers: rows }, submit })
      toast(text(submit ? instructionWordsOf(view).sent : 'workorder.saved'), { kind: 'good' })
      onClose()
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(undefined)
    }
  }
  return { opened, booked, part, boxes, busy, put: saveInstruction, containerNos, remarks, issuesOf }
}

/** Refused fields by the lines of boxes and the booking's form. */
function refusedFields(fields: Readonly<Record<string, string>>) {
  const named = Object.entries(fields).map(([path, key]) => [path.replace(/^content\./, ''), key] as const)
  const isInBox = ([path]: readonly [string, string]) => path.startsWith('containers.')
  return {
    inBoxes: Object.fromEntries(named.filter(isInBox)),
    others: Object.fromEntries(named.filter((field) => !isInBox(field))),
  }
}

/** Issues that block sending; a wrong field is not missing as well. */
function issuesIn(booked: ReturnType<typeof bookedForm>, content: InstructionContent, { siCutoff }: InstructionView) {
  const wrong = findingsIn({ booked, content, now: serverNow(), siCutoff }).filter(({ level }) => level === 'block')
  const isWrong = new Set(wrong.map(({ path }) => path))
  return { wrong, missing: lackingIn({ booked, content }).filter(({ path }) => !isWrong.has(path)) }
}

type ReturnedProps = { view: InstructionView; nameOf: (path: string) => string; onJump?: (path: string) => void }

export function ReturnedNote({ view: { returned, returnedNote }, nameOf, onJump }: ReturnedProps) {
  const text = useText()
  if (returned.length === 0) return null
  return (
    <Note tone="warn">
      <strong>{text('paper.si-returned-head')}</strong>
      <ul>
        {returned.map(({ field, reason }) => (
          <li key={field}>
            {onJump ? (
              <Button look="plain" low onClick={() => onJump(field)}>
                {nameOf(field)}
              </Button>
            ) : (
              nameOf(field)
            )}{' '}
            {reason}
          </li>
        ))}
      </ul>
      {returnedNote && <p>{returnedNote}</p>}
    </Note>
  )
}

/** A row as input, without the kind of part, which the job has. */
const sentRow = ({ partKind, containerType, containerOwner, truckPlate, ...row }: InstructionBox) => row

/** The part of a row that is no container. */
const partColumn = (view: InstructionView, text: ReturnType<typeof useText>): LineColumn<InstructionBox> => ({
  name: 'containerId',
  title: text('paper.si-part'),
  width: 140,
  widget: (_, row) =>
    calledPart(
      row,
      view.content.containers.findIndex((one) => one.containerId === row.containerId),
      text,
    ),
})

type BoxLinesProps = { view: InstructionView; form: ReturnType<typeof useForm<Boxes>> }

/** The job's containers as lines, which the booking fixed. */
function BoxLines({ view, form }: BoxLinesProps) {
  const text = useText()
  const columns = useMemo(() => {
    const kept: LineColumn<InstructionBox> = {
      name: 'containerType',
      title: text('workorder.size-type'),
      width: 92,
      widget: ({ value }, { containerOwner, truckPlate }) =>
        value ? `${value} ${containerOwner === 'S' ? 'SOC' : 'COC'}` : (truckPlate ?? ''),
    }
    const isBoxed = view.content.containers.every((part) => kindOf(part) === 'box')
    return [
      isBoxed ? kept : partColumn(view, text),
      ...boxColumnsOf(view).map((name) => columnOf(name, text(boxLabels[name]))),
    ]
  }, [view, text])
  const count = view.content.containers.length
  const blank = (): InstructionBox => ({ containerId: '' })
  return (
    <div id="containers">
      <LinesEditor<Boxes, 'containers', InstructionBox>
        form={form}
        name="containers"
        columns={columns}
        blank={blank}
        min={count}
        max={count}
      />
    </div>
  )
}

const sealsIn = (cell: string) => cell.split(/[,;\s]+/).filter(Boolean)

const Tags: NonNullable<LineColumn<InstructionBox>['widget']> = ({ value, onChange, low: _, ...control }) => (
  <TagInput {...control} value={(value ?? []) as string[]} onChange={(tags) => onChange(tags as never)} />
)

function columnOf(name: InstructionBoxName, title: string): LineColumn<InstructionBox> {
  const { kind, needs } = instructionBoxFields[name]
  const column = { name, title, need: needs.length > 0 }
  if (kind === 'number') return { ...column, kind, align: 'num', integer: name === 'packages', width: 120 }
  if (kind === 'date') return { ...column, kind, width: 150 }
  if (kind === 'tags') return { ...column, widget: Tags, read: sealsIn, width: 180 }
  return { ...column, kind: 'input', maxLength: 20, width: 150 }
}
