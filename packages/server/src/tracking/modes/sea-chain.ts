import type { Chain } from '../way/chain-rules.ts'

/** Steps of a full container by sea, or of cargo that shares one, with their usual hours. */
// biome-ignore format: tables
export const seaChain = {
  start: [
    { event: 'PICK', hours: -168, empty: true, only: 'carrierBox' },
    { event: 'RCVD', hours: -120, only: 'shared' },
    { event: 'STUF', hours: -96 },
    { event: 'GTIN', hours: -36, cutoff: 'cargoCutoff' },
    { event: 'CUSR-export', hours: -24, cutoff: 'customsCutoff' },
    { event: 'LOAD', hours: -8 },
    { event: 'DEPA', hours: 0 },
  ],
  haltRole: 'tranship',
  halts: {
    /** At a transhipment port the box waits on the quay for the vessel that goes on, which sails every week. */
    tranship: [
      { event: 'ARRI', hours: 0 },
      { event: 'DISC', hours: 12 },
      { event: 'LOAD', hours: 88, connectsEvery: 7 },
      { event: 'DEPA', hours: 96 },
    ],
  },
  end: [
    { event: 'ARRI', hours: 0 },
    { event: 'DISC', hours: 16 },
    { event: 'STRP', hours: 44, only: 'shared' },
    { event: 'CUSR-import', hours: 48 },
    { event: 'GTOT', hours: 72, only: 'full' },
    { event: 'DLVD', hours: 84, only: 'door' },
    { event: 'DROP', hours: 144, empty: true, only: 'carrierBox' },
  ],
} as const satisfies Chain
