import type { Mode } from '../../shared/modes.ts'
import { railBoxForm, railBoxView, railHeadForm, railInternalView, railPapersView, railStopsView } from './rail.ts'

/** The modes in which jobs are carried out. */
export const jobModes = ['railway'] as const satisfies readonly Mode[]
export type JobModeName = (typeof jobModes)[number]

/** How the description of the calls says it. */
export const carriedBy: Readonly<Record<JobModeName, string>> = { railway: 'by rail' }

/** What the modes add to the forms and views of a job; every field is open, so that one form serves all of them. */
export const ownBoxForm = { ...railBoxForm }
export const ownBoxView = { ...railBoxView }
export const ownHeadForm = { ...railHeadForm }
export const ownPapersView = { ...railPapersView }
export const ownStopsView = { ...railStopsView }
export const ownInternalView = { ...railInternalView }
