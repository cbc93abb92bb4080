import type { Mode } from '../../shared/modes.ts'

/** The modes that have prices. The first answers what names none. */
export const pricedModes = ['railway'] as const satisfies readonly Mode[]
export type PricedMode = (typeof pricedModes)[number]

/** The call for prices of single departures, and how its description says what departs. */
export const pricedDepartures: Readonly<Record<PricedMode, { path: string; noun: string }>> = {
  railway: { path: 'trainrailprice-list', noun: 'train' },
}
