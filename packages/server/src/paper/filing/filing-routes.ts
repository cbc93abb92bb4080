import { filingDeskEndpoints as desk, filingEndpoints } from '@landbridge/contract/paper/filing/filing-endpoints'
import { type Port, serve } from '../../platform/serve.ts'
import { moveFiling } from './filing-commands.ts'
import { filingsView, showFilings, showFilingsAtDesk } from './filing-queries.ts'

export function filingRoutes(port: Port): void {
  serve(port, filingEndpoints.show, showFilings)
  serve(port, desk.show, showFilingsAtDesk)
  serve(port, desk.move, async (moved, call) => filingsView(await moveFiling(moved, call), call))
}
