import { audit } from '../../platform/audit.ts'
import type { Call } from '../../platform/serve.ts'
import { canTake, checkUnchanged, notAllowed } from '../life/booking-rules.ts'
import { deleteDraft, lockBooking, ownerOf } from '../life/booking-store.ts'

/** Throws a draft away, without a trace among the bookings. */
export async function discardDraft({ id, version }: { id: string; version: number }, call: Call<'customer'>) {
  const draft = await lockBooking(call.tx, id, ownerOf(call))
  checkUnchanged(draft, version, 'customer')
  if (!canTake(draft, 'discard', 'customer')) throw notAllowed(draft, 'customer')
  await deleteDraft(call.tx, draft)
  await audit(call, { action: 'booking.discard', thing: 'booking', id, before: { form: draft.form } })
  return {}
}
