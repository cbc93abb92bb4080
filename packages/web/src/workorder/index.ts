/** Workorder: a customer's work orders and favourites, and the desk that opens and carries them out. */
export { BookingJobs, JobDeed } from './desk/booking-jobs.tsx'
export type { BookingOfJobs } from './desk/booking-of-jobs.ts'
export { DepartureManifest } from './desk/departure-manifest.tsx'
export { BookingInstructions } from './instruction/booking-instructions.tsx'
export { BoxClockNotes } from './job/box-clocks.tsx'
export { BookingContainers } from './job/job-containers.tsx'
export { ownMemberWords } from './modes/own-member-words.ts'
export { workorderRoutesWith } from './workorder-routes.tsx'
