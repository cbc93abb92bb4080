/** Workorder: the jobs that carry out an accepted booking, with their containers, packing lists and charges. */
export { containersOf } from './container-store.ts'
export type { Job, JobContainer } from './job.ts'
export { workorderDeskRoutes } from './job-desk-routes.ts'
export { workorderRoutes } from './job-routes.ts'
export { jobsOfBooking, loadJob } from './job-store.ts'
export { jobArrived, jobUnderway, noteContainerProgress, noteJobProgress } from './progress-commands.ts'
export { jobsWaitingForCustomer, jobsWaitingForDesk } from './waiting-job-queries.ts'
