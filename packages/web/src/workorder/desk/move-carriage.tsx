import { factsOfMode, hasDepartures, type ModeCode } from '@landbridge/contract/shared/modes'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { CarrierSelect } from '../../reference/index.ts'
import { useMoveTo } from '../shown/move-fields.ts'
import { asksOf, cutoffsAsked, type MoveOfJob, type MoveValues } from './move-values.ts'

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

/** Facts of a carriage that is no departure of ours. */
function Typed({ form, move: { job } }: { form: UseFormReturn<MoveValues>; move: MoveOfJob }) {
  const text = useText()
  const { carriers } = factsOfMode(job.mode as ModeCode)
  if (form.watch('departureId')) return null
  return (
    <fieldset className="stack tight" aria-label={text('workorder.move-typed')}>
      <div className={grid.split2}>
        <Field form={form} name="departureNo" label={text('booking.column-flight')} maxLength={30} need />
        <FieldFrame form={form} name="carrierCode" label={text('workorder.move-carrier')}>
          {({ value, onChange, ...control }) => (
            <CarrierSelect
              {...control}
              type={carriers}
              value={value as string | null}
              onChange={(code) => onChange(code as never)}
            />
          )}
        </FieldFrame>
        <Field
          form={form}
          name="etd"
          label={text('workorder.planned-departure')}
          kind="moment"
          zone={job.originZone}
          need
        />
        <Field
          form={form}
          name="eta"
          label={text('workorder.planned-arrival')}
          kind="moment"
          zone={job.destinationZone}
          need
        />
        {cutoffsAsked(job).map((kind, i) => (
          <Field
            key={kind}
            form={form}
            name={`cutoffs.${i}.at`}
            label={text(kind === 'SI' ? 'booking.cutoff-documents' : `booking.cutoff-${kind}`)}
            kind="moment"
            zone={job.originZone}
            need={asksOf(job).cutoffs.includes(kind)}
          />
        ))}
      </div>
      <FieldFrame form={form} name="cutoffs" label="" group>
        {() => null}
      </FieldFrame>
    </fieldset>
  )
}
