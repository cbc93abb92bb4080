import type { RequestState } from '@landbridge/contract/booking/booking-lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { ChangeRequest } from '../life/booking.ts'

type ChangeRequestTable = {
  id: string
  booking_id: string
  customer_id: string
  kind: ChangeRequest['kind']
  state: ChangeRequest['state']
  asked_at: Date
  asked_by: string | null
  reason_code: string | null
  note: string | null
  changes: ChangeRequest['changes'] | null
  departure_id: string | null
  price: ChangeRequest['price'] | null
  fee: string | null
  fee_currency: string | null
  until: Date | null
  answered_at: Date | null
  answered_by: string | null
  answer_note: string | null
}
const tables = (tx: Tx) => tx.withTables<{ change_request: ChangeRequestTable }>()

const asJson = (value: unknown) => (value === undefined ? null : (JSON.stringify(value) as never))

export async function insertRequest(tx: Tx, request: ChangeRequest): Promise<void> {
  await tables(tx)
    .insertInto('change_request')
    .values({
      id: request.id,
      booking_id: request.bookingId,
      customer_id: request.customerId,
      kind: request.kind,
      state: request.state,
      asked_at: request.askedAt,
      asked_by: request.askedBy,
      reason_code: request.reasonCode ?? null,
      note: request.note ?? null,
      changes: asJson(request.changes),
      departure_id: request.departureId ?? null,
      price: asJson(request.price),
      fee: request.fee?.amount ?? null,
      fee_currency: request.fee?.currency ?? null,
      until: request.until ?? null,
      answered_at: null,
      answered_by: null,
      answer_note: null,
    })
    .execute()
}

/** The requests on a booking, the newest first. */
export async function requestsOf(tx: Tx, bookingId: string, customerId?: string): Promise<ChangeRequest[]> {
  let query = tables(tx).selectFrom('change_request').selectAll().where('booking_id', '=', bookingId)
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId)
  const rows = await query.orderBy('asked_at', 'desc').orderBy('id').limit(50).execute()
  return rows.map(requestOf)
}

export async function loadRequest(tx: Tx, id: string, bookingId: string): Promise<ChangeRequest> {
  const row = await tables(tx)
    .selectFrom('change_request')
    .selectAll()
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  if (!row) throw new Problem('booking.missing')
  return requestOf(row)
}

/** Closes a request, only if it is still open. */
export async function closeRequest(tx: Tx, request: ChangeRequest): Promise<void> {
  const { state, answeredAt, answeredBy, answerNote, fee } = request
  const feeColumns = fee ? { fee: fee.amount, fee_currency: fee.currency } : {}
  const { numUpdatedRows } = await tables(tx)
    .updateTable('change_request')
    .set({
      state,
      answered_at: answeredAt ?? null,
      answered_by: answeredBy ?? null,
      answer_note: answerNote ?? null,
      ...(request.kind === 'cancellation' && state === 'accepted' ? feeColumns : {}),
    })
    .where('id', '=', request.id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('booking.request-answered')
}

/** Closes the request that is open on a booking, if there is one. */
export async function closeOpen(
  tx: Tx,
  bookingId: string,
  { state, at, userId }: { state: RequestState; at: Date; userId: string | undefined },
): Promise<void> {
  await tables(tx)
    .updateTable('change_request')
    .set({ state, answered_at: at, answered_by: userId ?? null })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .execute()
}

function requestOf(row: Selectable<ChangeRequestTable>): ChangeRequest {
  return {
    id: row.id,
    bookingId: row.booking_id,
    customerId: row.customer_id,
    kind: row.kind,
    state: row.state,
    askedAt: row.asked_at,
    askedBy: row.asked_by,
    reasonCode: row.reason_code ?? undefined,
    note: row.note ?? undefined,
    changes: row.changes ?? undefined,
    departureId: row.departure_id ?? undefined,
    price: row.price ?? undefined,
    fee: row.fee !== null && row.fee_currency ? { amount: row.fee, currency: row.fee_currency } : undefined,
    until: row.until ?? undefined,
    answeredAt: row.answered_at ?? undefined,
    answeredBy: row.answered_by ?? undefined,
    answerNote: row.answer_note ?? undefined,
  }
}
