import { spaceSizes } from '@landbridge/contract/pricing/box'
import type { OfferedDeparture } from '@landbridge/contract/pricing/departure'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { modes } from '@landbridge/contract/shared/modes'
import { type ComponentType, useMemo } from 'react'
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
import { type LaneSlots, LaneStar, LaneStarProvider } from './lane-star-slot.tsx'
import { LaneStrip, laneStops, useLaneColumns } from './lane-strip.tsx'

const pricesPath = (mode: PricedMode, departure: OfferedDeparture) =>
  paths.freightQuery(mode, {
    originCode: departure.originCode,
    destinationCode: departure.destinationCode,
    entryPortCode: departure.entryPortCode,
  })

const columns: readonly Column<OfferedDeparture>[] = [
  {
    key: 'Route',
    title: 'pricing.route',
    render: (departure) => <LaneStrip row={departure} />,
  },
  moment('Etsh', 'pricing.etd', (departure) => departure.etd, {
    labelled: true,
    wraps: true,
    sortName: 'etd',
    zone: (departure) => departure.etdZone,
  }),
  moment('Etad', 'pricing.eta', (departure) => departure.eta, {
    labelled: true,
    wraps: true,
    sortName: 'eta',
    zone: (departure) => departure.etaZone,
  }),
  { key: 'Surplus', title: 'pricing.space-of-all', render: (departure) => <SpaceLeft departure={departure} /> },
  {
    key: 'SiCutoff',
    title: 'pricing.si-cutoff',
    labelled: true,
    wraps: true,
    render: (departure) => <CutOff at={departure.siCutoff} zone={departure.cutoffZone} />,
  },
  moment('CyCutoff', 'pricing.cargo-cutoff', (departure) => departure.cargoCutoff, {
    wraps: true,
    optional: true,
    zone: (departure) => departure.cutoffZone,
  }),
  {
    key: 'TrainNo',
    title: 'pricing.departure-no',
    sortName: 'departureNo',
    render: (departure) => departure.departureNo,
  },
  { key: 'Prices', title: 'pricing.prices', render: (departure) => <ToPrices departure={departure} /> },
]

type Counts = OfferedDeparture['total']
/** Available sizes, the most frequent first. */
const sizesIn = (counts: Counts) =>
  (['40HQ', ...spaceSizes.filter((size) => size !== '40HQ')] as const).filter((size) => counts[size] > 0)
const inWords = (counts: Counts, sizes = sizesIn(counts)) =>
  boxWords(sizes.map((size) => `${counts[size]}*${size}`).join('/'))
/** The number of sizes that a row names; its title has all. */
const namedInRow = 2

function CutOff({ at, zone }: { at: Date; zone: string }) {
  const text = useText()
  const hasPassed = at <= serverNow()
  return (
    <span className={styles.spaceOfAll}>
      <span>
        <Moment at={at} zone={zone} wraps />
      </span>
      {hasPassed && <small className="bad-text">{text('pricing.passed')}</small>}
    </span>
  )
}

function SpaceLeft({ departure }: { departure: OfferedDeparture }) {
  const text = useText()
  const left = Object.values(departure.surplus).reduce((sum, boxes) => sum + boxes, 0)
  const tone = left === 0 ? 'bad' : left <= 6 ? 'warn' : 'ok'
  const named = sizesIn(left === 0 ? departure.total : departure.surplus).slice(0, namedInRow)
  const ofAll = (sizes = sizesIn(departure.total)) => text('pricing.of-all', { total: inWords(departure.total, sizes) })
  return (
    <span className={styles.spaceOfAll} title={[inWords(departure.surplus), ofAll()].filter(Boolean).join('\n')}>
      <StatusPill tone={tone}>{left === 0 ? text('pricing.wait-list') : inWords(departure.surplus, named)}</StatusPill>
      <small className="muted">{ofAll(named)}</small>
    </span>
  )
}

const ToPrices = ({ departure }: { departure: OfferedDeparture }) => (
  <span className="row nowrap">
    <ButtonLink low look="ghost" to={pricesPath(usePricingMode().mode, departure)}>
      {useText()('pricing.see-prices')}
    </ButtonLink>
    <LaneStar lane={departure} />
  </span>
)

const SpaceFilter: ListFilter<'hasSpace'> = ({ state }) => {
  const text = useText()
  const { hasSpace } = state.filters
  return (
    <Chip isPressed={hasSpace === 'T'} onClick={() => state.set({ hasSpace: hasSpace ? '' : 'T' })}>
      {text('pricing.with-space')}
    </Chip>
  )
}

const SampleNote = ({ rows }: { rows: readonly OfferedDeparture[] }) => {
  const text = useText()
  return rows.some(({ sample }) => sample) && <StatusPill tone="idle">{text('pricing.sample')}</StatusPill>
}

const offeredDeparturesIn = (mode: PricedMode) =>
  describeList({
    id: 'pricing.trains',
    title: 'pricing.offered-departures',
    note: 'pricing.offered-departures-note',
    defaults: { filters: { originCode: '', destinationCode: '', startDate: '', endDate: '', hasSpace: '' } },
    query: ({ input: { hasSpace, ...input } }) => useFrequency({ ...input, ...(hasSpace && { hasSpace: true }) }),
    columns: () => useLaneColumns(columns),
    rowKey: ({ id }) => id,
    rowLink: (departure) => pricesPath(mode, departure),
    cardTop: (departure) => <RouteStrip isSmall stops={laneStops(departure)} />,
    filters: [LaneFilters, days('startDate', 'endDate', 'pricing.departure-date'), SpaceFilter],
    Actions: SampleNote,
    empty: { title: 'pricing.no-departures', hint: 'pricing.no-departures-hint', icon: modes[mode].icon },
  })

export const offeredDeparturesPageWith = ({ LaneStar: Star }: LaneSlots): ComponentType =>
  function OfferedPage() {
    return (
      <LaneStarProvider value={Star}>
        <OfferedDeparturesPage />
      </LaneStarProvider>
    )
  }

function OfferedDeparturesPage() {
  const { mode } = usePricingMode()
  const list = useMemo(() => offeredDeparturesIn(mode), [mode])
  return (
    <div className={`wrap ${styles.page}`}>
      <ListPage list={list} />
    </div>
  )
}
