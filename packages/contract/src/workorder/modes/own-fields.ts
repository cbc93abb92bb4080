import type { Mode } from '../../shared/modes.ts'
import { airHeadForm, airPapersView, airRowView } from './air.ts'
import { railBoxForm, railBoxView, railHeadForm, railInternalView, railPapersView, railStopsView } from './rail.ts'
import { seaBoxForm, seaBoxView, seaHeadForm, seaPapersView, seaRowView } from './sea.ts'

/** The modes in which jobs are carried out. */
export const jobModes = ['railway', 'sea', 'air'] as const satisfies readonly Mode[]
export type JobModeName = (typeof jobModes)[number]

/** How the description of the calls says it. */
export const carriedBy: Readonly<Record<JobModeName, string>> = { railway: 'by rail', sea: 'by sea', air: 'by air' }

/** What the modes add to the forms and views of a job; every field is open, so that one form serves all of them. */
export const ownBoxForm = { ...railBoxForm, ...seaBoxForm }
export const ownTruckForm = {}
export const ownBoxView = { ...railBoxView, ...seaBoxView }
export const ownHeadForm = { ...railHeadForm, ...seaHeadForm, ...airHeadForm }
export const ownRowView = { ...seaRowView, ...airRowView }
export const ownPapersView = { ...railPapersView, ...seaPapersView, ...airPapersView }
export const ownStopsView = { ...railStopsView }
export const ownInternalView = { ...railInternalView }
