import type { FreeTime } from '@landbridge/contract/pricing/free-time'
import { dayIn } from '@landbridge/contract/shared/business-day'
import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'
import { factsOfMode, type LegModeCode, type ModeCode, placeModesOf } from '@landbridge/contract/shared/modes'
import { type ImpliedTime, type WayDone, wayShown } from '@landbridge/contract/shared/way-done'
import { cleanPartNo } from '@landbridge/contract/tracking/part-no'
import type { TrackingFilter, TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import { type JobState, jobStates } from '@landbridge/contract/workorder/job-lifecycle'
import { type PartKind, partNoNames } from '@landbridge/contract/workorder/part-kinds'
import { companyOf } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database.ts'
import { askList, type Condition, either, onDays, present } from '../../platform/list.ts'
import { mentions } from '../../platform/search.ts'
import type { Call } from '../../platform/serve.ts'
import { placesNamed, type ReaderNames, readerNames, trackLabel } from '../../reference/index.ts'
import { type ClockedBox, factsOfPart, lastFreeDayOf } from '../../workorder/index.ts'
import { punctualityNow, silentHours } from '../chain/timetable-rules.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import { isAway } from '../way/route-rules.ts'
import type { ListedJob, ListedPart } from '../way/tracking-mode.ts'
import { jobStateLabel, onTheWay, rowNames, spotInWords, zoneOf } from './tracking-words.ts'

type Row = {
  id: string
  jobId: string
  jobNo: string
  bookingNo: string
  bookingMode: ModeCode
  customerReference?: string
  originCode: string
  destinationCode: string
  entryPortCode?: string
  entryPortPassed?: boolean
  departureNo?: string
  mode: LegModeCode
  state: JobState
  partKind?: PartKind
  partNo?: string
  partType?: string
  sealNos?: string[]
  facts?: Record<string, unknown>
  noteNo?: string
  containerOwner?: 'C' | 'S'
  freeTime?: FreeTime
  remark?: string
  masterBillNo?: string
  head?: ListedJob['head']
  actualPieces?: number
  carriedOnBy?: string
  actualGrossWeightKg?: string
  promisedEta: Date
  lastEvent?: MilestoneEvent
  lastPlaceCode?: string
  seen?: { placeCode: string | null; address: string; latitude: number; longitude: number }
  locatedAt?: Date
  kmLeft?: number
  way?: WayDone
  impliedTimes?: ImpliedTime[]
  etd: Date
  atd?: Date
  eta: Date
  ata?: Date
}

const boxes = `work_order w
  left join work_order_part c on c.job_id = w.id and c.customer_id = w.customer_id
  left join box_track t on t.container_id = c.id and t.customer_id = w.customer_id`

const ofBox = (ofTrack: string, ofJob: string) =>
  `case when t.container_id is null then w.${ofJob} else t.${ofTrack} end`
const etd = 'coalesce(t.etd, w.etd)'
const eta = 'coalesce(t.eta, w.eta)'
const atd = ofBox('atd', 'atd')
const ata = ofBox('ata', 'ata')
const locatedAt = ofBox('located_at', 'last_event_at')
const lastSeenPosition = `(select jsonb_build_object('placeCode', p.place_code, 'address', p.address, 'latitude', p.latitude, 'longitude', p.longitude) from box_position p
  where p.container_id in (t.container_id, (c.facts ->> 'reloadedIntoId')::uuid) and p.customer_id = t.customer_id and p.at = t.located_at and t.located_at > t.last_event_at limit 1)`
const departure = `coalesce(${atd}, ${etd})`
const arrival = `coalesce(${ata}, ${eta})`

const houseBill = `w.head ->> 'houseBillNo'`

const receipts = `left join warehouse_receipt r on r.job_id = w.id and r.customer_id = w.customer_id`

const carriedOnBy = `(select n.part_no from work_order_part n
  where n.job_id = c.job_id and n.customer_id = c.customer_id and n.id::text = c.facts ->> 'reloadedIntoId')`

const bookingMode = `(select b.mode from booking b where b.id = w.booking_id and b.customer_id = w.customer_id)`

const columns = `coalesce(c.id, w.id) as id, w.id as job_id, w.job_no, w.booking_no, ${bookingMode} as booking_mode, w.customer_reference,
  w.origin_code, w.destination_code, w.entry_port_code, w.train_no as departure_no, w.mode, w.state, c.kind as part_kind, c.part_no, c.part_type,
  c.seal_nos, c.owner as container_owner, c.facts, w.head -> 'freeTime' as free_time, w.master_bill_no, w.head - 'freeTime' as head, r.actual_pieces, r.actual_gross_weight_kg, ${carriedOnBy} as carried_on_by, coalesce(c.note_no, ${houseBill}) as note_no, coalesce(c.remark, w.remark) as remark, w.promised_eta,
  ${ofBox('last_event', 'last_event_code')} as last_event, ${ofBox('last_place_code', 'last_place_code')} as last_place_code, ${lastSeenPosition} as seen,
  w.entry_port_code = any(${ofBox('passed_codes', 'passed_codes')}) as entry_port_passed, ${locatedAt} as located_at, t.km_left, ${ofBox('way', 'way')} as way, ${ofBox('implied_times', 'implied_times')} as implied_times, ${etd} as etd, ${atd} as atd, ${eta} as eta, ${ata} as ata`

/** A consignment is followed by the bill of its job, any other part by its own number. */
const followedBy = `case when c.kind = 'piece' then w.master_bill_no else c.part_no end`

const sortColumns = {
  containerNo: followedBy,
  masterBillNo: 'w.master_bill_no',
  bookingNo: 'w.booking_no',
  stateLabel: `array_position(array[${jobStates.map((state) => `'${state}'`)}], w.state)`,
  locatedAt,
  atd: departure,
  ata: arrival,
  flightDate: `w.head #>> '{flights,0,flightDate}'`,
  loadingDate: `coalesce(c.facts ->> 'loadingDate', w.head ->> 'loadingDate')`,
} as const

/** A sailing calls at a port on the way to hand its boxes to a feeder; a train passes stations and keeps them. */
const viaPort = `jsonb_array_length(coalesce(nullif(w.head -> 'viaPlaces', 'null'), '[]')) > 0`

/** Cargo that changes vessel, flight or leg on its way. */
const changesOver = (mode: ModeCode) => `${factsOfMode(mode).departure === 'sailing' ? viaPort : 'false'}
  or nullif(w.head ->> 'transhipPortCode', '') is not null or nullif(w.head ->> 'secondVessel', '') is not null
  or jsonb_array_length(coalesce(nullif(w.head -> 'flights', 'null'), '[]')) > 1
  or exists (select from work_order f where f.booking_id = w.booking_id and f.customer_id = w.customer_id and f.leg_seq <> w.leg_seq
    and f.state <> 'cancelled')`

type Filter = TrackingFilter & { mode: ModeCode }

/** Unless an order is named, the boxes with the newest news stand first. */
export async function listTracking(filter: Filter, { tx, caller, now, language }: Call<'customer'>) {
  const { pageIndex, pageSize, sort, sortName } = filter
  const direction = sortName && sort === 'asc' ? 'asc' : 'desc'
  const where = await conditionsOf(tx, filter, companyOf(caller))
  const [{ rows, total }, names] = await Promise.all([
    askList<Row>(tx, {
      from: boxes,
      key: 'coalesce(c.id, w.id)',
      columns,
      joins: receipts,
      where,
      order: `${sortColumns[sortName ?? 'locatedAt']} ${direction} nulls last, w.ordered_at desc`,
      page: { pageIndex, pageSize },
    }),
    readerNames(tx, language),
  ])
  return { items: rows.map((row) => viewOf(row, names, now)), total, pageIndex, pageSize }
}

/** The conditions of a filter, without cancelled jobs; a place is named by its code, else by any of its names. */
async function conditionsOf(tx: Tx, filter: Filter, customerId: string): Promise<Condition[]> {
  const { filter: words, originCode, originName, destinationCode, destinationName, hasFeederLeg } = filter
  const placesOf = async (code: string | undefined, name: string | undefined) =>
    code ? [code] : name?.trim() && placesNamed(tx, name, placeModesOf(filter.mode))
  const [origins, destinations] = await Promise.all([
    placesOf(originCode, originName),
    placesOf(destinationCode, destinationName),
  ])
  return present([
    ['w.customer_id = $1', customerId],
    ['w.mode = $1', filter.mode],
    ["w.state <> 'cancelled'"],
    words?.trim() &&
      either(
        mentions(
          `search_line(c.part_no, w.job_no, w.booking_no, w.customer_reference, c.note_no, w.master_bill_no, ${houseBill}, c.facts ->> 'formerNos')`,
          words,
        ),
        mentions('search_line(c.part_no, w.master_bill_no)', cleanPartNo(words)),
      ),
    ...onDays(departure, filter.atd?.from, filter.atd?.to),
    ...onDays(arrival, filter.ata?.from, filter.ata?.to),
    origins && ['w.origin_code = any($1)', origins],
    destinations && ['w.destination_code = any($1)', destinations],
    hasFeederLeg && [`(${changesOver(filter.mode)})`],
  ])
}

function viewOf(row: Row, names: ReaderNames, now: Date): TrackingRow {
  const { atd, ata, eta, locatedAt, promisedEta } = row
  return {
    ...numbersOf(row),
    ...routeColumns(row, names),
    ...trackingModeOf(row.mode).rowOf?.(jobOf(row), partOf(row), rowNames(names, row.mode)),
    state: row.state,
    stateLabel: jobStateLabel(row.state, names.language),
    event: row.lastEvent,
    trackLabel: newestOf(row, names),
    locatedAt,
    etd: row.etd,
    atd,
    eta,
    ata,
    promisedEta,
    ...wayShown(row),
    ...punctualityNow(row, zoneOf(row.destinationCode, row.mode, names)),
    silentHours: silentHours(row, locatedAt, now),
    kmLeft: row.kmLeft,
    lastFreeDay: freeUntil(row, names, now),
    remark: row.remark,
  }
}

function freeUntil(
  { mode, destinationCode, partType: containerType, containerOwner, facts, freeTime }: Row,
  names: ReaderNames,
  now: Date,
) {
  if (!containerType) return undefined
  const { freeDays = null, lastFreeDay = null, clockDays = null } = (facts ?? {}) as Partial<ClockedBox>
  const box = { containerType, containerOwner: containerOwner ?? 'C', freeDays, lastFreeDay, clockDays }
  return lastFreeDayOf(box, freeTime, dayIn(zoneOf(destinationCode, mode, names), now))
}

/** The newest that is known: what happened last, or where the box was seen since, away from there. */
function newestOf({ mode, lastEvent, lastPlaceCode, seen, atd, ata }: Row, names: ReaderNames) {
  const { language } = names
  const happened = names.findPlace(lastPlaceCode, mode)
  if (seen && atd && !ata && (!happened || isAway(seen, happened))) {
    const place = seen.placeCode ? names.shortPlace(seen.placeCode, mode) : spotInWords(seen, mode, language)
    return [onTheWay[language], place].join(' · ')
  }
  return trackLabel(
    { code: lastEvent, placeName: lastPlaceCode && names.shortPlace(lastPlaceCode, mode), mode },
    language,
  )
}

const jobOf = ({ masterBillNo, head = {} }: Row): ListedJob => ({ masterBillNo: masterBillNo ?? null, head })

function partOf({ partKind, partNo, facts, ...row }: Row): ListedPart {
  const { actualPieces, actualGrossWeightKg, lastPlaceCode, carriedOnBy } = row
  const numbered = partKind && partNoNames[partKind]
  return {
    ...(facts && factsOfPart(facts)),
    ...(numbered && { [numbered]: partNo }),
    actualPieces,
    actualGrossWeightKg,
    lastPlaceCode: lastPlaceCode ?? null,
    carriedOnBy,
  }
}

const numbersOf = (row: Row) => ({
  id: row.id,
  trafficCode: row.jobId,
  jobNo: row.jobNo,
  bookingNo: row.bookingNo,
  bookingMode: row.bookingMode,
  customerReference: row.customerReference,
  ...vehicleNumbers(row),
  sealNos: row.sealNos?.join(', ') || undefined,
  houseBillNo: row.noteNo,
})

/** The numbers of trucks and air consignments under names of their own, the onward truck beside the first. */
function vehicleNumbers(row: Row) {
  const { partNoOf, vehicleOf } = trackingModeOf(row.mode)
  const isBox = row.partKind === 'box'
  return {
    ...(isBox && { containerNo: partNoOf(partOf(row), jobOf(row)), containerType: row.partType }),
    wagonNo: isBox ? vehicleOf?.(partOf(row)) : (row.carriedOnBy ?? undefined),
  }
}

const routeColumns = (
  { mode, originCode, entryPortCode, entryPortPassed, destinationCode, departureNo, way }: Row,
  names: ReaderNames,
) => ({
  originCode,
  originName: names.shortPlace(originCode, mode),
  entryPortCode,
  entryPortName: entryPortCode && names.shortPlace(entryPortCode, mode),
  entryPortPassed,
  entryPortKm: way?.stopKm?.[entryPortCode ?? ''],
  originPlaceZone: zoneOf(originCode, mode, names),
  destinationPlaceZone: zoneOf(destinationCode, mode, names),
  destinationCode,
  destinationName: names.shortPlace(destinationCode, mode),
  departureNo,
})
