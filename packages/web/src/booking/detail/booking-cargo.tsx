import { goodsNameFor } from '@landbridge/contract/booking/form/goods-names'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { hsCodeText } from '@landbridge/contract/shared/hs-code'
import { wordList } from '@landbridge/contract/shared/word-list'
import { Fragment, type ReactNode, useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { namedText, useLanguage, useText } from '../../platform/text.tsx'
import { Foreign } from '../../platform/ui/foreign.tsx'
import { Button, Card } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'
import { useBookingMode } from '../modes/mode-views.ts'
import { BookingDrawer } from './booking-drawer.tsx'

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

const foreign = (words: string | null | undefined) => words && <Foreign key={words}>{words}</Foreign>

function useFirstFacts(booking: BookingDetail): (readonly [string, ReactNode])[] {
  const text = useText()
  const format = useFormat()
  const { detailFacts } = useBookingMode()
  const language = useLanguage()
  const goods = booking.goods ?? []
  const [first] = goods
  const party = (type: 'SHP' | 'CNE') => booking.parties?.find(({ partyType }) => partyType === type)?.partyName
  const owners = new Set(booking.boxes?.map((box) => text(box.containerOwner === 'S' ? 'booking.soc' : 'booking.coc')))
  const otherLines = goods.length > 1 ? ` ${text('booking.more-lines', { count: goods.length - 1 })}` : ''
  const term = booking.serviceTerm && namedText(text, `booking.term-${booking.serviceTerm}`)
  return [
    [
      text('booking.goods'),
      first && (
        <Fragment key="goods">
          <Foreign>{goodsNameFor(first, language)}</Foreign>
          {otherLines}
        </Fragment>
      ),
    ],
    [
      text('field.hsCode'),
      goods[0]?.hsCode && (
        <span key="hs" className="mono">
          {hsCodeText(goods[0].hsCode)}
        </span>
      ),
    ],
    [text('booking.kind'), booking.cargoKind && text(`booking.kind-${booking.cargoKind}`)],
    [text('booking.terms'), [saleText(booking) || booking.loadType, term].filter(Boolean).join(' · ')],
    [
      text('field.paymentTerm'),
      [
        booking.paymentTerm && text(`booking.pay-${booking.paymentTerm}`),
        booking.customerRole && text(`booking.role-${booking.customerRole}`),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    [text('booking.party-SHP'), foreign(party('SHP'))],
    [text('booking.party-CNE'), foreign(party('CNE'))],
    ...detailFacts(booking, text, format),
    ...(owners.size > 0 ? [[text('booking.box-owner'), wordList([...owners], language)] as const] : []),
  ]
}

/** The term of the sale with its named place: CIF Hamburg. */
const saleText = ({ incoterm, incotermPlace }: Pick<BookingDetail, 'incoterm' | 'incotermPlace'>): string =>
  incoterm ? [incoterm, incotermPlace].filter(Boolean).join(' ') : ''
