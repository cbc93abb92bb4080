import { type Mode, modeOf } from '../shared/modes.ts'

/** The mode of a job by the letter of its number: J, the mode's letter, year and month, and five signs. */
export const modeOfJobNo = (jobNo: string): Mode => modeOf(jobNo.charAt(1))
