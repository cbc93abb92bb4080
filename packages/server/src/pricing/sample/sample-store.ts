import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Departure } from '../departure/space-rules.ts'
import type { LegPrice } from '../query/offer-rules.ts'
import type { Tariff } from '../tariff/tariff-rules.ts'

/** Adds the versions of lines that are not there yet. */
export async function addMissingTariffs(tx: Tx, tariffs: readonly Tariff[]): Promise<void> {
  const rows = tariffs.map((tariff) => ({
    id: tariff.id,
    lineage: tariff.lineage,
    revision: tariff.revision,
    line_no: tariff.lineNo,
    mode: 'R',
    state: tariff.state,
    origin_code: tariff.originCode,
    destination_code: tariff.destinationCode,
    entry_port_code: tariff.entryPortCode ?? null,
    valid_from: tariff.validFrom,
    valid_to: tariff.validTo,
    currency: tariff.currency,
    terms: tariff.terms,
    is_sample: tariff.isSample,
  }))
  await sql`
    insert into tariff (id, lineage, revision, line_no, mode, state, origin_code, destination_code, entry_port_code,
      valid_from, valid_to, currency, terms, is_sample)
    select id, lineage, revision, line_no, mode, state, origin_code, destination_code, entry_port_code,
      valid_from, valid_to, currency, terms, is_sample
    from jsonb_populate_recordset(null::tariff, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(tx)
}

/** Adds the road prices that are not there yet. */
export async function addMissingLegs(tx: Tx, legs: readonly LegPrice[]): Promise<void> {
  const rows = legs.map((leg) => ({
    id: leg.id,
    leg: leg.leg,
    port_code: leg.portCode,
    city_code: leg.cityCode,
    currency: leg.currency,
    price_20: leg.price20,
    price_40: leg.price40,
    transit_days: leg.transitDays,
    valid_from: leg.validFrom,
    valid_to: leg.validTo,
    is_sample: leg.isSample,
  }))
  await sql`
    insert into leg_price (id, mode, leg, port_code, city_code, currency, price_20, price_40, transit_days,
      valid_from, valid_to, is_sample)
    select id, 'R', leg, port_code, city_code, currency, price_20, price_40, transit_days, valid_from, valid_to, is_sample
    from jsonb_populate_recordset(null::leg_price, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(tx)
}

/** The sample lines that are still offered. */
export async function sampleLineages(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ lineage: string }>`
    select distinct lineage from tariff where is_sample and state = 'published'`.execute(tx)
  return rows.map(({ lineage }) => lineage)
}

/** Adds the departures that are not there yet, with their space; one that is there keeps what it has. */
export async function addMissingDepartures(tx: Tx, departures: readonly Departure[]): Promise<void> {
  const rows = departures.map((d) => ({
    id: d.id,
    train_no: d.trainNo,
    train_operator: d.trainOperator ?? null,
    origin_code: d.originCode,
    destination_code: d.destinationCode,
    via_codes: d.viaCodes,
    entry_port_code: d.entryPortCode ?? null,
    etd: d.etd,
    eta: d.eta,
    departs_on: d.departsOn,
    origin_zone: d.originZone,
    destination_zone: d.destinationZone,
    si_cutoff: d.siCutoff,
    cargo_cutoff: d.cargoCutoff,
    customs_cutoff: d.customsCutoff,
    slots_total: d.slotsTotal,
    slots_left: d.slotsLeft,
    is_sample: d.isSample,
  }))
  const spaces = departures.flatMap((d) =>
    d.spaces.map((space) => ({
      departure_id: d.id,
      container_type: space.containerType,
      total: space.total,
      surplus: space.surplus,
    })),
  )
  await sql`
    with added as (
      insert into departure (id, mode, train_no, train_operator, origin_code, destination_code, via_codes, entry_port_code,
        etd, eta, departs_on, origin_zone, destination_zone, si_cutoff, cargo_cutoff, customs_cutoff, slots_total, slots_left,
        is_sample)
      select id, 'R', train_no, train_operator, origin_code, destination_code, via_codes, entry_port_code,
        etd, eta, departs_on, origin_zone, destination_zone, si_cutoff, cargo_cutoff, customs_cutoff, slots_total, slots_left,
        is_sample
      from jsonb_populate_recordset(null::departure, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing returning id)
    insert into departure_space (departure_id, container_type, total, surplus)
    select s.departure_id, s.container_type, s.total, s.surplus
    from jsonb_populate_recordset(null::departure_space, ${JSON.stringify(spaces)}::jsonb) s
    join added on added.id = s.departure_id`.execute(tx)
}
