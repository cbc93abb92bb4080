import type { Lifecycle } from '../shared/lifecycle.ts'

export const announcementStates = ['draft', 'published', 'withdrawn'] as const
export type AnnouncementState = (typeof announcementStates)[number]

/** The life of an announcement, whose words can be mended at any time. */
// biome-ignore format: a table
export const announcementLifecycle = [
  { from: ['draft'],              action: 'save',     by: 'staff', to: 'draft' },
  { from: ['published'],          action: 'save',     by: 'staff', to: 'published' },
  { from: ['withdrawn'],          action: 'save',     by: 'staff', to: 'withdrawn' },
  { from: ['draft', 'withdrawn'], action: 'publish',  by: 'staff', to: 'published' },
  { from: ['published'],          action: 'withdraw', by: 'staff', to: 'withdrawn' },
] as const satisfies Lifecycle<AnnouncementState>

export type AnnouncementAction = (typeof announcementLifecycle)[number]['action']
export const announcementActions = [...new Set(announcementLifecycle.map((step) => step.action))]
