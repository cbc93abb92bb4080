import { auditChainEndpoints, type ChainFault } from '@landbridge/contract/site/audit-chain'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'

const faultLabels: Readonly<Record<ChainFault, TextKey>> = {
  'seal-missing': 'insight.chain-seal-missing',
  'entry-missing': 'insight.chain-entry-missing',
  'entry-changed': 'insight.chain-entry-changed',
  'seal-forged': 'insight.chain-seal-forged',
  'never-sealed': 'insight.chain-never-sealed',
  'end-cut': 'insight.chain-end-cut',
}

export function AuditChainNote() {
  const text = useText()
  const format = useFormat()
  const { data: chain } = useCall(auditChainEndpoints.show, {}, { staleMs: 0 })
  if (!chain) return null
  if (chain.brokenSeq !== undefined && chain.brokenBecause) {
    const reason = text(faultLabels[chain.brokenBecause])
    return (
      <Note tone="bad">
        {text('insight.chain-broken', { seq: chain.brokenSeq, why: reason })}
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
