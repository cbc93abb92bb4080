import type { Lifecycle } from '../../shared/lifecycle.ts'

export const filingStates = [
  'notDue',
  'due',
  'sent',
  'accepted',
  'rejected',
  'infoRequested',
  'screeningRequested',
  'amendDue',
  'doNotLoad',
] as const
export type FilingState = (typeof filingStates)[number]

/** The life of an advance filing with customs. An order not to load can come at any time; it ends with a corrected filing. */
// biome-ignore format: a table
export const filingLifecycle = [
  { from: ['notDue'],                                              action: 'fallDue',          by: 'system', to: 'due' },
  { from: ['notDue', 'due', 'rejected', 'amendDue', 'doNotLoad'],  action: 'send',             by: 'staff',  to: 'sent' },
  { from: ['sent', 'infoRequested', 'screeningRequested'],         action: 'accept',           by: 'staff',  to: 'accepted' },
  { from: ['sent'],                                                action: 'reject',           by: 'staff',  to: 'rejected' },
  { from: ['accepted'],                                            action: 'requestInfo',      by: 'staff',  to: 'infoRequested' },
  { from: ['accepted'],                                            action: 'requestScreening', by: 'staff',  to: 'screeningRequested' },
  { from: ['notDue', 'due', 'sent', 'accepted', 'rejected', 'infoRequested', 'screeningRequested', 'amendDue'], action: 'forbid', by: 'staff', to: 'doNotLoad' },
  { from: ['sent', 'accepted', 'infoRequested', 'screeningRequested'], action: 'amend',        by: 'system', to: 'amendDue' },
] as const satisfies Lifecycle<FilingState>
export type FilingAction = (typeof filingLifecycle)[number]['action']

/** The deeds of the desk: what was sent, and what customs answered. */
export const filingDeeds = [
  'send',
  'accept',
  'reject',
  'requestInfo',
  'requestScreening',
  'forbid',
] as const satisfies readonly FilingAction[]

export const filingLevels = ['master', 'house'] as const
export const filers = ['US', 'CARRIER', 'OWN'] as const
export type FilingLevel = (typeof filingLevels)[number]
export type Filer = (typeof filers)[number]

/** The regimes whose hours the portal counts itself. Those of other countries are rules that staff keep. */
export const builtInRegimes = ['ICS2', 'AMS', 'ISF', 'ACAS'] as const
