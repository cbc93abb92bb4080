import type { InquiryRow } from '@landbridge/contract/booking/inquiry/inquiry'
import type { InquiryState } from '@landbridge/contract/booking/inquiry/inquiry-lifecycle'
import { useFormat } from '../../platform/format.ts'
import type { TextKey } from '../../platform/text.tsx'
import { useText } from '../../platform/text.tsx'
import { StatusPill, type Tone } from '../../platform/ui/parts.tsx'

export const inquiryStateWords = {
  open: 'booking.inquiry-open',
  answered: 'booking.inquiry-answered',
  booked: 'booking.inquiry-booked',
} as const satisfies Record<InquiryState, TextKey>
const tones = { open: 'warn', answered: 'info', booked: 'ok' } as const satisfies Record<InquiryState, Tone>

export function InquiryPill({ state }: Pick<InquiryRow, 'state'>) {
  const text = useText()
  return <StatusPill tone={tones[state]}>{text(inquiryStateWords[state])}</StatusPill>
}

export function InquiryLoad({ row }: { row: InquiryRow }) {
  const format = useFormat()
  const text = useText()
  const { containerType, containerQty, truckQty, grossWeightKg, volumeM3, packages } = row
  return [
    containerType && `${containerQty ?? 1} × ${containerType}`,
    truckQty && text('booking.inquiry-trucks', { count: truckQty }),
    text('booking.kg', { kg: format.number(grossWeightKg) }),
    volumeM3 && `${format.number(volumeM3)} ${text('booking.unit-m3')}`,
    packages && text('booking.packages-count', { count: packages }),
  ]
    .filter(Boolean)
    .join(' · ')
}
