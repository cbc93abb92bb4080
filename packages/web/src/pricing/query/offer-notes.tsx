import { laneSurcharges } from '@landbridge/contract/pricing/charge-blocks'
import type { PriceRow, PriceVersion } from '@landbridge/contract/pricing/price'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import styles from './offer-card.module.css'

type NotesProps = { row: PriceRow; others: readonly PriceVersion[] | undefined }

/** The emission of an offer, the surcharges that its freight includes or leaves out, and the prices of later days. */
export function OfferNotes({ row, others = [] }: NotesProps) {
  const text = useText()
  const format = useFormat()
  const { inside, outside } = surchargesOf(row)
  const later = others.flatMap(({ validFrom, split, loadPrice }) => {
    const price = loadPrice ?? split?.allIn
    return price
      ? [text('pricing.price-from-day', { day: format.day(validFrom), price: format.money(price, row.currency) })]
      : []
  })
  return (
    <div className={`muted small ${styles.notes}`}>
      {row.emissionKg && (
        <span className="nowrap">
          CO₂e {text('pricing.tonnes', { tonnes: format.number(row.emissionKg / 1000, 1) })}
        </span>
      )}
      {inside.length > 0 && <span>{text('pricing.surcharges-in', { charges: format.list(inside) })}</span>}
      {outside.length > 0 && <span>{text('pricing.surcharges-out', { charges: format.list(outside) })}</span>}
      {later.length > 0 && <span>{format.list(later)}</span>}
    </div>
  )
}

/** The surcharges that a lane may carry, as its tariff says of each. */
export function surchargesOf({ included, notIncluded }: Pick<PriceRow, 'included' | 'notIncluded'>) {
  const namesOf = (charges: PriceRow['included']) =>
    charges.flatMap(({ chargeCode, chargeName }) =>
      laneSurcharges.some((code) => code === chargeCode) ? [chargeName] : [],
    )
  return { inside: namesOf(included), outside: namesOf(notIncluded) }
}
