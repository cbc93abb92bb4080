import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import type { AcceptanceAsks } from '@landbridge/contract/booking/modes/booking-mode'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { narrowForm } from '../../platform/form/narrow-form.ts'
import { useText } from '../../platform/text.tsx'
import { useBookingMode } from '../modes/mode-views.ts'
import { DepartureChoice, sizesOf } from './departure-choice.tsx'
import { type CarriageValues, TypedCarriageFields } from './typed-carriage-fields.tsx'

export type HowValues = CarriageValues & { departureId: string | null; secondDepartureId: string | null }

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

function TypedDeparture({ form, booking, isAsked }: Props) {
  const text = useText()
  const { etdZone, etaZone } = booking.proposal ?? {}
  return (
    <TypedCarriageFields
      form={narrowForm(form)}
      label={text('booking.desk-goes')}
      hint={text('booking.desk-typed-hint')}
      mode={useBookingMode().code}
      asks={isAsked}
      originZone={etdZone}
      destinationZone={etaZone}
    />
  )
}
