import type { TariffRow, tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { type TariffState, tariffStates, tariffStateText } from '@landbridge/contract/pricing/tariff-lifecycle'
import type { TariffExportFilter } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Language } from '@landbridge/contract/shared/languages'
import type { z } from 'zod'
import { askList, type Condition, join, type List } from '../../platform/list.ts'
import { mentions } from '../../platform/search.ts'
import type { Call } from '../../platform/serve.ts'
import { lastDayOf, linesOn, type Tariff, versionOn } from '../price/line-rules.ts'
import { pricingModeOf } from '../pricing-modes.ts'
import { say, type Words, wordsFor } from '../pricing-words-queries.ts'
import { tariffStandingOf } from './tariff-rules.ts'
import { loadTariff, tariffsByIds, versionsOf } from './tariff-store.ts'

type TariffFilter = z.output<typeof tariffDeskEndpoints.list.input>

const columns: Partial<Record<string, string>> = {
  lineNo: 't.line_no',
  originCode: 't.origin_code',
  destinationCode: 't.destination_code',
  validFrom: 't.valid_from',
  validTo: 't.valid_to',
  changedAt: 't.changed_at',
}

/** The current version is the newest published one that covers the day. */
const isCurrentOn = (day: string): Condition => [
  `(t.state = 'published' and $1::date between t.valid_from and t.valid_to
    and not exists (select from tariff newer
      where newer.lineage = t.lineage and newer.state = 'published' and newer.revision > t.revision and $1::date between newer.valid_from and newer.valid_to))`,
  day,
]

const isAheadOn = (day: string): Condition => [
  `t.valid_to >= $1::date and (t.state = 'draft' or t.state = 'published'
    and not exists (select from tariff newer where newer.lineage = t.lineage and newer.state = 'published'
      and newer.revision > t.revision and $1::date between newer.valid_from and newer.valid_to))`,
  day,
]

/** Unless an order is named, the last changed stands first. */
export async function listTariffs(filter: TariffFilter, { tx, now, language }: Call<'staff'>) {
  const { pageIndex, pageSize, sort, sortName, state, serviceModeId, isAhead, ...narrowed } = filter
  const { rows, counts, modeCounts, total } = await askList<{ id: string }>(tx, {
    from: 'tariff t',
    key: 't.id',
    columns: 't.id',
    where: [...conditionsOf(narrowed), isAhead && isAheadOn(businessDay(now))],
    order: `${tariffOrder(sortName)} ${sortName ? sort : 'desc'}, t.line_no, t.revision desc`,
    page: { pageIndex, pageSize },
    state: { column: 't.state', chosen: state },
    mode: { column: 't.mode', chosen: serviceModeId },
    isSmall: true,
  })
  const ids = rows.map(({ id }) => id)
  const found = await tariffsByIds(tx, ids)
  const tariffs = ids.flatMap((id) => found.get(id) ?? [])
  const [versions, words] = await Promise.all([
    versionsOf(
      tx,
      tariffs.map((tariff) => tariff.lineage),
    ),
    wordsFor(tx, language, [...new Set(tariffs.map(({ mode }) => mode))]),
  ])
  const current = new Set(linesOn(versions, businessDay(now)).map(({ id }) => id))
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    items: tariffs.map((tariff) => ({
      ...rowOf(tariff, words),
      lastDay: lastDayOf(tariff, versions),
      isCurrent: current.has(tariff.id),
    })),
    total,
    pageIndex,
    pageSize,
    modeCounts,
    counts: { all, ...Object.fromEntries(tariffStates.flatMap((one) => (counts[one] ? [[one, counts[one]]] : []))) },
  }
}

export async function linesOfFilter(
  { state, ...filter }: TariffExportFilter,
  { tx }: Call<'staff'>,
): Promise<string[]> {
  const [where, ...values] = join(
    [...conditionsOf(filter), state !== 'all' && (['t.state = $1', state] as const)],
    'and',
  )
  const text = `select t.lineage from tariff t where ${where} group by t.lineage, t.line_no order by t.line_no, t.lineage`
  return (await tx.ask<{ lineage: string }>(text, values)).map(({ lineage }) => lineage)
}

const conditionsOf = ({
  serviceModeId,
  originCode,
  destinationCode,
  entryPortCode,
  validOn,
  keyword,
}: Omit<TariffExportFilter, 'state'>): List['where'] => [
  serviceModeId && ['t.mode = $1', serviceModeId],
  originCode && ['t.origin_code = $1', originCode],
  destinationCode && ['t.destination_code = $1', destinationCode],
  entryPortCode && ['t.entry_port_code = $1', entryPortCode],
  validOn && isCurrentOn(validOn),
  keyword && mentions('search_line(t.line_no, t.origin_code, t.destination_code)', keyword),
]

const tariffOrder = (sortName: TariffFilter['sortName']): string =>
  sortName === undefined ? 't.changed_at' : (columns[sortName] ?? `(t.terms ->> '${sortName}')::numeric`)

const names = (tariff: Tariff, words: Words) => ({
  originName: words.port(tariff.originCode),
  destinationName: words.port(tariff.destinationCode),
  entryPortName: tariff.entryPortCode && words.port(tariff.entryPortCode),
})

function namesOfTerms({ carrierCode, sharedContainer, receivingWarehouse }: Tariff['terms'], words: Words) {
  const warehouse = sharedContainer?.warehouseCode ?? receivingWarehouse
  return {
    carrierName: carrierCode ? words.carrier(carrierCode) : undefined,
    warehouseName: warehouse ? words.warehouse(warehouse) : undefined,
  }
}

function rowOf(tariff: Tariff, words: Words): Omit<TariffRow, 'isCurrent' | 'lastDay'> {
  const { terms } = tariff
  const prices = Object.fromEntries(
    pricingModeOf(tariff.mode).lineColumns.map((column) => [column, terms[column] ?? undefined]),
  )
  return {
    serviceModeId: tariff.mode,
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
    truckPrices: terms.truckPrices ?? undefined,
    partLoad: terms.partLoad ?? undefined,
    sharedPerM3: terms.sharedContainer?.perM3,
    carrierName: terms.carrierCode ? words.carrier(terms.carrierCode) : undefined,
    transitDaysMin: terms.transitDaysMin,
    transitDaysMax: terms.transitDaysMax,
    salespersonId: tariff.salespersonId,
    sample: tariff.isSample,
    changedAt: tariff.changedAt,
  }
}

export async function showTariff(id: string, { tx, now, language }: Call<'staff'>) {
  const tariff = await loadTariff(tx, id)
  const [versions, words] = await Promise.all([versionsOf(tx, [tariff.lineage]), wordsFor(tx, language, [tariff.mode])])
  const current = versionOn(versions, businessDay(now))?.id
  return {
    ...tariff.terms,
    ...tariffStanding(tariff, language),
    originCode: tariff.originCode,
    destinationCode: tariff.destinationCode,
    entryPortCode: tariff.entryPortCode,
    ...names(tariff, words),
    ...namesOfTerms(tariff.terms, words),
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
      lastDay: lastDayOf(one, versions),
      isCurrent: one.id === current,
    })),
  }
}

const label = (state: TariffState, language: Language) => say(language, tariffStateText[state])

export const tariffStanding = (tariff: Tariff, language: Language) => ({
  ...tariffStandingOf(tariff, 'staff'),
  stateLabel: label(tariff.state, language),
})
