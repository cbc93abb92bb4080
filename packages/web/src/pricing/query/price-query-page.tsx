import { type PricedMode, pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { modes } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { ComponentType } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { openLogin, withLogin } from '../../platform/login-request.ts'
import { useSession } from '../../platform/session.ts'
import { useSettings } from '../../platform/settings.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { Pager } from '../../platform/ui/pager.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { EmptyState, ErrorState } from '../../platform/ui/states.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { modeLabelOf } from '../modes/price-words.ts'
import { PricingModeProvider, pricingModes } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { useDeparturePrices, usePrices } from '../pricing-api.ts'
import { type LaneSlots, LaneStarProvider } from './lane-star-slot.tsx'
import { useNamedEnds } from './named-ends.ts'
import { CardsToCome, OfferList } from './offer-list.tsx'
import { PriceCurve } from './price-curve.tsx'
import { QueryChips } from './query-chips.tsx'
import { QueryStart } from './query-start.tsx'
import { hasPlace, isByDay, isByDeparture, priceQueryOf, type QueryState, useQueryState } from './query-state.ts'
import { PhoneHead, SearchBar } from './search-bar.tsx'

export const priceQueryPageOf = (mode: PricedMode, { LaneStar }: LaneSlots): ComponentType =>
  function PriceQueryPage() {
    return (
      <LaneStarProvider value={LaneStar}>
        <PricingModeProvider value={pricingModes[mode]}>
          <PriceQuery />
        </PricingModeProvider>
      </LaneStarProvider>
    )
  }

export const anyModeQueryPageWith = ({ LaneStar }: LaneSlots): ComponentType =>
  function QueryPage() {
    return (
      <LaneStarProvider value={LaneStar}>
        <AnyModeQueryPage />
      </LaneStarProvider>
    )
  }

function AnyModeQueryPage() {
  const text = useText()
  const [params, setParams] = useSearchParams()
  const mode = pricedModes.find((one) => one === params.get('mode')) ?? pricedModes[0]
  const tabs = pricedModes.map((one) => ({ value: one, label: text(modeLabelOf({ mode: one })) }))
  return (
    <PricingModeProvider value={pricingModes[mode]}>
      <div className="wrap">
        <Tabs
          label={text('pricing.any-mode')}
          value={mode}
          tabs={tabs}
          onChange={(next) => setParams({ mode: next })}
        />
      </div>
      <PriceQuery key={mode} />
    </PricingModeProvider>
  )
}

function PriceQuery() {
  const text = useText()
  const state = useQueryState()
  const { status } = useSession()
  const { guestPriceQuery } = useSettings()
  const isPhone = useIsPhone()
  const isShown = hasPlace(state)
  useNamedEnds(state)
  return (
    <div className={`wrap ${styles.page}`}>
      {isPhone && isShown ? (
        <PhoneHead state={state} />
      ) : (
        <>
          <h1 className="unseen">{text('pricing.query-title')}</h1>
          <SearchBar state={state} />
        </>
      )}
      {!guestPriceQuery && status === 'guest' ? (
        <ModeClosed />
      ) : isShown ? (
        <Results state={state} />
      ) : (
        <StartHint state={state} />
      )}
    </div>
  )
}

const StartHint = ({ state }: { state: QueryState }) => (
  <>
    <QueryChips state={state} lanes={[]} />
    <QueryStart state={state} />
  </>
)

/** The deployment shows prices to logged-in readers only. */
function ModeClosed() {
  const text = useText()
  return (
    <div className="card">
      <EmptyState title={text('pricing.guests-closed')} icon="lock">
        <Button onClick={() => openLogin()}>{text('pricing.log-in')}</Button>
      </EmptyState>
    </div>
  )
}

/** Priced departures where possible, else lanes. */
function useOffers(state: QueryState) {
  const { status } = useSession()
  const query = priceQueryOf(state)
  const kept = status === 'ready' && state.pageIndex === 1 && state.day === ''
  const byDeparture = isByDeparture(state)
  const departures = useDeparturePrices(
    { ...query, folded: true, ...(kept && { hashistory: true }) },
    { enabled: byDeparture },
  )
  const isBare = byDeparture && departures.data?.total === 0 && !state.day && !state.hasSpace
  const lanes = usePrices(
    byDeparture ? { ...query, entryPortCode: undefined, hasSpace: undefined, pageIndex: 1, pageSize: 50 } : query,
  )
  const offers = byDeparture && !isBare ? departures : lanes
  return { offers, lanes: lanes.data?.items ?? [], isBare }
}

function Results({ state }: { state: QueryState }) {
  const { offers, lanes, isBare } = useOffers(state)
  const { data, error, isPlaceholderData } = offers
  const refusal = error instanceof Problem && error.fields ? error : undefined
  return (
    <>
      {isByDay(state) && !refusal && <PriceCurve state={state} />}
      <QueryChips state={state} lanes={lanes} />
      {refusal && <RefusedSearch problem={refusal} />}
      {!data && error && !refusal && <ErrorState error={error} onRetry={() => offers.refetch()} />}
      {!data && !error && <CardsToCome />}
      {data && !refusal && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? styles.stale : undefined}>
          <Offers rows={data.items} total={data.total} state={state} isBare={isBare} />
        </div>
      )}
    </>
  )
}

function RefusedSearch({ problem }: { problem: Problem }) {
  const text = useText()
  const reasons = [...new Set(Object.values(problem.fields ?? {}))]
  return (
    <Note tone="bad">
      {reasons.map((key) => (
        <div key={key}>{namedText(text, key)}</div>
      ))}
    </Note>
  )
}

/** Below it the page suggests other dates or prices. */
const fewOffers = 3

type OffersProps = { rows: readonly PriceRow[]; total: number; state: QueryState; isBare: boolean }

function Offers({ rows, total, state, isBare }: OffersProps) {
  const text = useText()
  if (rows.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title={text('pricing.nothing')}
          hint={text('pricing.nothing-hint')}
          icon={modes[state.mode.mode].icon}
        >
          <AskForPrice state={state} />
        </EmptyState>
      </div>
    )
  }
  const pages = {
    pageIndex: state.pageIndex,
    pageSize: state.pageSize,
    setPage: (page: number) => state.set({ page: page > 1 ? String(page) : '' }, { keepPage: true }),
    setPageSize: () => {},
  }
  return (
    <>
      {isBare && <Note tone="warn">{text('pricing.no-departure')}</Note>}
      <OfferList rows={rows} total={total} state={state} />
      {total > state.pageSize && (
        <div className="card">
          <Pager state={pages} total={total} />
        </div>
      )}
      {total <= fewOffers && (
        <div className={`row wraps ${styles.noneSuits}`}>
          <span className="muted">{text('pricing.none-suits')}</span>
          <AskForPrice state={state} look="ghost" />
        </div>
      )}
    </>
  )
}

/** An inquiry for a price that no tariff has. */
function AskForPrice({ state, look }: { state: QueryState; look?: 'ghost' }) {
  const text = useText()
  const go = useNavigate()
  const { originCode, destinationCode, queryDate } = state.search
  const address = paths.inquiry(state.mode.mode, {
    originCode,
    destinationCode,
    wantedDate: state.day || queryDate,
    legType: state.legType === 'Q' ? undefined : state.legType,
    ...state.sale,
    ...(state.boxType === 'P' && { loadType: state.mode.loads?.P.loadType }),
    ...state.mode.queriedLoad(state),
  })
  return (
    <Button {...(look && { look })} onClick={() => withLogin(() => void go(address))}>
      {text('pricing.ask-price')}
    </Button>
  )
}
