import { jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { deskPaths } from '../desk-paths.ts'
import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'
import type { DeskJobSlots } from './desk/desk-job-page.tsx'
import type { JobSlots } from './job/job-page.tsx'

/** What every page of a customer's work orders has. */
const shown = { menu: 'workbench', hasUnderwayWords: true } as const

/** The pages of work orders, with what later areas put into them. */
export const workorderRoutesWith = (slots: JobSlots & { desk?: DeskJobSlots }): AreaRoutes => ({
  order: [
    ...jobModes.flatMap((mode) => [
      page(paths.jobs(mode), { name: 'WorkOrderQuery', title: 'workorder.list-title', ...shown }, async () =>
        (await import('./list/job-list-page.tsx')).jobListPageOf(mode),
      ),
      page(
        paths.job(mode, ':trafficCd'),
        { name: 'WorkOrderInfo', title: 'workorder.detail-title', ...shown },
        async () => (await import('./job/job-page.tsx')).jobPageWith(mode, slots),
      ),
    ]),
    page(
      paths.favourites(),
      { name: 'MyCollect', title: 'workorder.favourites', ...shown },
      async () => (await import('./list/favourites-page.tsx')).FavouritesPage,
    ),
  ],
  desk: [
    page(
      deskPaths.jobs(),
      { name: 'DeskJobs', title: 'workorder.desk-title' },
      async () => (await import('./desk/desk-jobs-page.tsx')).DeskJobsPage,
    ),
    page(
      deskPaths.consolidations(),
      { name: 'DeskConsolidations', title: 'workorder.consolidations' },
      async () => (await import('./desk/consolidation-list-page.tsx')).ConsolidationListPage,
    ),
    page(
      deskPaths.consolidation(':id'),
      { name: 'DeskConsolidation', title: 'workorder.consolidation' },
      async () => (await import('./desk/consolidation-page.tsx')).ConsolidationPage,
    ),
    page(deskPaths.job(':id'), { name: 'DeskJob', title: 'workorder.detail-title' }, async () =>
      (await import('./desk/desk-job-page.tsx')).deskJobPageWith(slots.desk ?? {}),
    ),
  ],
})
