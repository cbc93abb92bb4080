import type { PriceLine, PriceView } from '@landbridge/contract/booking/booking-views'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { compareAmounts, difference } from '@landbridge/contract/shared/money'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'

/** What is paid: the agreed price and how it differs from the quote, or the quote, or that a price is still to come. */
export function PriceCard({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const { agreed, quoted } = booking
  const shown = agreed ?? quoted
  if (!shown) {
    return (
      <Card title={text('booking.price')} actions={<span className="muted">{text('booking.price-to-quote')}</span>}>
        <p className="pad muted">{text('booking.price-to-quote-hint')}</p>
      </Card>
    )
  }
  return (
    <Card title={text('booking.price')} actions={<Head booking={booking} />}>
      <PriceFacts price={shown} />
      {agreed && quoted && <Against agreed={agreed} quoted={quoted} />}
    </Card>
  )
}

function Head({ booking: { agreed, quoted, toQuote } }: { booking: BookingDetail }) {
  const text = useText()
  const format = useFormat()
  const until = quoted?.validTo && !agreed && text('booking.price-until', { day: format.day(quoted.validTo) })
  const agreedAt = agreed?.at
    ? text('booking.price-agreed-on', { day: format.day(agreed.at, true) })
    : text(toQuote ? 'booking.price-to-quote' : 'booking.price-quoted')
  const expired = quoted?.isExpired && !agreed && <span className="late strong"> · {text('booking.price-over')}</span>
  return (
    <span className="muted">
      {[agreedAt, until].filter(Boolean).join(' · ')}
      {expired}
    </span>
  )
}

/** Freight, 2 × 40HQ; Seal × 2; and its name alone where there is one of it. */
const nameOf = ({ chargeName, chargeCode, quantity, containerType }: PriceLine, number: (value: unknown) => string) => {
  const name = chargeName ?? chargeCode
  if (containerType) return `${name}, ${number(quantity)} × ${containerType}`
  return Number(quantity) > 1 ? `${name} × ${number(quantity)}` : name
}

/** Charges side by side while they are few, one under the other when they are many. */
function PriceFacts({ price }: { price: PriceView }) {
  const text = useText()
  const format = useFormat()
  if (price.lines.length > 3) return <PriceLines price={price} padded />
  return (
    <dl className="facts">
      {price.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: charges may repeat and never move
        <div key={i}>
          <dt>{nameOf(line, format.number)}</dt>
          <dd>{format.money(line.amount, line.currency)}</dd>
        </div>
      ))}
      <div>
        <dt>{text('booking.price-total')}</dt>
        <dd className="strong">{format.sums(price.totals)}</dd>
      </div>
    </dl>
  )
}

export function PriceLines({ price, padded }: { price: PriceView; padded?: boolean }) {
  const text = useText()
  const format = useFormat()
  return (
    <dl className={padded ? `${styles.costs} pad` : styles.costs}>
      {price.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: charges may repeat and never move
        <div key={i}>
          <dt>{nameOf(line, format.number)}</dt>
          <dd>{format.money(line.amount, line.currency)}</dd>
        </div>
      ))}
      {price.totals.map(({ currency, amount }) => (
        <div key={currency} className={styles.total}>
          <dt>
            {price.totals.length > 1 ? text('booking.price-total-in', { currency }) : text('booking.price-total')}
          </dt>
          <dd>{format.money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Against({ agreed, quoted }: { agreed: PriceView; quoted: PriceView }) {
  const text = useText()
  const format = useFormat()
  const parts = agreed.totals.map(({ currency, amount }) => {
    const before = quoted.totals.find((total) => total.currency === currency)?.amount
    if (before === undefined) return ''
    const sign = compareAmounts(amount, before)
    const off = sign < 0 ? difference(before, amount, currency) : difference(amount, before, currency)
    const inWords = sign === 0 ? text('booking.price-same') : `${sign > 0 ? '+' : '−'}${format.money(off, currency)}`
    return text('booking.price-against', { quoted: format.money(before, currency), difference: inWords })
  })
  const reason = agreed.reason && text('booking.price-reason', { reason: agreed.reason })
  return <p className="muted small pad">{[...parts, reason].filter(Boolean).join(' · ')}</p>
}
