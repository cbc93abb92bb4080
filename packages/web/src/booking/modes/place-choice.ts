import { type Mode, modes, placeModesOf } from '@landbridge/contract/shared/modes'
import type { PlaceChoice } from '../state/use-form-facts.ts'

/** Cities are the places where lorries load and unload, in every mode. */
export const cityPlaces: PlaceChoice = { mode: modes.truck.placeMode }

/** The stations between which trains run. */
export const stations: PlaceChoice = { mode: modes.railway.placeMode, kind: 'station' }

/** Ends of a mode's lanes by which its list is narrowed. */
export const endsOf = (mode: Mode): PlaceChoice =>
  mode === 'railway' ? stations : { mode: placeModesOf(modes[mode].code)[0] }
