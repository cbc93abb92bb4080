import type { Lifecycle } from '../shared/lifecycle.ts'
import type { UserState } from './account.ts'

/** A user who is switched off is out at once, everywhere; a closed account does not come back, but stays named in papers and log. */
export const userLifecycle = [
  { from: ['active'], action: 'deactivate', by: 'staff', to: 'inactive' },
  // Whom a colleague switched off, so that no link of theirs brings them back.
  { from: ['inactive'], action: 'deactivate', by: 'staff', to: 'inactive' },
  { from: ['inactive'], action: 'activate', by: 'staff', to: 'active' },
  { from: ['active', 'inactive'], action: 'close', by: 'staff', to: 'closed' },
  { from: ['active'], action: 'close', by: 'customer', to: 'closed' },
] as const satisfies Lifecycle<UserState>

export type UserAction = (typeof userLifecycle)[number]['action']
export const userActions = [...new Set(userLifecycle.map((step) => step.action))]
