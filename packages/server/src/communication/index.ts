/** Communication: what the house tells everybody, who has read it, and the messages that went out. */
export { announcementDeskRoutes } from './announcement-desk-routes.ts'
export { countUnread } from './announcement-read-store.ts'
export { announcementRoutes } from './announcement-routes.ts'
export { outgoingDeskRoutes } from './outgoing-desk-routes.ts'
