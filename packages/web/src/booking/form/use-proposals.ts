import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { type Proposal, proposalsFor } from '@landbridge/contract/booking/form/form-proposals'
import type { OfferedDeparture } from '@landbridge/contract/pricing/departure'
import { useEffect, useRef } from 'react'
import { businessDayOf } from '../../platform/format.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import type { FormPath, FormState } from '../state/form-state.ts'
import type { KnownFacts } from '../state/use-form-facts.ts'

/**
 * Fills untouched fields with values derived from the rest of the form; a field that the reader emptied stays empty.
 */
export function useProposals(
  form: FormState,
  { values, formFacts }: { values: BookingForm; formFacts: KnownFacts },
): void {
  const { departureInForm } = useBookingMode()
  const proposedValues = useRef(new Map<string, string | boolean>())
  useEffect(() => {
    const { facts, quote, context, departure } = formFacts
    const proposed = proposalsFor(values, {
      categories: facts.categories,
      returnPlaces: quote?.returnPlaces,
      originCountry: context.originCountry,
      destinationCountry: context.destinationCountry,
      departure: departure && daysOf(departure, departureInForm, facts.warehouseCutoff),
      today: facts.today,
    })
    for (const proposal of proposed) {
      const { path, value } = proposal
      const now: unknown = form.getValues(path as FormPath)
      const before = proposedValues.current.get(path)
      const { isDirty } = form.getFieldState(path as FormPath)
      if (now === value && !isDirty) proposedValues.current.set(path, value)
      const isOurs = before === undefined ? isOpenTo(proposal, now, isDirty) : now === before
      if (!isOurs || now === value) continue
      proposedValues.current.set(path, value)
      form.setValue(path as FormPath, value as never)
    }
  }, [form, values, formFacts, departureInForm])
}

/** True for an empty field, or an untouched initial value. */
const isOpenTo = ({ start }: Proposal, now: unknown, isDirty: boolean): boolean =>
  isBlank(now) || (start !== undefined && now === start && !isDirty)

/** Dates by the departure; shared containers are due at the warehouse before the terminal closes. */
const daysOf = (
  departure: OfferedDeparture,
  named: BookingModeView['departureInForm'],
  warehouseCutoff: string | undefined,
) => ({
  named: Object.fromEntries(Object.entries(named(departure)).map(([name, value]) => [name, value ?? undefined])),
  departsOn: businessDayOf(departure.etd, departure.etdZone),
  cargoCutoffOn: warehouseCutoff?.slice(0, 10) ?? businessDayOf(departure.cargoCutoff, departure.cutoffZone),
})
