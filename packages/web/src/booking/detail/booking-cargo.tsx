import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { type ReactNode, useState } from 'react'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Button, Card } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'
import { BookingDrawer } from '../list/booking-drawer.tsx'
import { useBookingMode } from '../modes/mode-views.ts'

/** HS codes as one reads them: 8450.11. */
const hsText = (code: string | null | undefined) => code?.replace(/^(\d{4})(\d+)$/, '$1.$2')

/** The few facts one looks for first, and the way to all of them. */
export function CargoCard({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const facts = useFirstFacts(booking)
  const all = (
    <Button look="plain" low onClick={() => setOpen(true)}>
      {text('booking.show-all')}
    </Button>
  )
  return (
    <Card title={text('booking.cargo-parties')} actions={all}>
      <dl className={styles.cargoFacts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      {isOpen && <BookingDrawer booking={booking} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function useFirstFacts(booking: BookingDetail): (readonly [string, ReactNode])[] {
  const text = useText()
  const { detailFacts } = useBookingMode()
  const goods = booking.goods ?? []
  const party = (type: 'SHP' | 'CNE') => booking.parties?.find(({ partyType }) => partyType === type)?.partyName
  const owners = new Set(booking.boxes?.map((box) => text(box.containerOwner === 'S' ? 'booking.soc' : 'booking.coc')))
  const more = goods.length > 1 ? ` ${text('booking.more-lines', { count: goods.length - 1 })}` : ''
  const term = booking.serviceTerm && text(`booking.term-${booking.serviceTerm}` as TextKey)
  return [
    [text('booking.goods'), `${goods[0]?.goodsName ?? ''}${more}`],
    [
      text('field.hsCode'),
      goods[0]?.hsCode && (
        <span key="hs" className="mono">
          {hsText(goods[0].hsCode)}
        </span>
      ),
    ],
    [text('booking.kind'), booking.cargoKind && text(`booking.kind-${booking.cargoKind}`)],
    [text('booking.terms'), [booking.incoterm ?? booking.loadType, term].filter(Boolean).join(' · ')],
    [text('booking.party-SHP'), party('SHP')],
    [text('booking.party-CNE'), party('CNE')],
    ...detailFacts(booking, text),
    [text('booking.box-owner'), [...owners].join(', ')],
  ]
}
