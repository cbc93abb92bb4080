import type { ChainFault } from '@landbridge/contract/insight/audit-chain'
import type { TextKey } from '../../platform/text.tsx'

/** Why the chain of the audit log does not hold. */
export const faultLabels: Readonly<Record<ChainFault, TextKey>> = {
  'seal-missing': 'insight.chain-seal-missing',
  'entry-missing': 'insight.chain-entry-missing',
  'entry-changed': 'insight.chain-entry-changed',
  'seal-forged': 'insight.chain-seal-forged',
  'never-sealed': 'insight.chain-never-sealed',
  'end-cut': 'insight.chain-end-cut',
}
