import { Problem } from '@landbridge/contract/shared/problem'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import { chargesOf } from '../../charge/index.ts'
import type { Call } from '../../platform/serve.ts'
import { partsOf } from '../container/container-store.ts'
import { releaseGapsOf } from '../job/release-rules.ts'
import type { Job, JobPart } from '../job.ts'
import { jobModeOf } from '../modes/job-modes.ts'

/**
 * Matters that are open when the completion sheet is issued, by the words of its warnings: bill and release, the carrier's boxes that did not come back, charges
 * that nobody entered. A job that carried nothing, or that lacks the document of its carriage, is completed by nobody.
 */
export async function completionGapsOf(job: Job, { tx }: Call<'staff'>): Promise<WorkorderTextKey[]> {
  const [parts, charges] = await Promise.all([partsOf(tx, [job.id]), chargesOf(tx, [job.id])])
  if (parts.length === 0) throw new Problem('workorder.nothing-carried')
  if (lacksMasterDocument(job, parts)) throw new Problem('workorder.master-document-needed')
  return [
    ...releaseGapsOf(job),
    ...(parts.some(isStillOut) ? (['workorder.warn-box-not-returned'] as const) : []),
    ...(charges.some(({ side }) => side === 'R') ? [] : (['workorder.warn-no-charges'] as const)),
  ]
}

/** The carrier's bill, or the notes of all parts: whichever the mode asks for. A truck that took the cargo over goes on under the note of the first. */
function lacksMasterDocument({ mode, head, masterBillNo }: Job, parts: readonly JobPart[]): boolean {
  const needed = jobModeOf(mode).neededParts(head)
  const takenOver = new Set(parts.map(({ reloadedIntoId }) => reloadedIntoId))
  return (
    (needed.includes('masterBill') && !masterBillNo) ||
    (needed.includes('consignmentNote') &&
      parts.some(({ id, consignmentNoteNo }) => !consignmentNoteNo && !takenOver.has(id)))
  )
}

/** A box of the carrier that left the terminal full and did not come back empty. */
const isStillOut = ({ kind, containerOwner, clockDays, emptyReturnedAt }: JobPart): boolean =>
  kind === 'box' &&
  containerOwner === 'C' &&
  clockDays?.gateOut !== undefined &&
  clockDays.returned === undefined &&
  emptyReturnedAt === null
