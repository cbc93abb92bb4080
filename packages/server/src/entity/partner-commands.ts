import { randomUUID } from 'node:crypto'
import type { LocalPartnerForm, LocalPartnerView } from '@landbridge/contract/entity/local-partner'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../platform/audit.ts'
import type { Call } from '../platform/serve.ts'
import { referenceOf } from '../reference/index.ts'
import { showPartner } from './partner-queries.ts'
import {
  deletePartner,
  insertPartner,
  loadPartner,
  lockPartners,
  partnerOfForm,
  savePartnerRow,
} from './partner-store.ts'

type StaffCall = Call<'staff'>

export async function keepPartner(form: LocalPartnerForm, call: StaffCall): Promise<LocalPartnerView> {
  const { tx } = call
  await lockPartners(tx)
  const { placeOf } = await referenceOf(tx)
  if (!placeOf(form.placeMode, form.placeCode))
    throw new Problem('shared.invalid-input', { placeCode: 'entity.place-unknown' })
  const before = form.id ? await loadPartner(tx, form.id) : undefined
  if (before && before.version !== form.version) throw new Problem('entity.changed-meanwhile')
  const keptColumns = before ?? { id: randomUUID(), version: 1, printedAt: null }
  const partner = partnerOfForm(form, keptColumns)
  if (before) await savePartnerRow(tx, partner)
  else await insertPartner(tx, partner)
  await audit(call, { action: 'entity.save-partner', thing: 'local-partner', id: partner.id, before, after: partner })
  return showPartner(partner.id, call)
}

export async function removePartner(seen: { id: string; version: number }, call: StaffCall): Promise<{ id: string }> {
  const before = await loadPartner(call.tx, seen.id)
  if (before.printedAt) throw new Problem('entity.partner-printed')
  await deletePartner(call.tx, seen)
  await audit(call, { action: 'entity.remove-partner', thing: 'local-partner', id: seen.id, before })
  return { id: seen.id }
}
