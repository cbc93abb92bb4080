import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useJob, useJobsOfBooking } from '../job-api.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { ContainerNo, FirstOf } from '../shown/job-parts.tsx'

type Carried = Pick<JobDetail, 'jobNo' | 'packages' | 'grossWeightKg' | 'volumeM3'>

/** The columns of a table of containers; `departed` marks seals that are still missing then. */
export function useContainerColumns(
  { jobNo, packages, grossWeightKg, volumeM3 }: Carried,
  departed: boolean,
): Column<ContainerView>[] {
  const { boxNote, boxColumns } = jobModeOf({ jobNo })
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
      total: () => format.number(packages, 0),
    },
    {
      key: 'Weight',
      title: 'workorder.gross-weight',
      align: 'num',
      render: (box) => format.number(box.grossWeightKg, 0),
      total: () => format.number(grossWeightKg, 0),
    },
    {
      key: 'Meas',
      title: 'workorder.volume',
      align: 'num',
      render: (box) => format.number(box.volumeM3, 1),
      total: () => format.number(volumeM3, 1),
    },
    {
      key: 'TareKg',
      title: 'workorder.tare',
      align: 'num',
      optional: true,
      render: (box) => format.number(box.tareKg, 0),
    },
    ...(boxNote ? [noteColumn(boxNote)] : []),
    ...boxColumns,
    { key: 'TrackText', title: 'workorder.last-place', render: (box) => <LastPlace of={box} /> },
    {
      key: 'PickConPlace',
      title: 'workorder.empty-pick-up',
      long: true,
      optional: true,
      render: (box) => box.emptyPickUpPlace,
    },
    {
      key: 'ReturnPlace',
      title: 'workorder.empty-return',
      long: true,
      optional: true,
      render: (box) => box.emptyReturnPlace,
    },
    {
      key: 'LastFreeDay',
      title: 'workorder.last-free-day',
      filled: (box) => box.lastFreeDay,
      render: (box) => format.day(box.lastFreeDay),
    },
    {
      key: 'Remark',
      title: 'workorder.remark',
      long: true,
      filled: (box) => box.remark,
      render: (box) => box.remark,
    },
  ]
}

const noteColumn = (title: TextKey): Column<ContainerView> => ({
  key: 'Blno',
  title,
  filled: (box) => box.consignmentNoteNo,
  render: (box) => <span className="mono">{box.consignmentNoteNo}</span>,
})

/** The containers of a job, with what carries them and what is in them. */
export function ContainersCard({ job }: { job: JobDetail }) {
  const text = useText()
  const columns = useContainerColumns(job, job.atd !== undefined)
  const numbered = job.containers.filter(({ containerNo }) => containerNo).length
  return (
    <TableCard
      id="workorder.containers"
      title={text('workorder.containers')}
      actions={
        numbered < job.containers.length && (
          <span className="muted">{text('workorder.numbered', { numbered, count: job.containers.length })}</span>
        )
      }
      columns={columns}
      rows={job.containers}
      rowKey={(box) => box.id}
    />
  )
}

/** The containers of a booking, job by job, for the booking's own page. */
export function BookingContainers({ bookingId }: { bookingId: string }) {
  const jobs = useJobsOfBooking(bookingId)
  return (
    <Loading query={jobs}>
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
  return (
    <Loading query={job}>
      {(data) => {
        const { parts } = jobModeOf(data)
        return parts ? <parts.Card job={data} /> : <BriefContainers job={data} />
      }}
    </Loading>
  )
}

const briefKeys = ['ConNo', 'SizeType', 'SealNo', 'Ctns', 'Weight', 'Meas', 'TrackText']

function BriefContainers({ job }: { job: JobDetail }) {
  const text = useText()
  const columns = useContainerColumns(job, job.atd !== undefined).filter(({ key }) => briefKeys.includes(key))
  const link = <Link to={paths.job(modeOfJobNo(job.jobNo), job.id)}>{job.jobNo}</Link>
  return (
    <TableCard
      id="workorder.containers-brief"
      title={text('workorder.containers')}
      actions={
        <span className="muted">
          {text('workorder.job')} {link}
        </span>
      }
      columns={columns}
      rows={job.containers}
      rowKey={(box) => box.id}
    />
  )
}

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
      <span className="nowrap">{box.lastPlaceName ?? box.trackLabel}</span>{' '}
      <span className="muted nowrap">{format.since(box.locatedAt)}</span>
    </span>
  )
}
