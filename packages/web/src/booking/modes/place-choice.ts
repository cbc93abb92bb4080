import { type Mode, modes, placeModesOf } from '@landbridge/contract/shared/modes'
import type { OfferedPlaces } from '../state/use-form-facts.ts'

/** Cities where trucks load and unload, in every mode. */
export const cityPlaces: OfferedPlaces = { mode: modes.truck.placeMode }

export const stations: OfferedPlaces = { mode: modes.railway.placeMode, kind: 'station' }

/** Ends of the mode's lanes for its list's filters. */
export const endsOf = (mode: Mode): OfferedPlaces =>
  mode === 'railway' ? stations : { mode: placeModesOf(modes[mode].code)[0] }
