import { boxWords } from '@landbridge/contract/shared/box-words'
import { modeOf, modes } from '@landbridge/contract/shared/modes'
import type { JobDeskFilter } from '@landbridge/contract/workorder/job-desk-endpoints'
import { draftBillLabels, jobStateLabels, shippingInstructionLabels } from '@landbridge/contract/workorder/job-labels'
import { jobStates } from '@landbridge/contract/workorder/job-lifecycle'
import type { JobDeskRow } from '@landbridge/contract/workorder/job-view'
import { jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { Link } from 'react-router'
import { Sums } from '../../charge/index.ts'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { LaneWords } from '../../platform/ui/lane-words.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { ButtonLink, ModeDot, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { StateTabs } from '../../platform/ui/tabs.tsx'
import { useDeskJobs, useOperators } from '../job-api.ts'
import { JobFilters, jobFilters } from '../list/job-filters.tsx'
import { hasSharedCargo, LclFilter, lclStateIn } from '../list/lcl-filter.tsx'
import { deskColumns } from '../modes/own-job-columns.tsx'
import { jobColumns } from '../shown/job-columns.tsx'
import { JobLane } from '../shown/job-route.tsx'
import { Missing } from './job-missing.tsx'

const defaults = { filters: { ...jobFilters, operatorId: 'all' } } as const
const carriedModes = jobModes.map((mode) => modes[mode].code)
const tabs = ['all', ...jobStates] as const
const link = (row: { id: string }) => deskPaths.job(row.id)

/** The nearest cut-off that is still ahead: red inside a day. */
function FirstCutoff({ of: { firstCutoff: at, originZone } }: { of: JobDeskRow }) {
  const format = useFormat()
  if (!at) return null
  const left = at.getTime() - serverNow().getTime()
  return (
    <span className={left < 86_400_000 ? 'late strong nowrap' : 'nowrap'} title={format.dayTime(at, originZone)}>
      {format.span(left)}
    </span>
  )
}

const Si = ({ of }: { of: JobDeskRow['siState'] }) => <>{useText()(shippingInstructionLabels[of])}</>
const Draft = ({ of }: { of: JobDeskRow['draftState'] }) => <>{useText()(draftBillLabels[of])}</>

const number: Column<JobDeskRow> = {
  key: 'JobNoIn',
  title: 'workorder.job-no',
  fixed: true,
  sortName: 'jobNo',
  render: (row) => (
    <span className="row nowrap">
      <ModeDot mode={modeOf(row.mode)} />
      <Link to={link(row)} className="strong">
        {row.jobNo}
      </Link>
    </span>
  ),
}
const customer: Column<JobDeskRow> = {
  key: 'CusAbbrname',
  title: 'workorder.customer',
  long: true,
  render: (row) => row.customerShortName,
}
const lane: Column<JobDeskRow> = {
  key: 'Portl',
  title: 'workorder.lane',
  render: (row) => <LaneWords row={row} />,
}
const boxes: Column<JobDeskRow> = {
  key: 'SizeType',
  title: 'workorder.size-type',
  long: true,
  render: (row) => <span className="nowrap">{boxWords(row.boxText)}</span>,
}
const cutoff: Column<JobDeskRow> = {
  key: 'FirstCutoff',
  title: 'workorder.first-cutoff',
  named: true,
  sortName: 'firstCutoff',
  align: 'num',
  render: (row) => <FirstCutoff of={row} />,
}
const missing: Column<JobDeskRow> = {
  key: 'Missing',
  title: 'workorder.missing-parts',
  render: (row) => <Missing of={row.missing} brief />,
}
const operator: Column<JobDeskRow> = {
  key: 'OprId',
  title: 'workorder.operator-in-list',
  long: true,
  render: (row) => row.operatorName,
}

/** Work order queue: the bold columns of the desk's set, then what the chooser offers. */
const columns: readonly Column<JobDeskRow>[] = [
  number,
  customer,
  lane,
  boxes,
  jobColumns.state,
  cutoff,
  jobColumns.etd,
  jobColumns.eta,
  missing,
  operator,
  ...(
    [
      { key: 'SupplierRef', title: 'workorder.carrier-ref', render: (row) => row.supplierRef },
      { key: 'SiState', title: 'workorder.si', render: (row) => <Si of={row.siState} /> },
      { key: 'DraftState', title: 'workorder.draft', render: (row) => <Draft of={row.draftState} /> },
      jobColumns.containers,
      { ...jobColumns.note, title: 'workorder.bill-or-note' },
      { key: 'MBlno', title: 'workorder.master-bill', render: (row) => row.masterBillNo },
      ...deskColumns,
      jobColumns.billRelease,
      jobColumns.release,
      jobColumns.lclState,
      jobColumns.warehouse,
      jobColumns.received,
      jobColumns.measuredWeight,
      jobColumns.measuredVolume,
      jobColumns.chargeable,
      jobColumns.track,
      { key: 'Margins', title: 'workorder.margin', align: 'num', render: (row) => <Sums sums={row.margins} /> },
      {
        key: 'BookingNo',
        title: 'workorder.booking-no',
        render: (row) => <Link to={deskPaths.booking(row.bookingId)}>{row.bookingNo}</Link>,
      },
    ] satisfies Column<JobDeskRow>[]
  ).map((column) => ({ ...column, optional: true })),
]
/** On a phone, under the route strip: what is missing is what the desk has to do. */
const cards: readonly Column<JobDeskRow>[] = [
  number,
  jobColumns.state,
  { ...customer, wide: true },
  { ...missing, wide: true },
  { ...cutoff, wide: true },
]

/** The desk's queue of work orders, the nearest cut-off first. */
export function DeskJobsPage() {
  const text = useText()
  const state = useListState(defaults)
  const operators = useOperators()
  const lclState = lclStateIn(state.filters.lclState)
  const list = useDeskJobs({ ...state.input, lclState } as JobDeskFilter)
  const isNarrowed = hasSharedCargo(carriedModes, list.data, lclState)
  const labels = tabs.map((value) => ({
    value,
    label: value === 'all' ? text('shared.all') : text(jobStateLabels[value]),
  }))
  return (
    <>
      <PageHead title={text('workorder.desk-title')}>
        <ButtonLink look="ghost" to={deskPaths.consolidations()}>
          {text('workorder.consolidations')}
        </ButtonLink>
      </PageHead>
      <StateTabs
        label={text('workorder.states')}
        value={state.filters.orderState as (typeof tabs)[number]}
        tabs={labels}
        counts={list.data?.counts}
        calling={['arrived', 'objected']}
        onChange={(orderState) => state.set({ orderState })}
      />
      <DataTable
        id="workorder-desk"
        columns={columns}
        cardColumns={cards}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        rowLink={link}
        cardTop={(row) => <JobLane of={row} />}
        empty={
          <EmptyState title={text('workorder.desk-empty')} hint={text('workorder.desk-empty-hint')} icon="box">
            <ButtonLink to={deskPaths.bookings()}>{text('workorder.to-bookings')}</ButtonLink>
          </EmptyState>
        }
        chooser={(chooser) => (
          <JobFilters
            state={state}
            chooser={chooser}
            more={
              <>
                {isNarrowed && (
                  <LclFilter
                    modes={carriedModes}
                    value={lclState}
                    onChange={(chosen) => state.set({ lclState: chosen })}
                  />
                )}
                <SelectFilter
                  label={text('workorder.operator')}
                  value={state.filters.operatorId}
                  options={[{ value: 'all', label: text('shared.all') }, ...operators]}
                  onChange={(operatorId) => state.set({ operatorId })}
                />
              </>
            }
          />
        )}
      />
    </>
  )
}
