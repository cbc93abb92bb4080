import { type ModeCode, modeOf } from '@landbridge/contract/shared/modes'
import type { FavouriteFilter, FavouriteRow } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useOfferUndo } from '../../platform/offer-undo.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { DayOf } from '../../platform/ui/lane-of.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { toastError } from '../../platform/ui/messages.ts'
import { ButtonLink, IconButton, ModeDot, PageHead } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { collectAgain, useFavourites, useUncollect } from '../job-api.ts'
import { FirstOf, JobPill, ServiceTerm, spaced } from '../shown/job-parts.tsx'

const defaults = { filters: { kind: 'job' } } as const
const kinds = ['job', 'lane'] as const
const [firstMode] = jobModes
const kindWords = { job: 'workorder.favourite-jobs', lane: 'workorder.favourite-lanes' } as const

const laneLink = (row: FavouriteRow) =>
  paths.freightQuery(modeOf(row.mode), { PortlCd: row.originCode, PortdCd: row.destinationCode })
const linkOf = (row: FavouriteRow) => (row.jobId ? paths.job(modeOf(row.mode), row.jobId) : laneLink(row))

function Lane({ of: row }: { of: FavouriteRow }) {
  const stops = [{ label: row.originName }, { label: row.destinationName }]
  return <RouteStrip small stops={stops} title={`${row.originName} → ${row.destinationName}`} />
}

function Drop({ of: row }: { of: FavouriteRow }) {
  const text = useText()
  const drop = useUncollect()
  const offerUndo = useOfferUndo()
  const { jobId, jobNo, originCode, originName, destinationCode, destinationName, note } = row
  const again = jobId ? { id: jobId } : { mode: row.mode as ModeCode, originCode, destinationCode }
  const remove = () =>
    drop
      .mutateAsync({ id: row.id })
      .then(
        () =>
          offerUndo(jobNo ?? `${originName} → ${destinationName}`, () =>
            collectAgain({ ...again, ...(note && { note }) }),
          ),
        toastError,
      )
  return <IconButton name="bin" label={text('workorder.uncollect')} onClick={remove} />
}

const Moment = ({ of }: { of: Date | undefined }) => <span className="nowrap">{useFormat().dayTime(of)}</span>

const lane: Column<FavouriteRow> = { key: 'Portl', title: 'workorder.lane', render: (row) => <Lane of={row} /> }
const added: Column<FavouriteRow> = {
  key: 'AddedAt',
  title: 'workorder.added',
  named: true,
  render: (row) => <Moment of={row.addedAt} />,
}
const note: Column<FavouriteRow> = {
  key: 'Note',
  title: 'workorder.note',
  long: true,
  optional: true,
  render: (row) => row.note,
}
const drop: Column<FavouriteRow> = { key: 'tools', title: 'workorder.tools', render: (row) => <Drop of={row} /> }

const jobColumns: readonly Column<FavouriteRow>[] = [
  {
    key: 'JobNoIn',
    title: 'workorder.job-no',
    fixed: true,
    render: (row) => (
      <span className="row nowrap">
        <ModeDot mode={modeOf(row.mode)} />
        <Link to={linkOf(row)} className="strong">
          {row.jobNo}
        </Link>
      </span>
    ),
  },
  {
    key: 'ConNo',
    title: 'workorder.containers',
    render: (row) => <FirstOf many={row.containerNos?.map(spaced)} mono />,
  },
  lane,
  { key: 'StateText', title: 'workorder.state', render: (row) => row.state && <JobPill state={row.state} /> },
  { key: 'TrackText', title: 'workorder.latest-event', long: true, render: (row) => row.trackLabel },
  {
    key: 'LocationTime',
    title: 'workorder.event-at',
    sortName: 'locatedAt',
    render: (row) => <Moment of={row.locatedAt} />,
  },
  {
    key: 'Etad',
    title: 'workorder.arrival',
    render: (row) => <DayOf actual={row.ata} estimated={row.eta} zone={row.destinationZone} />,
  },
  {
    key: 'TransType',
    title: 'workorder.service-term',
    optional: true,
    render: (row) => <ServiceTerm of={row.transportType} />,
  },
  {
    key: 'Blno',
    title: 'workorder.bill-or-note',
    optional: true,
    render: (row) => <FirstOf many={row.houseBillNo?.split(',')} mono />,
  },
  { key: 'BookingNo', title: 'workorder.booking-no', optional: true, render: (row) => row.bookingNo },
  { key: 'ProxyNo', title: 'workorder.customer-reference', optional: true, render: (row) => row.customerReference },
  note,
  { ...added, optional: true },
  drop,
]

const laneColumns: readonly Column<FavouriteRow>[] = [
  {
    key: 'Lane',
    title: 'workorder.lane',
    fixed: true,
    render: (row) => (
      <span className="row nowrap">
        <ModeDot mode={modeOf(row.mode)} />
        <Link to={laneLink(row)} className="strong">
          {`${row.originName} → ${row.destinationName}`}
        </Link>
      </span>
    ),
  },
  note,
  added,
  drop,
]

/** What the reader keeps at hand: work orders as they stand now, and lanes. */
export function FavouritesPage() {
  const text = useText()
  const state = useListState(defaults)
  const kind = state.filters.kind === 'lane' ? 'lane' : 'job'
  const list = useFavourites({ ...state.input, kind } as FavouriteFilter)
  return (
    <>
      <PageHead title={text('workorder.favourites')} />
      <Tabs
        label={text('workorder.favourites')}
        value={kind}
        tabs={kinds.map((value) => ({ value, label: text(kindWords[value]) }))}
        onChange={(value) => state.set({ kind: value })}
      />
      <DataTable
        id={`workorder.favourite-${kind}`}
        columns={kind === 'job' ? jobColumns : laneColumns}
        list={list}
        state={{ ...state, isFiltered: false }}
        rowKey={(row) => row.id}
        rowLink={linkOf}
        cardTop={(row) => <Lane of={row} />}
        empty={
          <EmptyState title={text('workorder.favourites-empty')} hint={text('workorder.favourites-hint')} icon="star">
            <ButtonLink to={paths.jobs(firstMode)}>{text('workorder.list-title')}</ButtonLink>
          </EmptyState>
        }
      />
    </>
  )
}
