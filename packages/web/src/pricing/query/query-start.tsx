import { piecesWritten } from '@landbridge/contract/pricing/pieces-written'
import { modes } from '@landbridge/contract/shared/modes'
import { Link } from 'react-router'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card, StatusPill } from '../../platform/ui/parts.tsx'
import { BookPicture, ChoosePicture, ComparePicture } from '../../platform/ui/pictures/guide-pictures.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { EmptyState, PartialState, Skeleton } from '../../platform/ui/states.tsx'
import { modeCodeOf } from '../modes/price-words.ts'
import { usePricingMode } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { useHotLanes, useQueryHistory } from '../pricing-api.ts'
import { LaneStar } from './lane-star-slot.tsx'
import type { QueryState } from './query-state.ts'

export function QueryStart({ state }: { state: QueryState }) {
  return (
    <div className="stack">
      <Steps />
      <LastQueries state={state} />
      <HotLanes state={state} />
    </div>
  )
}

function Steps() {
  const text = useText()
  const { hints } = usePricingMode()
  const steps = [
    {
      Picture: ChoosePicture,
      title: text('pricing.step-choose'),
      hint: text(hints?.choose ?? 'pricing.step-choose-hint'),
    },
    {
      Picture: ComparePicture,
      title: text('pricing.step-compare'),
      hint: text(hints?.compare ?? 'pricing.step-compare-hint'),
    },
    { Picture: BookPicture, title: text('pricing.step-book'), hint: text('pricing.step-book-hint') },
  ]
  return (
    <ol className={`card ${styles.steps}`}>
      {steps.map(({ Picture, title, hint }) => (
        <li key={title}>
          <Picture />
          <div>
            <strong>{title}</strong>
            <p className="muted small">{hint}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function LastQueries({ state }: { state: QueryState }) {
  const text = useText()
  const history = useQueryHistory()
  const questions = (history.data?.items ?? []).filter(({ serviceModeId }) => serviceModeId === modeCodeOf(state.mode))
  if (questions.length === 0) return null
  return (
    <Card title={text('pricing.last-requested')} dense>
      <div className={`pad ${styles.questions}`}>
        {questions.map((one) => (
          <button
            key={one.originCode + one.destinationCode}
            type="button"
            className="chip"
            onClick={() =>
              state.set({
                originCode: one.originCode,
                destinationCode: one.destinationCode,
                entryPortCode: one.entryPortCode ?? '',
                legType: one.legType === 'Q' ? '' : one.legType,
                boxType: one.boxType === 'Z' ? '' : one.boxType,
                currency: one.currency === 'USD' ? '' : one.currency,
                weightKg: one.grossWeightKg ?? '',
                volumeM3: one.volumeM3 ?? '',
                loadingMetres: one.loadingMetres ?? '',
                pieces: piecesWritten(one.pieces ?? []),
                truckType: one.truckType ?? '',
              })
            }
          >
            {one.originName} → {one.destinationName}
          </button>
        ))}
      </div>
    </Card>
  )
}

function HotLanes({ state }: { state: QueryState }) {
  const text = useText()
  const format = useFormat()
  const lanes = useHotLanes(state.currency)
  const items = lanes.data?.items
  if (lanes.error && !items) return <PartialState onRetry={() => lanes.refetch()} />
  if (items?.length === 0) {
    return (
      <Card>
        <EmptyState
          title={text('pricing.no-lanes')}
          hint={text('pricing.no-lanes-hint')}
          icon={modes[state.mode.mode].icon}
        />
      </Card>
    )
  }
  return (
    <section className="stack tight" aria-label={text('pricing.hot-lanes')} aria-busy={!items}>
      <div className="row">
        <h2>{text('pricing.hot-lanes')}</h2>
        {items?.some((lane) => lane.sample) && <StatusPill tone="idle">{text('pricing.sample')}</StatusPill>}
      </div>
      <div className={styles.lanes}>
        {items?.map((lane) => (
          <div key={lane.originCode + lane.destinationCode} className="lane-spot">
            <Link
              className={`card ${styles.lane}`}
              to={state.queryPath({
                ...state.given,
                originCode: lane.originCode,
                destinationCode: lane.destinationCode,
              })}
            >
              <RouteStrip
                stops={[lane.originName, ...lane.borderNames, lane.destinationName].map((label) => ({ label }))}
              />
              <div className="row between">
                <span className="muted nowrap">
                  {text('pricing.transit', { least: lane.transitDaysMin, most: lane.transitDaysMax })}
                </span>
                <span className="nowrap">
                  <b>{format.money(lane.price, lane.currency, { decimals: 0 })}</b>{' '}
                  <span className="muted small">{state.mode.leadingPrice(text)}</span>
                </span>
              </div>
            </Link>
            <LaneStar lane={lane} />
          </div>
        )) ??
          ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <div key={key} className={`card ${styles.lane}`}>
              <Skeleton height={44} />
              <Skeleton width="70%" />
            </div>
          ))}
      </div>
    </section>
  )
}
