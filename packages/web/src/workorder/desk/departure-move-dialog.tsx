import { moveCauses } from '@landbridge/contract/booking/booking-lifecycle'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type MovablePart, moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import type { UseFormReturn } from 'react-hook-form'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { Field } from '../../platform/form/field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useCurrencyCodes } from '../../reference/index.ts'
import { useMoveReason } from '../shown/move-fields.ts'
import { useCarriageOfMove } from './move-carriage.tsx'
import { PriceOfMove } from './move-price.tsx'
import { type MoveChoices, type MoveValues, moveSent, startOfMove } from './move-values.ts'

type Props = { job: JobDeskDetail; onClose: () => void }

/** Moves a job, or some of its boxes or trucks as a new job, to another departure. */
export function DepartureMoveDialog({ job, onClose }: Props) {
  const text = useText()
  const choices = useCall(moveEndpoints.choices, { id: job.bookingId, legSeq: job.legSeq ?? 1 })
  if (choices.data) return <MoveForm job={job} choices={choices.data} onClose={onClose} />
  return (
    <Dialog title={text('workorder.departure-move')} width={560} onClose={onClose}>
      <Loading query={choices}>{() => null}</Loading>
    </Dialog>
  )
}

function MoveForm({ job, choices, onClose }: Props & { choices: MoveChoices }) {
  const text = useText()
  const parts = choices.parts.filter(({ jobId }) => jobId === job.id)
  const move = { job, choices, parts }
  const carriage = useCarriageOfMove(move)
  const { reason, cause, note } = useMoveReason(moveCauses)
  return (
    <CommandDialog
      command={{
        title: text('workorder.departure-move'),
        width: 560,
        hint: text('workorder.move-hint'),
        endpoint: moveEndpoints.move,
        fields: [
          ...carriage,
          {
            name: 'containerIds',
            render: (form: UseFormReturn<MoveValues>) => <MovingParts form={form} parts={parts} />,
          },
          reason,
          cause,
          { name: 'newLines', render: (form: UseFormReturn<MoveValues>) => <PriceOfMove form={form} move={move} /> },
          { name: 'fee', render: (form: UseFormReturn<MoveValues>) => <Fee form={form} /> },
          note,
        ],
        initialValues: startOfMove(move),
        toInput: (values) => moveSent(values, move),
        submitLabel: text('workorder.departure-move'),
        successMessage: (_, typed) =>
          text(typed.cause === 'customer' ? 'workorder.move-proposed' : 'workorder.moved-now'),
      }}
      onClose={onClose}
    />
  )
}

/** The boxes or trucks that move; those that stay go on as they are. */
function MovingParts({ form, parts }: { form: UseFormReturn<MoveValues>; parts: readonly MovablePart[] }) {
  const text = useText()
  const chosen = form.watch('containerIds')
  if (parts.length < 2) return null
  const toggle = (id: string, isOn: boolean) =>
    form.setValue('containerIds', isOn ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <fieldset className="field">
      <legend className="label">{text('workorder.move-what')}</legend>
      <div className="stack tight">
        {parts.map(({ containerId, partName, containerType }, lineIndex) => (
          <Tick key={containerId} isOn={chosen.includes(containerId)} onChange={(isOn) => toggle(containerId, isOn)}>
            {[partName ?? `#${lineIndex + 1}`, containerType].filter(Boolean).join(' · ')}
          </Tick>
        ))}
      </div>
    </fieldset>
  )
}

/** The fee to which the customer must agree first, where the move is on the customer's account. */
function Fee({ form }: { form: UseFormReturn<MoveValues> }) {
  const text = useText()
  const options = useCurrencyCodes()
  if (form.watch('cause') !== 'customer') return null
  return (
    <div className={grid.split2}>
      <Field form={form} name="fee" label={text('workorder.move-fee')} kind="number" />
      <Field
        form={form}
        name="feeCurrency"
        label={text('workorder.move-fee-currency')}
        kind="select"
        options={options}
        clearable={false}
      />
    </div>
  )
}
