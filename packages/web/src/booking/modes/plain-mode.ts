import { type Mode, modes, placeModesOf } from '@landbridge/contract/shared/modes'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { type OfferedPlaces, useFormFacts } from '../state/use-form-facts.ts'

const noPrices = { count: 0, isLoading: false, isOpen: false, error: null, refetch: () => undefined }

/** A mode with nothing of its own: forms by the catalogue, and no price. */
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
    startOf: () => ({}),
    detailFacts: () => [],
  }
}
