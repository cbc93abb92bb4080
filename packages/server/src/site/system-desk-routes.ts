import { type AuditChain, auditChainEndpoints } from '@landbridge/contract/site/audit-chain'
import { failedWorkEndpoints } from '@landbridge/contract/site/failed-work'
import { checkOf, waitingFor } from '../platform/audit-chain/audit-chain-store.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { letWorkGo, retryWork } from './failed-work-desk-commands.ts'
import { listFailedWork, showWorkState } from './failed-work-desk-queries.ts'

export function systemDeskRoutes(port: Port): void {
  serve(port, failedWorkEndpoints.list, (page, { tx }) => listFailedWork(tx, page))
  serve(port, failedWorkEndpoints.state, (_, { tx }) => showWorkState(tx))
  serve(port, failedWorkEndpoints.retry, async (workKey, call) => {
    await retryWork(workKey, call)
    return {}
  })
  serve(port, failedWorkEndpoints.letGo, async (workKey, call) => {
    await letWorkGo(workKey, call)
    return {}
  })
  serve(port, auditChainEndpoints.show, (_, call) => showChain(call))
}

async function showChain({ tx }: Call<'staff'>): Promise<AuditChain> {
  const [check, waiting] = await Promise.all([checkOf(tx), waitingFor(tx)])
  return {
    sealed: check?.seq ?? 0,
    ...waiting,
    wholeTo: check?.wholeTo ?? undefined,
    brokenSeq: check?.brokenSeq ?? undefined,
    brokenEntryId: check?.brokenEntryId ?? undefined,
    brokenBecause: check?.brokenBecause ?? undefined,
  }
}
