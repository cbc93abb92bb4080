import { laneSurcharges } from '@landbridge/contract/pricing/charge-blocks'
import type { PriceRow, PriceSplit, PriceVersion } from '@landbridge/contract/pricing/price'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import styles from '../pricing.module.css'

type SplitProps = { row: PriceRow; others: readonly PriceVersion[] | undefined }

/** Freight beside the total price, both parties' parts, and the surcharges that the freight includes or leaves out. */
export function OfferSplit({ row, others = [] }: SplitProps) {
  const { split } = row
  return (
    <div className={styles.split}>
      {split && <SplitSums split={split} currency={row.currency} />}
      <LaneSurcharges row={row} />
      {others.length > 0 && <LaterPrices row={row} versions={others} />}
    </div>
  )
}

function SplitSums({ split, currency }: { split: PriceSplit; currency: string }) {
  const text = useText()
  const format = useFormat()
  const money = (sum: string) => format.money(sum, currency)
  const { containerType, freight, allIn, origin, destination, youPay, othersPay, paidDirectly } = split
  const parts = [
    text('pricing.split-origin', { sum: money(origin) }),
    text('pricing.split-destination', { sum: money(destination) }),
    `${text('pricing.you-pay')} ${money(youPay)}`,
    Number(othersPay) > 0 && `${text('pricing.others-pay')} ${money(othersPay)}`,
  ]
  return (
    <>
      <div>
        {text('pricing.freight-of', { freight: money(freight) })} ·{' '}
        <b>{text('pricing.all-in-of', { sum: money(allIn) })}</b>{' '}
        {containerType && <span className="muted">{text('pricing.split-for', { size: containerType })}</span>}
      </div>
      <div className="muted small">{parts.filter(Boolean).join(' · ')}</div>
      {paidDirectly && (
        <div className="muted small">{text('pricing.paid-to-terminal', { what: 'THC', sum: money(paidDirectly) })}</div>
      )}
    </>
  )
}

function LaneSurcharges({ row: { included, notIncluded } }: { row: Pick<PriceRow, 'included' | 'notIncluded'> }) {
  const text = useText()
  const format = useFormat()
  const namesOf = (charges: PriceRow['included']) =>
    charges.flatMap(({ chargeCode, chargeName }) =>
      laneSurcharges.some((code) => code === chargeCode) ? [chargeName] : [],
    )
  const [inside, outside] = [namesOf(included), namesOf(notIncluded)]
  return (
    <>
      {inside.length > 0 && (
        <div className="muted small">{text('pricing.surcharges-in', { charges: format.list(inside) })}</div>
      )}
      {outside.length > 0 && (
        <div className="muted small">{text('pricing.surcharges-out', { charges: format.list(outside) })}</div>
      )}
    </>
  )
}

function LaterPrices({ row, versions }: { row: PriceRow; versions: readonly PriceVersion[] }) {
  const text = useText()
  const format = useFormat()
  const words = versions.flatMap(({ validFrom, split, loadPrice }) => {
    const price = loadPrice ?? split?.allIn
    return price
      ? [text('pricing.price-from-day', { day: format.day(validFrom), price: format.money(price, row.currency) })]
      : []
  })
  return words.length > 0 ? <div className="muted small">{format.list(words)}</div> : null
}
