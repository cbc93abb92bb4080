import { deskPaths } from '../desk-paths.ts'
import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

const audit = async () => (await import('./desk/desk-audit-page.tsx')).DeskAuditPage
const failedWork = async () => (await import('./desk/failed-work-page.tsx')).FailedWorkPage
const notifications = async () => (await import('./notifications-page.tsx')).NotificationsPage

const notificationsOff = async () => (await import('./notifications-off-page.tsx')).NotificationsOffPage

const workbench = async () => (await import('./workbench/workbench-page.tsx')).WorkbenchPage

const hasUnderwayWords = true

export const insightRoutes: AreaRoutes = {
  open: [
    page(
      paths.notificationsOff(),
      { name: 'NotificationsOff', title: 'insight.off', header: 'business', hasUnderwayWords },
      notificationsOff,
    ),
  ],
  order: [
    page(
      paths.workbench(),
      { name: 'WorkPlace', title: 'booking.workbench', menu: 'workbench', hasUnderwayWords },
      workbench,
    ),
  ],
  account: [
    page(
      paths.notifications(),
      {
        name: 'Notifications',
        title: 'insight.notifications',
        header: 'workSpace',
        menu: 'workbench',
        hasUnderwayWords,
      },
      notifications,
    ),
  ],
  desk: [
    page(deskPaths.audit(), { name: 'DeskAudit', title: 'insight.audit' }, audit),
    page(deskPaths.failedWork(), { name: 'DeskFailedWork', title: 'insight.failed-work' }, failedWork),
  ],
}
