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

/** The acceptance's departure as input, without facts that a departure of ours has itself. */
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

type Props = { form: UseFormReturn<HowValues>; booking: DeskBookingDetail; isAsked: AcceptanceAsks }

/** The departure with other times than its own, or the number, days and times of another's carriage. */
export function HowItGoes(props: Props) {
  const { form, isAsked } = props
  const departureId = form.watch('departureId')
  return (
    <>
      {isAsked.departure !== 'never' && <Departures {...props} />}
      <SecondDeparture {...props} />
      {isAsked.departure === 'always' || departureId ? <Times {...props} /> : <TypedDeparture {...props} />}
    </>
  )
}

function Departures({ form, booking, isAsked }: Props) {
  const text = useText()
  const departures = booking.proposal?.departures ?? []
  if (departures.length === 0 && isAsked.departure === 'or-typed') return null
  return (
    <FieldFrame form={form} name="departureId" label={text('booking.desk-departure')} need group>
      {({ value, onChange }) => (
        <DepartureChoice
          label={text('booking.desk-departure')}
          {...(isAsked.departure === 'or-typed' && { none: text('booking.desk-flight-typed') })}
          departures={departures}
          sizes={sizesOf(booking)}
          value={value as string | null}
          onChange={(departureId) => onChange(departureId as never)}
        />
      )}
    </FieldFrame>
  )
}

/** A second departure for a booking that is larger than the space left. */
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

/** Facts of a carriage without a departure of ours. */
function TypedDeparture({ form, booking, isAsked }: Props) {
  const text = useText()
  const { carriers } = factsOfMode(useBookingMode().code)
  const nameOf = useCutoffName()
  const { etdZone, etaZone } = booking.proposal ?? {}
  return (
    <fieldset className="stack tight" aria-label={text('booking.desk-goes')}>
      <p className="muted small">{text('booking.desk-typed-hint')}</p>
      <div className={grid.split2}>
        {isAsked.departure === 'or-typed' && (
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
        {isAsked.loadingDate && (
          <Field form={form} name="loadingDate" label={text('booking.desk-loading-date')} kind="date" need />
        )}
        <Field form={form} name="etd" label={text('booking.desk-etd')} kind="moment" zone={etdZone} need />
        <Field form={form} name="eta" label={text('booking.desk-eta')} kind="moment" zone={etaZone} need />
        {[...isAsked.cutoffs, ...(isAsked.maySay ?? [])].map((kind, i) => (
          <Field
            key={kind}
            form={form}
            name={`cutoffs.${i}.at`}
            label={nameOf(kind)}
            kind="moment"
            zone={etdZone}
            need={isAsked.cutoffs.includes(kind)}
          />
        ))}
      </div>
      <FieldFrame form={form} name="cutoffs" label="" group>
        {() => null}
      </FieldFrame>
    </fieldset>
  )
}
