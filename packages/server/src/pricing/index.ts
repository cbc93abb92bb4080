/** Pricing: what transport costs, which trains go, and how much space they have. */
export { departuresBetween } from './departure-queries.ts'
export { departureById, departuresByIds } from './departure-store.ts'
export { pricingDeskRoutes } from './pricing-desk-routes.ts'
export { pricingRoutes } from './pricing-routes.ts'
export { type RailOffer, type RailOfferAsk, railOffer, snapshotOf } from './rail-quote-queries.ts'
export { addSampleDepartures, loadSampleTariffs, rollSampleDepartures } from './sample-loading.ts'
export { giveBackSpace, takeSpace } from './space-commands.ts'
export { type Departure, isOpen } from './space-rules.ts'
