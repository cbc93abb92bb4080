import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

const audit = async () => (await import('./desk/desk-audit-page.tsx')).DeskAuditPage

export const insightRoutes: AreaRoutes = {
  desk: [page(paths.deskAudit(), { name: 'DeskAudit', title: 'insight.audit' }, audit)],
}
