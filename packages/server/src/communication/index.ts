/** Communication: what the house tells everybody, and who has read it. */
export { announcementDeskRoutes } from './announcement-desk-routes.ts'
export { countUnread } from './announcement-read-store.ts'
export { announcementRoutes } from './announcement-routes.ts'
