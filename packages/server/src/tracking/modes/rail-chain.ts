import type { Chain, Halt } from '../way/chain-rules.ts'

/** Steps of a full container by rail, with their usual hours. */
// biome-ignore format: tables
export const railChain = {
  start: [
    { event: 'PICK', hours: -120, empty: true, only: 'carrierBox' },
    { event: 'STUF', hours: -72 },
    { event: 'GTIN', hours: -26, cutoff: 'cargoCutoff' },
    { event: 'CUSR-export', hours: -20, cutoff: 'customsCutoff' },
    { event: 'LOAD', hours: -6 },
    { event: 'DEPA', hours: 0 },
  ],
  haltRole: 'border',
  halts: {
    /** From 1435 to 1520 mm the boxes change trains behind the border, from 1520 to 1435 mm before it. */
    toBroad: [
      { event: 'ARRI-border', hours: 0 },
      { event: 'CROS', hours: 8, side: 'far' },
      { event: 'RELO', hours: 20, side: 'far' },
      { event: 'DEPA', hours: 28, side: 'far' },
    ],
    fromBroad: [
      { event: 'ARRI-border', hours: 0 },
      { event: 'RELO', hours: 16 },
      { event: 'CROS', hours: 26, side: 'far' },
      { event: 'DEPA', hours: 36, side: 'far' },
    ],
    none: [
      { event: 'ARRI-border', hours: 0 },
      { event: 'CROS', hours: 4, side: 'far' },
      { event: 'DEPA', hours: 8, side: 'far' },
    ],
  },
  end: [
    { event: 'ARRI', hours: 0 },
    { event: 'DISC', hours: 8 },
    { event: 'CUSR-import', hours: 24 },
    { event: 'GTOT', hours: 30 },
    { event: 'DLVD', hours: 40, only: 'door' },
    { event: 'STRP', hours: 44, only: 'door' },
    { event: 'DROP', hours: 96, empty: true, only: 'carrierBox' },
  ],
} as const satisfies Chain

export type CorridorStop = { code: string; countryCode: string; isBorder: boolean; share: number }

/** The border and gauge crossings of a route; of several borders of China the job's own. */
export function crossingsOf(stops: readonly CorridorStop[], entryPortCode?: string | null): Halt[] {
  const found = stops.slice(1).flatMap((far, i) => {
    const near = stops[i]
    if (!near || near.countryCode === far.countryCode || !(near.isBorder || far.isBorder)) return []
    const kind = gaugeChange(near.countryCode, far.countryCode)
    const ofChina = near.countryCode === 'CN' || far.countryCode === 'CN'
    return kind === 'none' && !ofChina ? [] : [{ near: near.code, far: far.code, share: near.share, kind, ofChina }]
  })
  const leaves = stops[0]?.countryCode === 'CN'
  const isNamed = (one: (typeof found)[number]) => one.ofChina && (leaves ? one.near : one.far) === entryPortCode
  const hasNamedBorder = found.some(isNamed)
  return found.filter((one) => !hasNamedBorder || !one.ofChina || isNamed(one)).map(({ ofChina, ...halt }) => halt)
}

/** Countries whose main lines lie on 1520 mm. */
const broadGauge: ReadonlySet<string> = new Set([
  'RU',
  'BY',
  'KZ',
  'UZ',
  'KG',
  'TJ',
  'TM',
  'MN',
  'AZ',
  'GE',
  'AM',
  'UA',
  'MD',
  'LT',
  'LV',
  'EE',
  'FI',
])

function gaugeChange(from: string, to: string): keyof typeof railChain.halts {
  if (broadGauge.has(from) === broadGauge.has(to)) return 'none'
  return broadGauge.has(to) ? 'toBroad' : 'fromBroad'
}
