import { inject } from 'vitest'

/** The portal of the worker that asks: files that run side by side do not meet in one portal. */
export function ownPortal(): string {
  const portals = inject('portals')
  const own = portals[(Number(process.env.VITEST_POOL_ID) - 1) % portals.length]
  if (own === undefined) throw new Error('No portal was started for this worker.')
  return own
}
