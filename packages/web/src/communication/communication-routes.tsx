import { deskPaths } from '../desk-paths.ts'
import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

const notifications = async () => (await import('./notifications-page.tsx')).NotificationsPage
const notificationsOff = async () => (await import('./notifications-off-page.tsx')).NotificationsOffPage
const notices = async () => (await import('./notices-page.tsx')).NoticesPage
const announcements = async () => (await import('./desk/desk-announcements-page.tsx')).DeskAnnouncementsPage
const outbox = async () => (await import('./desk/desk-outbox-page.tsx')).DeskOutboxPage

export const communicationRoutes: AreaRoutes = {
  open: [
    page(
      paths.notificationsOff(),
      { name: 'NotificationsOff', title: 'insight.off', header: 'business' },
      notificationsOff,
    ),
  ],
  account: [
    page(
      paths.notifications(),
      { name: 'Notifications', title: 'insight.notifications', header: 'workSpace', menu: 'workbench' },
      notifications,
    ),
  ],
  order: [page(paths.notices(), { name: 'Notice', title: 'shell.notices', menu: 'workbench' }, notices)],
  desk: [
    page(deskPaths.announcements(), { name: 'DeskAnnouncements', title: 'communication.announcements' }, announcements),
    page(deskPaths.outbox(), { name: 'DeskOutbox', title: 'communication.outbox' }, outbox),
  ],
}
