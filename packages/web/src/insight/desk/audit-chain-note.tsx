import { auditDeskEndpoints } from '@landbridge/contract/insight/audit-desk-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'
import { faultLabels } from './audit-faults.ts'

/** Until when the chain that seals the log is whole, or where it is broken. */
export function AuditChainNote() {
  const text = useText()
  const format = useFormat()
  const { data: chain } = useCall(auditDeskEndpoints.chain, {}, { staleMs: 0 })
  if (!chain) return null
  if (chain.brokenSeq !== undefined && chain.brokenBecause) {
    const why = text(faultLabels[chain.brokenBecause])
    return (
      <Note tone="bad">
        {text('insight.chain-broken', { seq: chain.brokenSeq, why })}
        {chain.brokenEntryId && <span className="mono small"> {chain.brokenEntryId}</span>}
      </Note>
    )
  }
  return (
    <p className="muted small">
      {chain.wholeTo
        ? text('insight.chain-whole', { count: chain.sealed, time: format.dayTime(chain.wholeTo) })
        : text('insight.chain-begins')}
    </p>
  )
}
