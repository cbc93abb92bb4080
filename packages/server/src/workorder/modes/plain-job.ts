import type { JobMode } from './job-mode.ts'

/** The parts of a mode's share that most modes leave as they are: a head that the booking says nothing of. */
const plain = {
  openingHead: () => ({}),
  openingPart: () => ({}),
  headOfWay: () => ({}),
  measureOf: () => undefined,
  rowView: () => ({}),
  doubtsOn: () => ({}),
} as const satisfies Partial<JobMode>

type Own = Omit<JobMode, keyof typeof plain> & Partial<Pick<JobMode, keyof typeof plain>>

/** The work orders of a mode by what it states itself. */
export const jobMode = (own: Own): JobMode => ({ ...plain, ...own })
