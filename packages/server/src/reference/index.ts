/** Reference: places, carriers, containers, codes, rates and distances, as every other area reads them. */
export { type Emission, emissionKg } from './emission-rules.ts'
export { codeLabel, nameIn, placeName } from './name-rules.ts'
export { type Route, railRoute } from './rail-route.ts'
export { referenceDeskRoutes } from './reference-desk-routes.ts'
export { loadReferenceData } from './reference-loading.ts'
export {
  carriersByCode,
  categoriesById,
  codesOf,
  containerTypesByLabel,
  countryNames,
  emissionFactors,
  exchangeRate,
  placesByCode,
  warehousesByCode,
} from './reference-lookups.ts'
export { referenceRoutes } from './reference-routes.ts'
export type {
  CargoCategory,
  Carrier,
  CodeItem,
  ContainerType,
  EmissionFactor,
  Names,
  Place,
  Warehouse,
} from './reference-types.ts'
