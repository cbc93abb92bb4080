import { moveCauses } from '@landbridge/contract/booking/booking-lifecycle'
import { hasDepartures, type ModeCode } from '@landbridge/contract/shared/modes'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type MovablePart, moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { Field } from '../../platform/form/field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useCurrencyCodes } from '../../reference/index.ts'
import { useMoveReason, useMoveTo } from '../shown/move-fields.ts'

type Props = { job: JobDeskDetail; onClose: () => void }
type Choices = z.output<typeof moveEndpoints.choices.output>
type Values = {
  departureId: string
  containerIds: string[]
  reasonCode: string
  cause: (typeof moveCauses)[number]
  note: string
  fee: string
  feeCurrency: string
  loadingDate: string
  etd: Date | null
  eta: Date | null
}

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

const sent = (
  values: Values,
  { job, choices, parts }: { job: JobDeskDetail; choices: Choices; parts: readonly MovablePart[] },
) => {
  const { departureId, containerIds, reasonCode, cause, note, fee, feeCurrency, loadingDate, etd, eta } = values
  const isWhole = containerIds.length === parts.length
  return {
    id: job.bookingId,
    version: choices.version,
    reasonCode,
    cause,
    ...(isWhole ? { jobIds: [job.id] } : { containerIds }),
    ...(departureId && { departureId }),
    ...(loadingDate && { loadingDate }),
    ...(etd && { etd }),
    ...(eta && { eta }),
    ...(note && { note }),
    ...(cause === 'customer' && fee && { fee, feeCurrency }),
  }
}

function MoveForm({ job, choices, onClose }: Props & { choices: Choices }) {
  const text = useText()
  const parts = choices.parts.filter(({ jobId }) => jobId === job.id)
  const carriage = useCarriage(job, { choices, parts })
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
          { name: 'containerIds', render: (form: UseFormReturn<Values>) => <MovingParts form={form} parts={parts} /> },
          reason,
          cause,
          { name: 'fee', render: (form: UseFormReturn<Values>) => <Fee form={form} /> },
          note,
        ],
        initialValues: startOf(parts),
        toInput: (values) => sent(values, { job, choices, parts }),
        submitLabel: text('workorder.departure-move'),
        successMessage: (_, typed) =>
          text(typed.cause === 'customer' ? 'workorder.move-proposed' : 'workorder.moved-now'),
      }}
      onClose={onClose}
    />
  )
}

const startOf = (parts: readonly MovablePart[]): Values => ({
  departureId: '',
  reasonCode: '',
  cause: 'carrier',
  note: '',
  fee: '',
  feeCurrency: 'USD',
  loadingDate: '',
  etd: null,
  eta: null,
  containerIds: parts.map(({ containerId }) => containerId),
})

/** The target departure, or a day and times without one of ours. */
function useCarriage(job: JobDeskDetail, { choices, parts }: { choices: Choices; parts: readonly MovablePart[] }) {
  const text = useText()
  const format = useFormat()
  const others = choices.departures.filter(
    ({ departureId }) => parts.length === 0 || parts.some((part) => part.departureId !== departureId),
  )
  const departure = useMoveTo(others, ({ hasSpace, eta, etaZone }) =>
    hasSpace === false ? text('workorder.move-no-space') : format.dayTime(eta, etaZone),
  )
  if (hasDepartures(job.mode as ModeCode)) return [departure]
  return [
    { name: 'loadingDate', label: text('workorder.loading-date'), kind: 'date' },
    { name: 'etd', label: text('workorder.planned-departure'), kind: 'moment', zone: job.originZone },
    { name: 'eta', label: text('workorder.planned-arrival'), kind: 'moment', zone: job.destinationZone },
  ] as const
}

function MovingParts({ form, parts }: { form: UseFormReturn<Values>; parts: readonly MovablePart[] }) {
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

/** The fee for a move on the customer's account, who must agree first. */
function Fee({ form }: { form: UseFormReturn<Values> }) {
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
