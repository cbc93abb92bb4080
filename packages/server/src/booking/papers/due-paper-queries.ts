import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { attachmentsOf } from '../../document/index.ts'
import type { Call } from '../../platform/serve.ts'
import { codesOf } from '../../reference/index.ts'
import { loadBooking } from '../life/booking-store.ts'
import { paperName, papersShown } from './due-paper-rules.ts'

export async function papersDueOf(bookingId: string, call: Call<Actor>, customerId?: string) {
  const { tx, language } = call
  const [booking, files, types] = await Promise.all([
    loadBooking(tx, bookingId, customerId),
    attachmentsOf(tx, bookingId, customerId),
    codesOf(tx, 'DOCTYPE'),
  ])
  return papersShown(booking, files, (code) => paperName(code, { types, mode: booking.mode, language }))
}

/** The missing papers of live bookings, a row each with booking, company and due day. */
export const missingPapers = `select b.id, b.customer_id, (due ->> 'dueBy')::date as due_by, due ->> 'documentType' as document_type
  from booking b, jsonb_array_elements(b.documents_due) due
  where b.state in ('received', 'shipped', 'stopped') and due ->> 'bringer' is distinct from 'us'
    and not (b.instructed and due ->> 'documentType' = 'SI')
    and not exists (select from attachment a where (a.parent_id = b.id or a.booking_id = b.id)
      and a.audience = 'customer' and a.doc_type = due ->> 'documentType')`
