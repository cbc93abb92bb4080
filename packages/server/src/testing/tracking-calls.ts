import { firstPage } from '@landbridge/contract/shared/paging'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import type { newWorld } from './world.ts'

type Caller = Pick<Awaited<ReturnType<typeof newWorld>>, 'staff'>['staff']
type Step = { step: string; at: string; containerNos?: readonly string[] | undefined }

/** Records an actual step of a job or some of its boxes, for work order stories that go on in tracking. */
export const recordStep = (staff: Caller, jobId: string, { step, at, containerNos }: Step) =>
  staff(trackingDeskEndpoints.save, {
    id: jobId,
    step,
    classifier: 'ACT',
    at: new Date(at),
    keepWarnings: true,
    reason: 'So the terminal',
    ...(containerNos && { containerNos: [...containerNos] }),
  })

export const trackedByRail = async (caller: Caller, filter: string): Promise<number> =>
  (await caller(trackingLists.railway, { ...firstPage, filter, hasFeederLeg: false })).body.data.total
