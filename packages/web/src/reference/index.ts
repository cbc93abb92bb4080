/** Reference: choices of places, carriers and codes for forms and filters. */

export { BoxField, type SearchedBox, type SearchedLoad } from './cargo-choice.tsx'
export { CarrierSelect } from './carrier-select.tsx'
export { laneDays } from './lane-days.ts'
export { LaneSearch, type SearchedLane } from './lane-search.tsx'
export { MeasureFields } from './measure-fields.tsx'
export {
  type FindOptions,
  type FindPlaces,
  findAirlines,
  findBorders,
  findLines,
  placeCalls,
  placeOptions,
} from './place-lookups.ts'
export { PlaceSelect } from './place-select.tsx'
export {
  useAddFavourite,
  useCategories,
  useCodeLists,
  useCodes,
  useContainerTypes,
  useCountries,
  useCurrencies,
  useCurrencyCodes,
  useFavouritePlaces,
  usePlaces,
  useRemoveFavourite,
  useTelephoneCodes,
  useTruckTypes,
} from './reference-api.ts'
export {
  digitsOf,
  useCategoryField,
  useCurrencyField,
  useHsCodeField,
  useTruckModelField,
  useUnNumber,
  useUnNumberField,
} from './reference-fields.ts'
export { type PlacesWithin, useCityName, usePlace, useReferenceLookups } from './reference-lookups.ts'
export { TruckField } from './truck-field.tsx'
export { leadingSize, useUsualSize } from './usual-size.ts'
