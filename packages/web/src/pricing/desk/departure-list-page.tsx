import type { DepartureRow } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { departureStates, departureStateText } from '@landbridge/contract/pricing/departure-lifecycle'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useAllowed } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, DatesFilter, FilterBar, KeywordFilter, SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { ButtonLink, PageHead, StatusPill } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { usePricingMode } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { useDeskDepartures } from '../pricing-api.ts'
import { LaneFilters } from '../query/lane-filters.tsx'
import { LaneStrip, laneStops, useLaneColumns } from '../query/lane-strip.tsx'
import { shortSpace, spaceTone } from '../query/offer-words.ts'

const defaults = {
  filters: { state: 'all', keyword: '', originCode: '', destinationCode: '', startDate: '', endDate: '' },
  sortName: 'etd',
} as const

/** Trains by day, with their cut-offs and what is left on them. */
export function DepartureListPage() {
  const text = useText()
  const may = useAllowed()
  const state = useListState(defaults)
  const { state: chosen, ...input } = state.input
  const list = useDeskDepartures({ ...input, state: departureStates.find((name) => name === chosen) ?? 'all' })
  const add = may('pricing.edit') && (
    <ButtonLink to={paths.deskDeparture('new')} icon="plus">
      {text('pricing.departure-new')}
    </ButtonLink>
  )
  return (
    <>
      <PageHead title={text('pricing.departures-title')}>{add}</PageHead>
      <DataTable
        id="pricing.departures"
        columns={useLaneColumns(columns)}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        rowLink={(row) => paths.deskDeparture(row.id)}
        cardTop={(row) => <RouteStrip small stops={laneStops(row)} />}
        empty={
          <EmptyState title={text('pricing.no-trains')} icon={usePricingMode().icon}>
            {add}
          </EmptyState>
        }
        chooser={(chooser) => (
          <FilterBar tail={chooser}>
            <KeywordFilter
              value={state.filters.keyword}
              onChange={(keyword) => state.set({ keyword })}
              placeholder={text('pricing.departure-keyword')}
            />
            <LaneFilters state={state} />
            <DatesFilter
              label={text('pricing.departure-date')}
              from={state.filters.startDate}
              to={state.filters.endDate}
              onChange={(startDate, endDate) => state.set({ startDate, endDate })}
            />
            <SelectFilter
              label={text('pricing.state')}
              value={state.filters.state}
              options={[
                { value: 'all', label: text('shared.all') },
                ...departureStates.map((value) => ({ value, label: text(departureStateText[value]) })),
              ]}
              onChange={(value) => state.set({ state: value })}
            />
            <ClearFilters state={state} />
          </FilterBar>
        )}
      />
    </>
  )
}

const columns: readonly Column<DepartureRow>[] = [
  {
    key: 'TrainNo',
    title: 'pricing.train-no',
    fixed: true,
    sortName: 'trainNo',
    render: (row) => <Link to={paths.deskDeparture(row.id)}>{row.trainNo}</Link>,
  },
  {
    key: 'Etsh',
    title: 'pricing.etd',
    named: true,
    sortName: 'etd',
    render: (row) => <Moment at={row.etd} zone={row.etdTz} />,
  },
  { key: 'Route', title: 'pricing.route', render: (row) => <LaneStrip row={row} /> },
  { key: 'Space', title: 'pricing.space-left', render: (row) => <Space row={row} /> },
  {
    key: 'SlotsLeft',
    title: 'pricing.slots-left',
    named: true,
    align: 'num',
    sortName: 'slotsLeft',
    render: (row) => `${row.slotsLeft} / ${row.slotsTotal}`,
  },
  { key: 'BoxesBooked', title: 'pricing.boxes-booked', align: 'num', render: (row) => row.boxesBooked },
  { key: 'SiCutoff', title: 'pricing.si-cutoff', render: (row) => <Moment at={row.siCutoff} zone={row.cutoffTz} /> },
  {
    key: 'CyCutoff',
    title: 'pricing.cargo-cutoff',
    render: (row) => <Moment at={row.cargoCutoff} zone={row.cutoffTz} />,
  },
  { key: 'Etad', title: 'pricing.eta', optional: true, render: (row) => <Moment at={row.eta} zone={row.etaTz} /> },
  { key: 'StateText', title: 'pricing.state', render: (row) => <State row={row} /> },
]

const Moment = ({ at, zone }: { at: Date; zone: string }) => (
  <span className="nowrap">{useFormat().dayTime(at, zone)}</span>
)

function Space({ row }: { row: DepartureRow }) {
  const text = useText()
  return (
    <span title={row.spaceText}>
      <StatusPill tone={spaceTone(row)}>{shortSpace(row) || text('pricing.full')}</StatusPill>
    </span>
  )
}

function State({ row }: { row: DepartureRow }) {
  const text = useText()
  return (
    <span className={styles.spaceOfAll}>
      <StatusPill tone={row.state === 'scheduled' ? 'info' : 'idle'}>{row.stateLabel}</StatusPill>
      {row.sample && <span className="small muted">{text('pricing.sample')}</span>}
    </span>
  )
}
