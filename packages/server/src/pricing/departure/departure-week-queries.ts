import { type DepartureStage, departureStageAt } from '@landbridge/contract/pricing/departure-lifecycle'
import {
  type DepartureWeek,
  type departureWeekEndpoints,
  mostInWeek,
  type WeekDeparture,
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

type WeekFilter = z.output<typeof departureWeekEndpoints.week.input>

const kept = [
  'id',
  'mode',
  'departureNo',
  'vessel',
  'carrierCode',
  'serviceCode',
  'originCode',
  'destinationCode',
  'entryPortCode',
  'departsOn',
  'etd',
  'originZone',
  'capacity',
  'capacityLeft',
  'state',
] as const
type Found = Pick<Departure, (typeof kept)[number]> & { closesAt: Date }
/** A mode with its number in the week, and one departure of it where it is among those that are shown. */
type Row = { counted: Departure['mode']; many: number } & (Found | { id?: undefined })

const columns = [
  ...kept.map((name) => `d.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
  'least(d.si_cutoff, d.cargo_cutoff, d.customs_cutoff, d.vgm_cutoff, d.filing_cutoff) as closes_at',
].join(', ')

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

/** One statement: every mode is counted, also one that is not chosen, and the departures of the chosen one are read. */
function weekQuery(filter: WeekFilter, from: string, to: string): [string, unknown[]] {
  const [where, ...values] = inWeek(filter, from, to)
  const mode = `$${values.length + 1}::text`
  const text = `with week as (select ${columns} from departure d where ${where})
    select c.counted, c.many, w.* from (select mode as counted, count(*)::int as many from week group by mode) c
    left join lateral (
      select * from week where mode = c.counted and (${mode} is null or mode = ${mode}) order by etd, id limit ${mostInWeek}
    ) w on true order by w.etd, w.id limit ${mostInWeek}`
  return [text, [...values, filter.serviceModeId ?? null]]
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
  const modeCounts = Object.fromEntries(rows.map(({ counted, many }) => [counted, many]))
  const chosen = Object.entries(modeCounts).filter(([mode]) => (filter.serviceModeId ?? mode) === mode)
  return {
    startDate: from,
    endDate: to,
    items: rows.flatMap((row) => (row.id === undefined ? [] : [weekDepartureOf(row, words, now)])),
    total: chosen.reduce((sum, [, many]) => sum + many, 0),
    modeCounts,
  }
}

function weekDepartureOf(row: Found, words: Words, now: Date): WeekDeparture {
  const stage: DepartureStage = departureStageAt(row, now)
  return {
    serviceModeId: row.mode,
    id: row.id,
    departureNo: row.departureNo,
    vessel: row.vessel,
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
