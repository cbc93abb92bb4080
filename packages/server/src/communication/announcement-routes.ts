import { announcementEndpoints } from '@landbridge/contract/communication/announcement-endpoints'
import { type Port, serve } from '../platform/serve.ts'
import { listAnnounced, showOnTop } from './announcement-queries.ts'

/** Announcements, for everybody. */
export function announcementRoutes(port: Port): void {
  serve(port, announcementEndpoints.list, listAnnounced)
  serve(port, announcementEndpoints.top, (_, call) => showOnTop(call))
}
