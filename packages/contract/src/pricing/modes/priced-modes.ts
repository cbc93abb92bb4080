import { type LegMode, type LegModeCode, modes } from '../../shared/modes.ts'

/** The modes that have prices, the first of which is meant where none is named. */
export const pricedModes = ['railway', 'sea', 'air', 'truck'] as const satisfies readonly LegMode[]
export type PricedMode = (typeof pricedModes)[number]

export const pricedCodes: readonly LegModeCode[] = pricedModes.map((mode) => modes[mode].code)

/** The call for prices of single departures, and how its description says what departs; nothing for what leaves on days of the week. */
export const pricedDepartures = {
  railway: { path: 'trainrailprice-list', noun: 'train' },
  sea: { path: 'sailingseaprice-list', noun: 'sailing' },
  air: { path: 'flightairprice-list', noun: 'flight' },
  truck: undefined,
} as const satisfies Readonly<Record<PricedMode, { path: string; noun: string } | undefined>>
