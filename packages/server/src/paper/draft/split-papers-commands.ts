import type { SentInstruction } from '@landbridge/contract/paper/instruction/instruction-content'
import { instructionLifecycle } from '@landbridge/contract/paper/instruction/instruction-lifecycle'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import type { Call } from '../../platform/serve.ts'
import { type Job, type JobPart, saveJob } from '../../workorder/index.ts'
import { reopenBills } from '../bill/bill-reopen-commands.ts'
import { amendFilings } from '../filing/filing-commands.ts'
import { changedBooking } from '../instruction/instruction-change-rules.ts'
import { instructionOf, keepInstruction } from '../instruction-store.ts'

type LeavingParts = { parts: readonly JobPart[]; call: Call<'staff' | 'system'> }

/** Splits the instruction of a job whose boxes move to another: each keeps its own, a sent one comes back, drafts are reopened. */
export async function papersOfSplit(job: Job, to: Job, { parts, call }: LeavingParts): Promise<void> {
  const { tx } = call
  const kept = await instructionOf(tx, job.id)
  const isReturned = nextState(instructionLifecycle, { state: job.siState }, { action: 'reopen', by: 'system' })
  if (kept) {
    const returned = isReturned ? { returnedNote: changedBooking, finalAt: null } : {}
    const { staying, leaving } = divideContent(kept.content, parts)
    await keepInstruction(tx, { ...kept, ...returned, content: staying, version: kept.version + 1 })
    await keepInstruction(tx, { ...kept, ...returned, jobId: to.id, content: leaving, version: 1 })
  }
  const changes: Partial<Job> = {
    ...(await reopenBills(job, call)),
    ...(isReturned && kept && { siState: 'returned' }),
  }
  await amendFilings(job, call)
  if (Object.keys(changes).length > 0) await saveJob(tx, job, changes)
}

/** An instruction in two: goods that name a box go with it, and those that name none stand in both until somebody says where they lie. */
function divideContent(content: SentInstruction, parts: readonly JobPart[]) {
  const ids = new Set(parts.map(({ id }) => id))
  const rows = Object.groupBy(content.containers, ({ containerId }) => (ids.has(containerId) ? 'leaving' : 'staying'))
  const numbers = new Set(
    [
      ...(rows.leaving ?? []).map(({ containerNo }) => containerNo),
      ...parts.map(({ containerNo }) => containerNo),
    ].flatMap((no) => no ?? []),
  )
  const goodsOf = (isIn: (no: string) => boolean) =>
    content.goods && { goods: content.goods.filter(({ containerNo }) => !containerNo || isIn(containerNo)) }
  return {
    staying: { ...content, containers: rows.staying ?? [], ...goodsOf((no) => !numbers.has(no)) },
    leaving: { ...content, containers: rows.leaving ?? [], ...goodsOf((no) => numbers.has(no)) },
  }
}
