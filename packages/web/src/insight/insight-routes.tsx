import { deskPaths } from '../desk-paths.ts'
import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'
import type { TodoLooks } from './workbench/needs-you.tsx'

const audit = async () => (await import('./desk/desk-audit-page.tsx')).DeskAuditPage

/** Insight's pages; `looks` loads the presentation of to-dos from their areas. */
export const insightRoutesWith = (looks: () => Promise<TodoLooks>): AreaRoutes => ({
  order: [
    page(
      paths.workbench(),
      { name: 'WorkPlace', title: 'booking.workbench', menu: 'workbench', hasUnderwayWords: true },
      async () => {
        const [{ WorkbenchPage }, todoLooks] = await Promise.all([import('./workbench/workbench-page.tsx'), looks()])
        return () => <WorkbenchPage todoLooks={todoLooks} />
      },
    ),
  ],
  desk: [page(deskPaths.audit(), { name: 'DeskAudit', title: 'insight.audit' }, audit)],
})
