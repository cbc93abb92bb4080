/** Communication: what the house tells everybody. */
export { announcementDeskRoutes } from './announcement-desk-routes.ts'
export { announcementRoutes } from './announcement-routes.ts'
