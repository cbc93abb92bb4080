import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

/** Holds a departure for this transaction, so that its space is counted by one at a time. */
export async function lockDeparture(tx: Tx, departureId: string): Promise<void> {
  await sql`select id from departure where id = ${departureId} for update`.execute(tx)
}

/** Takes places of a scheduled departure that has not left, if it has them. */
export async function takePlaces(
  tx: Tx,
  departureId: string,
  { slots, boxes }: { slots: number; boxes: number },
): Promise<boolean> {
  const { rows } = await sql`
    update departure set capacity_left = capacity_left - ${slots}, boxes_booked = boxes_booked + ${boxes}, version = version + 1
    where id = ${departureId} and state = 'scheduled' and etd > app_now() and capacity_left >= ${slots}
    returning id`.execute(tx)
  return rows.length === 1
}

/** Takes carrier's boxes, each size only if it has enough, and says whether all had. */
export async function takeBoxes(tx: Tx, departureId: string, boxes: ReadonlyMap<string, number>): Promise<boolean> {
  if (boxes.size === 0) return true
  const { rows } = await sql`
    update departure_space s set surplus = s.surplus - w.boxes
    from unnest(${[...boxes.keys()]}::text[], ${[...boxes.values()]}::int[]) as w (equipment, boxes)
    where s.departure_id = ${departureId} and s.equipment = w.equipment and s.surplus >= w.boxes
    returning s.equipment`.execute(tx)
  return rows.length === boxes.size
}

/** Gives back what a booking had taken, never above what the departure has. */
export async function giveBack(
  tx: Tx,
  departureId: string,
  { slots, count, boxes }: { slots: number; count: number; boxes: ReadonlyMap<string, number> },
): Promise<void> {
  await sql`
    update departure set capacity_left = least(capacity, capacity_left + ${slots}),
      boxes_booked = greatest(0, boxes_booked - ${count}), version = version + 1
    where id = ${departureId}`.execute(tx)
  await sql`
    update departure_space s set surplus = least(s.total, s.surplus + w.boxes)
    from unnest(${[...boxes.keys()]}::text[], ${[...boxes.values()]}::int[]) as w (equipment, boxes)
    where s.departure_id = ${departureId} and s.equipment = w.equipment`.execute(tx)
}
