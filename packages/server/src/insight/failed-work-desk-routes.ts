import { failedWorkEndpoints } from '@landbridge/contract/insight/failed-work'
import { type Port, serve } from '../platform/serve.ts'
import { letWorkGo, retryWork } from './failed-work-desk-commands.ts'
import { listFailedWork, showWorkState } from './failed-work-desk-queries.ts'

/** Failed work of the system, for who looks after it. */
export function failedWorkDeskRoutes(port: Port): void {
  serve(port, failedWorkEndpoints.list, (asked, { tx }) => listFailedWork(tx, asked))
  serve(port, failedWorkEndpoints.state, (_, { tx }) => showWorkState(tx))
  serve(port, failedWorkEndpoints.retry, async (which, call) => {
    await retryWork(which, call)
    return {}
  })
  serve(port, failedWorkEndpoints.letGo, async (which, call) => {
    await letWorkGo(which, call)
    return {}
  })
}
