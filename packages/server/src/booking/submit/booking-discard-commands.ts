import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { companyOf } from '../../platform/caller.ts'
import type { Call } from '../../platform/serve.ts'
import { canTake, checkUnchanged, notAllowed } from '../life/booking-rules.ts'
import { deleteDraft, insertBooking, lockBooking, ownerOf } from '../life/booking-store.ts'
import { dropAddress, insertAddress } from './address-book-store.ts'
import { type Discarded, keepDiscarded, takeDiscarded } from './discarded-store.ts'
import { checkRoomForDraft, newDraft } from './submit-commands.ts'
import { dropTemplate, insertTemplate } from './template-store.ts'

type Customers = Call<'customer'>

/** Throws a draft away, without a trace among the bookings, and for a while so that it can be taken back. */
export async function discardDraft({ id, version }: { id: string; version: number }, call: Customers) {
  const draft = await lockBooking(call.tx, id, ownerOf(call))
  checkUnchanged(draft, version, 'customer')
  if (!canTake(draft, 'discard', 'customer')) throw notAllowed(draft, 'customer')
  await deleteDraft(call.tx, draft)
  const { mode, form, createdBy, savedAt, listedAt } = draft
  await keepDiscarded(
    call.tx,
    { id, kind: 'draft', content: { mode, form, createdBy, version, savedAt, listedAt } },
    call.caller,
  )
  await audit(call, { action: 'booking.discard', thing: 'booking', id, before: { form: draft.form } })
  return {}
}

export async function removeTemplate(id: string, call: Customers) {
  const content = await dropTemplate(call.tx, id, companyOf(call.caller))
  await keepDiscarded(call.tx, { id, kind: 'template', content }, call.caller)
  await audit(call, { action: 'booking.drop-template', thing: 'template', id })
  return {}
}

export async function removeAddress(id: string, call: Customers) {
  const content = await dropAddress(call.tx, companyOf(call.caller), id)
  await keepDiscarded(call.tx, { id, kind: 'address', content }, call.caller)
  await audit(call, { action: 'booking.drop-address', thing: 'address', id })
  return {}
}

/** Takes back what the caller has thrown away: it is there again as it was. */
export async function restoreDiscarded(id: string, call: Customers) {
  const discarded = await takeDiscarded(call.tx, id, call.caller)
  if (!discarded) throw new Problem('booking.missing')
  await putBack(id, discarded, call)
  await audit(call, { action: 'booking.restore', thing: auditedThings[discarded.kind], id })
  return {}
}

const auditedThings = { draft: 'booking', template: 'template', address: 'address' } as const

async function putBack(id: string, { kind, content }: Discarded, call: Customers): Promise<void> {
  if (kind === 'template') return insertTemplate(call.tx, { ...content, savedAt: new Date(content.savedAt) })
  if (kind === 'address') return insertAddress(call.tx, { ...content, savedAt: new Date(content.savedAt) })
  await checkRoomForDraft(call)
  const { mode, form, savedAt, listedAt, ...rest } = content
  const draft = { ...newDraft(mode, form, call), ...rest, id, savedAt: new Date(savedAt), listedAt: new Date(listedAt) }
  await insertBooking(call.tx, draft)
}
