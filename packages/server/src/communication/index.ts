/** Communication: announcements and their readers, notification preferences, and the messages that went out. */

export { communicationMenuCounters } from './announcement-read-store.ts'
export { announcementDeskRoutes, announcementRoutes, outgoingDeskRoutes } from './communication-routes.ts'
export { communicationFollowers, notificationRoutesWith } from './notification-routes.ts'
export type { Telling, TellingWords } from './telling.ts'
