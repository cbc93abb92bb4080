/** Workorder: the jobs that carry out an accepted booking, with their containers, packing lists and charges. */
export { containersOf } from './container/container-store.ts'
export type { Job, JobContainer } from './job/job.ts'
export { workorderDeskRoutes } from './job/job-desk-routes.ts'
export { workorderRoutes } from './job/job-routes.ts'
export { jobsOfBooking, loadJob } from './job/job-store.ts'
export { jobArrived, jobUnderway, noteContainersProgress, noteJobProgress } from './job/progress-commands.ts'
export { type Progress, standingOfJobs, together } from './job/progress-rules.ts'
export { jobsWaitingForCustomer, jobsWaitingForDesk } from './job/waiting-job-queries.ts'
