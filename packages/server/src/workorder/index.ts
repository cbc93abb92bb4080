/** Workorder: the jobs that carry out an accepted booking, with their parts, clocks and completion. */

export { lclStateOf, lclStateOfJobs } from './cargo/lcl-state-rules.ts'
export { type Receipt, receiptsOf, saveReceipt } from './cargo/receipt-store.ts'
export {
  countingOf,
  measuredCargo,
  measureOf,
  type SharedCargo,
  sharedCargoOf,
  sharedColumns,
  sharedFacts,
} from './cargo/shared-cargo-queries.ts'
export { changing } from './change/job-change-commands.ts'
export { heldJob, workorderFollowersWith } from './change/job-end-commands.ts'
export type { ChangedBoxes, ChangedHead, GrantedChange, JobPapers } from './change/job-papers.ts'
export { type ClockedBox, clockDaysOf, clocksOf, lastFreeDayOf } from './clock/clock-rules.ts'
export { deletePart, factsOfPart, insertParts, partsOf, savePart } from './container/container-store.ts'
export { emptyContainer } from './container/empty-part.ts'
export { bookingOfJob, chargeBasisOf, foldIntoBooking } from './job/booking-facts.ts'
export { deskDetailOf } from './job/job-desk-queries.ts'
export { jobMenuCounters, jobTellings, jobToDos } from './job/job-handed-in.ts'
export { contentsOf, customerDetailOf, detailOf, type JobContents, noDoubts } from './job/job-queries.ts'
export {
  bookingModesOf,
  holdBooking,
  holdBookingOfJob,
  jobsOfBooking,
  jobsOfBookings,
  jobsUnderway,
  jobsWithoutWay,
  loadJob,
  markLateShipment,
  saveJob,
} from './job/job-store.ts'
export {
  jobArrived,
  jobUnderway,
  lclStateWhen,
  noteJobProgress,
  noteLeft,
  notePartsProgress,
} from './job/progress-commands.ts'
export { lastOnWay, type Progress, progressTogether, standingOfJobs } from './job/progress-rules.ts'
export { releaseGapsOf } from './job/release-rules.ts'
export type { DraftAnswer, Job, JobHead, JobPart } from './job.ts'
export { auditJob } from './job-audit.ts'
export { workorderDeskRoutesWith } from './job-desk-routes.ts'
export { drawnNo, houseBillNoOf } from './job-number.ts'
export { workorderRoutes } from './job-routes.ts'
export { type JobTableRow, jobOfRow } from './job-row.ts'
export { boxTextOf, checkLive, checkNoBillIssued, checkUnchanged, notAllowed, papersOf } from './job-rules.ts'
export { jobModeOf } from './modes/job-modes.ts'
export { moveFollowersWith, moveSeen } from './move/move-commands.ts'
export { moveRoutesWith } from './move/move-routes.ts'
