import { boxWords } from '@landbridge/contract/shared/box-words'
import { modes } from '@landbridge/contract/shared/modes'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { AskedPapersCard, AttachmentsCard } from '../../document/index.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { type StopTimesSlot, WithStopTimes } from '../../platform/ui/lane-of.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import type { MenuItem } from '../../platform/ui/menu-list.tsx'
import { Breadcrumb, Button, ButtonLink, Dock, DotLine, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonLines, SkeletonPage } from '../../platform/ui/states.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { FactsCard } from '../job/job-facts.tsx'
import { useAttach, useDeskJob, useDetach } from '../job-api.ts'
import { jobDeskModeOf } from '../modes/job-desk-modes.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { JobPill } from '../parts/job-parts.tsx'
import { JobWay } from '../parts/job-route.tsx'
import styles from '../workorder.module.css'
import { ChangeToTell } from './change-to-tell.tsx'
import { DeskCharges } from './desk-charges.tsx'
import { DeskCompletion } from './desk-completion.tsx'
import { DeskContainers } from './desk-containers.tsx'
import { DeskPacking } from './desk-packing.tsx'
import { CancelDialog, IssueDialog } from './end-dialog.tsx'
import { HeadDialog } from './head-dialog.tsx'
import { Missing } from './job-missing.tsx'

type OfJob = ComponentType<{ jobId: string }>
type Release = ComponentType<{
  job: JobDeskDetail
  reason: string | undefined
  children: (items: readonly MenuItem[]) => ReactNode
}>
/** What later areas draw of a job at the desk, and what comes with its page: receipt, instruction, papers and release. */
export type DeskJobParts = {
  Receipt?: ComponentType<{ job: JobDeskDetail; reason: string | undefined }>
  Instruction?: ComponentType<{ jobId: string; reason: string | undefined }>
  Papers?: ComponentType<{ job: JobDeskDetail; desk?: boolean }>
  Release?: Release
}

/** What a later area adds to a job at the desk: its milestones and positions, the next of them to record, and the times of its stops. */
export type DeskJobSlots = { milestones?: OfJob; recordNext?: OfJob; stopTimes?: StopTimesSlot }

/** A work order at the desk. */
export const deskJobPageWith = (slots: DeskJobSlots, drawn: DeskJobParts): ComponentType =>
  function DeskJobPage() {
    const { id = '' } = useParams()
    const text = useText()
    const job = useDeskJob(id)
    const list = { label: text('workorder.desk-title'), to: deskPaths.jobs() }
    return (
      <Loading of={job} list={list} skeleton={<SkeletonPage />}>
        {(data) => <Detail job={data} slots={slots} drawn={drawn} />}
      </Loading>
    )
  }

const tabs = ['containers', 'milestones', 'packing', 'charges', 'papers'] as const
type Tab = (typeof tabs)[number]
const tabWords = {
  containers: 'workorder.containers',
  milestones: 'workorder.tab-progress',
  packing: 'workorder.packing-list',
  charges: 'workorder.charges',
  papers: 'workorder.tab-papers',
} as const satisfies Record<Tab, TextKey>

/** Why parts of a job cannot be changed now; nothing when they can. */
function useReasons(job: JobDeskDetail) {
  const text = useText()
  const refusal = useRefusal()
  const isClosed = job.state === 'completed' || job.state === 'cancelled'
  return {
    edit: refusal('workorder.edit') ?? (isClosed ? text('workorder.closed') : undefined),
    file: refusal('workorder.edit'),
    charge: refusal('workorder.charge'),
  }
}

function Detail({
  job,
  slots: { milestones: Milestones, recordNext, stopTimes },
  drawn: { Receipt, Instruction, Papers, Release },
}: {
  job: JobDeskDetail
  slots: DeskJobSlots
  drawn: DeskJobParts
}) {
  const text = useText()
  useTitle(job.jobNo)
  const [tab, setTab] = useState<Tab>('containers')
  const reasons = useReasons(job)
  const shown = tabs.filter((value) => value !== 'milestones' || Milestones)
  const { parts } = jobModeOf(job)
  const { Parts: DeskParts } = jobDeskModeOf(job)
  const counts = {
    ...(!parts && { containers: job.containers.length }),
    packing: job.packing.length,
    charges: job.charges.length,
  }
  const trail = [{ label: text('workorder.desk-title'), to: deskPaths.jobs() }, { label: job.jobNo }]
  return (
    <div className="stack has-dock">
      <Breadcrumb trail={trail} />
      <Head job={job} stopTimes={stopTimes}>
        <Actions job={job} reasons={reasons} next={recordNext} release={Release} />
      </Head>
      <DeskCompletion job={job} />
      <ChangeToTell job={job} reason={reasons.edit} />
      {Receipt && <Receipt job={job} reason={reasons.edit} />}
      <Tabs
        label={text('workorder.parts')}
        value={tab}
        tabs={shown.map((value) => ({
          value,
          label: text(value === 'containers' && parts ? parts.title : tabWords[value]),
          count: counts[value as keyof typeof counts],
        }))}
        onChange={setTab}
      />
      {tab === 'containers' &&
        (DeskParts ? (
          <Suspense fallback={<SkeletonLines />}>
            <DeskParts job={job} reason={reasons.edit} />
          </Suspense>
        ) : (
          <DeskContainers job={job} reason={reasons.edit} />
        ))}
      {tab === 'milestones' && Milestones && (
        <Suspense fallback={<SkeletonLines />}>
          <Milestones jobId={job.id} />
        </Suspense>
      )}
      {tab === 'packing' && <DeskPacking job={job} reason={reasons.edit} />}
      {tab === 'charges' && <DeskCharges job={job} reason={reasons.charge} />}
      {tab === 'papers' && (
        <div className="split">
          <div className="stack">
            {Instruction && job.containers.length > 0 && (
              <Suspense fallback={<SkeletonLines />}>
                <Instruction jobId={job.id} reason={reasons.edit} />
              </Suspense>
            )}
            {Papers && <Papers desk job={job} />}
            <FactsCard job={{ ...job, charges: [] }} />
          </div>
          <Files job={job} reason={reasons.file} />
        </div>
      )}
      <Dock>
        <Actions job={job} reasons={reasons} next={recordNext} release={Release} />
      </Dock>
    </div>
  )
}

function Files({ job, reason }: { job: JobDeskDetail; reason: string | undefined }) {
  const attach = useAttach()
  const detach = useDetach()
  const mode = modes[modeOfJobNo(job.jobNo)].code
  const seen = { id: job.id, version: job.version }
  const add = (attaching: { fid: string; documentType: string; audience: 'customer' | 'staff' }) =>
    attach.mutateAsync({ ...seen, ...attaching })
  return (
    <div className="stack">
      {job.documentsDue.length > 0 && (
        <AskedPapersCard forStaff asked={job.documentsDue} mode={mode} reason={reason} give={add} />
      )}
      <AttachmentsCard
        parentId={job.id}
        mode={mode}
        choosesAudience
        reason={reason}
        attach={add}
        {...(!reason && { detach: (fid: string) => detach.mutateAsync({ ...seen, fid }) })}
      />
    </div>
  )
}

type Reasons = ReturnType<typeof useReasons>

type HeadProps = { job: JobDeskDetail; stopTimes: StopTimesSlot | undefined; children: ReactNode }

function Head({ job, stopTimes, children }: HeadProps) {
  const text = useText()
  const parts = [
    job.customerShortName,
    boxWords(job.boxText),
    jobModeOf(job).departure.inLine(job, text),
    job.operatorName,
  ]
  return (
    <section className={`card ${styles.band}`}>
      <div className="row between wraps">
        <div className="row wraps">
          <h1>{job.jobNo}</h1>
          <JobPill state={job.state} />
          <Missing of={job.missing} />
        </div>
        <div className="row desk-only">{children}</div>
      </div>
      <DotLine
        of={[
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
              {text(key as TextKey)}
            </StatusPill>
          ))}
        </div>
      )}
      {job.internalRemark && <p className="small late">{job.internalRemark}</p>}
      <WithStopTimes of={stopTimes} id={job.id}>
        {(times) => <JobWay of={job} times={times} />}
      </WithStopTimes>
    </section>
  )
}

type ActionsProps = {
  job: JobDeskDetail
  reasons: Reasons
  next: OfJob | undefined
  release: Release | undefined
}

/** What is likeliest is a button: the next milestone while the job is on its way, then the completion sheet. */
function Actions({ job, reasons, next: RecordNext, release: Release }: ActionsProps) {
  const text = useText()
  const [open, setOpen] = useState<'head' | 'issue' | 'cancel'>()
  const close = () => setOpen(undefined)
  const reasonOf = (name: 'issue' | 'cancel') => {
    const action = job.actions.find((one) => one.name === name)
    return (
      reasons.file ?? (action?.allowed ? undefined : text((action?.reason ?? 'shared.not-in-this-state') as TextKey))
    )
  }
  const issue = { label: text('workorder.issue'), reason: reasonOf('issue'), onSelect: () => setOpen('issue') }
  const menu = (ofRelease: readonly MenuItem[]) => (
    <Menu
      label={text('workorder.desk-more')}
      align="right"
      items={[
        { label: text('workorder.head-edit'), reason: reasons.edit, onSelect: () => setOpen('head') },
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
      {Release ? (
        <Release job={job} reason={reasons.edit}>
          {menu}
        </Release>
      ) : (
        menu([])
      )}
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
      {open === 'issue' && <IssueDialog job={job} onClose={close} />}
      {open === 'cancel' && <CancelDialog job={job} onClose={close} />}
    </>
  )
}

const movingStates: readonly string[] = ['opened', 'underway']
