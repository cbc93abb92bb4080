import { modes } from '@landbridge/contract/shared/modes'
import { trackedModes } from '@landbridge/contract/tracking/modes/tracked-modes'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { type Port, serve } from '../../platform/serve.ts'
import { foldEverySeconds, foldOldJobs } from '../chain/fold-commands.ts'
import { correctMilestone, recordMilestone } from '../chain/milestone-commands.ts'
import { importPositions, recordPosition, removePosition } from '../positions/position-commands.ts'
import { showSheet } from './tracking-desk-queries.ts'
import { showTracking } from './tracking-detail-queries.ts'
import { listTracking } from './tracking-queries.ts'
import { listUnderway } from './underway-queries.ts'

export function trackingRoutes(port: Port): void {
  for (const mode of trackedModes)
    serve(port, trackingLists[mode], (filter, call) => listTracking({ ...filter, mode: modes[mode].code }, call))
  serve(port, trackingEndpoints.detail, showTracking)
  serve(port, trackingEndpoints.underway, (_, call) => listUnderway(call))
}

export function trackingDeskRoutes(port: Port): void {
  port.jobs.every('tracking.fold-ways', foldEverySeconds, foldOldJobs)
  const { list, save, correct, savePosition, removePosition: remove, importPositions: read } = trackingDeskEndpoints
  serve(port, list, ({ id }, call) => showSheet(id, call))
  serve(port, save, async (form, call) => showSheet((await recordMilestone(form, call)).id, call))
  serve(port, correct, async (form, call) => showSheet((await correctMilestone(form, call)).id, call))
  serve(port, savePosition, async (form, call) => showSheet((await recordPosition(form, call)).id, call))
  serve(port, remove, async (form, call) => showSheet((await removePosition(form, call)).id, call))
  serve(port, read, async (file, call) => {
    const { job, imported } = await importPositions(file, call)
    return { imported, sheet: await showSheet(job.id, call) }
  })
}
