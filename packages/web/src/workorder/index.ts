/** Workorder: a customer's work orders and favourites, and the desk that opens and carries them out. */
export { BookingJobs } from './desk/booking-jobs.tsx'
export type { BookingOfJobs } from './desk/booking-of-jobs.ts'
export { BookingContainers } from './job/job-containers.tsx'
export { workorderRoutesWith } from './workorder-routes.tsx'
