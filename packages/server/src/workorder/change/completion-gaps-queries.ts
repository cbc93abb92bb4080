import { Problem } from '@landbridge/contract/shared/problem'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import { chargesOf } from '../../charge/index.ts'
import type { Call } from '../../platform/serve.ts'
import { partsOf } from '../container/container-store.ts'
import { releaseGapsOf } from '../job/release-rules.ts'
import type { Job, JobPart } from '../job.ts'
import { jobModeOf } from '../modes/job-modes.ts'

/** Open matters at a completion: bill, release, empty boxes, charges; without cargo or master document the completion is refused. */
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

/** True without the master document of a mode: the carrier's bill or every part's note, the onward truck excepted. */
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
