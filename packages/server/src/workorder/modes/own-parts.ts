import type { AirHead } from './air-parts.ts'
import { type RailBox, type RailHead, railBoxFacts } from './rail-parts.ts'
import { type RoadHead, type RoadTruck, roadTruckFacts } from './road-parts.ts'
import { type SeaBox, type SeaHead, seaBoxFacts } from './sea-parts.ts'

/** What the modes keep of their own with a part, in its facts. */
export type OwnPart = RailBox & SeaBox & RoadTruck
export const ownPartFacts = { ...railBoxFacts, ...seaBoxFacts, ...roadTruckFacts }

/** What the modes keep of their own in the head of a job. */
export type OwnHead = RailHead & SeaHead & AirHead & RoadHead
