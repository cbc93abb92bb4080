import { modes } from '@landbridge/contract/shared/modes'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type ComponentType, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { AttachmentsCard, NeededPapersCard } from '../../document/index.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import type { StopTimesSlot } from '../../platform/ui/lane-of.tsx'
import { Breadcrumb, Dock } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonLines, SkeletonPage } from '../../platform/ui/states.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { FactsCard } from '../job/job-facts.tsx'
import { type ReadJob, useAttach, useDeskJob, useDetach } from '../job-api.ts'
import { jobDeskModeOf } from '../modes/job-desk-modes.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { LateShipment } from '../shown/late-shipment.tsx'
import { DeskCharges } from './desk-charges.tsx'
import { DeskCompletion } from './desk-completion.tsx'
import { DeskContainers } from './desk-containers.tsx'
import { type DrawnByJobId, JobActions, JobHead, type ReleaseProps, useReasons } from './desk-job-head.tsx'
import { DeskPacking } from './desk-packing.tsx'
import { LeftWithoutRelease, PendingChangeNotice } from './pending-change-notice.tsx'

type DrawnAtDesk = ComponentType<{ job: ReadJob; reason: string | undefined }>

/** Parts of a job's desk page that other areas draw: receipt, instruction, papers, release and our company. */
export type DeskJobParts = {
  Entity: ComponentType<{ bookingId: string }>
  Receipt: ComponentType<{ job: JobDeskDetail; reason: string | undefined }>
  Instruction: DrawnAtDesk
  Bills: DrawnAtDesk
  Filings: DrawnAtDesk
  Papers: ComponentType<{ job: JobDeskDetail; desk?: boolean }>
  Release: ComponentType<ReleaseProps>
}

/** Slots of a job's desk page for a later area: milestones, positions, the next one to record and stop times. */
export type DeskJobSlots = { milestones?: DrawnByJobId; recordNext?: DrawnByJobId; stopTimes?: StopTimesSlot }

export const deskJobPageWith = (slots: DeskJobSlots, laterParts: DeskJobParts): ComponentType =>
  function DeskJobPage() {
    const { id = '' } = useParams()
    const text = useText()
    const job = useDeskJob(id)
    const list = { label: text('workorder.desk-title'), to: deskPaths.jobs() }
    return (
      <Loading query={job} list={list} skeleton={<SkeletonPage />}>
        {(data) => <Detail job={data} slots={slots} laterParts={laterParts} />}
      </Loading>
    )
  }

const tabs = ['containers', 'milestones', 'packing', 'charges', 'papers'] as const
type Tab = (typeof tabs)[number]
const tabWords = {
  containers: 'workorder.containers',
  milestones: 'workorder.tab-progress',
  packing: 'workorder.packing-list',
  charges: 'charge.charges',
  papers: 'workorder.tab-papers',
} as const satisfies Record<Tab, TextKey>

type DetailProps = { job: JobDeskDetail; slots: DeskJobSlots; laterParts: DeskJobParts }

function Detail({ job, slots, laterParts }: DetailProps) {
  const text = useText()
  useTitle(job.jobNo)
  const [tab, setTab] = useState<Tab>('containers')
  const reasons = useReasons(job)
  const visibleTabs = tabs.filter((value) => value !== 'milestones' || slots.milestones)
  const { parts } = jobModeOf(job)
  const counts = {
    ...(!parts && { containers: job.containers.length }),
    packing: job.packing.length,
    charges: job.charges.length,
  }
  const trail = [{ label: text('workorder.desk-title'), to: deskPaths.jobs() }, { label: job.jobNo }]
  const actions = <JobActions job={job} reasons={reasons} next={slots.recordNext} release={laterParts.Release} />
  return (
    <div className="stack has-dock">
      <Breadcrumb trail={trail} />
      <JobHead job={job} stopTimes={slots.stopTimes}>
        {actions}
      </JobHead>
      <DeskCompletion job={job} />
      <PendingChangeNotice job={job} reason={reasons.edit} />
      <LateShipment job={job} />
      <LeftWithoutRelease job={job} reason={reasons.file} />
      <laterParts.Receipt job={job} reason={reasons.edit} />
      <Tabs
        label={text('workorder.parts')}
        value={tab}
        tabs={visibleTabs.map((value) => ({
          value,
          label: text(value === 'containers' && parts ? parts.title : tabWords[value]),
          count: counts[value as keyof typeof counts],
        }))}
        onChange={setTab}
      />
      <Suspense fallback={<SkeletonLines />}>
        <TabContent tab={tab} job={job} reasons={reasons} milestones={slots.milestones} laterParts={laterParts} />
      </Suspense>
      <Dock>{actions}</Dock>
    </div>
  )
}

type TabProps = Pick<DetailProps, 'job' | 'laterParts'> & {
  tab: Tab
  reasons: ReturnType<typeof useReasons>
  milestones: DrawnByJobId | undefined
}

function TabContent({
  tab,
  job,
  reasons,
  milestones: Milestones,
  laterParts: { Instruction, Bills, Filings, Papers, Entity },
}: TabProps) {
  const { Parts = DeskContainers } = jobDeskModeOf(job)
  if (tab === 'containers') return <Parts job={job} reason={reasons.edit} />
  if (tab === 'milestones') return Milestones && <Milestones jobId={job.id} />
  if (tab === 'packing') return <DeskPacking job={job} reason={reasons.edit} />
  if (tab === 'charges') return <DeskCharges job={job} reason={reasons.charge} />
  return (
    <div className="split">
      <div className="stack">
        {job.containers.length > 0 && (
          <Suspense fallback={<SkeletonLines />}>
            <Instruction job={job} reason={reasons.edit} />
          </Suspense>
        )}
        <Suspense fallback={<SkeletonLines />}>
          <Bills job={job} reason={reasons.file} />
          <Filings job={job} reason={reasons.edit} />
        </Suspense>
        <Papers desk job={job} />
        <FactsCard job={{ ...job, charges: [] }} />
        <Suspense>
          <Entity bookingId={job.bookingId} />
        </Suspense>
      </div>
      <Files job={job} reason={reasons.file} />
    </div>
  )
}

function Files({ job, reason }: { job: JobDeskDetail; reason: string | undefined }) {
  const attach = useAttach()
  const detach = useDetach()
  const mode = modes[modeOfJobNo(job.jobNo)].code
  const seenVersion = { id: job.id, version: job.version }
  const add = (attaching: { fid: string; documentType: string; audience: 'customer' | 'staff' }) =>
    attach.mutateAsync({ ...seenVersion, ...attaching })
  return (
    <div className="stack">
      {job.documentsDue.length > 0 && (
        <NeededPapersCard forStaff needed={job.documentsDue} mode={mode} reason={reason} attach={add} />
      )}
      <AttachmentsCard
        parentId={job.id}
        mode={mode}
        choosesAudience
        reason={reason}
        attach={add}
        {...(!reason && { detach: (fid: string) => detach.mutateAsync({ ...seenVersion, fid }) })}
      />
    </div>
  )
}
