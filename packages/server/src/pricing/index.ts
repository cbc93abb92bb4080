/** Pricing: what transport costs, which trains go, and how much space they have. */

export { departuresBetween } from './departure-queries.ts'
export {
  type DepartureSpaceTable,
  type DepartureTable,
  departureById,
  departuresByIds,
} from './departure-store.ts'
export { departureViewOf } from './departure-view-rules.ts'
export { pricingDeskRoutes } from './pricing-desk-routes.ts'
export { pricingRoutes } from './pricing-routes.ts'
export { type RailOffer, type RailOfferAsk, railOffer, snapshotOf } from './rail-quote-queries.ts'
export { addSampleDepartures, loadSampleTariffs, rollSampleDepartures } from './sample-loading.ts'
export { giveBackSpace, takeSpace } from './space-commands.ts'
export { type Departure, isOpen, type Space, type SpaceBoxes } from './space-rules.ts'
export type { TariffTable } from './tariff-store.ts'
