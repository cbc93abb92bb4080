import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

export const boxes = ['CSQU3054383', 'CBHU3202732'] as const

type GivenJob = {
  customerId: string
  bookingState?: string
  bookingNo?: string
  jobNo?: string
  boxNos?: readonly string[]
}

export async function acceptedJob(pool: Pool, { customerId, bookingState = 'received', ...given }: GivenJob) {
  const { bookingNo = 'R310115-7K3QX' } = given
  const bookingId = randomUUID()
  await pool.query(
    `insert into booking (id, booking_no, mode, state, state_before_stop, customer_id, form, ordered_at, origin_code, destination_code)
      values ($1, $2, 'R', $3, $4, $5, '{}', '2031-01-15T08:00:00Z', 'CNXIA', 'DEHAM')`,
    [bookingId, bookingNo, bookingState, bookingState === 'stopped' ? 'received' : null, customerId],
  )
  return anotherJob(pool, { bookingId, bookingNo }, { customerId, ...given })
}

export async function anotherJob(
  pool: Pool,
  { bookingId, bookingNo }: { bookingId: string; bookingNo: string },
  { customerId, jobNo = 'JR3101-7K3QX', boxNos = boxes }: GivenJob,
) {
  const jobId = randomUUID()
  await pool.query(
    `insert into work_order (id, job_no, booking_id, booking_no, customer_reference, customer_id, mode, load_type, transport_type, state,
        origin_code, destination_code, entry_port_code, train_no, etd, promised_eta, eta, ordered_at, opened_at)
      values ($1, $2, $3, $4, 'PO-77', $5, 'R', 'FCL', 'ST-ST', 'opened', 'CNXIA', 'DEHAM', 'CNHRS', 'X8155',
        '2031-02-03T12:00:00Z', '2031-02-17T12:00:00Z', '2031-02-17T12:00:00Z', '2031-01-15T08:00:00Z', '2031-01-16T08:00:00Z')`,
    [jobId, jobNo, bookingId, bookingNo, customerId],
  )
  for (const [seq, containerNo] of boxNos.entries()) {
    await pool.query(
      `insert into work_order_part (id, job_id, customer_id, seq, kind, part_no, part_type, owner, seal_nos, note_no)
        values ($1, $2, $3, $4, 'box', $5, '40HQ', 'C', '{KZ55120}', 'SMGS-88')`,
      [randomUUID(), jobId, customerId, seq + 1, containerNo],
    )
  }
  return { bookingId, jobId, bookingNo, jobNo }
}

export async function carriedOtherwise(
  pool: Pool,
  { jobId, bookingId }: { jobId: string; bookingId: string },
  { mode, originCode, destinationCode, form = {}, head = {}, parts, loadType = '', ...row }: Otherwise,
): Promise<string[]> {
  await pool.query(
    `update work_order set mode = $2, load_type = $3, transport_type = $4, origin_code = $5, destination_code = $6, entry_port_code = $7,
        train_no = $8, master_bill_no = $9, head = $10, promised_eta = $11, eta = $11 where id = $1`,
    [
      ...[jobId, mode, loadType, row.transportType, originCode, destinationCode, row.entryPortCode, row.departureNo],
      ...[row.masterBillNo, JSON.stringify(head), row.eta],
    ],
  )
  await pool.query('update booking set mode = $2, form = $3 where id = $1', [bookingId, mode, JSON.stringify(form)])
  await pool.query('delete from work_order_part where job_id = $1', [jobId])
  const ids = parts.map(() => randomUUID())
  for (const [i, { kind, partNo, facts = {} }] of parts.entries()) {
    await pool.query(
      `insert into work_order_part (id, job_id, customer_id, seq, kind, part_no, seal_nos, facts)
        select $1, id, customer_id, $3, $4, $5, '{}', $6 from work_order where id = $2`,
      [ids[i], jobId, i + 1, kind, partNo, JSON.stringify(facts)],
    )
  }
  return ids
}

type Otherwise = {
  mode: 'A' | 'T'
  loadType?: string
  transportType: string
  originCode: string
  destinationCode: string
  entryPortCode?: string
  departureNo?: string
  masterBillNo?: string
  eta: string
  form?: object
  head?: object
  parts: readonly { kind: 'piece' | 'truck'; partNo?: string; facts?: object }[]
}
