/** Tracking: what happens to cargo on its way, where it is, and who may follow it. */
export { trackingFollowers, trackingTellings } from './chain/following-commands.ts'
export { trackingDeskRoutes, trackingRoutes } from './follow/tracking-routes.ts'
export { shareRoutes } from './share/share-routes.ts'
