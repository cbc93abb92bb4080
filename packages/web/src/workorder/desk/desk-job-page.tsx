import { modes } from '@landbridge/contract/shared/modes'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type ComponentType, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { AskedPapersCard, AttachmentsCard } from '../../document/index.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import type { StopTimesSlot } from '../../platform/ui/lane-of.tsx'
import { Breadcrumb, Dock } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonLines, SkeletonPage } from '../../platform/ui/states.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { FactsCard } from '../job/job-facts.tsx'
import { useAttach, useDeskJob, useDetach } from '../job-api.ts'
import { jobDeskModeOf } from '../modes/job-desk-modes.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { ChangeToTell } from './change-to-tell.tsx'
import { DeskCharges } from './desk-charges.tsx'
import { DeskCompletion } from './desk-completion.tsx'
import { DeskContainers } from './desk-containers.tsx'
import { type DrawnByJobId, JobDeeds, JobHead, type ReleaseProps, useReasons } from './desk-job-head.tsx'
import { DeskPacking } from './desk-packing.tsx'

/** The parts of a job at the desk that later areas draw and that come with its page: receipt, instruction, papers and release. */
export type DeskJobParts = {
  Receipt: ComponentType<{ job: JobDeskDetail; reason: string | undefined }>
  Instruction: ComponentType<{ jobId: string; reason: string | undefined }>
  Papers: ComponentType<{ job: JobDeskDetail; desk?: boolean }>
  Release: ComponentType<ReleaseProps>
}

/** The slots of a job's page at the desk that a later area fills once it stands: its milestones and positions, the next of them to record, and the times of its stops. */
export type DeskJobSlots = { milestones?: DrawnByJobId; recordNext?: DrawnByJobId; stopTimes?: StopTimesSlot }

/** A work order at the desk. */
export const deskJobPageWith = (slots: DeskJobSlots, drawn: DeskJobParts): ComponentType =>
  function DeskJobPage() {
    const { id = '' } = useParams()
    const text = useText()
    const job = useDeskJob(id)
    const list = { label: text('workorder.desk-title'), to: deskPaths.jobs() }
    return (
      <Loading query={job} list={list} skeleton={<SkeletonPage />}>
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
      <JobHead job={job} stopTimes={stopTimes}>
        <JobDeeds job={job} reasons={reasons} next={recordNext} release={Release} />
      </JobHead>
      <DeskCompletion job={job} />
      <ChangeToTell job={job} reason={reasons.edit} />
      <Receipt job={job} reason={reasons.edit} />
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
            {job.containers.length > 0 && (
              <Suspense fallback={<SkeletonLines />}>
                <Instruction jobId={job.id} reason={reasons.edit} />
              </Suspense>
            )}
            <Papers desk job={job} />
            <FactsCard job={{ ...job, charges: [] }} />
          </div>
          <Files job={job} reason={reasons.file} />
        </div>
      )}
      <Dock>
        <JobDeeds job={job} reasons={reasons} next={recordNext} release={Release} />
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
