import type { PriceRow } from '@landbridge/contract/pricing/price'
import { Suspense, useState } from 'react'
import { needExplainedWords } from '../../platform/language.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import { Skeleton } from '../../platform/ui/states.tsx'
import { AxisDays, AxisLegend } from './offer-bar.tsx'
import styles from './offer-card.module.css'
import { OfferCard } from './offer-card.tsx'
import { OfferDrawer } from './offer-drawer.tsx'
import type { QueryState } from './query-state.ts'
import { bestOf, momentsOf, type OfferChoice, offerKey, type ShownOffer, shownOffer } from './shown-offer.ts'
import { axisOver, type TimeAxis } from './time-axis.ts'

/** The comparison comes with the first one that is ticked. */
const CompareTray = lazyPart(async () => {
  const [{ CompareTray }] = await Promise.all([import('./offer-compare.tsx'), needExplainedWords()])
  return CompareTray
})

/** As many as fit side by side. */
const mostCompared = 3

type OffersProps = { rows: readonly PriceRow[]; total: number; state: QueryState }

/** The offers with their bars on one axis; those that are ticked stand in the address, so that they are kept. */
export function OfferList({ rows, total, state }: OffersProps) {
  const text = useText()
  const [choices, setChoices] = useState<Readonly<Record<string, OfferChoice>>>({})
  // A tick stands at once; the address follows.
  const [compared, setCompared] = useState<readonly string[]>(state.compared)
  const offers = rows.map((row) => shownOffer(row, state, choices[offerKey(row)], text))
  const axis = axisOver(rows.flatMap((row) => momentsOf(row, state)))
  const best = total <= rows.length ? bestOf(offers) : {}
  const ticked = offers.filter(({ key }) => compared.includes(key))
  const compare = (keys: readonly string[]) => {
    setCompared(keys)
    state.set({ compare: keys.join('|') }, { keepPage: true })
  }
  const tick = (key: string, isOn: boolean) => {
    const others = ticked.flatMap((one) => (one.key === key ? [] : [one.key]))
    compare(isOn ? [...others, key] : others)
  }
  const open = rows.find((row) => offerKey(row) === state.open)
  return (
    <>
      <ListHead state={state} axis={axis} total={total} isSample={rows.some((row) => row.sample)} />
      {offers.map((offer) => (
        <OfferCard
          key={offer.key}
          offer={offer}
          state={state}
          axis={axis}
          best={bestWord(offer, best)}
          compare={
            rows.length > 1
              ? {
                  isOn: ticked.includes(offer),
                  isFull: ticked.length >= mostCompared,
                  onChange: (isOn) => tick(offer.key, isOn),
                }
              : undefined
          }
          onChoose={(choice) =>
            setChoices((before) => ({ ...before, [offer.key]: { ...before[offer.key], ...choice } }))
          }
          onOpen={() => state.set({ open: offer.key }, { keepPage: true })}
        />
      ))}
      {ticked.length > 0 && (
        <Suspense fallback={null}>
          <CompareTray offers={ticked} state={state} onClear={() => compare([])} />
        </Suspense>
      )}
      {open && <OfferDrawer row={open} state={state} onClose={() => state.set({ open: '' }, { keepPage: true })} />}
    </>
  )
}

function bestWord({ key }: ShownOffer, { cheapest, fastest }: ReturnType<typeof bestOf>) {
  if (key === cheapest) return key === fastest ? 'both' : 'cheapest'
  return key === fastest ? 'fastest' : undefined
}

type HeadProps = { state: QueryState; axis: TimeAxis | undefined; total: number; isSample: boolean }

function ListHead({ state, axis, total, isSample }: HeadProps) {
  const text = useText()
  return (
    <>
      <div className={`row between small ${styles.count}`}>
        <span className="row">
          <b>{text('pricing.plans', { count: total })}</b>
          {isSample && <StatusPill tone="idle">{text('pricing.sample')}</StatusPill>}
        </span>
        {axis && <AxisLegend state={state} />}
      </div>
      <div className={`${styles.head} muted small desk-only`}>
        <span>{text('pricing.carrier-and-route')}</span>
        <AxisDays axis={axis} today={state.today} />
        <span className="num">{text('pricing.price-and-payer')}</span>
      </div>
    </>
  )
}

export const CardsToCome = () => (
  <div role="status">
    <div className={styles.count}>
      <Skeleton width={80} />
    </div>
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <div key={key} className={`card ${styles.offer}`}>
        <Skeleton width="100%" height={48} />
        <Skeleton width="100%" height={20} />
        <Skeleton width="100%" height={48} />
        <Skeleton width="100%" height={32} />
      </div>
    ))}
  </div>
)
