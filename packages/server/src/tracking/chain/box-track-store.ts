import type { WayDone } from '@landbridge/contract/shared/way-done'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

export type BoxTrack = {
  containerId: string
  jobId: string
  customerId: string
  lastEvent: string | null
  lastPlaceCode: string | null
  lastEventAt: Date | null
  etd: Date | null
  eta: Date | null
  atd: Date | null
  ata: Date | null
  locatedAt: Date | null
  latitude: number | null
  longitude: number | null
  kmLeft: number | null
  passedCodes: string[]
  impliedTimes: string[]
  way: WayDone | null
}

export async function saveTracks(tx: Tx, tracks: readonly BoxTrack[]): Promise<void> {
  if (tracks.length === 0) return
  const values = tracks.map(
    (
      one,
    ) => sql`(${one.containerId}::uuid, ${one.jobId}::uuid, ${one.customerId}::uuid, ${one.lastEvent}, ${one.lastPlaceCode},
      ${one.lastEventAt}::timestamptz, ${one.etd}::timestamptz, ${one.eta}::timestamptz, ${one.atd}::timestamptz,
      ${one.ata}::timestamptz, ${one.locatedAt}::timestamptz, ${one.latitude}::numeric, ${one.longitude}::numeric, ${one.kmLeft}::integer, ${one.passedCodes}::text[],
      ${one.impliedTimes}::text[], ${one.way && JSON.stringify(one.way)}::jsonb)`,
  )
  await sql`insert into box_track (container_id, job_id, customer_id, last_event, last_place_code, last_event_at,
      etd, eta, atd, ata, located_at, latitude, longitude, km_left, passed_codes, implied_times, way)
    values ${sql.join(values)}
    on conflict (container_id) do update set job_id = excluded.job_id, last_event = excluded.last_event,
      last_place_code = excluded.last_place_code, last_event_at = excluded.last_event_at, etd = excluded.etd,
      eta = excluded.eta, atd = excluded.atd, ata = excluded.ata, located_at = excluded.located_at,
      latitude = excluded.latitude, longitude = excluded.longitude, km_left = excluded.km_left,
      passed_codes = excluded.passed_codes, implied_times = excluded.implied_times, way = excluded.way`.execute(tx)
}

type TrackTable = Pick<BoxTrack, 'containerId' | 'jobId' | 'customerId' | 'atd' | 'passedCodes' | 'way'>

export async function tracksOf(tx: Tx, jobIds: readonly string[], customerId: string): Promise<TrackTable[]> {
  if (jobIds.length === 0) return []
  return tx
    .withTables<{ boxTrack: TrackTable }>()
    .selectFrom('boxTrack')
    .select(['containerId', 'jobId', 'customerId', 'atd', 'passedCodes', 'way'])
    .where('jobId', 'in', jobIds)
    .where('customerId', '=', customerId)
    .orderBy('containerId')
    .execute()
}

/** Holds the tracking of a booking for one writer at a time, so that each sees what the one before has folded. */
export async function holdTracking(tx: Tx, jobId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(booking_id::text, 11)) from work_order where id = ${jobId}`.execute(
    tx,
  )
}

type MovedBoxes = { from: string; to: { id: string; jobNo: string }; containerIds: readonly string[] }

/** Positions of boxes and the links by which others follow them go over to the job that the boxes went to. */
export async function moveSightings(tx: Tx, { from, to, containerIds }: MovedBoxes): Promise<void> {
  await sql`with moved as (
      delete from box_position where job_id = ${from} and container_id = any(${containerIds}::uuid[]) returning *)
    insert into box_position
    select (jsonb_populate_record(null::box_position, to_jsonb(m) || jsonb_build_object('job_id', ${to.id}::text))).* from moved m`.execute(
    tx,
  )
  await sql`update tracking_share set job_id = ${to.id}, job_no = ${to.jobNo}
    where job_id = ${from} and container_id = any(${containerIds}::uuid[])`.execute(tx)
}
