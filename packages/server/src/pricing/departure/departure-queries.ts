import { type SpaceSize, spaceSizes } from '@landbridge/contract/pricing/box'
import type { OfferedDeparture } from '@landbridge/contract/pricing/departure'
import type { DepartureRow, departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import {
  departureLifecycle,
  departureStageAt,
  departureStageText,
} from '@landbridge/contract/pricing/departure-lifecycle'
import type { pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { type Actor, actionsFor } from '@landbridge/contract/shared/lifecycle'
import { type LegModeCode, sellsSpace } from '@landbridge/contract/shared/modes'
import type { z } from 'zod'
import type { Tx } from '../../platform/database.ts'
import { askList, type List, onDays } from '../../platform/list.ts'
import { mentions } from '../../platform/search.ts'
import type { Call } from '../../platform/serve.ts'
import type { Departure, Space } from '../price/departure-row.ts'
import type { PricingMode } from '../price/pricing-mode.ts'
import { type Words, wordsFor } from '../pricing-words-queries.ts'
import { departureById, departuresByIds, searchDepartures } from './departure-store.ts'
import { departureViewOf } from './departure-view-rules.ts'
import { spaceText } from './space-rules.ts'

type FrequencyFilter = z.output<typeof pricingEndpoints.frequency.input>
type DepartureFilter = z.output<typeof departureDeskEndpoints.list.input>

/** The next departure first. */
export function departuresBetween(
  tx: Tx,
  lane: { mode: LegModeCode; originCode: string; destinationCode: string; from: Date; to: Date },
): Promise<Departure[]> {
  const { originCode, destinationCode, ...rest } = lane
  return searchDepartures(tx, {
    ...rest,
    originCodes: [originCode],
    destinationCodes: [destinationCode],
  })
}

async function departurePage(
  tx: Tx,
  filter: Pick<DepartureFilter, 'pageIndex' | 'pageSize' | 'originCode' | 'destinationCode' | 'startDate' | 'endDate'>,
  { where, order, state, mode }: Pick<List, 'where' | 'order' | 'state' | 'mode'>,
) {
  const { pageIndex, pageSize, originCode, destinationCode } = filter
  const { rows, total, counts, modeCounts } = await askList<{ id: string }>(tx, {
    from: 'departure d',
    key: 'd.id',
    columns: 'd.id',
    where: [
      ...where,
      ...onDays('d.etd', filter.startDate, filter.endDate),
      originCode && ['d.origin_code = $1', originCode],
      destinationCode && ['d.destination_code = $1', destinationCode],
    ],
    order,
    state,
    mode,
    page: { pageIndex, pageSize },
    isSmall: true,
  })
  const found = await departuresByIds(
    tx,
    rows.map(({ id }) => id),
  )
  return { departures: rows.flatMap(({ id }) => found.get(id) ?? []), total, counts, modeCounts }
}

export const firstCutoff = 'least(d.si_cutoff, d.cargo_cutoff, d.customs_cutoff, d.vgm_cutoff, d.filing_cutoff)'

/** Closed for booking: one of its cut-offs has passed. */
const isClosed = (now: Date) => `${firstCutoff} <= '${now.toISOString()}'::timestamptz`

/** Unless an order is named, those that can still be booked stand first. */
export async function listFrequency(mode: PricingMode, filter: FrequencyFilter, call: Call<Actor>) {
  const { tx, now, language } = call
  const { pageIndex, pageSize, sort, sortName, entryPortCode } = filter
  const column = { etd: 'd.etd', eta: 'd.eta', departureNo: 'd.departure_no' } as const
  const startDate = filter.startDate ?? businessDay(now)
  const { departures, total } = await departurePage(
    tx,
    { ...filter, startDate },
    {
      where: [
        ['d.mode = $1', mode.code],
        [`d.state = 'scheduled'`],
        entryPortCode && ['d.entry_port_code = $1', entryPortCode],
        filter.hasSpace &&
          sellsSpace(mode.code) && [
            'exists (select from departure_space s where s.departure_id = d.id and s.surplus > 0)',
          ],
      ],
      order: sortName ? `${column[sortName]} ${sort}` : `${isClosed(now)}, d.etd`,
    },
  )
  const words = await wordsFor(tx, language, [mode.code])
  const items = departures.map((departure) => offeredDepartureOf(departure, words, now))
  return { items, total, pageIndex, pageSize }
}

const modesOf = (departures: readonly Departure[]) => [...new Set(departures.map(({ mode }) => mode))]

function offeredDepartureOf(departure: Departure, words: Words, now: Date): OfferedDeparture {
  const { spaces } = departure
  const counted = (column: 'total' | 'surplus') =>
    spaceText(spaces.map((space) => ({ containerType: space.equipment, boxes: space[column] })))
  return {
    ...departureViewOf(departure, now, words),
    ...laneNames(departure, words),
    total: perSize(spaces, 'total'),
    surplus: perSize(spaces, 'surplus'),
    totalText: counted('total'),
    surplusText: counted('surplus'),
    sample: departure.isSample,
  }
}

const perSize = (spaces: readonly Space[], column: 'total' | 'surplus') =>
  Object.fromEntries(
    spaceSizes.map((size) => [size, spaces.find((space) => space.equipment === size)?.[column] ?? 0]),
  ) as Record<SpaceSize, number>

const laneNames = (departure: Departure, words: Words) => ({
  originName: words.short(departure.originCode),
  destinationName: words.short(departure.destinationCode),
  entryPortName: departure.entryPortCode && words.short(departure.entryPortCode),
})

const stageAt = (now: Date) =>
  `case when d.state = 'scheduled' and d.etd <= '${now.toISOString()}'::timestamptz then 'departed' else d.state end`
const orderByNearest = (now: Date) => {
  const at = `'${now.toISOString()}'::timestamptz`
  return `d.etd <= ${at}, abs(extract(epoch from d.etd - ${at}))`
}

/** Unless an order is named, the next first, and behind them those that left, the last first. */
export async function listDepartures(filter: DepartureFilter, { tx, now, language }: Call<'staff'>) {
  const { pageIndex, pageSize, sort, sortName, state, keyword, serviceModeId, isOpen } = filter
  const column = {
    etd: 'd.etd',
    departureNo: 'd.departure_no',
    originCode: 'd.origin_code',
    destinationCode: 'd.destination_code',
    slotsLeft: 'd.capacity_left',
  } as const
  const { departures, total, counts, modeCounts } = await departurePage(tx, filter, {
    where: [
      isOpen && [`(${stageAt(now)} = 'scheduled' and ${isClosed(now)}) is not true`],
      keyword && mentions('search_line(d.departure_no, d.origin_code, d.destination_code, d.vessel)', keyword),
    ],
    order: sortName ? `${column[sortName]} ${sort}, d.etd` : orderByNearest(now),
    state: { column: stageAt(now), chosen: state },
    mode: { column: 'd.mode', chosen: serviceModeId },
  })
  const words = await wordsFor(tx, language, modesOf(departures))
  const items = departures.map((departure) => deskRowOf(departure, words, now))
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { items, total, pageIndex, pageSize, modeCounts, counts: { all, ...counts } }
}

export async function showDeparture(id: string, { tx, now, language }: Call<'staff'>) {
  const departure = await departureById(tx, id)
  const words = await wordsFor(tx, language, [departure.mode])
  return {
    ...deskRowOf(departure, words, now),
    actions: actionsFor(departureLifecycle, departure, 'staff'),
    cancelledReason: departure.cancelledReason,
  }
}

function deskRowOf(departure: Departure, words: Words, now: Date): DepartureRow {
  const stage = departureStageAt(departure, now)
  return {
    serviceModeId: departure.mode,
    ...departureViewOf(departure, now, words),
    ...laneNames(departure, words),
    viaCodes: departure.viaCodes,
    state: departure.state,
    stage,
    stateLabel: words.say(departureStageText[stage]),
    version: departure.version,
    boxesBooked: departure.boxesBooked,
    sample: departure.isSample,
  }
}
