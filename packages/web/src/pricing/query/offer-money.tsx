import type { PriceSplit } from '@landbridge/contract/pricing/price'
import type { CSSProperties } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import styles from './offer-card.module.css'
import type { QueryState } from './query-state.ts'
import type { ShownOffer } from './shown-offer.ts'

/** Places of an amount: none where it has no cents. */
const placesOf = (amount: string): number => (Number.isInteger(Number(amount)) ? 0 : 2)

/** Amounts as a card has room for: without cents that are none. */
export function useShortMoney(currency: string) {
  const format = useFormat()
  return {
    money: (amount: string) => format.money(amount, currency, { decimals: placesOf(amount) }),
    figure: (amount: string) => format.number(amount, placesOf(amount)),
  }
}

/** The one price of an offer, the three blocks that it is the sum of, and who pays how much of it. */
export function OfferMoney({ offer, state }: { offer: ShownOffer; state: QueryState }) {
  const text = useText()
  const { row, headline, departure, picked } = offer
  const { Prices } = state.mode
  const { money } = useShortMoney(row.currency)
  return (
    <div className={styles.money}>
      <div className="row between">
        <small className="muted">{headline.label}</small>
        <b className={styles.big}>{headline.amount ? money(headline.amount) : '—'}</b>
      </div>
      {!headline.amount && <small className="muted">{text('pricing.size-on-request')}</small>}
      {headline.split && <Parts split={headline.split} headline={headline.amount} currency={row.currency} />}
      {Prices && <Prices row={row} request={state} departure={departure} picked={picked} />}
    </div>
  )
}

type PartsProps = { split: PriceSplit; headline: string | undefined; currency: string }

function Parts({ split, headline, currency }: PartsProps) {
  const text = useText()
  const { money, figure } = useShortMoney(currency)
  const { freight, allIn, origin, destination, youPay, othersPay, paidDirectly } = split
  const isShared = Number(othersPay) > 0
  const parts = [
    text('pricing.freight-of', { freight: figure(freight) }),
    Number(origin) > 0 && text('pricing.split-origin', { sum: figure(origin) }),
    Number(destination) > 0 && text('pricing.split-destination', { sum: figure(destination) }),
    Number(allIn) !== Number(headline) && text('pricing.all-in-of', { sum: money(allIn) }),
  ].filter(Boolean)
  return (
    <>
      {parts.length > 1 && <small className="muted">{parts.join(' · ')}</small>}
      {isShared && (
        <>
          <div
            className={styles.payers}
            style={{ '--own': Number(youPay), '--other': Number(othersPay) } as CSSProperties}
            aria-hidden="true"
          >
            <i />
            <i />
          </div>
          <div className={`row between small ${styles.sides}`}>
            <span>
              {text('pricing.you-pay')} <b>{money(youPay)}</b>
            </span>
            <span className="muted">
              {text('pricing.others-pay')} {money(othersPay)}
            </span>
          </div>
        </>
      )}
      {paidDirectly && (
        <small className="muted">{text('pricing.paid-to-terminal', { what: 'THC', sum: money(paidDirectly) })}</small>
      )}
    </>
  )
}
