import type { ServiceRow } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { useState } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../../desk-paths.ts'
import { useFormat } from '../../../platform/format.ts'
import { useRefusal } from '../../../platform/refusal.ts'
import { useAllowed } from '../../../platform/session.ts'
import { useText } from '../../../platform/text.tsx'
import { DataTable } from '../../../platform/ui/data-table.tsx'
import { ClearFilters, FilterBar, KeywordFilter } from '../../../platform/ui/filter-bar.tsx'
import { useListState } from '../../../platform/ui/list-state.ts'
import { Button, ButtonLink, PageHead, StatusPill } from '../../../platform/ui/parts.tsx'
import { RouteStrip } from '../../../platform/ui/route-strip.tsx'
import { EmptyState } from '../../../platform/ui/states.tsx'
import type { Column } from '../../../platform/ui/table-columns.tsx'
import styles from '../../pricing.module.css'
import { useServices } from '../../pricing-api.ts'
import { ModeFilter } from '../desk-mode.tsx'
import { SailDialog } from './sail-dialog.tsx'

const defaults = { filters: { keyword: '', serviceModeId: '' } } as const

/** The weekly services of lines with their rotations, from which sailings are made. */
export function ServiceListPage() {
  const text = useText()
  const may = useAllowed()
  const state = useListState(defaults)
  const { serviceModeId, ...input } = state.input
  const list = useServices({ ...input, ...(serviceModeId && { serviceModeId: serviceModeId as 'S' }) })
  const add = may('pricing.edit') && (
    <ButtonLink to={deskPaths.service('new')}>{text('pricing.service-new')}</ButtonLink>
  )
  return (
    <>
      <PageHead title={text('pricing.services-title')}>{add}</PageHead>
      <DataTable
        id="pricing.services"
        columns={columns}
        cardColumns={cards}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        rowLink={(row) => deskPaths.service(row.id)}
        empty={
          <EmptyState title={text('pricing.no-services')} icon="sea">
            {add}
          </EmptyState>
        }
        chooser={(chooser) => (
          <FilterBar tail={chooser}>
            <KeywordFilter
              value={state.filters.keyword}
              onChange={(keyword) => state.set({ keyword })}
              placeholder={text('pricing.service-keyword')}
            />
            <ModeFilter
              value={state.filters.serviceModeId}
              onChange={(serviceModeId) => state.set({ serviceModeId })}
            />
            <ClearFilters state={state} />
          </FilterBar>
        )}
      />
    </>
  )
}

const shown: readonly Column<ServiceRow>[] = [
  {
    key: 'ServiceCd',
    title: 'field.serviceCode',
    fixed: true,
    sortName: 'serviceCode',
    render: (row) => <Code row={row} />,
  },
  {
    key: 'Carrier',
    title: 'pricing.carrier',
    sortName: 'carrierCode',
    render: (row) => row.carrierName ?? row.carrierCode,
  },
  {
    key: 'Rotation',
    wide: true,
    title: 'pricing.rotation',
    render: (row) => (
      <div className={styles.deskLane}>
        <RouteStrip small stops={row.placeNames.map((label) => ({ label }))} />
      </div>
    ),
  },
  {
    key: 'Weekday',
    title: 'field.weekdays',
    sortName: 'weekday',
    render: (row) => <Weekday weekday={row.weekday} />,
  },
  { key: 'Vessels', title: 'pricing.vessels', optional: true, render: (row) => row.vessels.join(', ') },
  { key: 'NextSailing', title: 'pricing.next-sailing', named: true, render: (row) => <Next row={row} /> },
]
const columns: readonly Column<ServiceRow>[] = [
  ...shown,
  { key: 'Sail', title: 'pricing.make-sailings', render: (row) => <Sail row={row} /> },
]
/** On a phone a card leads to the page, where sailings are made as well. */
const cards = shown.filter(({ optional }) => !optional)

function Code({ row }: { row: ServiceRow }) {
  const text = useText()
  return (
    <span className={styles.serviceCalled}>
      <span className="nowrap">
        <Link to={deskPaths.service(row.id)}>{row.serviceCode}</Link>{' '}
        {!row.active && <StatusPill tone="idle">{text('pricing.service-inactive')}</StatusPill>}{' '}
        {row.sample && <StatusPill tone="idle">{text('pricing.sample')}</StatusPill>}
      </span>
      {row.serviceName && <span className="small muted">{row.serviceName}</span>}
    </span>
  )
}

const Weekday = ({ weekday }: { weekday: number }) => useFormat().weekday(`2026-06-0${weekday}`)

function Next({ row }: { row: ServiceRow }) {
  const format = useFormat()
  return row.nextSailing ? <span className="nowrap">{format.dayTime(row.nextSailing, row.nextSailingTz)}</span> : null
}

function Sail({ row }: { row: ServiceRow }) {
  const text = useText()
  const refusal = useRefusal()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="ghost" reason={refusal('pricing.edit')} onClick={() => setOpen(true)}>
        {text('pricing.make-sailings')}
      </Button>
      {isOpen && <SailDialog service={row} onClose={() => setOpen(false)} />}
    </>
  )
}
