import { hasDepartures, type ModeCode } from '@landbridge/contract/shared/modes'
import type { UseFormReturn } from 'react-hook-form'
import { TypedCarriageFields } from '../../booking/index.ts'
import { narrowForm } from '../../platform/form/narrow-form.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useMoveTo } from '../shown/move-fields.ts'
import { asksOf, type MoveOfJob, type MoveValues } from './move-values.ts'

/** The departure to which cargo is moved; where none of ours carries it, its number, day and times. */
export function useCarriageOfMove(move: MoveOfJob) {
  const { job, choices, parts } = move
  const text = useText()
  const format = useFormat()
  const others = choices.departures.filter(
    ({ departureId }) => parts.length === 0 || parts.some((part) => part.departureId !== departureId),
  )
  const departure = useMoveTo(others, ({ hasSpace, eta, etaZone }) =>
    hasSpace === false ? text('workorder.move-no-space') : format.dayTime(eta, etaZone),
  )
  if (asksOf(job).departure === 'or-typed') {
    const { need: _, blockedReason: __, ...chosen } = departure
    const typed = {
      name: 'departureNo',
      render: (form: UseFormReturn<MoveValues>) => <Typed form={form} move={move} />,
    }
    return others.length > 0 ? [{ ...chosen, hint: text('workorder.move-or-type') }, typed] : [typed]
  }
  if (hasDepartures(job.mode as ModeCode)) return [departure]
  return [
    { name: 'loadingDate', label: text('workorder.loading-date'), kind: 'date' },
    { name: 'etd', label: text('workorder.planned-departure'), kind: 'moment', zone: job.originZone },
    { name: 'eta', label: text('workorder.planned-arrival'), kind: 'moment', zone: job.destinationZone },
  ] as const
}

function Typed({ form, move: { job } }: { form: UseFormReturn<MoveValues>; move: MoveOfJob }) {
  const text = useText()
  if (form.watch('departureId')) return null
  return (
    <TypedCarriageFields
      form={narrowForm(form)}
      label={text('workorder.move-typed')}
      mode={job.mode as ModeCode}
      asks={asksOf(job)}
      originZone={job.originZone}
      destinationZone={job.destinationZone}
    />
  )
}
