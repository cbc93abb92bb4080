import type {
  ServiceForm,
  ServiceRow,
  serviceDeskEndpoints,
} from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { sql } from 'kysely'
import type { z } from 'zod'
import { askList } from '../../../platform/list.ts'
import { mentions } from '../../../platform/search.ts'
import type { Call } from '../../../platform/serve.ts'
import { type Words, wordsFor } from '../../pricing-words-queries.ts'
import type { Service } from './service-rules.ts'
import { serviceById } from './service-store.ts'

type ServiceFilter = z.output<typeof serviceDeskEndpoints.list.input>
type Next = { id: string; nextSailing: Date; nextSailingZone: string }
type Voyage = z.output<typeof serviceDeskEndpoints.show.output>['voyages'][number]

/** By line and code unless an order is named. */
export async function listServices(filter: ServiceFilter, { tx, now, language }: Call<'staff'>) {
  const { pageIndex, pageSize, sort, sortName, serviceModeId, carrierCode, placeCode, keyword } = filter
  const column = { serviceCode: 's.service_code', carrierCode: 's.carrier_code', weekday: 's.weekday' } as const
  const { rows, total } = await askList<Service>(tx, {
    from: 'service s',
    key: 's.id',
    columns: 's.*',
    where: [
      serviceModeId && ['s.mode = $1', serviceModeId],
      carrierCode && ['s.carrier_code = $1', carrierCode],
      placeCode && ['s.calls @> $1::jsonb', JSON.stringify([{ placeCode }])],
      keyword && mentions(`concat_ws(' ', s.service_code, s.carrier_code, s.name, s.calls, s.vessels)`, keyword),
    ],
    order: sortName ? `${column[sortName]} ${sort}` : 's.carrier_code, s.service_code',
    page: { pageIndex, pageSize },
    isSmall: true,
    asStored: true,
  })
  const [words, nexts] = await Promise.all([
    wordsFor(tx, language, [...new Set(rows.map(({ mode }) => mode))]),
    nextSailings(tx, rows, now),
  ])
  return { items: rows.map((row) => serviceRowOf(row, words, nexts.get(row.id))), total, pageIndex, pageSize }
}

export async function showService(id: string, { tx, now, language }: Call<'staff'>) {
  const service = await serviceById(tx, id)
  const [words, nexts, voyages] = await Promise.all([
    wordsFor(tx, language, [service.mode]),
    nextSailings(tx, [service], now),
    voyagesAhead(tx, service, now),
  ])
  return { ...serviceRowOf(service, words, nexts.get(id)), voyages }
}

async function nextSailings(
  tx: Call<'staff'>['tx'],
  services: readonly Service[],
  now: Date,
): Promise<Map<string, Next>> {
  const ids = services.map(({ id }) => id)
  const { rows } = await sql<Next>`
    select distinct on (s.id) s.id, d.etd as next_sailing, d.origin_zone as next_sailing_zone
    from service s join departure d
      on d.mode = s.mode and d.carrier_code = s.carrier_code and d.service_code = s.service_code
    where s.id = any(${ids}::uuid[]) and d.state = 'scheduled' and d.etd > ${now}
    order by s.id, (d.origin_code = s.calls -> 0 ->> 'placeCode') desc, d.etd`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Voyages that have not yet made all of their ports, the next first. */
async function voyagesAhead(tx: Call<'staff'>['tx'], service: Service, now: Date): Promise<Voyage[]> {
  const { rows } = await sql<Voyage & { vessel: string | null }>`
    select departure_no, min(vessel) as vessel, min(etd) as etd,
      (array_agg(origin_zone order by etd))[1] as etd_zone, count(*)::int as sailings,
      sum(boxes_booked)::int as boxes_booked
    from departure
    where mode = ${service.mode} and carrier_code = ${service.carrierCode} and service_code = ${service.serviceCode}
      and state = 'scheduled' and eta > ${now}
    group by departure_no order by min(etd), departure_no limit 60`.execute(tx)
  return rows.map(({ vessel, ...voyage }) => ({ ...voyage, ...(vessel && { vessel }) }))
}

function serviceRowOf(service: Service, words: Words, next: Next | undefined): ServiceRow {
  return {
    id: service.id,
    serviceModeId: service.mode,
    serviceCode: service.serviceCode,
    carrierCode: service.carrierCode,
    carrierName: words.carrier(service.carrierCode),
    serviceName: service.name,
    weekday: service.weekday,
    calls: service.calls,
    placeNames: service.calls.map(({ placeCode }) => words.short(placeCode)),
    cutoffs: service.cutoffHours,
    spaces: service.spaces as ServiceForm['spaces'],
    vessels: service.vessels,
    active: service.active,
    nextSailing: next?.nextSailing,
    nextSailingZone: next?.nextSailingZone,
    version: service.version,
    sample: service.isSample,
  }
}
