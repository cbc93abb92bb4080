/** Workorder: the jobs that carry out an accepted booking, with their containers, packing lists and charges. */
export { type ChargeLineTable, chargesOf } from './charge-store.ts'
export { containersOf, type JobContainerTable } from './container-store.ts'
export type { Charge, Job, JobContainer } from './job.ts'
export { workorderDeskRoutes } from './job-desk-routes.ts'
export { openJobs } from './job-open-commands.ts'
export { workorderRoutes } from './job-routes.ts'
export { type JobProgress, type JobTable, jobsOfBooking, loadJob } from './job-store.ts'
export { jobArrived, jobUnderway, noteContainerProgress, noteJobProgress } from './progress-commands.ts'
