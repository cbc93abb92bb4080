import { deskPaths } from '../desk-paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

export const warehouseRoutes: AreaRoutes = {
  desk: [
    page(
      deskPaths.consolidations(),
      { name: 'DeskConsolidations', title: 'workorder.consolidations' },
      async () => (await import('./desk/consolidation-list-page.tsx')).ConsolidationListPage,
    ),
    page(
      deskPaths.consolidation(':id'),
      { name: 'DeskConsolidation', title: 'warehouse.consolidation' },
      async () => (await import('./desk/consolidation-page.tsx')).ConsolidationPage,
    ),
  ],
}
