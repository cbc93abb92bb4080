import type {
  InquiryDeskFilter,
  InquiryDeskRow,
  InquiryFilter,
  InquiryRow,
} from '@landbridge/contract/booking/inquiry/inquiry'
import { type InquiryState, inquiryStates } from '@landbridge/contract/booking/inquiry/inquiry-lifecycle'
import { userNamesInLists } from '../../access/index.ts'
import { customersByIds } from '../../customer/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { MenuCounter } from '../../platform/handed-in.ts'
import { askList } from '../../platform/list.ts'
import { mentions } from '../../platform/search.ts'
import type { Call } from '../../platform/serve.ts'
import { type ReaderNames, readerNames } from '../../reference/index.ts'
import { ownerOf } from '../life/booking-store.ts'
import type { Inquiry } from './inquiry.ts'

/** The draft that was made of an inquiry may have been thrown away since. */
const columns = `q.id, q.inquiry_no, q.state, q.customer_id, q.created_by, q.service_mode_id, q.facts, q.reply, q.replied_at,
  (select b.id from booking b where b.id = q.booking_id and (b.customer_id = q.customer_id or b.created_by = q.created_by)) as booking_id, q.asked_at, q.version`
const orders = { askedAt: 'q.asked_at', readyDate: 'q.ready_date' } as const

export function inquiryRowOf(inquiry: ListedInquiry, names: Pick<ReaderNames, 'place'>): InquiryRow {
  const { id, inquiryNo, state, version, serviceModeId, facts, reply, repliedAt, bookingId, askedAt } = inquiry
  const { remark, ...stated } = facts
  return {
    id,
    inquiryNo,
    state,
    version,
    serviceModeId,
    askedAt,
    ...stated,
    remark: remark ?? undefined,
    originName: names.place(facts.originCode, serviceModeId),
    destinationName: names.place(facts.destinationCode, serviceModeId),
    reply: reply ?? undefined,
    repliedAt: repliedAt ?? undefined,
    bookingId: bookingId ?? undefined,
  }
}
type ListedInquiry = Omit<Inquiry, 'readyDate' | 'searchWords' | 'repliedBy'>

const withEvery = (counts: Readonly<Record<string, number>>) => {
  const inEach = Object.fromEntries(inquiryStates.map((state) => [state, counts[state] ?? 0]))
  return { all: Object.values(inEach).reduce((sum, count) => sum + count, 0), ...inEach }
}

export async function listInquiries(filter: InquiryFilter, call: Call<'customer'>) {
  const { tx, language } = call
  const { pageIndex, pageSize, state, sort, sortName } = filter
  const owner = ownerOf(call)
  const [{ rows, counts, total }, names] = await Promise.all([
    askList<ListedInquiry>(tx, {
      from: 'inquiry q',
      key: 'q.id',
      columns,
      where: [
        'customerId' in owner
          ? ['q.customer_id = $1', owner.customerId]
          : ['q.created_by = $1 and q.customer_id is null', owner.createdBy],
      ],
      order: `${orders[sortName ?? 'askedAt']} ${sortName ? sort : 'desc'}`,
      page: { pageIndex, pageSize },
      state: { column: 'q.state', chosen: state },
      asStored: true,
    }),
    readerNames(tx, language),
  ])
  return { items: rows.map((row) => inquiryRowOf(row, names)), total, pageIndex, pageSize, counts: withEvery(counts) }
}

/** Those that wait longest come first: they are the desk's to do. */
export async function listDeskInquiries(filter: InquiryDeskFilter, { tx, language }: Call<'staff'>) {
  const { pageIndex, pageSize, state, sort, sortName, keyword, serviceModeId } = filter
  const [{ rows, counts, total }, names, namesById] = await Promise.all([
    askList<ListedInquiry>(tx, {
      from: 'inquiry q',
      key: 'q.id',
      columns,
      where: [
        keyword && mentions('q.search_words', keyword),
        serviceModeId && ['q.service_mode_id = $1', serviceModeId],
      ],
      order: `${orders[sortName ?? 'askedAt']} ${sort}`,
      page: { pageIndex, pageSize },
      state: { column: 'q.state', chosen: state },
      asStored: true,
    }),
    readerNames(tx, language),
    userNamesInLists(tx),
  ])
  const items = await deskRowsOf(rows, { tx, names, namesById })
  return { items, total, pageIndex, pageSize, counts: withEvery(counts) }
}

type DeskNames = {
  tx: Tx
  names: Pick<ReaderNames, 'place'>
  namesById: Awaited<ReturnType<typeof userNamesInLists>>
}

async function deskRowsOf(
  rows: readonly ListedInquiry[],
  { tx, names, namesById }: DeskNames,
): Promise<InquiryDeskRow[]> {
  const [customers, people] = await Promise.all([
    customersByIds(
      tx,
      rows.flatMap(({ customerId }) => customerId ?? []),
    ),
    namesById(rows.map(({ createdBy }) => createdBy)),
  ])
  return rows.map((row) => ({
    ...inquiryRowOf(row, names),
    customerShortName: customers.get(row.customerId ?? '')?.shortName,
    askedBy: people.get(row.createdBy),
  }))
}

export async function inquiryDeskRowOf(
  inquiry: ListedInquiry,
  { tx, language }: Call<'staff'>,
): Promise<InquiryDeskRow> {
  const [names, namesById] = await Promise.all([readerNames(tx, language), userNamesInLists(tx)])
  const [row] = await deskRowsOf([inquiry], { tx, names, namesById })
  if (!row) throw new Error('An inquiry that was loaded has no row.')
  return row
}

async function inquiriesWaiting(tx: Tx): Promise<number> {
  const waiting: InquiryState = 'open'
  const [row] = await tx.ask<{ count: number }>('select count(*)::int as count from inquiry where state = $1', [
    waiting,
  ])
  return row?.count ?? 0
}

export const inquiryMenuCounters = [
  { entry: 'deskInquiries', permission: 'booking.view', count: inquiriesWaiting },
] as const satisfies readonly MenuCounter[]
