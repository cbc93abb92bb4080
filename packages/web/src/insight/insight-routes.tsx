import { deskPaths } from '../desk-paths.ts'
import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

const audit = async () => (await import('./desk/desk-audit-page.tsx')).DeskAuditPage
const workbench = async () => (await import('./workbench/workbench-page.tsx')).WorkbenchPage

export const insightRoutes: AreaRoutes = {
  order: [
    page(
      paths.workbench(),
      { name: 'WorkPlace', title: 'booking.workbench', menu: 'workbench', hasUnderwayWords: true },
      workbench,
    ),
  ],
  desk: [page(deskPaths.audit(), { name: 'DeskAudit', title: 'insight.audit' }, audit)],
}
