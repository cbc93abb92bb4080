import { largestFile } from '@landbridge/contract/document/document-endpoints'
import type { Endpoint } from '@landbridge/contract/shared/endpoint'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { packingSheetEndpoints } from '@landbridge/contract/workorder/packing-sheet-endpoints'
import type { z } from 'zod'
import { auditOnceAWhile } from '../../platform/audit.ts'
import { fileIn } from '../../platform/file-in-form.ts'
import { sendPaper } from '../../platform/send-paper.ts'
import { type Call, type Port, serve, serveInSteps, serveRaw } from '../../platform/serve.ts'
import { readSheetText } from '../../platform/workbook/workbook.ts'
import { previewPacking } from '../packing/packing-commands.ts'
import { packingSheetBounds } from '../packing/packing-import.ts'
import type { Job } from './job.ts'
import {
  attachToJob,
  cancelJob,
  completeJob,
  detachFromJob,
  moveContainer,
  orderContainers,
  recordDelivery,
  removeCharge,
  removeContainer,
  removePacking,
  saveCharge,
  saveContainer,
  saveHead,
  savePacking,
  takeInPacking,
} from './job-commands.ts'
import { deskDetailOf, listJobsForDesk } from './job-desk-queries.ts'
import { openJobs } from './job-open-commands.ts'
import { jobPaper } from './job-paper.ts'
import { holdCargo, releaseCargo } from './job-release-commands.ts'
import { loadJob } from './job-store.ts'

/** The desk of the workorder area: what staff do. */
export function workorderDeskRoutes(port: Port): void {
  serve(port, desk.list, listJobsForDesk)
  serve(port, desk.show, async ({ id }, call) => {
    const job = await loadJob(call.tx, id)
    await auditOnceAWhile(call, { action: 'workorder.read', thing: 'work_order', id, customerId: job.customerId })
    return deskDetailOf(job, call)
  })
  serveRaw(port, desk.paper, async ({ input, write, exchange }) =>
    sendPaper(exchange.reply, await write((call) => jobPaper(input, call))),
  )
  serve(port, desk.previewPacking, async ({ id, ...pasted }, call) =>
    previewPacking(await loadJob(call.tx, id), pasted, call),
  )
  serveInSteps(port, packingSheetEndpoints.read, async ({ exchange }) => {
    const { bytes } = await fileIn(exchange.request, largestFile)
    return { rows: await readSheetText(bytes, packingSheetBounds) }
  })
  serve(port, desk.open, async (asked, call) => {
    const jobs = await openJobs(asked, call)
    return { jobs: jobs.map(({ id, jobNo }) => ({ id, jobNo })) }
  })

  /** A change answers with the job as it is then. */
  function changes<In extends z.ZodType>(
    endpoint: Endpoint<In, z.ZodType<JobDeskDetail>, 'staff'>,
    command: (input: z.output<In>, call: Call<'staff'>) => Promise<Job>,
  ) {
    serve(port, endpoint, async (input, call) => deskDetailOf(await command(input, call), call))
  }
  changes(desk.save, saveHead)
  changes(desk.release, releaseCargo)
  changes(desk.hold, holdCargo)
  changes(desk.saveContainer, saveContainer)
  changes(desk.deliver, recordDelivery)
  changes(desk.orderContainers, orderContainers)
  changes(desk.removeContainer, removeContainer)
  changes(desk.moveContainer, moveContainer)
  changes(desk.savePacking, savePacking)
  changes(desk.removePacking, removePacking)
  changes(desk.importPacking, takeInPacking)
  changes(desk.saveCharge, saveCharge)
  changes(desk.removeCharge, removeCharge)
  changes(desk.complete, completeJob)
  changes(desk.cancel, cancelJob)
  changes(desk.attach, attachToJob)
  changes(desk.detach, detachFromJob)
}
