import type { Lifecycle } from '../shared/lifecycle.ts'
import type { UserState } from './account.ts'

/** A user who is switched off is out at once, everywhere; nobody is deleted. */
export const userLifecycle = [
  { from: ['active'], action: 'deactivate', by: 'staff', to: 'inactive' },
  { from: ['inactive'], action: 'activate', by: 'staff', to: 'active' },
] as const satisfies Lifecycle<UserState>

export type UserAction = (typeof userLifecycle)[number]['action']
export const userActions = [...new Set(userLifecycle.map((step) => step.action))]
