import { consolidationEndpoints as desk } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { type Port, serve } from '../platform/serve.ts'
import { deskDetailOf, type JobPapers } from '../workorder/index.ts'
import { cancelConsolidation, putJobs, saveConsolidationForm, takeJob } from './consolidation-commands.ts'
import { moveConsolidation } from './consolidation-move-commands.ts'
import { consolidationDetailOf, listConsolidations } from './consolidation-queries.ts'
import { loadConsolidation } from './consolidation-store.ts'
import { receiveCargo } from './receipt-commands.ts'
import { closeConsolidation, reopenConsolidation } from './stuffing-commands.ts'

/** Cargo that shares a container: its receipt at the warehouse, and the containers that it is stuffed into. */
export const warehouseRoutesWith =
  (papers: JobPapers) =>
  (port: Port): void => {
    serve(port, desk.receive, async (receipt, call) => deskDetailOf(await receiveCargo(receipt, call), call))
    serve(port, desk.list, listConsolidations)
    serve(port, desk.show, async ({ id }, call) => consolidationDetailOf(await loadConsolidation(call.tx, id), call))
    serve(port, desk.save, async (form, call) => consolidationDetailOf(await saveConsolidationForm(form, call), call))
    serve(port, desk.put, async (jobs, call) => consolidationDetailOf(await putJobs(jobs, call), call))
    serve(port, desk.take, async (job, call) => consolidationDetailOf(await takeJob(job, call), call))
    serve(port, desk.close, async (seen, call) =>
      consolidationDetailOf(await closeConsolidation(seen, call, papers), call),
    )
    serve(port, desk.reopen, async (seen, call) =>
      consolidationDetailOf(await reopenConsolidation(seen, call, papers), call),
    )
    serve(port, desk.move, async (move, call) =>
      consolidationDetailOf(await moveConsolidation(move, call, papers), call),
    )
    serve(port, desk.cancel, async (seen, call) => consolidationDetailOf(await cancelConsolidation(seen, call), call))
  }
