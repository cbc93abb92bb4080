import type { Lifecycle } from '../shared/lifecycle.ts'

export const departureStates = ['scheduled', 'cancelled'] as const
export type DepartureState = (typeof departureStates)[number]

/** The life of a train's departure. That it has left follows from its time and from the milestones of its cargo. */
// biome-ignore format: a table
export const departureLifecycle = [
  { from: ['scheduled'], action: 'save',   by: 'staff', to: 'scheduled' },
  { from: ['scheduled'], action: 'cancel', by: 'staff', to: 'cancelled' },
] as const satisfies Lifecycle<DepartureState>

export type DepartureAction = (typeof departureLifecycle)[number]['action']
export const departureActions = [...new Set(departureLifecycle.map((step) => step.action))]

/** The word of each state. */
export const departureStateText = {
  scheduled: 'pricing.departure-scheduled',
  cancelled: 'pricing.departure-cancelled',
} as const satisfies Record<DepartureState, string>
