import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { JobModeName } from '@landbridge/contract/workorder/modes/job-modes'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { type BookingWithJobs, useJob, useJobsOfBooking } from '../job-api.ts'
import { carriedModeOf, jobModeOf } from '../modes/job-modes.ts'
import { cargoColumns, partColumn } from '../shown/field-columns.tsx'
import { editedPartNames, modeOfJob } from '../shown/field-lines.ts'
import { ContainerNo, FirstOf } from '../shown/job-parts.tsx'

type ContainerRow = Pick<JobDetail, 'jobNo' | 'packages' | 'grossWeightKg' | 'volumeM3'>

/** Columns of a container table; `departed` marks missing seals. */
export function containerColumns(job: ContainerRow, departed: boolean): Column<ContainerView>[] {
  const mode = modeOfJob(job)
  return [
    { key: 'ConNo', title: 'workorder.container', render: (box) => <CurrentNumber box={box} /> },
    { key: 'SizeType', title: 'workorder.size-type', render: (box) => <BoxKind box={box} /> },
    { ...partColumn('sealNos'), render: ({ sealNos }) => <Seals nos={sealNos} departed={departed} /> },
    ...cargoColumns<ContainerView>(job),
    partColumn('tareKg', { optional: true }),
    ...(editedPartNames('box', mode).includes('consignmentNoteNo')
      ? [partColumn<ContainerView>('consignmentNoteNo', { mode, isFilled: true })]
      : []),
    ...jobModeOf(job).boxColumns,
    { key: 'TrackText', title: 'workorder.last-place', render: (box) => <LastPlace box={box} /> },
    partColumn('emptyPickUpPlace', { truncates: true, optional: true }),
    partColumn('emptyReturnPlace', { truncates: true, optional: true }),
    partColumn('lastFreeDay', { isFilled: true }),
    partColumn('remark', { isFilled: true }),
  ]
}

/** A box's number with the cargo's former numbers, which remain searchable. */
function CurrentNumber({ box: { containerNo, formerNos = [] } }: { box: ContainerView }) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <ContainerNo no={containerNo} />
      {formerNos.map(({ no, until }) => (
        <small key={no} className="muted">
          {text('workorder.formerly', { no, day: format.day(until) })}
        </small>
      ))}
    </>
  )
}

function Seals({ nos, departed }: { nos: readonly string[] | undefined; departed: boolean }) {
  const text = useText()
  if (nos || !departed) return <FirstOf many={nos} mono />
  return <span className="late">{text('workorder.missing-word')}</span>
}

export function ContainersCard({ job }: { job: JobDetail }) {
  const text = useText()
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
      columns={containerColumns(job, job.atd !== undefined)}
      rows={job.containers}
      rowKey={(box) => box.id}
      {...(job.lclState && { empty: <BoxToCome job={job} /> })}
    />
  )
}

/** Shared cargo, before it is loaded into a container. */
function BoxToCome({ job }: { job: JobDetail }) {
  const text = useText()
  const format = useFormat()
  const by = jobModeOf(job).departure.nameOf(job)
  return (
    <p className="pad muted">
      {by && job.etd
        ? text('workorder.box-to-come', { by, day: format.day(businessDayOf(job.etd, job.originZone)) })
        : text('workorder.box-to-come-open')}
    </p>
  )
}

export function BookingContainers({ booking }: { booking: BookingWithJobs }) {
  const jobs = useJobsOfBooking(booking)
  return (
    <Loading query={jobs}>
      {({ items }) => (
        <>
          {items
            .filter(({ state }) => state !== 'cancelled')
            .map(({ id, jobNo }) => (
              <JobContainers key={id} mode={carriedModeOf(jobNo)} id={id} />
            ))}
        </>
      )}
    </Loading>
  )
}

function JobContainers({ mode, id }: { mode: JobModeName; id: string }) {
  const job = useJob(mode, id)
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
  const columns = containerColumns(job, job.atd !== undefined).filter(({ key }) => briefKeys.includes(key))
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
      {...(job.lclState && { empty: <BoxToCome job={job} /> })}
    />
  )
}

function BoxKind({ box: { containerType, containerOwner } }: { box: ContainerView }) {
  return (
    <span className="nowrap">
      {containerType} <span className="muted">{containerOwner === 'S' ? 'SOC' : 'COC'}</span>
    </span>
  )
}

function LastPlace({ box }: { box: ContainerView }) {
  const format = useFormat()
  if (!box.trackLabel) return null
  return (
    <span title={`${box.trackLabel} · ${format.dayTime(box.locatedAt)}`}>
      <span className="nowrap">{box.lastPlaceName ?? box.trackLabel}</span>{' '}
      <span className="muted nowrap">{format.since(box.locatedAt)}</span>
    </span>
  )
}
