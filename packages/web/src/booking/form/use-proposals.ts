import { isBlank } from '@landbridge/contract/booking/form/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { proposalsFor } from '@landbridge/contract/booking/form/form-proposals'
import type { FrequencyItem } from '@landbridge/contract/pricing/departure'
import { useEffect, useRef } from 'react'
import { businessDayOf } from '../../platform/format.ts'
import type { BookingModeView } from '../modes/booking-mode-view.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import type { FormPath, FormState } from './form-state.ts'
import type { KnownFacts } from './use-form-facts.ts'

/** Puts what follows from the rest of the form where the reader has said nothing, and follows the rest as long as it is left so. What was emptied stays empty; what a form begins with follows as well where it says the same. */
export function useProposals(form: FormState, { values, known }: { values: BookingForm; known: KnownFacts }): void {
  const { departureInForm } = useBookingMode()
  const given = useRef(new Map<string, string>())
  useEffect(() => {
    const { facts, quote, context, departure } = known
    const proposed = proposalsFor(values, {
      categories: facts.categories,
      returnPlaces: quote?.returnPlaces,
      originCountry: context.originCountry,
      departure: departure && daysOf(departure, departureInForm),
      today: facts.today,
    })
    for (const { path, value } of proposed) {
      const [now, before] = [form.getValues(path as FormPath), given.current.get(path)]
      if (now === value && !form.getFieldState(path as FormPath).isDirty) given.current.set(path, value)
      const isOurs = before === undefined ? isBlank(now) : now === before
      if (!isOurs || now === value) continue
      given.current.set(path, value)
      form.setValue(path as FormPath, value as never)
    }
  }, [form, values, known, departureInForm])
}

const daysOf = (departure: FrequencyItem, named: BookingModeView['departureInForm']) => ({
  named: Object.fromEntries(Object.entries(named(departure)).map(([name, value]) => [name, value ?? undefined])),
  departsOn: businessDayOf(departure.etd, departure.etdTz),
  cargoCutoffOn: businessDayOf(departure.cargoCutoff, departure.cutoffTz),
})
