import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { sumOf } from '@landbridge/contract/shared/money'
import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { CompareTable } from './compare-table.tsx'
import styles from './offer-compare.module.css'
import { useOfferName } from './offer-name.ts'
import type { QueryState } from './query-state.ts'
import type { ShownOffer } from './shown-offer.ts'

type CompareProps = { offers: readonly ShownOffer[]; state: QueryState; onClear: () => void }

const widthOf = (count: number) => 280 + count * 240

/** The offers that are ticked, what one gains by the dearer of two, and the way to see them side by side. */
export function CompareTray({ offers, state, onClear }: CompareProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [one, other, third] = offers
  return (
    <section className={`card ${styles.tray}`} aria-label={text('pricing.compare')}>
      <b className="nowrap">{text('pricing.ticked', { count: offers.length })}</b>
      <span className="grow" aria-live="polite">
        {one && other && !third && <Trade offers={[one, other]} />}
        {!other && <span className="muted">{text('pricing.tick-another')}</span>}
      </span>
      <Button look="plain" low onClick={onClear}>
        {text('pricing.compare-clear')}
      </Button>
      <Button look="ghost" low reason={other ? undefined : text('pricing.tick-another')} onClick={() => setOpen(true)}>
        {text('pricing.side-by-side')}
      </Button>
      {isOpen && other && (
        <Dialog
          title={text('pricing.side-by-side')}
          width={widthOf(offers.length)}
          onClose={() => setOpen(false)}
          isChanged={false}
          full
        >
          <CompareTable offers={offers} state={state} />
        </Dialog>
      )}
    </section>
  )
}

/** The saving of the cheaper of two, its delay, and the price of each day gained by the other. */
function Trade({ offers }: { offers: readonly [ShownOffer, ShownOffer] }) {
  const text = useText()
  const format = useFormat()
  const nameOf = useOfferName(offers)
  const [cheap, dear] = offers.toSorted(
    (a, b) =>
      Number(a.headline.amount ?? Number.POSITIVE_INFINITY) - Number(b.headline.amount ?? Number.POSITIVE_INFINITY),
  ) as [ShownOffer, ShownOffer]
  if (!cheap.headline.amount || !dear.headline.amount || !cheap.times || !dear.times) return null
  const { currency } = cheap.row
  const saving = sumOf([dear.headline.amount, `-${cheap.headline.amount}`], currency)
  const days = Math.round((cheap.times.arrives - dear.times.arrives) / dayMs)
  const money = (amount: number | string) => format.money(amount, currency, { decimals: 0 })
  const names = { cheap: nameOf(cheap), dear: nameOf(dear) }
  if (Number(saving) === 0 && days !== 0) {
    const [early, late] = days > 0 ? [names.dear, names.cheap] : [names.cheap, names.dear]
    return text('pricing.trade-same-price', { early, late, count: Math.abs(days) })
  }
  if (Number(saving) === 0) return null
  if (days === 0) return text('pricing.trade-same-day', { ...names, saving: money(saving) })
  return days < 0
    ? text('pricing.trade-both', { ...names, saving: money(saving), count: -days })
    : text('pricing.trade', { ...names, saving: money(saving), count: days, day: money(Number(saving) / days) })
}
