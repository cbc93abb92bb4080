import { Problem } from '@landbridge/contract/shared/problem'
import { attachLoose, findFiles } from '../../document/index.ts'
import type { Call } from '../../platform/serve.ts'
import type { Booking } from '../life/booking.ts'
import { filesNamed } from './attachment-rules.ts'

/** Puts the files that a draft names with it; one that does not exist, or is somebody else's, is refused in its place. */
export async function attachFiles({ id, form, customerId }: Booking, call: Call<'customer'>): Promise<void> {
  if (customerId === null) return
  const { loose, unknown } = await findFiles(call, id, filesNamed(form))
  if (unknown.length > 0) {
    const reasons = unknown.map((path) => [path, 'booking.attachment-unknown'] as const)
    throw new Problem('shared.invalid-input', Object.fromEntries(reasons))
  }
  await attachLoose(call, { parentKind: 'booking', parentId: id }, loose)
}
