import {
  announcementEndpoints,
  announcementDeskEndpoints as desk,
  ownAnnouncementEndpoints as own,
} from '@landbridge/contract/communication/announcement-endpoints'
import { outgoingDeskEndpoints } from '@landbridge/contract/communication/outgoing-endpoints'
import { type Port, serve } from '../platform/serve.ts'
import {
  actOnAnnouncement,
  changeAnnouncement,
  listOwnAnnouncements,
  makeAnnouncement,
  readAllAnnouncements,
  readAnnouncement,
} from './announcement-commands.ts'
import { listAnnounced, listAnnouncements, showAnnouncement, showOnTop } from './announcement-queries.ts'
import { outgoingPage } from './outgoing-queries.ts'

export function announcementRoutes(port: Port): void {
  serve(port, announcementEndpoints.list, listAnnounced)
  serve(port, announcementEndpoints.top, (_, call) => showOnTop(call))
  serve(port, own.list, listOwnAnnouncements)
  serve(port, own.read, readAnnouncement)
  serve(port, own.readAll, (_, call) => readAllAnnouncements(call))
}

export function announcementDeskRoutes(port: Port): void {
  serve(port, desk.list, listAnnouncements)
  serve(port, desk.detail, ({ id }, { tx, language }) => showAnnouncement(id, { tx, language }))
  serve(port, desk.create, makeAnnouncement)
  serve(port, desk.save, changeAnnouncement)
  serve(port, desk.publish, (command, call) => actOnAnnouncement('publish', command, call))
  serve(port, desk.withdraw, (command, call) => actOnAnnouncement('withdraw', command, call))
}

export function outgoingDeskRoutes(port: Port): void {
  serve(port, outgoingDeskEndpoints.list, (filter, { tx }) => outgoingPage(tx, filter))
}
