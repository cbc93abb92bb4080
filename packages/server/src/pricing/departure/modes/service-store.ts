import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { addMissingRows } from '../../missing-rows-store.ts'
import type { Departure } from '../../price/departure-row.ts'
import { departuresByIds } from '../departure-store.ts'
import { laneOf, type Service } from './service-rules.ts'

/** Held until the transaction ends where its sailings are about to be made. */
export async function serviceById(tx: Tx, id: string, { isHeld = false } = {}): Promise<Service> {
  const { rows } = await sql<Service>`select * from service where id = ${id}
    ${isHeld ? sql`for update` : sql``}`.execute(tx)
  const [service] = rows
  if (!service) throw new Problem('pricing.service-missing')
  return service
}

export async function serviceCalled(
  tx: Tx,
  { mode, carrierCode, serviceCode }: Pick<Service, 'mode' | 'carrierCode' | 'serviceCode'>,
): Promise<Service | undefined> {
  const { rows } = await sql<Service>`select * from service
    where mode = ${mode} and carrier_code = ${carrierCode} and service_code = ${serviceCode}`.execute(tx)
  return rows[0]
}

export const addMissingServices = (tx: Tx, services: readonly Service[]): Promise<string[]> =>
  addMissingRows(tx, 'service', services)

/** Saves only if nobody saved it since it was loaded, and returns it as it is now. */
export async function saveService(tx: Tx, service: Service): Promise<Service> {
  const { rows } = await sql<Service>`update service set
    service_code = ${service.serviceCode}, carrier_code = ${service.carrierCode}, name = ${service.name},
    weekday = ${service.weekday}, calls = ${JSON.stringify(service.calls)}::jsonb,
    cutoff_hours = ${JSON.stringify(service.cutoffHours)}::jsonb, spaces = ${JSON.stringify(service.spaces)}::jsonb,
    vessels = ${JSON.stringify(service.vessels)}::jsonb, active = ${service.active}, version = version + 1
    where id = ${service.id} and version = ${service.version} returning *`.execute(tx)
  const [after] = rows
  if (!after) throw new Problem('pricing.changed-meanwhile')
  return after
}

export async function pricedLanes(
  tx: Tx,
  { mode, carrierCode, from }: { mode: LegModeCode; carrierCode: string; from: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ originCode: string; destinationCode: string }>`
    select distinct origin_code, destination_code from tariff
    where mode = ${mode} and state = 'published' and terms ->> 'carrierCode' = ${carrierCode}
      and valid_to >= ${from}::date`.execute(tx)
  return new Set(rows.map(({ originCode, destinationCode }) => laneOf(originCode, destinationCode)))
}

/** Departures that still go, whatever their lane; held until the transaction ends. */
export async function departuresOfVoyage(
  tx: Tx,
  {
    mode,
    carrierCode,
    serviceCode,
    departureNo,
  }: Pick<Departure, 'mode' | 'carrierCode' | 'serviceCode' | 'departureNo'>,
): Promise<Departure[]> {
  const { rows } = await sql<{ id: string }>`select id from departure
    where mode = ${mode} and carrier_code = ${carrierCode} and service_code = ${serviceCode}
      and departure_no = ${departureNo} and state = 'scheduled'
    order by id for update`.execute(tx)
  const found = await departuresByIds(
    tx,
    rows.map(({ id }) => id),
  )
  return [...found.values()].toSorted((a, b) => a.etd.getTime() - b.etd.getTime())
}
