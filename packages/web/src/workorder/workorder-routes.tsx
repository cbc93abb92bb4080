import { jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { deskPaths } from '../desk-paths.ts'
import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'
import type { DeskJobParts, DeskJobSlots } from './desk/desk-job-page.tsx'
import type { JobParts, JobSlots } from './job/job-page.tsx'

/** Options of all work order pages, under the workbench with words of work under way. */
const underwayPage = { menu: 'workbench', hasUnderwayWords: true } as const

/** Later areas' parts of a job's pages, which load with the page, unlike its slots. */
export type LaterParts = {
  ofJob: () => Promise<JobParts>
  ofDeskJob: () => Promise<DeskJobParts>
}

export const workorderRoutesWith = (slots: JobSlots & { desk?: DeskJobSlots }, parts: LaterParts): AreaRoutes => ({
  order: [
    ...jobModes.flatMap((mode) => [
      page(paths.jobs(mode), { name: 'WorkOrderQuery', title: 'workorder.list-title', ...underwayPage }, async () =>
        (await import('./list/job-list-page.tsx')).jobListPageOf(mode),
      ),
      page(
        paths.job(mode, ':trafficCd'),
        { name: 'WorkOrderInfo', title: 'workorder.detail-title', ...underwayPage },
        async () => {
          const [{ jobPageWith }, drawn] = await Promise.all([import('./job/job-page.tsx'), parts.ofJob()])
          return jobPageWith(mode, slots, drawn)
        },
      ),
    ]),
    page(
      paths.favourites(),
      { name: 'MyCollect', title: 'workorder.favourites', ...underwayPage },
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
