import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import type { PriceLine, PriceView } from '@landbridge/contract/booking/booking-views'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { compareAmounts, difference } from '@landbridge/contract/shared/money'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { type Text, useText } from '../../platform/text.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { Card, DotLine } from '../../platform/ui/parts.tsx'
import { DirectHandling, PayerSums, SectionLines } from '../../pricing/index.ts'
import styles from '../booking.module.css'
import { Apart } from '../quoted-apart.tsx'

type Priced = Pick<BookingDetail, 'agreed' | 'quoted' | 'state'>

/** False for a booking that ended without a price. */
export const hasPriceCard = ({ agreed, quoted, state }: Priced): boolean =>
  agreed !== undefined || quoted !== undefined || !hasEnded(state)

/** The agreed price with its difference from the quote, the quote, or a word that the price is open. */
export function PriceCard({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const { agreed, quoted } = booking
  const price = agreed ?? quoted
  if (!hasPriceCard(booking)) return null
  if (!price) {
    return (
      <Card title={text('booking.price')} actions={<span className="muted">{text('booking.price-to-quote')}</span>}>
        <p className="pad muted">{text('booking.price-to-quote-hint')}</p>
      </Card>
    )
  }
  return (
    <Card title={text('booking.price')} actions={<PriceHead booking={booking} />}>
      <PriceFacts price={price} worth={booking.priceWorth && <PriceWorth worth={booking.priceWorth} />} />
      {price.quotedApart && (
        <div className="pad">
          <Apart reasons={price.quotedApart} />
        </div>
      )}
      {agreed && quoted && !isPartly(quoted) && <QuoteDifference agreed={agreed} quoted={quoted} />}
    </Card>
  )
}

/** True for a price without a total, since some cargo is quoted apart. */
const isPartly = ({ quotedApart = [] }: PriceView): boolean => quotedApart.length > 0

const isAsQuoted = ({ agreed, quoted }: Priced) =>
  !(quoted && isPartly(quoted)) &&
  agreed?.totals.every(({ currency, amount }) => {
    const before = quoted?.totals.find((total) => total.currency === currency)?.amount
    return before !== undefined && compareAmounts(amount, before) === 0
  })

function PriceHead({ booking }: { booking: BookingDetail }) {
  const { agreed, quoted, toQuote, state } = booking
  const text = useText()
  const format = useFormat()
  const until =
    quoted?.validTo && !agreed && !hasEnded(state) && text('booking.price-until', { day: format.day(quoted.validTo) })
  const agreedAt = agreed?.at
    ? text('booking.price-agreed-on', { day: format.day(agreed.at, true) })
    : text(hasEnded(state) ? 'booking.price-not-agreed' : toQuote ? 'booking.price-to-quote' : 'booking.price-quoted')
  const same = isAsQuoted(booking) && text('booking.price-same')
  const expired = quoted?.isExpired && !agreed && !hasEnded(state) && (
    <span className="late strong">{text('booking.price-over')}</span>
  )
  return <DotLine parts={[agreedAt, same, until, expired]} />
}

/** The price's sums in the currency of the bill. */
function PriceWorth({ worth: { amount, currency } }: { worth: NonNullable<BookingDetail['priceWorth']> }) {
  const text = useText()
  const format = useFormat()
  return <span className="muted small">{text('booking.price-worth', { sum: format.money(amount, currency) })}</span>
}

type Format = ReturnType<typeof useFormat>

/** A charge with its quantity: Freight, 2 × 40HQ; Seal × 2; Fuel × 240 kg. */
const nameOf = (
  { chargeName, chargeCode, unit, quantity, containerType }: PriceLine,
  { text, format: { number, clauses } }: { text: Text; format: Format },
) => {
  const name = chargeName ?? chargeCode
  if (containerType) return clauses([name, boxWords(`${number(quantity)}*${containerType}`)])
  if (unit === 'KGC') return `${name} × ${text('booking.kg', { kg: number(quantity) })}`
  return Number(quantity) > 1 ? `${name} × ${number(quantity)}` : name
}

type PriceProps = { price: PriceView; worth?: ReactNode; padded?: boolean }

/** Charges side by side while few, and one under the other when many, on a telephone or without a common total. */
function PriceFacts({ price, worth }: PriceProps) {
  const text = useText()
  const format = useFormat()
  const isPhone = useIsPhone()
  const hasPayers = price.payerSums !== undefined
  if (price.lines.length > 3 || isPhone || hasPayers || isPartly(price))
    return <PriceLines price={price} worth={worth} padded />
  return (
    <dl className={`facts ${styles.priceFacts}`}>
      {price.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: charges may repeat and never move
        <div key={i}>
          <dt>{nameOf(line, { text, format })}</dt>
          <dd>{format.money(line.amount, line.currency)}</dd>
        </div>
      ))}
      <div>
        <dt>{text('booking.price-total')}</dt>
        <dd className="strong">{format.sums(price.totals)}</dd>
        {worth && <dd className={styles.worth}>{worth}</dd>}
      </div>
    </dl>
  )
}

export function PriceLines({ price, worth, padded }: PriceProps) {
  const text = useText()
  const format = useFormat()
  const totals = isPartly(price) ? [] : price.totals
  return (
    <>
      {isPartly(price) && price.lines.length > 0 && (
        <p className={padded ? 'muted small pad' : 'muted small'}>{text('booking.known-charges')}</p>
      )}
      <dl className={padded ? `${styles.costs} pad` : styles.costs}>
        <SectionLines
          lines={price.lines.map((line) => ({
            ...line,
            name: nameOf(line, { text, format }),
            amount: line.amount ?? '0',
          }))}
        />
        {totals.map(({ currency, amount }) => (
          <div key={currency} className={styles.total}>
            <dt>
              {price.totals.length > 1 ? text('booking.price-total-in', { currency }) : text('booking.price-total')}
            </dt>
            <dd>{format.money(amount, currency)}</dd>
          </div>
        ))}
        {price.payerSums && price.ownPayer && <PayerSums sums={price.payerSums} own={price.ownPayer} />}
      </dl>
      <DirectHandling lines={price.paidDirectly?.map((line) => ({ ...line, amount: line.amount ?? '0' }))} />
      {worth && <p className={styles.worthBelow}>{worth}</p>}
    </>
  )
}

function QuoteDifference({ agreed, quoted }: { agreed: PriceView; quoted: PriceView }) {
  const text = useText()
  const format = useFormat()
  const parts = agreed.totals.map(({ currency, amount }) => {
    const before = quoted.totals.find((total) => total.currency === currency)?.amount
    const sign = before === undefined ? 0 : compareAmounts(amount, before)
    if (before === undefined || sign === 0) return ''
    const off = sign < 0 ? difference(before, amount, currency) : difference(amount, before, currency)
    const inWords = `${sign > 0 ? '+' : '−'}${format.money(off, currency)}`
    return text('booking.price-against', { quoted: format.money(before, currency), difference: inWords })
  })
  const reason = agreed.reason && text('booking.price-reason', { reason: agreed.reason })
  const shown = [...parts, reason].filter(Boolean)
  return shown.length === 0 ? null : <p className="muted small pad">{shown.join(' · ')}</p>
}
