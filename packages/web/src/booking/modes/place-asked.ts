import type { PlaceMode } from '@landbridge/contract/reference/place'
import { modes } from '@landbridge/contract/shared/modes'
import type { TextKey } from '../../platform/text.tsx'
import type { PlacesWithin } from '../../reference/index.ts'

/** Where a place of a form is looked for. */
export type PlaceAsked = { mode: PlaceMode; kind?: 'station' | 'border'; within?: PlacesWithin; placeholder?: TextKey }

/** Cities are the places where lorries load and unload, in every mode. */
export const cityPlaces: PlaceAsked = { mode: modes.truck.placeMode }
