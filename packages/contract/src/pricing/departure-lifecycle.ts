import type { Lifecycle } from '../shared/lifecycle.ts'

export const departureStates = ['scheduled', 'cancelled'] as const
export type DepartureState = (typeof departureStates)[number]

/** The life of a departure; that it has left follows from its time and from the milestones of its cargo. */
// biome-ignore format: a table
export const departureLifecycle = [
  { from: ['scheduled'], action: 'save',   by: 'staff', to: 'scheduled' },
  { from: ['scheduled'], action: 'cancel', by: 'staff', to: 'cancelled' },
] as const satisfies Lifecycle<DepartureState>

export const departureActions = [...new Set(departureLifecycle.map((step) => step.action))]

export const departureStages = ['scheduled', 'departed', 'cancelled'] as const
export type DepartureStage = (typeof departureStages)[number]

/** A departure that is not cancelled has departed once its time has come, whoever recorded it. */
export const departureStageAt = ({ state, etd }: { state: DepartureState; etd: Date }, now: Date): DepartureStage =>
  state === 'scheduled' && etd <= now ? 'departed' : state

export const departureStageText = {
  scheduled: 'pricing.departure-scheduled',
  departed: 'pricing.departure-departed',
  cancelled: 'pricing.departure-cancelled',
} as const satisfies Record<DepartureStage, string>
