import type { Lifecycle } from '../shared/lifecycle.ts'

export const tariffStates = ['draft', 'published', 'withdrawn'] as const
export type TariffState = (typeof tariffStates)[number]

/** The life of one version of a price; a published one is never edited, `version` makes a draft that will replace it from a date. */
// biome-ignore format: a table
export const tariffLifecycle = [
  { from: ['draft'],     action: 'save',     by: 'staff', to: 'draft' },
  { from: ['draft'],     action: 'publish',  by: 'staff', to: 'published' },
  { from: ['published'], action: 'version',  by: 'staff', to: 'published' },
  { from: ['published'], action: 'withdraw', by: 'staff', to: 'withdrawn' },
] as const satisfies Lifecycle<TariffState>

export const tariffActions = [...new Set(tariffLifecycle.map((step) => step.action))]

export const tariffStateText = {
  draft: 'pricing.tariff-draft',
  published: 'pricing.tariff-published',
  withdrawn: 'pricing.tariff-withdrawn',
} as const satisfies Record<TariffState, string>
