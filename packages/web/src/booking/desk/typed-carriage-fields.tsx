import type { Cutoff } from '@landbridge/contract/booking/booking-views'
import type { AcceptanceAsks } from '@landbridge/contract/booking/modes/booking-mode'
import { factsOfMode, type ModeCode } from '@landbridge/contract/shared/modes'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { useText } from '../../platform/text.tsx'
import { CarrierSelect } from '../../reference/index.ts'
import { departureWordsOf } from '../modes/departure-words.ts'

export type CarriageValues = {
  departureNo: string | null
  carrierCode: string | null
  loadingDate: string | null
  etd: Date | null
  eta: Date | null
  cutoffs: (Omit<Cutoff, 'at'> & { at: Date | null })[]
}

type TypedCarriageProps = {
  form: UseFormReturn<CarriageValues>
  label: string
  hint?: string
  mode: ModeCode
  asks: AcceptanceAsks
  originZone: string | undefined
  destinationZone: string | undefined
}

/** Number, carrier, times and cut-offs of a carriage that is none of our departures, as its mode asks for them. */
export function TypedCarriageFields({
  form,
  label,
  hint,
  mode,
  asks,
  originZone,
  destinationZone,
}: TypedCarriageProps) {
  const text = useText()
  const { papersCutoff } = departureWordsOf(mode)
  return (
    <fieldset className="stack tight" aria-label={label}>
      {hint && <p className="muted small">{hint}</p>}
      <div className={grid.split2}>
        {asks.departure === 'or-typed' && <NumberFields form={form} mode={mode} />}
        {asks.loadingDate && (
          <Field form={form} name="loadingDate" label={text('booking.desk-loading-date')} kind="date" need />
        )}
        <Field form={form} name="etd" label={text('booking.desk-etd')} kind="moment" zone={originZone} need />
        <Field form={form} name="eta" label={text('booking.desk-eta')} kind="moment" zone={destinationZone} need />
        {[...asks.cutoffs, ...(asks.maySay ?? [])].map((kind, index) => (
          <Field
            key={kind}
            form={form}
            name={`cutoffs.${index}.at`}
            label={text((kind === 'SI' && papersCutoff) || `booking.cutoff-${kind}`)}
            kind="moment"
            zone={originZone}
            need={asks.cutoffs.includes(kind)}
          />
        ))}
      </div>
      <FieldFrame form={form} name="cutoffs" label="" group>
        {() => null}
      </FieldFrame>
    </fieldset>
  )
}

function NumberFields({ form, mode }: Pick<TypedCarriageProps, 'form' | 'mode'>) {
  const text = useText()
  const { carriers } = factsOfMode(mode)
  return (
    <>
      <Field form={form} name="departureNo" label={text('booking.column-flight')} maxLength={30} need />
      <FieldFrame form={form} name="carrierCode" label={text('booking.desk-airline')}>
        {({ value, onChange, ...control }) => (
          <CarrierSelect
            {...control}
            type={carriers}
            value={value as string | null}
            onChange={(code) => onChange(code as never)}
          />
        )}
      </FieldFrame>
    </>
  )
}
