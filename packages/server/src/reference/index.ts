/** Reference: places, carriers, containers, codes, rates and distances, as every other area reads them. */

export { referenceDeskRoutes } from './desk/reference-desk-routes.ts'
export { forgetDelivery, loadReferenceData, loadSampleRates } from './loading/loading-store.ts'
export { milestoneWord, trackLabel } from './milestone-words.ts'
export { codeLabel, nameIn, placeName, shortPlaceName } from './name-rules.ts'
export { isBorderOnLine } from './place/border-rules.ts'
export { isCountry } from './place/countries.ts'
export { greatCircle } from './place/great-circle.ts'
export { railRoute, stationsAlong } from './place/rail-network.ts'
export { kmBetween, lengthKm } from './place/rail-route-rules.ts'
export { seaRoute } from './place/sea-network.ts'
export { emissionKg } from './rate/emission-rules.ts'
export { placesNamed, type ReaderNames, readerNames } from './reader-names.ts'
export { referenceOf } from './reference-cache.ts'
export {
  carrierOf,
  codesOf,
  containerTypesByLabel,
  emissionFactors,
  exchangeRate,
  exchangeRates,
  isWarehouse,
  placesByCode,
  placesCalled,
  placesInCity,
  placesOfModes,
  shippingLine,
  truckTypesByCode,
} from './reference-lookups.ts'
export { referenceRoutes } from './reference-routes.ts'
export type {
  CargoCategory,
  CodeItem,
  ContainerType,
  Place,
  TruckType,
} from './reference-types.ts'
