import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { departureName } from '@landbridge/contract/pricing/departure'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card, Facts } from '../../platform/ui/parts.tsx'

/** The carrier's numbers and places, without which no empty box is handed out and no cargo delivered. */
export function CarrierCard({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const format = useFormat()
  const {
    carrierRefs = [],
    masterBillNo,
    houseBillNo,
    loadTerminal,
    dischargeTerminal,
    releases = [],
    shares = [],
  } = booking
  const facts = [
    ...shares.map(
      (share) =>
        [
          boxWords(share.boxText),
          [share.departureNo && departureName(share), format.placeTime(share.etd, share.etdZone)]
            .filter(Boolean)
            .join(' · '),
        ] as const,
    ),
    [text('booking.carrier-ref'), carrierRefs.join(', ')] as const,
    [text('booking.master-bill'), masterBillNo] as const,
    [text('booking.house-bill'), houseBillNo] as const,
    [text('booking.load-terminal'), loadTerminal] as const,
    [text('booking.discharge-terminal'), dischargeTerminal] as const,
    ...releases.map(
      ({ containerNo, containerType, emptyPickUpPlace, releaseNo }) =>
        [
          text('booking.empty-of', { box: containerNo ?? containerType ?? '' }),
          [emptyPickUpPlace, releaseNo].filter(Boolean).join(' · '),
        ] as const,
    ),
  ].filter(([, value]) => value)
  if (facts.length === 0) return null
  return (
    <Card title={text('booking.carrier-facts')}>
      <Facts facts={facts} />
    </Card>
  )
}
