import { largestFile } from '@landbridge/contract/document/document-endpoints'
import type { Endpoint } from '@landbridge/contract/shared/endpoint'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { packingSheetEndpoints } from '@landbridge/contract/workorder/packing-sheet-endpoints'
import type { z } from 'zod'
import { packingSheetBounds } from '../packing/index.ts'
import { auditOnceAWhile } from '../platform/audit.ts'
import { fileIn } from '../platform/file-in-form.ts'
import { type Call, type Port, serve, serveInSteps } from '../platform/serve.ts'
import { readSheetText } from '../platform/workbook/workbook.ts'
import { chargeOldFees, oldFeesEverySeconds } from './change/cancellation-fee-commands.ts'
import { saveContainer } from './change/container-commands.ts'
import { moveContainer, orderContainers, removeContainer } from './change/container-place-commands.ts'
import { recordDelivery } from './change/delivery-commands.ts'
import {
  attachToJob,
  cancelJob,
  completeJob,
  detachFromJob,
  removeCharge,
  saveCharge,
  saveHead,
} from './change/job-commands.ts'
import { openJobs } from './change/job-open-commands.ts'
import { previewJobPacking, removePacking, savePacking, takeInPacking } from './change/job-packing-commands.ts'
import type { JobPapers } from './change/job-papers.ts'
import { deskDetailOf, listJobsForDesk } from './job/job-desk-queries.ts'
import { loadJob } from './job/job-store.ts'
import type { Job } from './job.ts'

export const workorderDeskRoutesWith =
  (papers: JobPapers) =>
  (port: Port): void => {
    port.jobs.every('workorder.charge-old-fees', oldFeesEverySeconds, chargeOldFees)
    serve(port, desk.list, listJobsForDesk)
    serve(port, desk.show, async ({ id }, call) => {
      const job = await loadJob(call.tx, id)
      await auditOnceAWhile(call, { action: 'workorder.read', thing: 'work_order', id, customerId: job.customerId })
      return deskDetailOf(job, call)
    })
    serve(port, desk.previewPacking, previewJobPacking)
    serveInSteps(port, packingSheetEndpoints.read, async ({ exchange }) => {
      const { bytes } = await fileIn(exchange.request, largestFile)
      return { rows: await readSheetText(bytes, packingSheetBounds) }
    })
    serve(port, desk.open, async (request, call) => {
      const jobs = await openJobs(request, call)
      return { jobs: jobs.map(({ id, jobNo }) => ({ id, jobNo })) }
    })

    function changes<In extends z.ZodType>(
      endpoint: Endpoint<In, z.ZodType<JobDeskDetail>, 'staff'>,
      command: (input: z.output<In>, call: Call<'staff'>) => Promise<Job>,
    ) {
      serve(port, endpoint, async (input, call) => deskDetailOf(await command(input, call), call))
    }
    const followed =
      <In>(command: (input: In, call: Call<'staff'>, papers: JobPapers) => Promise<Job>) =>
      (input: In, call: Call<'staff'>) =>
        command(input, call, papers)
    changes(desk.save, followed(saveHead))
    changes(desk.saveContainer, followed(saveContainer))
    changes(desk.deliver, recordDelivery)
    changes(desk.orderContainers, orderContainers)
    changes(desk.removeContainer, followed(removeContainer))
    changes(desk.moveContainer, followed(moveContainer))
    changes(desk.savePacking, followed(savePacking))
    changes(desk.removePacking, followed(removePacking))
    changes(desk.importPacking, followed(takeInPacking))
    changes(desk.saveCharge, saveCharge)
    changes(desk.removeCharge, removeCharge)
    changes(desk.complete, completeJob)
    changes(desk.cancel, cancelJob)
    changes(desk.attach, attachToJob)
    changes(desk.detach, detachFromJob)
  }
