import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useJob, useJobsOfBooking } from '../job-api.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { ContainerNo, FirstOf } from './job-parts.tsx'

type Carried = Pick<JobDetail, 'jobNo' | 'packages' | 'grossWeightKg' | 'volumeM3'>

/** The columns of a table of containers; `departed` marks seals that are still missing then. */
export function useContainerColumns(
  { jobNo, packages, grossWeightKg, volumeM3 }: Carried,
  departed: boolean,
): Column<ContainerView>[] {
  const { vehicle } = jobModeOf({ jobNo })
  const text = useText()
  const format = useFormat()
  const missing = <span className="late">{text('workorder.missing-word')}</span>
  return [
    { key: 'ConNo', title: 'workorder.container', render: (box) => <ContainerNo no={box.containerNo} /> },
    { key: 'SizeType', title: 'workorder.size-type', render: (box) => <BoxKind of={box} /> },
    {
      key: 'SealNo',
      title: 'workorder.seal-no',
      render: (box) => (box.sealNos || !departed ? <FirstOf many={box.sealNos} mono /> : missing),
    },
    {
      key: 'Ctns',
      title: 'workorder.packages',
      align: 'num',
      render: (box) => format.number(box.packages, 0),
      total: format.number(packages, 0),
    },
    {
      key: 'Weight',
      title: 'workorder.gross-weight',
      align: 'num',
      render: (box) => format.number(box.grossWeightKg, 0),
      total: format.number(grossWeightKg, 0),
    },
    {
      key: 'Meas',
      title: 'workorder.volume',
      align: 'num',
      render: (box) => format.number(box.volumeM3, 1),
      total: format.number(volumeM3, 1),
    },
    {
      key: 'Blno',
      title: 'workorder.consignment-note',
      render: (box) => <span className="mono">{box.consignmentNoteNo}</span>,
    },
    { key: vehicle.key, title: vehicle.title, render: (box) => <vehicle.Cell of={box} /> },
    { key: 'TrackText', title: 'workorder.last-place', long: true, render: (box) => <LastPlace of={box} /> },
    { key: 'LastFreeDay', title: 'workorder.last-free-day', render: (box) => format.day(box.lastFreeDay) },
  ]
}

/** Leaves out the columns that no container has anything for yet. */
function filledColumns(columns: Column<ContainerView>[], { jobNo, containers }: JobDetail) {
  const { vehicle } = jobModeOf({ jobNo })
  const sparse: Record<string, (box: ContainerView) => boolean> = {
    Blno: ({ consignmentNoteNo }) => Boolean(consignmentNoteNo),
    [vehicle.key]: vehicle.hasAny,
    LastFreeDay: ({ lastFreeDay }) => Boolean(lastFreeDay),
  }
  return columns.filter(({ key }) => !sparse[key] || containers.some(sparse[key]))
}

/** The containers of a job, with what carries them and what is in them. */
export function ContainersCard({ job }: { job: JobDetail }) {
  const text = useText()
  const columns = filledColumns(useContainerColumns(job, job.atd !== undefined), job)
  const numbered = job.containers.filter(({ containerNo }) => containerNo).length
  return (
    <Card
      title={text('workorder.containers')}
      actions={<span className="muted">{text('workorder.numbered', { numbered, count: job.containers.length })}</span>}
    >
      <DataTable
        id="workorder.containers"
        inCard
        columns={columns}
        list={whole(job.containers)}
        rowKey={(box) => box.id}
      />
    </Card>
  )
}

/** The containers of a booking, job by job, for the booking's own page. */
export function BookingContainers({ bookingId }: { bookingId: string }) {
  const jobs = useJobsOfBooking(bookingId)
  return (
    <Loading of={jobs}>
      {({ items }) => (
        <>
          {items
            .filter(({ state }) => state !== 'cancelled')
            .map(({ id }) => (
              <JobContainers key={id} id={id} />
            ))}
        </>
      )}
    </Loading>
  )
}

function JobContainers({ id }: { id: string }) {
  const job = useJob(id)
  return <Loading of={job}>{(data) => <BriefContainers job={data} />}</Loading>
}

const briefKeys = ['ConNo', 'SizeType', 'SealNo', 'Ctns', 'Weight', 'Meas', 'TrackText']

function BriefContainers({ job }: { job: JobDetail }) {
  const text = useText()
  const columns = useContainerColumns(job, job.atd !== undefined).filter(({ key }) => briefKeys.includes(key))
  const link = <Link to={paths.job(modeOfJobNo(job.jobNo), job.id)}>{job.jobNo}</Link>
  return (
    <Card
      title={text('workorder.containers')}
      actions={
        <span className="muted">
          {text('workorder.job')} {link}
        </span>
      }
    >
      <DataTable
        id="workorder.containers-brief"
        inCard
        columns={columns}
        list={whole(job.containers)}
        rowKey={(box) => box.id}
      />
    </Card>
  )
}

/** Rows that are all there is, as a table takes them. */
export const whole = <Row,>(items: readonly Row[]) => ({
  data: { items, total: items.length },
  error: null,
  refetch: () => undefined,
})

function BoxKind({ of: { containerType, containerOwner } }: { of: ContainerView }) {
  return (
    <span className="nowrap">
      {containerType} <span className="muted">{containerOwner === 'S' ? 'SOC' : 'COC'}</span>
    </span>
  )
}

function LastPlace({ of: box }: { of: ContainerView }) {
  const format = useFormat()
  if (!box.trackLabel) return null
  return (
    <span title={`${box.trackLabel} · ${format.dayTime(box.locatedAt)}`}>
      <span className="muted nowrap">{format.since(box.locatedAt)}</span> {box.lastPlaceName ?? box.trackLabel}
    </span>
  )
}
