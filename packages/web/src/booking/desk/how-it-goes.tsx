import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import type { Cutoff } from '@landbridge/contract/booking/booking-views'
import type { AcceptanceAsks } from '@landbridge/contract/booking/modes/booking-mode'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { useText } from '../../platform/text.tsx'
import { CarrierSelect } from '../../reference/index.ts'
import { useCutoffName } from '../detail/cutoff-name.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import { DepartureChoice, sizesOf } from './departure-choice.tsx'

type TypedCutoff = Omit<Cutoff, 'at'> & { at: Date | null }
export type HowValues = {
  departureId: string | null
  secondDepartureId: string | null
  departureNo: string | null
  carrierCode: string | null
  loadingDate: string | null
  etd: Date | null
  eta: Date | null
  cutoffs: TypedCutoff[]
}

/** The proposed departure, or the times by the stops of the booking. */
export function howItGoes(
  { proposal, carrierCode }: DeskBookingDetail,
  { departure, cutoffs, maySay = [] }: AcceptanceAsks,
): HowValues {
  const zone = proposal?.etdZone ?? ''
  return {
    departureId: proposal?.departureId ?? null,
    secondDepartureId: null,
    departureNo: null,
    carrierCode: departure === 'or-typed' ? (carrierCode ?? null) : null,
    loadingDate: proposal?.loadingDate ?? null,
    etd: departure === 'always' ? null : (proposal?.etd ?? null),
    eta: departure === 'always' ? null : (proposal?.eta ?? null),
    cutoffs: [...cutoffs, ...maySay].map((cutoffKind) => ({ cutoffKind, at: null, timeZone: zone })),
  }
}

/** Facts that a departure of ours has itself are not sent beside it. */
export function howSent({
  departureId,
  secondDepartureId,
  departureNo,
  carrierCode,
  loadingDate,
  etd,
  eta,
  cutoffs,
}: HowValues) {
  const times = { departureId, etd, eta }
  if (departureId) return { ...times, ...(secondDepartureId && { secondDepartureId }) }
  const named = cutoffs.flatMap(({ at, ...cutoff }) => (at ? [{ ...cutoff, at }] : []))
  return {
    ...times,
    ...(departureNo && { departureNo }),
    ...(carrierCode && { carrierCode }),
    ...(loadingDate && { loadingDate }),
    ...(named.length > 0 && { cutoffs: named }),
  }
}

type Props = { form: UseFormReturn<HowValues>; booking: DeskBookingDetail; asks: AcceptanceAsks }

/** The departure with times that differ from its own; where none of ours carries the booking, its number, days and times. */
export function HowItGoes(props: Props) {
  const { form, asks } = props
  const departureId = form.watch('departureId')
  return (
    <>
      {asks.departure !== 'never' && <Departures {...props} />}
      <SecondDeparture {...props} />
      {asks.departure === 'always' || departureId ? <Times {...props} /> : <Typed {...props} />}
    </>
  )
}

function Departures({ form, booking, asks }: Props) {
  const text = useText()
  const departures = booking.proposal?.departures ?? []
  if (departures.length === 0 && asks.departure === 'or-typed') return null
  return (
    <FieldFrame form={form} name="departureId" label={text('booking.desk-departure')} need group>
      {({ value, onChange }) => (
        <DepartureChoice
          label={text('booking.desk-departure')}
          {...(asks.departure === 'or-typed' && { none: text('booking.desk-flight-typed') })}
          departures={departures}
          sizes={sizesOf(booking)}
          value={value as string | null}
          onChange={(departureId) => onChange(departureId as never)}
        />
      )}
    </FieldFrame>
  )
}

/** A booking that is larger than the space left goes by two departures: what does not fit goes by the second. */
function SecondDeparture({ form, booking }: Props) {
  const text = useText()
  const departureId = form.watch('departureId')
  const departures = booking.proposal?.departures ?? []
  const chosen = departures.find((one) => one.departureId === departureId)
  if (chosen?.hasSpace !== false) return null
  return (
    <FieldFrame form={form} name="secondDepartureId" label={text('booking.desk-second-departure')} group>
      {({ value, onChange }) => (
        <DepartureChoice
          label={text('booking.desk-second-departure')}
          none={text('booking.desk-second-none')}
          departures={departures.filter((one) => one.departureId !== departureId)}
          sizes={sizesOf(booking)}
          value={value as string | null}
          onChange={(second) => onChange(second as never)}
        />
      )}
    </FieldFrame>
  )
}

function Times({ form, booking }: Props) {
  const text = useText()
  const departureId = form.watch('departureId')
  const chosen = booking.proposal?.departures.find((one) => one.departureId === departureId)
  return (
    <details className="more">
      <summary>{text('booking.desk-times')}</summary>
      <p className="muted small">{text('booking.desk-times-hint')}</p>
      <div className={grid.split2}>
        <Field form={form} name="etd" label={text('booking.desk-etd')} kind="moment" zone={chosen?.etdZone} />
        <Field form={form} name="eta" label={text('booking.desk-eta')} kind="moment" zone={chosen?.etaZone} />
      </div>
    </details>
  )
}

/** Facts of a carriage that is no departure of ours. */
function Typed({ form, booking, asks }: Props) {
  const text = useText()
  const { carriers } = factsOfMode(useBookingMode().code)
  const nameOf = useCutoffName()
  const { etdZone, etaZone } = booking.proposal ?? {}
  return (
    <fieldset className="stack tight" aria-label={text('booking.desk-goes')}>
      <p className="muted small">{text('booking.desk-typed-hint')}</p>
      <div className={grid.split2}>
        {asks.departure === 'or-typed' && (
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
        )}
        {asks.loadingDate && (
          <Field form={form} name="loadingDate" label={text('booking.desk-loading-date')} kind="date" need />
        )}
        <Field form={form} name="etd" label={text('booking.desk-etd')} kind="moment" zone={etdZone} need />
        <Field form={form} name="eta" label={text('booking.desk-eta')} kind="moment" zone={etaZone} need />
        {[...asks.cutoffs, ...(asks.maySay ?? [])].map((kind, i) => (
          <Field
            key={kind}
            form={form}
            name={`cutoffs.${i}.at`}
            label={nameOf(kind)}
            kind="moment"
            zone={etdZone}
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
