import { jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { deskPaths } from '../desk-paths.ts'
import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'
import type { DeskJobParts, DeskJobSlots } from './desk/desk-job-page.tsx'
import type { JobParts, JobSlots } from './job/job-page.tsx'

/** Every page of a customer's work orders stands under the workbench and says where cargo is. */
const shown = { menu: 'workbench', hasUnderwayWords: true } as const

/** The parts that later areas draw in the pages of a job; a page comes with them, while what stands in its slots comes after it. */
export type PartsOfLater = {
  ofJob: () => Promise<JobParts>
  ofDeskJob: () => Promise<DeskJobParts>
}

export const workorderRoutesWith = (slots: JobSlots & { desk?: DeskJobSlots }, parts: PartsOfLater): AreaRoutes => ({
  order: [
    ...jobModes.flatMap((mode) => [
      page(paths.jobs(mode), { name: 'WorkOrderQuery', title: 'workorder.list-title', ...shown }, async () =>
        (await import('./list/job-list-page.tsx')).jobListPageOf(mode),
      ),
      page(
        paths.job(mode, ':trafficCd'),
        { name: 'WorkOrderInfo', title: 'workorder.detail-title', ...shown },
        async () => {
          const [{ jobPageWith }, drawn] = await Promise.all([import('./job/job-page.tsx'), parts.ofJob()])
          return jobPageWith(mode, slots, drawn)
        },
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
    page(deskPaths.job(':id'), { name: 'DeskJob', title: 'workorder.detail-title' }, async () => {
      const [{ deskJobPageWith }, drawn] = await Promise.all([import('./desk/desk-job-page.tsx'), parts.ofDeskJob()])
      return deskJobPageWith(slots.desk ?? {}, drawn)
    }),
  ],
})
