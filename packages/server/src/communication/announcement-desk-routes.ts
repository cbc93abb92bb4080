import { announcementDeskEndpoints as desk } from '@landbridge/contract/communication/announcement-endpoints'
import { type Port, serve } from '../platform/serve.ts'
import { actOnAnnouncement, changeAnnouncement, makeAnnouncement } from './announcement-commands.ts'
import { listAnnouncements, showAnnouncement } from './announcement-queries.ts'

/** The desk of announcements. */
export function announcementDeskRoutes(port: Port): void {
  serve(port, desk.list, listAnnouncements)
  serve(port, desk.detail, ({ id }, { tx, language }) => showAnnouncement(id, { tx, language }))
  serve(port, desk.create, makeAnnouncement)
  serve(port, desk.save, changeAnnouncement)
  serve(port, desk.publish, (command, call) => actOnAnnouncement('publish', command, call))
  serve(port, desk.withdraw, (command, call) => actOnAnnouncement('withdraw', command, call))
}
