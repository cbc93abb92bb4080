import { largestFile } from '@landbridge/contract/document/document-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import { trackedModes } from '@landbridge/contract/tracking/modes/tracked-modes'
import { mostFileRows } from '@landbridge/contract/tracking/position-file'
import { positionSheetEndpoints } from '@landbridge/contract/tracking/position-sheet-endpoints'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { fileIn } from '../../platform/file-in-form.ts'
import { type Port, serve, serveInSteps } from '../../platform/serve.ts'
import { readSheetText } from '../../platform/workbook/workbook.ts'
import { foldEverySeconds, foldOldJobs } from '../chain/fold-commands.ts'
import { correctMilestone, recordMilestone } from '../chain/milestone-commands.ts'
import { importPositions, recordPosition, removePosition } from '../positions/position-commands.ts'
import { showSheet } from './tracking-desk-queries.ts'
import { showTracking } from './tracking-detail-queries.ts'
import { listTracking } from './tracking-queries.ts'
import { listUnderway } from './underway-queries.ts'

/** A heading more than rows, and columns for whatever else stands in a workbook of positions. */
const positionSheetBounds = { mostRows: mostFileRows + 1, mostColumns: 100 }

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
  serveInSteps(port, positionSheetEndpoints.read, async ({ exchange }) => {
    const { bytes } = await fileIn(exchange.request, largestFile)
    return { rows: await readSheetText(bytes, positionSheetBounds) }
  })
  serve(port, read, async (file, call) => {
    const { job, imported } = await importPositions(file, call)
    return { imported, sheet: await showSheet(job.id, call) }
  })
}
