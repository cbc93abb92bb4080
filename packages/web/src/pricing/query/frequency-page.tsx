import { spaceSizes } from '@landbridge/contract/pricing/box'
import type { FrequencyItem } from '@landbridge/contract/pricing/departure'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { modes } from '@landbridge/contract/shared/modes'
import { useMemo } from 'react'
import { paths } from '../../paths.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { Moment } from '../../platform/ui/cells.tsx'
import { moment } from '../../platform/ui/column-makers.tsx'
import { days, type ListFilter } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { ButtonLink, Chip, StatusPill } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { usePricingMode } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { useFrequency } from '../pricing-api.ts'
import { LaneFilters } from './lane-filters.tsx'
import { LaneStrip, laneStops, useLaneColumns } from './lane-strip.tsx'

const pricesPath = (mode: PricedMode, train: FrequencyItem) =>
  paths.freightQuery(mode, {
    originCode: train.originCode,
    destinationCode: train.destinationCode,
    entryPortCode: train.entryPortCode,
  })

const columns: readonly Column<FrequencyItem>[] = [
  {
    key: 'Route',
    title: 'pricing.route',
    render: (train) => <LaneStrip row={train} />,
  },
  moment('Etsh', 'pricing.etd', (train) => train.etd, {
    named: true,
    folds: true,
    sortName: 'etd',
    zone: (train) => train.etdTz,
  }),
  moment('Etad', 'pricing.eta', (train) => train.eta, {
    named: true,
    folds: true,
    sortName: 'eta',
    zone: (train) => train.etaTz,
  }),
  { key: 'Surplus', title: 'pricing.space-of-all', render: (train) => <Left train={train} /> },
  {
    key: 'SiCutoff',
    title: 'pricing.si-cutoff',
    named: true,
    folds: true,
    render: (train) => <CutOff at={train.siCutoff} zone={train.cutoffTz} />,
  },
  moment('CyCutoff', 'pricing.cargo-cutoff', (train) => train.cargoCutoff, {
    ...{ folds: true, optional: true },
    zone: (train) => train.cutoffTz,
  }),
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

/** A cut-off; one that has passed says so. */
function CutOff({ at, zone }: { at: Date; zone: string }) {
  const text = useText()
  const hasPassed = at <= serverNow()
  return (
    <span className={styles.spaceOfAll}>
      <span>
        <Moment at={at} zone={zone} folds />
      </span>
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

const SpaceFilter: ListFilter<'hasSpace'> = ({ state }) => {
  const text = useText()
  const { hasSpace } = state.filters
  return (
    <Chip on={hasSpace === 'T'} onClick={() => state.set({ hasSpace: hasSpace ? '' : 'T' })}>
      {text('pricing.with-space')}
    </Chip>
  )
}

const SampleNote = ({ rows }: { rows: readonly FrequencyItem[] }) => {
  const text = useText()
  return rows.some(({ sample }) => sample) && <StatusPill tone="idle">{text('pricing.sample')}</StatusPill>
}

const trainsOf = (mode: PricedMode) =>
  describeList({
    id: 'pricing.trains',
    title: 'pricing.trains-title',
    note: 'pricing.trains-note',
    defaults: { filters: { originCode: '', destinationCode: '', startDate: '', endDate: '', hasSpace: '' } },
    query: ({ input: { hasSpace, ...input } }) => useFrequency({ ...input, ...(hasSpace && { hasSpace: true }) }),
    columns: () => useLaneColumns(columns),
    rowKey: ({ id }) => id,
    rowLink: (train) => pricesPath(mode, train),
    cardTop: (train) => <RouteStrip small stops={laneStops(train)} />,
    filters: [LaneFilters, days('startDate', 'endDate', 'pricing.departure-date'), SpaceFilter],
    Actions: SampleNote,
    empty: { title: 'pricing.no-trains', hint: 'pricing.no-trains-hint', icon: modes[mode].icon },
  })

/** Block trains with what they carry in all and what is left, size by size. */
export function TrainFrequencyPage() {
  const { mode } = usePricingMode()
  const list = useMemo(() => trainsOf(mode), [mode])
  return (
    <div className={`wrap ${styles.page}`}>
      <ListPage list={list} />
    </div>
  )
}
