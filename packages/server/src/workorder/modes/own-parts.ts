import { type RailBox, type RailHead, railBoxFacts } from './rail-parts.ts'

/** What the modes keep of their own with a box, in its facts. */
export type OwnBox = RailBox
export const ownBoxFacts = { ...railBoxFacts }

/** What the modes keep of their own in the head of a job. */
export type OwnHead = RailHead
