import {
  announcementEndpoints,
  ownAnnouncementEndpoints as own,
} from '@landbridge/contract/communication/announcement-endpoints'
import { type Port, serve } from '../platform/serve.ts'
import { listAnnounced, showOnTop } from './announcement-queries.ts'
import { listOwnAnnouncements, readAllAnnouncements, readAnnouncement } from './announcement-read-commands.ts'

/** Announcements, for everybody, and what each person has read of them. */
export function announcementRoutes(port: Port): void {
  serve(port, announcementEndpoints.list, listAnnounced)
  serve(port, announcementEndpoints.top, (_, call) => showOnTop(call))
  serve(port, own.list, listOwnAnnouncements)
  serve(port, own.read, readAnnouncement)
  serve(port, own.readAll, (_, call) => readAllAnnouncements(call))
}
