import type { PlaceMode } from '@landbridge/contract/reference/place'
import { type Mode, modes, placeModesOf } from '@landbridge/contract/shared/modes'
import type { TextKey } from '../../platform/text.tsx'
import type { PlacesWithin } from '../../reference/index.ts'

/** The kinds of places that a field of a form offers. */
export type PlaceAsked = { mode: PlaceMode; kind?: 'station' | 'border'; within?: PlacesWithin; placeholder?: TextKey }

/** Cities are the places where lorries load and unload, in every mode. */
export const cityPlaces: PlaceAsked = { mode: modes.truck.placeMode }

/** The stations between which trains run. */
export const stations: PlaceAsked = { mode: modes.railway.placeMode, kind: 'station' }

/** Ends of a mode's lanes by which its list is narrowed. */
export const endsOf = (mode: Mode): PlaceAsked =>
  mode === 'railway' ? stations : { mode: placeModesOf(modes[mode].code)[0] }
