import { certificationLabel } from '@landbridge/contract/customer/company'
import type { Certification } from '@landbridge/contract/customer/customer-lifecycle'
import { useText } from '../../platform/text.tsx'
import { StatusPill, type Tone } from '../../platform/ui/parts.tsx'

const tones: Readonly<Record<Certification, Tone>> = {
  none: 'idle',
  underReview: 'info',
  certified: 'ok',
  refused: 'bad',
}

export function CertificationPill({ state }: { state: Certification }) {
  const text = useText()
  return <StatusPill tone={tones[state]}>{text(certificationLabel[state])}</StatusPill>
}
