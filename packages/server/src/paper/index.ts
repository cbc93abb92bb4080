/** Paper: shipping instructions, drafts, bills and waybills, notes, manifests, and the release of the cargo. */
export { noteLateShipment, paperTellings } from './credit/late-shipment-commands.ts'
export { billRoutes } from './deed/bill-routes.ts'
export { filingRoutes } from './filing/filing-routes.ts'
export { manifestRoutes } from './manifest-routes.ts'
export { jobPapers, paperFollowers } from './paper-followers.ts'
export { instructionRoutes, paperRoutes } from './paper-routes.ts'
