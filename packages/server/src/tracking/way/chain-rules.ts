import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'

/** A halt on the way: where the cargo stands before it and after it, how far along, and which lines of the chain it takes. */
export type Halt = {
  near: string
  far: string
  /** Share of the way from origin to destination, 0 to 1. */
  share: number
  kind: string
  /** By a timetable, where there is one; else the plan reckons it. */
  arrivesAt?: Date | undefined
  leavesAt?: Date | undefined
}

/** A usual step, with its hours counted from the departure before the journey, from the arrival at the place afterwards. */
type ChainRow = {
  event: MilestoneEvent
  hours: number
  empty?: boolean
  /** Limits the step to the carrier's boxes, to doors, to full containers, or to cargo that shares one. */
  only?: 'carrierBox' | 'door' | 'full' | 'shared'
  cutoff?: 'cargoCutoff' | 'customsCutoff'
  side?: 'far'
  /** It stands beside the chain, where its time puts it: nothing waits for it, and it waits for nothing. */
  beside?: boolean
  /** From here on another vehicle carries the cargo, which leaves every so many days: cargo that comes too late waits for the next one. */
  connectsEvery?: number
}

export type Chain = {
  start: readonly ChainRow[]
  /** Prefix of a halt's steps: border1, border2 and so on. */
  haltRole: string
  haltRoles?: Readonly<Record<string, string>>
  halts: Readonly<Record<string, readonly ChainRow[]>>
  end: readonly ChainRow[]
}

/** Days until the next departure of the vehicle into which cargo changes at a step; undefined where it does not change. */
export type StepConnections = (step: string) => number | undefined

export function connectionsOf(chain: Chain): StepConnections {
  const connecting = Object.entries(chain.halts).flatMap(([kind, rows]) =>
    rows.flatMap(({ event, connectsEvery }) =>
      connectsEvery ? [{ code: codeOf(event), role: roleOf(chain, kind), connectsEvery }] : [],
    ),
  )
  return (step) => {
    const [code, role = ''] = step.split('.')
    return connecting.find((one) => one.code === code && role.startsWith(one.role))?.connectsEvery
  }
}

const roleOf = ({ haltRole, haltRoles = {} }: Chain, kind: string): string => haltRoles[kind] ?? haltRole

export type ChainPlan = {
  originCode: string
  destinationCode: string
  halts: readonly Halt[]
  etd: Date
  eta: Date
  cargoCutoff?: Date | undefined
  customsCutoff?: Date | undefined
  /** Boxes of the carrier's are fetched empty and given back empty. */
  hasCarrierBoxes: boolean
  toDoor: boolean
  isShared?: boolean
  /** Customs that are cleared on another leg of a chain of jobs. */
  customsElsewhere?: readonly ('export' | 'import')[] | undefined
}

export type PlannedStep = {
  step: string
  seq: number
  event: MilestoneEvent
  placeCode: string
  at: Date
  containerEmpty: boolean | null
}

const hourMs = 3_600_000

/** Plans the milestones of a job by its departure, with at most two fifths of the way's time for halts. */
export function planChain(chain: Chain, plan: ChainPlan): PlannedStep[] {
  const { etd, eta, halts } = plan
  const wayMs = Math.max(0, eta.getTime() - etd.getTime())
  const haltMs = halts.map(({ kind }) => (chain.halts[kind]?.at(-1)?.hours ?? 0) * hourMs)
  const haltsMs = haltMs.reduce((sum, ms) => sum + ms, 0)
  const shorten = haltsMs === 0 ? 1 : Math.min(1, (wayMs * 0.4) / haltsMs)
  const movingMs = wayMs - haltsMs * shorten

  const start = chain.start.map((row) => ({
    row,
    role: 'origin',
    placeCode: plan.originCode,
    atMs: (row.cutoff && plan[row.cutoff]?.getTime()) ?? etd.getTime() + row.hours * hourMs,
  }))
  const middle = halts.flatMap((halt, i) => {
    const stoodMs = haltMs.slice(0, i).reduce((sum, ms) => sum + ms, 0) * shorten
    const arrivesMs = halt.arrivesAt?.getTime() ?? etd.getTime() + movingMs * halt.share + stoodMs
    const role = roleOf(chain, halt.kind)
    const nth = halts.slice(0, i + 1).filter(({ kind }) => roleOf(chain, kind) === role).length
    return rowsAt(chain, halt, plan).map((row, index, rows) => ({
      row,
      role: `${role}${nth}`,
      placeCode: row.side ? halt.far : halt.near,
      atMs: (index === rows.length - 1 && halt.leavesAt?.getTime()) || arrivesMs + row.hours * hourMs * shorten,
    }))
  })
  const end = chain.end.map((row) => {
    return { row, role: 'destination', placeCode: plan.destinationCode, atMs: eta.getTime() + row.hours * hourMs }
  })
  const rows = [...start, ...middle, ...end].filter(({ row }) => happensAt(row, plan))
  return inOrder(rows, { inBoxes: [...chain.start, ...chain.end].some(({ empty }) => empty) })
}

/** Nothing departs from a halt where the way ends. */
function rowsAt({ halts }: Chain, { kind, far }: Halt, { destinationCode }: ChainPlan): readonly ChainRow[] {
  const rows = halts[kind] ?? []
  return far === destinationCode && rows.at(-1)?.event === 'DEPA' ? rows.slice(0, -1) : rows
}

function happensAt(
  { event, only }: ChainRow,
  { hasCarrierBoxes, toDoor, isShared = false, customsElsewhere = [] }: ChainPlan,
): boolean {
  if (customsElsewhere.some((side) => event === `CUSR-${side}`)) return false
  const facts = { carrierBox: hasCarrierBoxes && !isShared, door: toDoor, full: !isShared, shared: isShared }
  return only === undefined || facts[only]
}

type TimedStep = { row: ChainRow; role: string; placeCode: string; atMs: number }

/** Puts the steps in order, none before the one it follows; events of an empty box are marked where cargo travels in boxes. */
function inOrder(rows: readonly TimedStep[], { inBoxes }: { inBoxes: boolean }): PlannedStep[] {
  let latestMs = Number.NEGATIVE_INFINITY
  return rows.map(({ row, role, placeCode, atMs }, i) => {
    if (!row.beside) latestMs = Math.max(latestMs, atMs)
    return {
      step: `${codeOf(row.event)}.${role}`,
      seq: row.beside ? 0 : (i + 1) * 100,
      event: row.event,
      placeCode,
      at: new Date(Math.round((row.beside ? atMs : latestMs) / 300_000) * 300_000),
      containerEmpty: inBoxes && isBoxEvent(row.event) ? (row.empty ?? false) : null,
    }
  })
}

/** The event's code in the field, which names its step. */
const codeOf = (event: MilestoneEvent) => event.split('-')[0] ?? event

const boxEvents: readonly MilestoneEvent[] = ['PICK', 'STUF', 'GTIN', 'LOAD', 'DISC', 'GTOT', 'STRP', 'DROP']
const isBoxEvent = (event: MilestoneEvent) => boxEvents.includes(event)
