/** Workorder: a customer's work orders and favourites, and the desk that opens and carries them out. */
export { BookingJobs, type BookingOfJobs } from './desk/booking-jobs.tsx'
export { BookingContainers } from './job-containers.tsx'
export { workorderRoutesWith } from './workorder-routes.tsx'
