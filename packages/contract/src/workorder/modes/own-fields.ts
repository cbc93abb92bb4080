import { airHeadForm, airPapersView, airRowView } from './air.ts'
import { railBoxForm, railBoxView, railHeadForm, railInternalView, railPapersView, railStopsView } from './rail.ts'
import {
  roadHeadForm,
  roadPapersView,
  roadRowView,
  roadTruckForm,
  roadTruckInternalView,
  roadTruckView,
} from './road.ts'
import { seaBoxForm, seaBoxView, seaHeadForm, seaPapersView, seaRowView } from './sea.ts'

/** What the modes add to the forms and views of a job; every field is open, so that one form serves all of them. */
export const ownBoxForm = { ...railBoxForm, ...seaBoxForm }
export const ownTruckForm = { ...roadTruckForm }
export const ownBoxView = { ...railBoxView, ...seaBoxView }
export const ownTruckView = { ...roadTruckView }
export const ownTruckInternalView = { ...roadTruckInternalView }
export const ownHeadForm = { ...railHeadForm, ...seaHeadForm, ...airHeadForm, ...roadHeadForm }
export const ownRowView = { ...seaRowView, ...airRowView, ...roadRowView }
export const ownPapersView = { ...railPapersView, ...seaPapersView, ...airPapersView, ...roadPapersView }
export const ownStopsView = { ...railStopsView }
export const ownInternalView = { ...railInternalView }
