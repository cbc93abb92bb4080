import { departureName } from '@landbridge/contract/pricing/departure'
import { type DepartureStage, departureStageAt } from '@landbridge/contract/pricing/departure-lifecycle'
import type {
  DepartureWeek,
  departureWeekEndpoints,
  WeekDeparture,
} from '@landbridge/contract/pricing/departure-week-endpoints'
import { pricedCodes } from '@landbridge/contract/pricing/modes/priced-modes'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { dayAfter, weekdayOf } from '@landbridge/contract/shared/calendar-day'
import { hasDepartures } from '@landbridge/contract/shared/modes'
import type { z } from 'zod'
import { type Condition, join } from '../../platform/list.ts'
import type { Call } from '../../platform/serve.ts'
import type { Departure } from '../price/departure-row.ts'
import { type Words, wordsFor } from '../pricing-words-queries.ts'
import { firstCutoff } from './departure-queries.ts'

type WeekFilter = z.output<typeof departureWeekEndpoints.week.input>

type Found = Omit<Departure, 'spaces'> & { closesAt: Date }
type Sums = { lanes: number; total: number; free: number }
type Row = { counted: Departure['mode']; many: number } & Partial<Sums> & (Found | { id?: undefined })

const departing = pricedCodes.filter(hasDepartures)

/** The days are those of the origins; the moments around them only lead through the index. */
const inWeek = ({ originCode, destinationCode }: WeekFilter, from: string, to: string): Condition =>
  join(
    [
      ['d.mode = any($1::text[])', departing],
      [`d.etd >= $1::date - interval '1 day' and d.etd < $2::date + interval '2 days'`, from, to],
      ['d.departs_on between $1::date and $2::date', from, to],
      originCode && ['d.origin_code = $1', originCode],
      destinationCode && ['d.destination_code = $1', destinationCode],
    ],
    'and',
  )

const lane = `array_position($1::text[], mode), origin_code, destination_code,
  coalesce(entry_port_code, concat_ws(' ', carrier_code, service_code))`

function weekQuery(filter: WeekFilter, from: string, to: string): [string, unknown[]] {
  const { serviceModeId, pageIndex, pageSize } = filter
  const [where, ...values] = inWeek(filter, from, to)
  const [mode, first, last] = [1, 2, 3].map((after) => `$${values.length + after}`)
  const text = `with week as (select d.*, ${firstCutoff} as closes_at from departure d where ${where}),
    chosen as (select week.*, dense_rank() over (order by ${lane}) as lane from week
      where ${mode}::text is null or mode = ${mode}),
    summed as (select max(lane)::int as lanes, (sum(capacity) filter (where state = 'scheduled'))::int as total,
      (sum(capacity_left) filter (where state = 'scheduled'))::int as free from chosen)
    select counted, many, summed.*, chosen.*
    from (select mode as counted, count(*)::int as many from week group by mode) each_mode cross join summed
    left join chosen on chosen.mode = counted and lane between ${first}::int and ${last}::int
    order by etd, id`
  return [text, [...values, serviceModeId ?? null, (pageIndex - 1) * pageSize + 1, pageIndex * pageSize]]
}

export async function showDepartureWeek(
  filter: WeekFilter,
  { tx, now, language }: Call<'staff'>,
): Promise<DepartureWeek> {
  const day = filter.weekOf ?? businessDay(now)
  const from = dayAfter(day, 1 - weekdayOf(day))
  const to = dayAfter(from, 6)
  const [rows, words] = await Promise.all([
    tx.rows<Row>(...weekQuery(filter, from, to)),
    wordsFor(tx, language, departing),
  ])
  const { lanes = 0, total = 0, free = 0 } = rows[0] ?? {}
  return {
    startDate: from,
    endDate: to,
    items: rows.flatMap((row) => (row.id === undefined ? [] : [weekDepartureOf(row, words, now)])),
    total: lanes,
    slotsTotal: total,
    slotsLeft: free,
    modeCounts: Object.fromEntries(rows.map(({ counted, many }) => [counted, many])),
  }
}

function weekDepartureOf(row: Found, words: Words, now: Date): WeekDeparture {
  const stage: DepartureStage = departureStageAt(row, now)
  return {
    serviceModeId: row.mode,
    id: row.id,
    departureName: departureName(row),
    carrierName: row.carrierCode && words.carrier(row.carrierCode),
    serviceCode: row.serviceCode,
    originCode: row.originCode,
    destinationCode: row.destinationCode,
    entryPortCode: row.entryPortCode,
    originName: words.short(row.originCode),
    destinationName: words.short(row.destinationCode),
    entryPortName: row.entryPortCode && words.short(row.entryPortCode),
    departsOn: row.departsOn,
    etd: row.etd,
    etdZone: row.originZone,
    closesAt: row.closesAt,
    slotsTotal: row.capacity,
    slotsLeft: row.capacityLeft,
    stage,
    isOpen: stage === 'scheduled' && now < row.closesAt,
  }
}
