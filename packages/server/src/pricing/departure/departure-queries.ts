import { type SpaceSize, spaceSizes } from '@landbridge/contract/pricing/box'
import type { FrequencyItem } from '@landbridge/contract/pricing/departure'
import { departureLifecycle, departureStateText } from '@landbridge/contract/pricing/departure-lifecycle'
import type { DepartureRow, departureDeskEndpoints } from '@landbridge/contract/pricing/pricing-desk-endpoints'
import type { pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { type Actor, actionsFor } from '@landbridge/contract/shared/lifecycle'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import { type Words, wordsFor } from '../pricing-words-queries.ts'
import { departureById, departureOf, departuresWithSpace, searchDepartures } from './departure-store.ts'
import { departureViewOf } from './departure-view-rules.ts'
import { type Departure, type Space, spaceText } from './space-rules.ts'

type FrequencyFilter = z.output<typeof pricingEndpoints.frequency.input>
type DepartureFilter = z.output<typeof departureDeskEndpoints.list.input>

/** The scheduled departures of one lane between two instants, the next first. */
export function departuresBetween(
  tx: Tx,
  lane: { originCode: string; destinationCode: string; entryPortCode?: string | undefined; from: Date; to: Date },
): Promise<Departure[]> {
  const { originCode, destinationCode, ...rest } = lane
  return searchDepartures(tx, { ...rest, originCodes: [originCode], destinationCodes: [destinationCode] })
}

const startOf = (day: string) => sql<Date>`(${day}::date at time zone 'Asia/Shanghai')`
const endOf = (day: string) => sql<Date>`((${day}::date + 1) at time zone 'Asia/Shanghai')`

/** Departures with what they have in all and what is left, size by size. */
export async function listFrequency(filter: FrequencyFilter, call: Call<Actor>) {
  const { tx, now, language } = call
  const { pageIndex, pageSize, sort, sortName = 'etd' } = filter
  const column = { etd: 'd.etd', eta: 'd.eta', trainNo: 'd.train_no' } as const
  let query = departuresWithSpace(tx)
    .where('d.mode', '=', 'R')
    .where('d.state', '=', 'scheduled')
    .where('d.etd', '>=', startOf(filter.startDate ?? businessDay(now)))
  if (filter.endDate) query = query.where('d.etd', '<', endOf(filter.endDate))
  if (filter.originCode) query = query.where('d.origin_code', '=', filter.originCode)
  if (filter.destinationCode) query = query.where('d.destination_code', '=', filter.destinationCode)
  if (filter.entryPortCode) query = query.where('d.entry_port_code', '=', filter.entryPortCode)
  if (filter.hasSpace) {
    query = query.where(
      sql<boolean>`exists (select from departure_space s where s.departure_id = d.id and s.surplus > 0)`,
    )
  }
  const [rows, { total }] = await Promise.all([
    query
      .orderBy(column[sortName], sort)
      .orderBy('d.id')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
    query.clearSelect().select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const departures = rows.map(departureOf)
  const words = await wordsFor(tx, language, { ports: departures.flatMap(placesIn) })
  const items = departures.map((departure) => frequencyItemOf(departure, words))
  return { items, total: Number(total), pageIndex, pageSize }
}

const placesIn = (d: Departure) => [d.originCode, d.destinationCode, d.entryPortCode ?? '']

function frequencyItemOf(departure: Departure, words: Words): FrequencyItem {
  const { originZone, destinationZone, spaces } = departure
  return {
    id: departure.id,
    trainNo: departure.trainNo,
    trainOperator: departure.trainOperator,
    ...laneNames(departure, words),
    originCode: departure.originCode,
    destinationCode: departure.destinationCode,
    entryPortCode: departure.entryPortCode,
    etd: departure.etd,
    etdTz: originZone,
    eta: departure.eta,
    etaTz: destinationZone,
    siCutoff: departure.siCutoff,
    cargoCutoff: departure.cargoCutoff,
    customsCutoff: departure.customsCutoff,
    cutoffTz: originZone,
    total: perSize(spaces, 'total'),
    surplus: perSize(spaces, 'surplus'),
    totalText: spaceText(spaces.map((space) => ({ containerType: space.containerType, boxes: space.total }))),
    surplusText: spaceText(spaces.map((space) => ({ containerType: space.containerType, boxes: space.surplus }))),
    sample: departure.isSample,
  }
}

const perSize = (spaces: readonly Space[], which: 'total' | 'surplus') =>
  Object.fromEntries(
    spaceSizes.map((size) => [size, spaces.find((space) => space.containerType === size)?.[which] ?? 0]),
  ) as Record<SpaceSize, number>

const laneNames = (departure: Departure, words: Words) => ({
  originName: words.port(departure.originCode),
  destinationName: words.port(departure.destinationCode),
  entryPortName: departure.entryPortCode && words.port(departure.entryPortCode),
})

/** The desk's list of departures: those from today on, unless days are asked for. */
export async function listDepartures(filter: DepartureFilter, { tx, now, language }: Call<'staff'>) {
  const { pageIndex, pageSize, sort, sortName = 'etd' } = filter
  const column = {
    etd: 'd.etd',
    trainNo: 'd.train_no',
    originCode: 'd.origin_code',
    destinationCode: 'd.destination_code',
    slotsLeft: 'd.slots_left',
  } as const
  let query = departuresWithSpace(tx)
    .where('d.mode', '=', 'R')
    .where('d.etd', '>=', startOf(filter.startDate ?? businessDay(now)))
  if (filter.endDate) query = query.where('d.etd', '<', endOf(filter.endDate))
  if (filter.state !== 'all') query = query.where('d.state', '=', filter.state)
  if (filter.originCode) query = query.where('d.origin_code', '=', filter.originCode)
  if (filter.destinationCode) query = query.where('d.destination_code', '=', filter.destinationCode)
  if (filter.keyword) {
    const like = `%${filter.keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
    query = query.where(
      sql<boolean>`(d.train_no ilike ${like} or d.origin_code ilike ${like} or d.destination_code ilike ${like})`,
    )
  }
  const [rows, { total }] = await Promise.all([
    query
      .orderBy(column[sortName], sort)
      .orderBy('d.etd')
      .orderBy('d.id')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
    query.clearSelect().select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const departures = rows.map(departureOf)
  const words = await wordsFor(tx, language, { ports: departures.flatMap(placesIn) })
  const items = departures.map((departure) => deskRowOf(departure, words, now))
  return { items, total: Number(total), pageIndex, pageSize }
}

/** One departure with its space and what may be done with it. */
export async function showDeparture(id: string, { tx, now, language }: Call<'staff'>) {
  const departure = await departureById(tx, id)
  const words = await wordsFor(tx, language, { ports: placesIn(departure) })
  return {
    ...deskRowOf(departure, words, now),
    actions: actionsFor(departureLifecycle, departure, 'staff'),
    cancelledReason: departure.cancelledReason,
  }
}

function deskRowOf(departure: Departure, words: Words, now: Date): DepartureRow {
  return {
    ...departureViewOf(departure, now),
    originName: words.short(departure.originCode),
    destinationName: words.short(departure.destinationCode),
    entryPortName: departure.entryPortCode && words.short(departure.entryPortCode),
    state: departure.state,
    stateLabel: words.say(departureStateText[departure.state]),
    version: departure.version,
    boxesBooked: departure.boxesBooked,
    sample: departure.isSample,
  }
}
