import type { PackingForm } from '@landbridge/contract/packing/packing-list'
import { partKindOf, partNoNames, partNoOf } from '@landbridge/contract/workorder/part-kinds'
import {
  dropPacking,
  enterPacking,
  importPacking,
  type PackedJob,
  type PackingChange,
  type PastedPacking,
  packedTotals,
  packingOf,
  previewPacking,
} from '../../packing/index.ts'
import type { Deed } from '../../platform/audit.ts'
import type { Call } from '../../platform/serve.ts'
import { partsOf, saveEachPart } from '../container/container-store.ts'
import { loadJob } from '../job/job-store.ts'
import type { Job, JobPart } from '../job.ts'
import { changingParts, type SeenJob } from './job-change-commands.ts'
import type { JobPapers } from './job-papers.ts'

type StaffCall = Call<'staff'>

export const savePacking = (
  { id, version, lineId, ...form }: SeenJob & PackingForm & { lineId?: string | undefined },
  call: StaffCall,
  papers: JobPapers,
) =>
  packingAnew({ id, version }, { action: 'workorder.packing', papers }, call, (job) =>
    enterPacking(job, { form, lineId }, call),
  )

export const removePacking = ({ lineId, ...seen }: SeenJob & { lineId: string }, call: StaffCall, papers: JobPapers) =>
  packingAnew(seen, { action: 'workorder.packing-remove', papers }, call, (job) => dropPacking(job, lineId, call))

export const takeInPacking = (
  { id, version, ...pasted }: SeenJob & PastedPacking,
  call: StaffCall,
  papers: JobPapers,
) =>
  packingAnew({ id, version }, { action: 'workorder.packing-import', papers }, call, (job) =>
    importPacking(job, pasted, call),
  )

export async function previewJobPacking({ id, ...pasted }: { id: string } & PastedPacking, call: StaffCall) {
  const job = await loadJob(call.tx, id)
  return previewPacking(packedJob(job, await partsOf(call.tx, [id])), pasted, call)
}

/** Changes the packing list of a job, and puts its sums on the parts; those that lost their last line are unknown again. */
const packingAnew = (
  seen: SeenJob,
  deed: { action: Deed['action']; papers: JobPapers },
  call: StaffCall,
  work: (job: PackedJob) => Promise<PackingChange>,
) =>
  changingParts(seen, deed, call, async (job, parts) => {
    const { packedBefore, ...change } = await work(packedJob(job, parts))
    const totals = packedTotals(await packingOf(call.tx, job.id))
    const unknown = { packages: null, grossWeightKg: null, volumeM3: null }
    const changed = parts.flatMap((part) => {
      const partNo = partNoOf(part)
      const packed = totals.get(partNo ?? '') ?? (partNo && packedBefore.has(partNo) ? unknown : undefined)
      return packed ? [{ id: part.id, ...packed }] : []
    })
    await saveEachPart(call.tx, changed, ['packages', 'grossWeightKg', 'volumeM3'])
    return change
  })

const packedJob = ({ id, customerId, mode }: Job, parts: readonly JobPart[]): PackedJob => ({
  id,
  customerId,
  partNos: new Set(parts.flatMap((part) => partNoOf(part) ?? [])),
  packedIn: partNoNames[partKindOf(mode)],
})
