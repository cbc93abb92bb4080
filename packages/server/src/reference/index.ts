/** Reference: places, carriers, containers, codes, rates and distances, as every other area reads them. */

export { referenceDeskRoutes } from './desk/reference-desk-routes.ts'
export { forgetDelivery, loadReferenceData, loadSampleRates } from './loading/loading-store.ts'
export { codeLabel, milestoneWord, nameIn, placeName, shortPlaceName, trackLabel } from './name-rules.ts'
export { isBorderOnLine } from './place/border-rules.ts'
export { isCountry } from './place/countries.ts'
export { greatCircle } from './place/great-circle.ts'
export { kmBetween, lengthKm } from './place/rail-route-rules.ts'
export { railRoute, seaRoute, stationsAlong } from './place/route-networks.ts'
export { seaAreaAt } from './place/sea-area-rules.ts'
export { placesNamed, type ReaderNames, readerNames } from './reader-names.ts'
export { referenceOf } from './reference-cache.ts'
export {
  carrierOf,
  codesOf,
  containerTypesByLabel,
  emissionFactors,
  emissionKg,
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
