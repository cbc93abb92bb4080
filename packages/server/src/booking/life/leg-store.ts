import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { jsonColumn } from '../../platform/rows.ts'
import type { Booking, GivenDeparture } from './booking.ts'
import { type BookingTable, bookingOf, rowOf } from './booking-row-store.ts'
import { cutoffsRetimed } from './given-departure-rules.ts'
import { legsOf, withGiven } from './leg.ts'

const tables = (tx: Tx) => tx.withTables<{ booking: BookingTable }>()

export async function countLegs(tx: Tx, bookingId: string): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(
    `select coalesce(jsonb_array_length(legs), 1) as count from booking where id = $1`,
    [bookingId],
  )
  return row?.count ?? 1
}

const hasLegOn = (departureId: string): RawBuilder<boolean> =>
  sql<boolean>`leg_departure_ids @> array[${departureId}]::uuid[]`

const hasShareOn = (departureId: string): RawBuilder<boolean> =>
  sql<boolean>`share_departure_ids @> array[${departureId}]::uuid[]`

/** The live bookings on a departure, with a leg or some boxes at least, by number. */
export async function bookingsOnDeparture(tx: Tx, departureId: string): Promise<Booking[]> {
  const rows = await tables(tx)
    .selectFrom('booking')
    .selectAll()
    .where(sql<boolean>`(departure_id = ${departureId} or ${hasLegOn(departureId)} or ${hasShareOn(departureId)})`)
    .where('state', 'not in', ['cancelled', 'refused'])
    .orderBy('bookingNo')
    .execute()
  return rows.map(bookingOf)
}

/** Gives accepted bookings the new times and cut-offs of a departure ahead; their versions stay. */
export async function retimeGiven(tx: Tx, timed: GivenDeparture & { departureId: string }): Promise<void> {
  const { departureId, etd, eta, cutoffs } = timed
  const shared = await tables(tx)
    .selectFrom('booking')
    .selectAll()
    .where('departureId', '=', departureId)
    .where('state', '=', 'received')
    .where('atd', 'is', null)
    .where(sql<boolean>`cutoffs @> '[{"cutoffKind": "WAREHOUSE"}]'`)
    .orderBy('id')
    .forUpdate()
    .execute()
  await tables(tx)
    .updateTable('booking')
    .set({
      etd,
      eta,
      cutoffs: jsonColumn(cutoffs.map((one) => ({ ...one, at: one.at.toISOString() }))),
      siCutoff: cutoffs.find(({ cutoffKind }) => cutoffKind === 'SI')?.at ?? null,
    })
    .where('departureId', '=', departureId)
    .where('state', '=', 'received')
    .where('atd', 'is', null)
    .execute()
  for (const { id, given } of shared.map(bookingOf))
    if (given) await saveCutoffs(tx, id, cutoffsRetimed(given, cutoffs))
  await retimeLegs(tx, timed)
  await retimeShares(tx, timed)
}

const saveCutoffs = (tx: Tx, id: string, cutoffs: GivenDeparture['cutoffs']) =>
  tables(tx)
    .updateTable('booking')
    .set({ cutoffs: JSON.stringify(cutoffs.map((one) => ({ ...one, at: one.at.toISOString() }))) as never })
    .where('id', '=', id)
    .execute()

async function retimeShares(tx: Tx, { departureId, etd, eta, cutoffs }: GivenDeparture & { departureId: string }) {
  const rows = await tables(tx)
    .selectFrom('booking')
    .selectAll()
    .where(hasShareOn(departureId))
    .where('state', 'in', ['received', 'shipped'])
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const booking of rows.map(bookingOf)) {
    const shares = (booking.shares ?? []).map((share) =>
      share.given.departureId === departureId
        ? { ...share, given: { ...share.given, etd, eta, cutoffs: cutoffsRetimed(share.given, cutoffs) } }
        : share,
    )
    await tables(tx)
      .updateTable('booking')
      .set({ shares: jsonColumn(rowOf({ ...booking, shares }).shares) })
      .where('id', '=', booking.id)
      .execute()
  }
}

async function retimeLegs(tx: Tx, { departureId, etd, eta, cutoffs }: GivenDeparture & { departureId: string }) {
  const rows = await tables(tx)
    .selectFrom('booking')
    .selectAll()
    .where(hasLegOn(departureId))
    .where('state', 'in', ['received', 'shipped'])
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const booking of rows.map(bookingOf)) {
    const givenByLeg = legsOf(booking).flatMap(({ seq, given }) => {
      const isTimed = given?.departureId === departureId && !(seq === 1 && booking.atd)
      return given ? [isTimed ? { ...given, etd, eta, cutoffs: cutoffsRetimed(given, cutoffs) } : given] : []
    })
    const after = rowOf(withGiven(booking, givenByLeg))
    await tables(tx)
      .updateTable('booking')
      .set({
        legs: jsonColumn(after.legs),
        cutoffs: jsonColumn(after.cutoffs),
        etd: after.etd,
        eta: after.eta,
        siCutoff: after.siCutoff,
      })
      .where('id', '=', booking.id)
      .execute()
  }
}
