/** Communication: what the house tells everybody and who has read it, what customers want to hear of and how, and the messages that went out. */
export { announcementDeskRoutes } from './announcement-desk-routes.ts'
export { communicationMenuCounters } from './announcement-read-store.ts'
export { announcementRoutes } from './announcement-routes.ts'
export { communicationFollowers, notificationRoutesWith } from './notification-routes.ts'
export { outgoingDeskRoutes } from './outgoing-desk-routes.ts'
export type { Telling, TellingWords } from './telling.ts'
