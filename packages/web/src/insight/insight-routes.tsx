import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

const audit = async () => (await import('./desk/desk-audit-page.tsx')).DeskAuditPage
const notifications = async () => (await import('./notifications-page.tsx')).NotificationsPage

export const insightRoutes: AreaRoutes = {
  account: [
    page(
      paths.notifications(),
      { name: 'Notifications', title: 'insight.notifications', header: 'workSpace', menu: 'workbench' },
      notifications,
    ),
  ],
  desk: [page(paths.deskAudit(), { name: 'DeskAudit', title: 'insight.audit' }, audit)],
}
