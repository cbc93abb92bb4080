import { Problem } from '@landbridge/contract/shared/problem'
import { attach } from '../../document/index.ts'
import { companyOf } from '../../platform/caller.ts'
import type { Call } from '../../platform/serve.ts'
import type { Booking } from '../life/booking.ts'

/** Puts the files that a form names with its booking; one that does not exist, or is somebody else's, is refused in its place. */
export async function attachFiles({ id, form }: Booking, call: Call<'customer'>): Promise<void> {
  const customerId = companyOf(call.caller)
  const named = [
    ...(form.attachments ?? []).map(({ fid, documentType }, i) => ({
      fid,
      documentType,
      path: `attachments.${i}.fid`,
    })),
    ...(form.danger ?? []).map((line, i) => ({
      fid: line.safetyDataSheetFid,
      documentType: 'MSDS',
      path: `danger.${i}.safetyDataSheetFid`,
    })),
    { fid: form.lashingPlanFid, documentType: 'LASH', path: 'lashingPlanFid' },
  ]
  for (const { fid, documentType, path } of named) {
    if (!fid) continue
    const attaching = { fid, parentKind: 'booking', parentId: id, customerId, documentType: documentType ?? 'OTH' }
    await attach(call, attaching).catch((error: unknown) => {
      const isUnknown = error instanceof Problem && error.code === 'document.missing'
      throw isUnknown ? new Problem('shared.invalid-input', { [path]: 'booking.attachment-unknown' }) : error
    })
  }
}
