import type { AirHead } from './air-parts.ts'
import { type RailBox, type RailHead, railBoxFacts } from './rail-parts.ts'
import { type SeaBox, type SeaHead, seaBoxFacts } from './sea-parts.ts'

/** What the modes keep of their own with a box, in its facts. */
export type OwnBox = RailBox & SeaBox
export const ownBoxFacts = { ...railBoxFacts, ...seaBoxFacts }

/** What the modes keep of their own in the head of a job. */
export type OwnHead = RailHead & SeaHead & AirHead
