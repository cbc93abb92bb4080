import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'

type Reminder = {
  bookingId: string
  customerId: string
  bookingNo: string
  kind: 'cutoff-near' | 'papers-missing'
  dueAt: Date
  dueBy: string | null
}

/** What customers are reminded of two days before: the first cut-off of an accepted booking, and papers that they were to bring. */
const dueSoon = `
  select id, 'cutoff-near' as kind, first_cutoff as due_at, null::date as due_by from booking
    where state = 'received' and first_cutoff > app_now() and first_cutoff <= app_now() + interval '48 hours'
  union all
  select b.id, 'papers-missing', min((due ->> 'dueBy')::date) at time zone 'Asia/Shanghai', min((due ->> 'dueBy')::date)
    from booking b, jsonb_array_elements(b.documents_due) due, (select (app_now() at time zone 'Asia/Shanghai')::date as today) day
    where b.state in ('received', 'shipped', 'stopped') and due ->> 'bringer' is distinct from 'us'
      and (due ->> 'dueBy')::date between today and today + 2
      and not exists (select from attachment a where (a.parent_id = b.id or a.booking_id = b.id)
        and a.audience = 'customer' and a.doc_type = due ->> 'documentType')
    group by b.id`

/** Tells of every cut-off and every missing paper that has come near, each once. */
export async function remindCustomers(call: Call<'system'>): Promise<void> {
  const reminders = await call.tx.ask<Reminder>(
    `with soon as (${dueSoon}), told as (
      insert into booking_reminder (booking_id, kind, due_at) select id, kind, due_at from soon
        on conflict do nothing returning booking_id, kind, due_at)
    select told.booking_id, told.kind, told.due_at, soon.due_by::text as due_by, b.customer_id, b.booking_no
      from told join soon on soon.id = told.booking_id and soon.kind = told.kind join booking b on b.id = told.booking_id
      order by told.due_at, b.booking_no`,
    [],
  )
  const tell = ({ bookingId, customerId, bookingNo, kind, dueAt, dueBy }: Reminder) =>
    emit(call, {
      kind: `booking.${kind}`,
      id: bookingId,
      customerId,
      data: { bookingNo, at: dueAt.toISOString(), ...(dueBy && { day: dueBy }) },
    })
  await Promise.all(reminders.map(tell))
}
