import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'

/** A crossing on the way: where the train stands before it and after it, how far along, and what happens to the gauge. */
export type Crossing = {
  near: string
  far: string
  /** Share of the way from origin to destination, 0 to 1. */
  share: number
  change: 'none' | 'toBroad' | 'fromBroad'
}

/** What the chain of a job follows from. */
export type RailPlan = {
  originCode: string
  destinationCode: string
  crossings: readonly Crossing[]
  etd: Date
  eta: Date
  cargoCutoff?: Date | undefined
  customsCutoff?: Date | undefined
  /** Boxes of the carrier's are fetched empty and given back empty. */
  hasCarrierBoxes: boolean
  toDoor: boolean
}

/** One milestone as planned. */
export type PlannedStep = {
  step: string
  seq: number
  event: MilestoneEvent
  placeCode: string
  at: Date
  containerEmpty: boolean | null
}

type Row = {
  event: MilestoneEvent
  /** Hours from the departure before the journey, from the arrival at the place afterwards. */
  hours: number
  empty?: boolean
  only?: 'carrierBox' | 'door'
  cutoff?: 'cargoCutoff' | 'customsCutoff'
  side?: 'far'
}

/** What usually happens to a full container by rail, with the hours it usually takes. */
// biome-ignore format: tables
const railFcl = {
  start: [
    { event: 'PICK', hours: -120, empty: true, only: 'carrierBox' },
    { event: 'STUF', hours: -72 },
    { event: 'GTIN', hours: -26, cutoff: 'cargoCutoff' },
    { event: 'CUSR-export', hours: -20, cutoff: 'customsCutoff' },
    { event: 'LOAD', hours: -6 },
    { event: 'DEPA', hours: 0 },
  ],
  crossing: {
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
} as const satisfies { start: Row[]; crossing: Record<Crossing['change'], Row[]>; end: Row[] }

/** The two milestones that move the job and its booking. */
export const departureStep = 'DEPA.origin'
export const arrivalStep = 'ARRI.destination'

const hourMs = 3_600_000

/** Plans the milestones of a job by its departure. Stops at borders take at most two fifths of the way's time. */
export function planRail(plan: RailPlan): PlannedStep[] {
  const { etd, eta, crossings } = plan
  const wayMs = Math.max(0, eta.getTime() - etd.getTime())
  const stopMs = crossings.map(({ change }) => (railFcl.crossing[change].at(-1)?.hours ?? 0) * hourMs)
  const stopsMs = stopMs.reduce((sum, ms) => sum + ms, 0)
  const shorten = stopsMs === 0 ? 1 : Math.min(1, (wayMs * 0.4) / stopsMs)
  const rollingMs = wayMs - stopsMs * shorten

  const start = railFcl.start.map((row) => {
    const cutoff = 'cutoff' in row ? plan[row.cutoff] : undefined
    return {
      row,
      role: 'origin',
      placeCode: plan.originCode,
      atMs: cutoff?.getTime() ?? etd.getTime() + row.hours * hourMs,
    }
  })
  const middle = crossings.flatMap((crossing, i) => {
    const stoodMs = stopMs.slice(0, i).reduce((sum, ms) => sum + ms, 0) * shorten
    const arrivesMs = etd.getTime() + rollingMs * crossing.share + stoodMs
    const isEnd = crossing.far === plan.destinationCode
    const rows: readonly Row[] = railFcl.crossing[crossing.change]
    return rows.slice(0, isEnd ? -1 : rows.length).map((row) => ({
      row,
      role: `border${i + 1}`,
      placeCode: row.side ? crossing.far : crossing.near,
      atMs: arrivesMs + row.hours * hourMs * shorten,
    }))
  })
  const end = railFcl.end.map((row) => {
    return { row, role: 'destination', placeCode: plan.destinationCode, atMs: eta.getTime() + row.hours * hourMs }
  })
  return inOrder([...start, ...middle, ...end].filter(({ row }) => happens(row, plan)))
}

function happens({ only }: Row, { hasCarrierBoxes, toDoor }: RailPlan): boolean {
  if (only === 'carrierBox') return hasCarrierBoxes
  return only !== 'door' || toDoor
}

/** Numbers the steps; none is planned before the one it follows. */
function inOrder(rows: { row: Row; role: string; placeCode: string; atMs: number }[]): PlannedStep[] {
  let latestMs = Number.NEGATIVE_INFINITY
  return rows.map(({ row, role, placeCode, atMs }, i) => {
    latestMs = Math.max(latestMs, atMs)
    const [code] = row.event.split('-')
    return {
      step: `${code}.${role}`,
      seq: (i + 1) * 100,
      event: row.event,
      placeCode,
      at: new Date(Math.round(latestMs / 300_000) * 300_000),
      containerEmpty: isBoxEvent(row.event) ? (row.empty ?? false) : null,
    }
  })
}

const boxEvents: readonly MilestoneEvent[] = ['PICK', 'STUF', 'GTIN', 'LOAD', 'DISC', 'GTOT', 'STRP', 'DROP']
const isBoxEvent = (event: MilestoneEvent) => boxEvents.includes(event)

/** What stands at a station that a route passes. */
export type RouteStop = { code: string; countryCode: string; gauge: string; isBorder: boolean; share: number }

/**
 * The crossings of a route: where border stations of two countries follow each other and the gauge changes or China is left or
 * reached. Where the drawn line wanders over several borders of China, the one that the job names is meant.
 */
export function crossingsOf(stops: readonly RouteStop[], entryPortCode?: string | null): Crossing[] {
  const found = stops.slice(1).flatMap((far, i) => {
    const near = stops[i]
    if (!near || near.countryCode === far.countryCode || !(near.isBorder || far.isBorder)) return []
    const change = gaugeChange(near.countryCode, far.countryCode)
    const ofChina = near.countryCode === 'CN' || far.countryCode === 'CN'
    return change === 'none' && !ofChina ? [] : [{ near: near.code, far: far.code, share: near.share, change, ofChina }]
  })
  const leaves = stops[0]?.countryCode === 'CN'
  const isNamed = (one: (typeof found)[number]) => one.ofChina && (leaves ? one.near : one.far) === entryPortCode
  const named = found.some(isNamed)
  return found.filter((one) => !named || !one.ofChina || isNamed(one)).map(({ ofChina, ...crossing }) => crossing)
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

function gaugeChange(from: string, to: string): Crossing['change'] {
  if (broadGauge.has(from) === broadGauge.has(to)) return 'none'
  return broadGauge.has(to) ? 'toBroad' : 'fromBroad'
}
