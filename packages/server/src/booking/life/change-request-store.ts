import type { RequestState } from '@landbridge/contract/booking/booking-lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { jsonColumn } from '../../platform/rows.ts'
import type { ChangeRequest } from './booking.ts'

type ChangeRequestTable = {
  id: string
  bookingId: string
  customerId: string
  kind: ChangeRequest['kind']
  state: ChangeRequest['state']
  askedAt: Date
  askedBy: string | null
  reasonCode: string | null
  note: string | null
  changes: ChangeRequest['changes'] | null
  stood: ChangeRequest['stood'] | null
  departureId: string | null
  price: ChangeRequest['price'] | null
  fee: string | null
  feeCurrency: string | null
  feeAskedAt: Date | null
  agreedFee: string | null
  agreedCurrency: string | null
  agreedAt: Date | null
  agreedBy: string | null
  until: Date | null
  answeredAt: Date | null
  answeredBy: string | null
  answerNote: string | null
  moved: ChangeRequest['moved'] | null
  granted: ChangeRequest['granted'] | null
  carrierBy: Date | null
}
const tables = (tx: Tx) => tx.withTables<{ changeRequest: ChangeRequestTable }>()

export async function insertRequest(tx: Tx, request: ChangeRequest): Promise<void> {
  await tables(tx)
    .insertInto('changeRequest')
    .values({
      id: request.id,
      bookingId: request.bookingId,
      customerId: request.customerId,
      kind: request.kind,
      state: request.state,
      askedAt: request.askedAt,
      askedBy: request.askedBy,
      reasonCode: request.reasonCode ?? null,
      note: request.note ?? null,
      changes: jsonColumn(request.changes),
      stood: jsonColumn(request.stood),
      departureId: request.departureId ?? null,
      price: jsonColumn(request.price),
      fee: request.fee?.amount ?? null,
      feeCurrency: request.fee?.currency ?? null,
      feeAskedAt: null,
      ...agreedColumns(request),
      until: request.until ?? null,
      answeredAt: request.answeredAt ?? null,
      answeredBy: request.answeredBy ?? null,
      answerNote: null,
      // A customer's role writes neither.
      ...(request.moved && { moved: jsonColumn(request.moved) }),
    })
    .execute()
}

const agreedColumns = ({ agreedFee }: ChangeRequest) => ({
  agreedFee: agreedFee?.amount ?? null,
  agreedCurrency: agreedFee?.currency ?? null,
  agreedAt: agreedFee?.at ?? null,
  agreedBy: agreedFee?.by ?? null,
})

export async function saveFee(tx: Tx, { id, fee, granted, carrierBy }: ChangeRequest, at: Date): Promise<void> {
  await tables(tx)
    .updateTable('changeRequest')
    .set({
      fee: fee?.amount ?? null,
      feeCurrency: fee?.currency ?? null,
      feeAskedAt: at,
      granted: jsonColumn(granted),
      carrierBy: carrierBy ?? null,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

export async function saveConsent(tx: Tx, request: ChangeRequest): Promise<void> {
  await tables(tx)
    .updateTable('changeRequest')
    .set(agreedColumns(request))
    .where('id', '=', request.id)
    .where('state', '=', 'open')
    .execute()
}

export async function requestsOf(tx: Tx, bookingId: string, customerId?: string): Promise<ChangeRequest[]> {
  let query = tables(tx).selectFrom('changeRequest').selectAll().where('bookingId', '=', bookingId)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  const rows = await query.orderBy('askedAt', 'desc').orderBy('id').limit(50).execute()
  return rows.map(requestOf)
}

export async function loadRequest(tx: Tx, id: string, bookingId: string): Promise<ChangeRequest> {
  const row = await tables(tx)
    .selectFrom('changeRequest')
    .selectAll()
    .where('id', '=', id)
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()
  if (!row) throw new Problem('booking.missing')
  return requestOf(row)
}

/** Closes a request, only if it is still open. */
export async function closeRequest(tx: Tx, request: ChangeRequest): Promise<void> {
  const { state, answeredAt, answeredBy, answerNote, fee, carrierBy } = request
  const feeColumns = fee ? { fee: fee.amount, feeCurrency: fee.currency } : {}
  const { numUpdatedRows } = await tables(tx)
    .updateTable('changeRequest')
    .set({
      state,
      answeredAt: answeredAt ?? null,
      answeredBy: answeredBy ?? null,
      answerNote: answerNote ?? null,
      ...(state === 'accepted' ? feeColumns : {}),
      ...(carrierBy && state === 'accepted' && { carrierBy }),
    })
    .where('id', '=', request.id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('booking.request-answered')
}

export async function closeOpen(
  tx: Tx,
  bookingId: string,
  { state, at, userId }: { state: RequestState; at: Date; userId: string | undefined },
): Promise<void> {
  await tables(tx)
    .updateTable('changeRequest')
    .set({ state, answeredAt: at, answeredBy: userId ?? null })
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'open')
    .execute()
}

function requestOf(row: Selectable<ChangeRequestTable>): ChangeRequest {
  return {
    id: row.id,
    bookingId: row.bookingId,
    customerId: row.customerId,
    kind: row.kind,
    state: row.state,
    askedAt: row.askedAt,
    askedBy: row.askedBy,
    reasonCode: row.reasonCode ?? undefined,
    note: row.note ?? undefined,
    changes: row.changes ?? undefined,
    stood: row.stood ?? undefined,
    departureId: row.departureId ?? undefined,
    price: row.price ?? undefined,
    fee: row.fee !== null && row.feeCurrency ? { amount: row.fee, currency: row.feeCurrency } : undefined,
    agreedFee: agreedOf(row),
    until: row.until ?? undefined,
    answeredAt: row.answeredAt ?? undefined,
    answeredBy: row.answeredBy ?? undefined,
    answerNote: row.answerNote ?? undefined,
    moved: row.moved ?? undefined,
    granted: row.granted ?? undefined,
    carrierBy: row.carrierBy ?? undefined,
  }
}

const agreedOf = ({ agreedFee, agreedCurrency, agreedAt, agreedBy }: Selectable<ChangeRequestTable>) =>
  agreedFee !== null && agreedCurrency && agreedAt && agreedBy
    ? { amount: agreedFee, currency: agreedCurrency, at: agreedAt, by: agreedBy }
    : undefined

/** Cancelled bookings with an agreed fee that nobody has made a charge of yet, the newest first: those from before fees became charges. */
export async function bookingsWithFeeUncharged(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select id from booking where fee > 0 and fee_charged_at is null and state = 'cancelled'
      order by listed_at desc limit $1`,
    [most],
  )
  return rows.map(({ id }) => id)
}

/** Takes the fee of a cancelled booking once; of two callers the second waits and gets false. */
export async function takeFee(tx: Tx, bookingId: string): Promise<boolean> {
  const { rows } = await sql`update booking set fee_charged_at = app_now()
    where id = ${bookingId} and state = 'cancelled' and fee_charged_at is null returning id`.execute(tx)
  return rows.length > 0
}

/** Does what may be refused, and leaves nothing of it where it was, so that the rest of the call stands; answers with the refusal. */
export async function attemptWork(tx: Tx, work: () => Promise<unknown>): Promise<Problem | undefined> {
  await sql`savepoint attempted`.execute(tx)
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await sql`rollback to savepoint attempted`.execute(tx)
    return error
  }
}
