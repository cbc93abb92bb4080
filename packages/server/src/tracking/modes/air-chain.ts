import type { Chain } from '../way/chain-rules.ts'

/** Steps by air, by the codes of IATA, with their usual hours; goods are declared before they are handed over, or while they fly. */
// biome-ignore format: tables
export const airChain = {
  start: [
    { event: 'RCVD', hours: -48 },
    { event: 'RCS', hours: -12, cutoff: 'cargoCutoff' },
    { event: 'CUSR-export', hours: -8, cutoff: 'customsCutoff', beside: true },
    { event: 'MAN', hours: -3 },
    { event: 'DEP', hours: 0 },
  ],
  haltRole: 'connection',
  halts: {
    /** At a connection the cargo waits for the flight that goes on, which leaves every day. */
    connection: [
      { event: 'ARR', hours: 0 },
      { event: 'DEP', hours: 8, connectsEvery: 1 },
    ],
  },
  end: [
    { event: 'ARR', hours: 0 },
    { event: 'RCF', hours: 4 },
    { event: 'NFD', hours: 6 },
    { event: 'CUSR-import', hours: 20, beside: true },
    { event: 'AWD', hours: 24 },
    { event: 'DLV', hours: 30 },
  ],
} as const satisfies Chain
