import { spaceSizes } from '@landbridge/contract/pricing/box'
import type { FrequencyItem } from '@landbridge/contract/pricing/departure'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { modes } from '@landbridge/contract/shared/modes'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, DatesFilter, FilterBar } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { ButtonLink, Chip, PageHead, StatusPill } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { FoldedTime } from '../../platform/ui/table-parts.tsx'
import { usePricingMode } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { useFrequency } from '../pricing-api.ts'
import { LaneFilters } from './lane-filters.tsx'
import { LaneStrip, laneStops, useLaneColumns } from './lane-strip.tsx'

const defaults = {
  filters: { originCode: '', destinationCode: '', startDate: '', endDate: '', hasSpace: '' },
} as const

const pricesPath = (mode: PricedMode, train: FrequencyItem) =>
  paths.freightQuery(mode, {
    originCode: train.originCode,
    destinationCode: train.destinationCode,
    entryPortCode: train.entryPortCode,
  })

/** Block trains with what they carry in all and what is left, size by size. */
export function TrainFrequencyPage() {
  const text = useText()
  const { mode } = usePricingMode()
  const { icon } = modes[mode]
  const state = useListState(defaults)
  const { hasSpace, ...input } = state.input
  const list = useFrequency({ ...input, ...(hasSpace && { hasSpace: true }) })
  const isSample = list.data?.items.some((train) => train.sample)
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={text('pricing.trains-title')} note={text('pricing.trains-note')}>
        {isSample && <StatusPill tone="idle">{text('pricing.sample')}</StatusPill>}
      </PageHead>
      <DataTable
        id="pricing.trains"
        columns={useLaneColumns(columns)}
        list={list}
        state={state}
        rowKey={(train) => train.id}
        rowLink={(train) => pricesPath(mode, train)}
        cardTop={(train) => <RouteStrip small stops={laneStops(train)} />}
        empty={<EmptyState title={text('pricing.no-trains')} hint={text('pricing.no-trains-hint')} icon={icon} />}
        chooser={(chooser) => (
          <FilterBar tail={chooser}>
            <LaneFilters state={state} />
            <DatesFilter
              label={text('pricing.departure-date')}
              from={state.filters.startDate}
              to={state.filters.endDate}
              onChange={(startDate, endDate) => state.set({ startDate, endDate })}
            />
            <Chip on={state.filters.hasSpace === 'T'} onClick={() => state.set({ hasSpace: hasSpace ? '' : 'T' })}>
              {text('pricing.with-space')}
            </Chip>
            <ClearFilters state={state} />
          </FilterBar>
        )}
      />
    </div>
  )
}

const columns: readonly Column<FrequencyItem>[] = [
  {
    key: 'Route',
    title: 'pricing.route',
    render: (train) => <LaneStrip row={train} />,
  },
  {
    key: 'Etsh',
    title: 'pricing.etd',
    named: true,
    folds: true,
    sortName: 'etd',
    render: (train) => <Moment at={train.etd} zone={train.etdTz} />,
  },
  {
    key: 'Etad',
    title: 'pricing.eta',
    named: true,
    folds: true,
    sortName: 'eta',
    render: (train) => <Moment at={train.eta} zone={train.etaTz} />,
  },
  { key: 'Surplus', title: 'pricing.space-of-all', render: (train) => <Left train={train} /> },
  {
    key: 'SiCutoff',
    title: 'pricing.si-cutoff',
    named: true,
    folds: true,
    render: (train) => <CutOff at={train.siCutoff} zone={train.cutoffTz} />,
  },
  {
    key: 'CyCutoff',
    title: 'pricing.cargo-cutoff',
    folds: true,
    optional: true,
    render: (train) => <Moment at={train.cargoCutoff} zone={train.cutoffTz} />,
  },
  { key: 'TrainNo', title: 'pricing.train-no', sortName: 'departureNo', render: (train) => train.departureNo },
  { key: 'Prices', title: 'pricing.prices', render: (train) => <ToPrices train={train} /> },
]

type Counts = FrequencyItem['total']
/** The sizes that there are any of, the commonest first. */
const sizesIn = (counts: Counts) =>
  (['40HQ', ...spaceSizes.filter((size) => size !== '40HQ')] as const).filter((size) => counts[size] > 0)
const inWords = (counts: Counts, sizes = sizesIn(counts)) =>
  boxWords(sizes.map((size) => `${counts[size]}*${size}`).join('/'))
/** How many sizes a row names; all of them stand in its title. */
const namedInRow = 2

const Moment = ({ at, zone }: { at: Date; zone: string }) => (
  <span>
    <FoldedTime time={useFormat().dayTime(at, zone)} />
  </span>
)

/** A cut-off; one that has passed says so. */
function CutOff({ at, zone }: { at: Date; zone: string }) {
  const text = useText()
  const hasPassed = at <= serverNow()
  return (
    <span className={styles.spaceOfAll}>
      <Moment at={at} zone={zone} />
      {hasPassed && <small className="bad-text">{text('pricing.passed')}</small>}
    </span>
  )
}

function Left({ train }: { train: FrequencyItem }) {
  const text = useText()
  const left = Object.values(train.surplus).reduce((sum, boxes) => sum + boxes, 0)
  const tone = left === 0 ? 'bad' : left <= 6 ? 'warn' : 'ok'
  const named = sizesIn(left === 0 ? train.total : train.surplus).slice(0, namedInRow)
  const ofAll = (sizes = sizesIn(train.total)) => text('pricing.of-all', { total: inWords(train.total, sizes) })
  return (
    <span className={styles.spaceOfAll} title={[inWords(train.surplus), ofAll()].filter(Boolean).join('\n')}>
      <StatusPill tone={tone}>{left === 0 ? text('pricing.wait-list') : inWords(train.surplus, named)}</StatusPill>
      <small className="muted">{ofAll(named)}</small>
    </span>
  )
}

const ToPrices = ({ train }: { train: FrequencyItem }) => (
  <ButtonLink low look="ghost" to={pricesPath(usePricingMode().mode, train)}>
    {useText()('pricing.see-prices')}
  </ButtonLink>
)
