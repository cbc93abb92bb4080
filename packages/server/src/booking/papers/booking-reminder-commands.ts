import { businessZone } from '@landbridge/contract/shared/business-day'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import type { ReminderKind } from '../life/booking-tell-commands.ts'
import { missingPapers } from './due-paper-queries.ts'

type Reminder = {
  bookingId: string
  customerId: string
  bookingNo: string
  kind: ReminderKind
  dueAt: Date
}

/** Reminders due within two days: the first cut-off of an accepted booking, and papers that its customer was to bring. */
const dueSoon = `
  select id, 'cutoff-near' as kind, first_cutoff as due_at from booking
    where state = 'received' and first_cutoff > app_now() and first_cutoff <= app_now() + interval '48 hours'
  union all
  select id, 'papers-missing', min(due_by) at time zone '${businessZone}'
    from (${missingPapers}) missing, (select (app_now() at time zone '${businessZone}')::date as today) day
    where due_by between today and today + 2 group by id`

/** Emits an event for every cut-off and every missing paper that has come near, each once. */
export async function remindCustomers(call: Call<'system'>): Promise<void> {
  const reminders = await call.tx.ask<Reminder>(
    `with soon as (${dueSoon}), reminded as (
      insert into booking_reminder (booking_id, kind, due_at) select id, kind, due_at from soon
        on conflict do nothing returning booking_id, kind, due_at)
    select reminded.booking_id, reminded.kind, reminded.due_at, b.customer_id, b.booking_no
      from reminded join booking b on b.id = reminded.booking_id order by reminded.due_at, b.booking_no`,
    [],
  )
  const remind = ({ bookingId, customerId, bookingNo, kind, dueAt }: Reminder) =>
    emit(call, {
      kind: `booking.${kind}`,
      id: bookingId,
      customerId,
      data: { bookingNo, at: dueAt.toISOString() },
    })
  await Promise.all(reminders.map(remind))
}
