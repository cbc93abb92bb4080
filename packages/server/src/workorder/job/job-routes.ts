import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { type Port, serve } from '../../platform/serve.ts'
import { collect, uncollect } from '../favourite/favourite-commands.ts'
import { listFavourites } from '../favourite/favourite-queries.ts'
import { handIn } from './job-commands.ts'
import { confirmCompletion, lapseCompletion, refuseCompletion } from './job-end-commands.ts'
import { customerDetailOf, listJobs, listJobsOfBooking, showJob } from './job-queries.ts'

export function workorderRoutes(port: Port): void {
  serve(port, jobEndpoints.list, listJobs)
  serve(port, jobEndpoints.ofBooking, listJobsOfBooking)
  serve(port, jobEndpoints.show, showJob)
  serve(port, jobEndpoints.confirm, async (answer, call) =>
    customerDetailOf(await confirmCompletion(answer, call), call),
  )
  serve(port, jobEndpoints.refuse, async (answer, call) => customerDetailOf(await refuseCompletion(answer, call), call))
  serve(port, jobEndpoints.attach, async (handing, call) => {
    await handIn(handing, call)
    return { fid: handing.fid }
  })

  serve(port, favouriteEndpoints.list, listFavourites)
  serve(port, favouriteEndpoints.add, collect)
  serve(port, favouriteEndpoints.remove, ({ id }, call) => uncollect(id, call))

  port.jobs.on('workorder.lapse', ({ id, issuedAt }, call) => lapseCompletion({ id, issuedAt: String(issuedAt) }, call))
}
