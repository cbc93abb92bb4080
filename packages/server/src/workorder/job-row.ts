import type { Job } from './job.ts'

/** A job as its table holds it: the number of its departure lies in a column that was made for trains. */
export type JobTableRow = Omit<Job, 'departureNo'> & { trainNo: Job['departureNo'] }

export const jobOfRow = ({ trainNo: departureNo, ...row }: JobTableRow): Job => ({ ...row, departureNo })

export const rowOfJob = ({ departureNo: trainNo, ...job }: Job): JobTableRow => ({ ...job, trainNo })

/** The columns of what changes of a job, as table and audit name them. */
export const columnsOfChanges = ({ departureNo: trainNo, ...changes }: Partial<Job>): Partial<JobTableRow> => ({
  ...changes,
  ...(trainNo !== undefined && { trainNo }),
})
