/** Reference: places, carriers, containers, codes, rates and distances, as every other area reads them. */
export { isCountry } from './countries.ts'
export { emissionKg } from './emission-rules.ts'
export { loadReferenceData } from './loading-store.ts'
export { codeLabel, nameIn, placeName, shortPlaceName } from './name-rules.ts'
export { railRoute } from './rail-route.ts'
export { referenceDeskRoutes } from './reference-desk-routes.ts'
export {
  categoriesById,
  codesOf,
  containerTypesByLabel,
  countryNames,
  emissionFactors,
  exchangeRate,
  placeFinder,
  placesByCode,
} from './reference-lookups.ts'
export { referenceRoutes } from './reference-routes.ts'
export type {
  CargoCategory,
  CodeItem,
  ContainerType,
  Place,
} from './reference-types.ts'
