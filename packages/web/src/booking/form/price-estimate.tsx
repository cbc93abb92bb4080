import type { PriceQuote } from '@landbridge/contract/pricing/price'
import { Suspense, useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Button, StatusPill } from '../../platform/ui/parts.tsx'
import { PartialState, Skeleton } from '../../platform/ui/states.tsx'
import { DirectHandling, OutsideBlocks, PayerSums, SectionLines } from '../../pricing/index.ts'
import booking from '../booking.module.css'
import styles from '../booking-form.module.css'
import { Apart } from '../quoted-apart.tsx'
import type { SummaryProps } from './form-summary-props.ts'

type EstimateProps = Pick<SummaryProps, 'form' | 'values' | 'mode' | 'formFacts' | 'prices'>

export function PriceEstimate(props: EstimateProps) {
  const text = useText()
  const { values, formFacts, prices, form, mode } = props
  const { PriceChoice } = mode
  const { quote, isPricing } = formFacts
  const hasLane = Boolean(values.originCode && values.destinationCode)
  const [isChoosing, setChoosing] = useState(false)
  if (!quote && (prices.isLoading || (isPricing && values.quoteId))) {
    return (
      <div role="status" aria-label={text('booking.price-loading')} className="stack tight">
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    )
  }
  return (
    <>
      {quote && <Charges quote={quote} />}
      {!quote && !prices.error && (
        <div className="row between muted">
          <span>{text('booking.estimate')}</span>
          <span>—</span>
        </div>
      )}
      {prices.error && <PartialState onRetry={() => prices.refetch()} />}
      {quote && <Validity quote={quote} />}
      {hasLane && PriceChoice && prices.count > 1 && (
        <Button look="plain" low onClick={() => setChoosing(true)} className={styles.otherPrices ?? ''}>
          {text('booking.price-other')}
        </Button>
      )}
      {isChoosing && PriceChoice && (
        <Suspense fallback={null}>
          <PriceChoice form={form} values={values} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Charges with their sum, or the reasons of cargo quoted apart in its place. */
function Charges({ quote }: { quote: PriceQuote }) {
  const text = useText()
  const format = useFormat()
  const { quotedApart = [] } = quote
  const isPartly = quotedApart.length > 0
  return (
    <>
      {isPartly && quote.charges.length > 0 && <small className="muted">{text('booking.known-charges')}</small>}
      <dl className={booking.costs}>
        <SectionLines
          lines={quote.charges.map(({ chargeName, containerType, convertedAmount, ...charge }) => ({
            ...charge,
            name: [chargeName, containerType].filter(Boolean).join(' '),
            amount: convertedAmount,
            currency: quote.currency,
          }))}
        />
        {!isPartly && (
          <div className={booking.total}>
            <dt>{text('booking.estimate')}</dt>
            <dd>{quote.amount ? format.money(quote.amount, quote.currency) : '—'}</dd>
          </div>
        )}
        <PayerSums sums={quote.payerSums} own={quote.ownPayer} />
      </dl>
      <DirectHandling lines={quote.paidDirectly} />
      <OutsideBlocks blocks={quote.blocksOutside} />
      <Apart reasons={quotedApart} />
    </>
  )
}

function Validity({ quote }: { quote: PriceQuote }) {
  const text = useText()
  const format = useFormat()
  const parts = [
    text('booking.price-holds', { day: format.day(quote.validTo) }),
    quote.emissionKg !== undefined && text('booking.emission', { tonnes: format.number(quote.emissionKg / 1000, 1) }),
  ]
  return (
    <small className="muted">
      {parts.filter(Boolean).join(' · ')}{' '}
      {quote.sample && <StatusPill tone="idle">{text('booking.price-sample')}</StatusPill>}
    </small>
  )
}
