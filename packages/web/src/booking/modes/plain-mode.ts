import { type Mode, modes, placeModesOf } from '@landbridge/contract/shared/modes'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { type OfferedPlaces, useFormFacts } from '../state/use-form-facts.ts'

const noPrices = { count: 0, isLoading: false, isOpen: false, error: null, refetch: () => undefined }

/** A mode with the catalogue's forms and without prices. */
export function plainMode(mode: Mode): BookingModeView {
  const { code } = modes[mode]
  const placeOf = (): OfferedPlaces => ({ mode: placeModesOf(code)[0] })
  return {
    mode,
    code,
    placeOf,
    useFacts: (form, company) => useFormFacts(form, company, placeOf),
    usePrices: () => noPrices,
    blocks: {},
    useBoxColumns: () => ({}),
    departureInForm: () => ({}),
    initialForm: () => ({}),
    detailFacts: () => [],
  }
}
