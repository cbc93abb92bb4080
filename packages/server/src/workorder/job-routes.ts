import { modes } from '@landbridge/contract/shared/modes'
import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobCalls, jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { type Port, serve } from '../platform/serve.ts'
import { handIn } from './change/job-commands.ts'
import { confirmCompletion, lapseCompletion, refuseCompletion } from './change/job-end-commands.ts'
import { collectFavourite, uncollect } from './favourite/favourite-commands.ts'
import { listFavourites } from './favourite/favourite-queries.ts'
import { customerDetailOf, listJobs, listJobsOfBooking, showJob } from './job/job-queries.ts'

export function workorderRoutes(port: Port): void {
  for (const mode of jobModes) {
    const calls = jobCalls[mode]
    serve(port, calls.list, (filter, call) => listJobs({ ...filter, mode: modes[mode].code }, call))
    serve(port, calls.ofBooking, (wanted, call) => listJobsOfBooking({ ...wanted, mode: modes[mode].code }, call))
    serve(port, calls.show, (wanted, call) => showJob({ ...wanted, mode: modes[mode].code }, call))
    serve(port, calls.attach, async (handing, call) => {
      await handIn({ ...handing, mode: modes[mode].code }, call)
      return { fid: handing.fid }
    })
  }
  serve(port, jobEndpoints.confirm, async (answer, call) =>
    customerDetailOf(await confirmCompletion(answer, call), call),
  )
  serve(port, jobEndpoints.refuse, async (answer, call) => customerDetailOf(await refuseCompletion(answer, call), call))

  serve(port, favouriteEndpoints.list, listFavourites)
  serve(port, favouriteEndpoints.add, collectFavourite)
  serve(port, favouriteEndpoints.remove, ({ id }, call) => uncollect(id, call))

  port.jobs.on('workorder.lapse', ({ id, issuedAt }, call) => lapseCompletion({ id, issuedAt: String(issuedAt) }, call))
}
