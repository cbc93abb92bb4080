/** Pricing: what transport costs, which trains go, and how much space they have. */
export { departuresBetween } from './departure/departure-queries.ts'
export { departureById, departuresByIds } from './departure/departure-store.ts'
export { giveBackSpace, takeSpace } from './departure/space-commands.ts'
export { type Departure, isOpen } from './departure/space-rules.ts'
export { addSampleDepartures, loadSampleTariffs, rollSampleDepartures } from './modes/sample-commands.ts'
export { pricingDeskRoutes } from './pricing-desk-routes.ts'
export { pricingRoutes } from './pricing-routes.ts'
export { type OfferAsk, type PricedOffer, priceOffer, snapshotOf } from './quote/quote-queries.ts'
