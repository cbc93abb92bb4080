import { boxWords } from '@landbridge/contract/shared/box-words'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { type StopTimesSlot, WithStopTimes } from '../../platform/ui/lane-of.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import type { MenuItem } from '../../platform/ui/menu-list.tsx'
import { Button, ButtonLink, DotLine, StatusPill } from '../../platform/ui/parts.tsx'
import head from '../../platform/ui/record-band.module.css'
import { jobModeOf } from '../modes/job-modes.ts'
import { JobPill } from '../shown/job-parts.tsx'
import { JobRoute } from '../shown/job-route.tsx'
import { DepartureMoveAllDialog } from './departure-move-all-dialog.tsx'
import { DepartureMoveDialog } from './departure-move-dialog.tsx'
import { CancelDialog, IssueDialog } from './end-dialog.tsx'
import { HeadDialog } from './head-dialog.tsx'
import { Missing } from './job-missing.tsx'

/** A later area's part, drawn by the job's id. */
export type DrawnByJobId = ComponentType<{ jobId: string }>
/** The cargo's release, which adds its items to the menu around it. */
export type ReleaseProps = {
  job: JobDeskDetail
  reason: string | undefined
  children: (items: readonly MenuItem[]) => ReactNode
}

export function useReasons(job: JobDeskDetail) {
  const text = useText()
  const refusal = useRefusal()
  const isClosed = job.state === 'completed' || job.state === 'cancelled'
  return {
    edit: refusal('workorder.edit') ?? (isClosed ? text('workorder.closed') : undefined),
    file: refusal('workorder.edit'),
    move: refusal('booking.amend') ?? (movingStates.includes(job.state) ? undefined : text('shared.not-in-this-state')),
    charge: refusal('workorder.charge'),
  }
}

type Reasons = ReturnType<typeof useReasons>

type HeadProps = { job: JobDeskDetail; stopTimes: StopTimesSlot | undefined; children: ReactNode }

export function JobHead({ job, stopTimes, children }: HeadProps) {
  const text = useText()
  const parts = [
    job.customerShortName,
    boxWords(job.boxText),
    jobModeOf(job).departure.departureInLine(job, text),
    job.operatorName,
  ]
  return (
    <section className={`card ${head.band}`}>
      <div className="row between wraps">
        <div className="row wraps">
          <h1>{job.jobNo}</h1>
          <JobPill state={job.state} />
          <Missing job={job} />
        </div>
        <div className="row desk-only">{children}</div>
      </div>
      <DotLine
        parts={[
          <Link key="booking" to={deskPaths.booking(job.bookingId)}>
            {job.bookingNo}
          </Link>,
          ...parts,
        ]}
      />
      {job.headWarnings && (
        <div className="row wraps">
          {job.headWarnings.map((key) => (
            <StatusPill key={key} tone="warn">
              {namedText(text, key)}
            </StatusPill>
          ))}
        </div>
      )}
      {job.internalRemark && <p className="small late">{job.internalRemark}</p>}
      <WithStopTimes times={stopTimes} id={job.id}>
        {(times) => <JobRoute job={job} times={times} />}
      </WithStopTimes>
    </section>
  )
}

type JobActionsProps = {
  job: JobDeskDetail
  reasons: Reasons
  next: DrawnByJobId | undefined
  release: ComponentType<ReleaseProps>
}

/** The likeliest action as a button: the next milestone under way, then the completion sheet. */
export function JobActions({ job, reasons, next: RecordNext, release: Release }: JobActionsProps) {
  const text = useText()
  const [open, setOpen] = useState<'head' | 'move' | 'moveAll' | 'issue' | 'cancel'>()
  const close = () => setOpen(undefined)
  const reasonOf = (name: 'issue' | 'cancel') => {
    const action = job.actions.find((one) => one.name === name)
    return reasons.file ?? (action?.allowed ? undefined : namedText(text, action?.reason ?? 'shared.not-in-this-state'))
  }
  const issue = { label: text('workorder.issue'), reason: reasonOf('issue'), onSelect: () => setOpen('issue') }
  const menu = (ofRelease: readonly MenuItem[]) => (
    <Menu
      label={text('workorder.desk-more')}
      align="right"
      items={[
        { label: text('workorder.head-edit'), reason: reasons.edit, onSelect: () => setOpen('head') },
        { label: text('workorder.departure-move'), reason: reasons.move, onSelect: () => setOpen('move') },
        ...(job.departureId
          ? [{ label: text('workorder.departure-move-all'), reason: reasons.move, onSelect: () => setOpen('moveAll') }]
          : []),
        ...(issue.reason ? [issue] : []),
        ...ofRelease,
        {
          label: text('workorder.cancel-job'),
          danger: true,
          reason: reasonOf('cancel'),
          onSelect: () => setOpen('cancel'),
        },
      ]}
    />
  )
  const isMoving = RecordNext && movingStates.includes(job.state)
  return (
    <>
      <Release job={job} reason={reasons.edit}>
        {menu}
      </Release>
      <ButtonLink look="ghost" low icon="track" className="desk-only" to={deskPaths.tracking(job.id)}>
        {text('workorder.track')}
      </ButtonLink>
      {isMoving && (
        <Suspense fallback={null}>
          <RecordNext jobId={job.id} />
        </Suspense>
      )}
      {!issue.reason && (
        <Button low icon="tick" onClick={issue.onSelect}>
          {issue.label}
        </Button>
      )}
      {open === 'head' && <HeadDialog job={job} onClose={close} />}
      {open === 'move' && <DepartureMoveDialog job={job} onClose={close} />}
      {open === 'moveAll' && job.departureId && (
        <DepartureMoveAllDialog job={job} departureId={job.departureId} onClose={close} />
      )}
      {open === 'issue' && <IssueDialog job={job} onClose={close} />}
      {open === 'cancel' && <CancelDialog job={job} onClose={close} />}
    </>
  )
}

const movingStates: readonly string[] = ['opened', 'underway']
