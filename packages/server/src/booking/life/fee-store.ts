import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

/** Cancelled bookings with an agreed fee that nobody has made a charge of yet, the newest first: those from before fees became charges. */
export async function bookingsWithFeeUncharged(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select id from booking where fee > 0 and fee_charged_at is null and state = 'cancelled'
      order by listed_at desc limit $1`,
    [most],
  )
  return rows.map(({ id }) => id)
}

/**
 * Takes the fee of a cancelled booking for its charge, once and for all: of two that take it at the same time the second waits for the first, and does not get it.
 * The version of the booking stays: nobody's form is out of date because its fee became a charge.
 */
export async function takeFee(tx: Tx, bookingId: string): Promise<boolean> {
  const { rows } = await sql`update booking set fee_charged_at = app_now()
    where id = ${bookingId} and state = 'cancelled' and fee_charged_at is null returning id`.execute(tx)
  return rows.length > 0
}
