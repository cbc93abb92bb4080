import { priceColumns } from '@landbridge/contract/pricing/box'
import type { TariffRow, tariffDeskEndpoints } from '@landbridge/contract/pricing/pricing-desk-endpoints'
import { type TariffState, tariffStateText } from '@landbridge/contract/pricing/tariff-lifecycle'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Language } from '@landbridge/contract/shared/languages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Call } from '../../platform/serve.ts'
import { say, type Words, wordsFor } from '../pricing-words-queries.ts'
import { type Tariff, tariffStandingOf, versionOn } from './tariff-rules.ts'
import { loadTariff, type TariffTable, tariffOf, versionsOf } from './tariff-store.ts'

type TariffFilter = z.output<typeof tariffDeskEndpoints.list.input>

const columns: Partial<Record<string, string>> = {
  lineNo: 'line_no',
  originCode: 'origin_code',
  destinationCode: 'destination_code',
  validFrom: 'valid_from',
  validTo: 'valid_to',
  changedAt: 'changed_at',
}

/** The newest published version that covers a day holds on it. */
const isCurrentOn = (day: string) => sql<boolean>`(tariff.state = 'published'
  and ${day}::date between tariff.valid_from and tariff.valid_to
  and not exists (select from tariff newer where newer.lineage = tariff.lineage and newer.state = 'published'
    and newer.revision > tariff.revision and ${day}::date between newer.valid_from and newer.valid_to))`

/** The price lines of the desk, the last changed first unless asked otherwise. */
export async function listTariffs(filter: TariffFilter, { tx, now, language }: Call<'staff'>) {
  const { pageIndex, pageSize, sort, sortName, state } = filter
  const every = filtered(filter, tx)
  const query = state === 'all' ? every : every.where('state', '=', state)
  const [rows, counts] = await Promise.all([
    query
      .selectAll()
      .select(isCurrentOn(businessDay(now)).as('is_current'))
      .orderBy(orderOf(sortName), sortName ? sort : 'desc')
      .orderBy('line_no')
      .orderBy('revision', 'desc')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
    every
      .select(['state', sql<string>`count(*)`.as('total')])
      .groupBy('state')
      .execute(),
  ])
  const tariffs = rows.map((row) => ({ tariff: tariffOf(row), isCurrent: row.is_current }))
  const words = await wordsFor(tx, language, { ports: tariffs.flatMap(({ tariff }) => placesIn(tariff)) })
  const perState = Object.fromEntries(counts.map((one) => [one.state, Number(one.total)]))
  const all = counts.reduce((sum, one) => sum + Number(one.total), 0)
  return {
    items: tariffs.map(({ tariff, isCurrent }) => ({ ...rowOf(tariff, words), isCurrent })),
    total: state === 'all' ? all : (perState[state] ?? 0),
    pageIndex,
    pageSize,
    counts: { all, ...perState },
  }
}

function filtered(filter: TariffFilter, tx: Call<'staff'>['tx']) {
  let query = tx.withTables<{ tariff: TariffTable }>().selectFrom('tariff').where('mode', '=', 'R')
  if (filter.originCode) query = query.where('origin_code', '=', filter.originCode)
  if (filter.destinationCode) query = query.where('destination_code', '=', filter.destinationCode)
  if (filter.entryPortCode) query = query.where('entry_port_code', '=', filter.entryPortCode)
  if (filter.validOn) query = query.where(isCurrentOn(filter.validOn))
  if (filter.keyword) {
    const like = `%${filter.keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
    query = query.where(
      sql<boolean>`(line_no ilike ${like} or origin_code ilike ${like} or destination_code ilike ${like})`,
    )
  }
  return query
}

function orderOf(sortName: TariffFilter['sortName']) {
  const column = sortName === undefined ? 'changed_at' : columns[sortName]
  return column ? sql.ref(column) : sql`(terms ->> ${sql.lit(sortName ?? '')})::numeric`
}

const placesIn = (tariff: Tariff) => [tariff.originCode, tariff.destinationCode, tariff.entryPortCode ?? '']

const names = (tariff: Tariff, words: Words) => ({
  originName: words.port(tariff.originCode),
  destinationName: words.port(tariff.destinationCode),
  entryPortName: tariff.entryPortCode && words.port(tariff.entryPortCode),
})

function rowOf(tariff: Tariff, words: Words): Omit<TariffRow, 'isCurrent'> {
  const { terms } = tariff
  const prices = Object.fromEntries(priceColumns.map((column) => [column, terms[column] ?? undefined]))
  return {
    id: tariff.id,
    lineNo: tariff.lineNo,
    revision: tariff.revision,
    state: tariff.state,
    stateLabel: words.say(tariffStateText[tariff.state]),
    version: tariff.version,
    originCode: tariff.originCode,
    destinationCode: tariff.destinationCode,
    entryPortCode: tariff.entryPortCode,
    originName: words.short(tariff.originCode),
    destinationName: words.short(tariff.destinationCode),
    entryPortName: tariff.entryPortCode && words.short(tariff.entryPortCode),
    validFrom: tariff.validFrom,
    validTo: tariff.validTo,
    currency: tariff.currency,
    ...prices,
    transitDaysMin: terms.transitDaysMin,
    transitDaysMax: terms.transitDaysMax,
    salespersonId: tariff.salespersonId,
    sample: tariff.isSample,
    changedAt: tariff.changedAt,
  }
}

/** One version of a line, whole, with the other versions of its line. */
export async function showTariff(id: string, { tx, now, language }: Call<'staff'>) {
  const tariff = await loadTariff(tx, id)
  const [versions, words] = await Promise.all([
    versionsOf(tx, tariff.lineage),
    wordsFor(tx, language, { ports: placesIn(tariff) }),
  ])
  const current = versionOn(versions, businessDay(now))?.id
  return {
    ...tariff.terms,
    ...standing(tariff, language),
    originCode: tariff.originCode,
    destinationCode: tariff.destinationCode,
    entryPortCode: tariff.entryPortCode,
    ...names(tariff, words),
    validFrom: tariff.validFrom,
    validTo: tariff.validTo,
    currency: tariff.currency,
    salespersonId: tariff.salespersonId,
    sample: tariff.isSample,
    isCurrent: tariff.id === current,
    withdrawnReason: tariff.withdrawnReason,
    changedAt: tariff.changedAt,
    versions: versions.map((one) => ({
      id: one.id,
      revision: one.revision,
      state: one.state,
      stateLabel: label(one.state, language),
      validFrom: one.validFrom,
      validTo: one.validTo,
      isCurrent: one.id === current,
    })),
  }
}

const label = (state: TariffState, language: Language) => say(language, tariffStateText[state])

/** Where a tariff stands, in the reader's language. */
export const standing = (tariff: Tariff, language: Language) => ({
  ...tariffStandingOf(tariff, 'staff'),
  stateLabel: label(tariff.state, language),
})
