import type { Language } from '@landbridge/contract/shared/languages'
import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'
import { type ModeCode, placeModeOf } from '@landbridge/contract/shared/modes'
import type { TrackingFilter, TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import type { JobState } from '@landbridge/contract/workorder/job-lifecycle'
import { type RawBuilder, sql } from 'kysely'
import { companyOf } from '../../platform/caller.ts'
import { anywhere } from '../../platform/search.ts'
import type { Call } from '../../platform/serve.ts'
import { placesByCode } from '../../reference/index.ts'
import { punctualityOf, silentHours } from '../chain/timetable-rules.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import { eventLabel, jobStateLabel, type PlaceNames, shortNameOfPlace } from './tracking-words.ts'

type Row = {
  id: string
  job_id: string
  job_no: string
  booking_no: string
  customer_reference: string | null
  origin_code: string
  destination_code: string
  entry_port_code: string | null
  train_no: string | null
  mode: ModeCode
  state: JobState
  container_no: string | null
  container_type: string | null
  seal_nos: string[] | null
  facts: Record<string, unknown> | null
  note_no: string | null
  last_free_day: string | null
  remark: string | null
  promised_eta: Date
  last_event: MilestoneEvent | null
  last_place_code: string | null
  located_at: Date | null
  km_left: number | null
  etd: Date
  atd: Date | null
  eta: Date
  ata: Date | null
}

/** What a box says of itself goes before what is known of its job; a cancelled job is followed no more. */
const boxes = sql`from work_order w
  left join work_order_part c on c.job_id = w.id and c.customer_id = w.customer_id and c.kind = 'box'
  left join box_track t on t.container_id = c.id and t.customer_id = w.customer_id`

const times = {
  etd: sql<Date>`coalesce(t.etd, w.etd)`,
  atd: sql<Date | null>`case when t.container_id is null then w.atd else t.atd end`,
  eta: sql<Date>`coalesce(t.eta, w.eta)`,
  ata: sql<Date | null>`case when t.container_id is null then w.ata else t.ata end`,
  locatedAt: sql<Date | null>`case when t.container_id is null then w.last_event_at else t.located_at end`,
}

const sortColumn = {
  containerNo: sql`c.part_no`,
  locatedAt: times.locatedAt,
  atd: sql`coalesce(${times.atd}, ${times.etd})`,
  ata: sql`coalesce(${times.ata}, ${times.eta})`,
} as const

/** The boxes of the calling company that travel in one mode; those that were heard of last come first, unless asked otherwise. */
export async function listTracking(
  filter: TrackingFilter & { mode: ModeCode },
  { tx, caller, now, language }: Call<'customer'>,
) {
  const { pageIndex, pageSize, sort, sortName } = filter
  const where = sql.join(conditions(filter, companyOf(caller)), sql` and `)
  const order = sql`${sortColumn[sortName ?? 'locatedAt']} ${sortName && sort === 'asc' ? sql`asc` : sql`desc`} nulls last`
  const page = sql<Row>`select coalesce(c.id, w.id) id, w.id job_id, w.job_no, w.booking_no, w.customer_reference,
      w.origin_code, w.destination_code, w.entry_port_code, w.train_no, w.mode, w.state, c.part_no container_no, c.part_type container_type, c.seal_nos,
      c.facts, c.note_no, c.facts ->> 'lastFreeDay' last_free_day,
      coalesce(c.remark, w.remark) remark, w.promised_eta, case when t.container_id is null then w.last_event_code else t.last_event end last_event,
      case when t.container_id is null then w.last_place_code else t.last_place_code end last_place_code, ${times.locatedAt} located_at, t.km_left,
      ${times.etd} etd, ${times.atd} atd, ${times.eta} eta, ${times.ata} ata
    ${boxes} where ${where} order by ${order}, w.ordered_at desc, coalesce(c.id, w.id)
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`
  const count = sql<{ total: string }>`select count(*) total ${boxes} where ${where}`
  const [{ rows }, counted] = await Promise.all([page.execute(tx), count.execute(tx)])
  const places = await placesByCode(tx, placeModeOf(filter.mode), rows.flatMap(placeCodes))
  const items = rows.map((row) => viewOf(row, { places, language, now }))
  return { items, total: Number(counted.rows[0]?.total ?? 0), pageIndex, pageSize }
}

function conditions(filter: TrackingFilter & { mode: ModeCode }, customerId: string): RawBuilder<unknown>[] {
  const { filter: words, atd, ata, originCode, originName, destinationCode, destinationName, hasFeederLeg } = filter
  const part = words && anywhere(words)
  const placeMode = placeModeOf(filter.mode)
  return [
    sql`w.customer_id = ${customerId}`,
    sql`w.mode = ${filter.mode}`,
    sql`w.state <> 'cancelled'`,
    ...(part
      ? [
          sql`(c.part_no ilike ${part} or w.job_no ilike ${part} or w.booking_no ilike ${part}
            or w.customer_reference ilike ${part} or c.note_no ilike ${part})`,
        ]
      : []),
    ...between(sql`coalesce(${times.atd}, ${times.etd})`, atd),
    ...between(sql`coalesce(${times.ata}, ${times.eta})`, ata),
    ...at(sql`w.origin_code`, { placeMode, code: originCode, name: originName }),
    ...at(sql`w.destination_code`, { placeMode, code: destinationCode, name: destinationName }),
    ...(hasFeederLeg
      ? [sql`exists (select from work_order f where f.booking_id = w.booking_id and f.leg_seq <> w.leg_seq)`]
      : []),
  ]
}

/** Days of Shanghai; the whole of the last one counts. */
const between = (column: RawBuilder<unknown>, range: { from?: string | undefined; to?: string | undefined } = {}) => [
  ...(range.from ? [sql`${column} >= (${range.from}::date)::timestamp at time zone 'Asia/Shanghai'`] : []),
  ...(range.to ? [sql`${column} < (${range.to}::date + 1)::timestamp at time zone 'Asia/Shanghai'`] : []),
]

/** A place by its code, else by any of its names. */
function at(
  column: RawBuilder<unknown>,
  { placeMode, code, name }: { placeMode: string; code: string | undefined; name: string | undefined },
): RawBuilder<unknown>[] {
  if (code) return [sql`${column} = ${code}`]
  const part = name && anywhere(name)
  return part
    ? [
        sql`${column} in (select p.code from place p where p.mode = ${placeMode} and exists (select from jsonb_each_text(p.names) n where n.value ilike ${part}))`,
      ]
    : []
}

const placeCodes = (row: Row) =>
  [row.origin_code, row.destination_code, row.entry_port_code, row.last_place_code].filter((code) => code !== null)

type Reading = PlaceNames & { now: Date }

function viewOf(row: Row, reading: Reading): TrackingRow {
  const { atd, ata, eta } = row
  return {
    ...numbersOf(row),
    ...wayOf(row, reading),
    state: row.state,
    stateLabel: jobStateLabel(row.state, reading.language),
    ...lastOf(row, reading),
    etd: row.etd,
    atd: atd ?? undefined,
    eta,
    ata: ata ?? undefined,
    promisedEta: row.promised_eta,
    ...punctualityOf(row.promised_eta, ata ?? eta),
    silentHours: silentHours({ atd, ata }, row.located_at ?? undefined, reading.now),
    kmLeft: row.km_left ?? undefined,
    lastFreeDay: row.last_free_day ?? undefined,
    remark: row.remark ?? undefined,
  }
}

const numbersOf = (row: Row) => ({
  id: row.id,
  trafficCode: row.job_id,
  jobNo: row.job_no,
  bookingNo: row.booking_no,
  customerReference: row.customer_reference ?? undefined,
  containerNo: row.container_no ?? undefined,
  containerType: row.container_type ?? undefined,
  sealNos: row.seal_nos?.join(', ') || undefined,
  wagonNo: trackingModeOf(row.mode).vehicleOf(row.facts ?? {}),
  houseBillNo: row.note_no ?? undefined,
})

const wayOf = (row: Row, names: PlaceNames) => ({
  originCode: row.origin_code,
  originName: shortNameOfPlace(row.origin_code, names),
  entryPortCode: row.entry_port_code ?? undefined,
  entryPortName: row.entry_port_code ? shortNameOfPlace(row.entry_port_code, names) : undefined,
  destinationCode: row.destination_code,
  destinationName: shortNameOfPlace(row.destination_code, names),
  trainNo: row.train_no ?? undefined,
})

const lastOf = (row: Row, names: PlaceNames) => ({
  event: row.last_event ?? undefined,
  trackLabel: row.last_event ? trackLabel(row.last_event, row.last_place_code, names) : undefined,
  locatedAt: row.located_at ?? undefined,
})

/** The latest event in words, with its place. */
function trackLabel(
  event: MilestoneEvent,
  placeCode: string | null,
  names: PlaceNames & { language: Language },
): string {
  const label = eventLabel(event, names.language)
  return placeCode ? `${label} · ${shortNameOfPlace(placeCode, names)}` : label
}
