import { modes } from '@landbridge/contract/shared/modes'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { JobModeName } from '@landbridge/contract/workorder/modes/job-modes'
import { type ComponentType, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { ChargesCard, OtherPayersCharges } from '../../charge/index.ts'
import { AttachmentsCard, NeededPapersCard } from '../../document/index.ts'
import { paths } from '../../paths.ts'
import { OneClock } from '../../platform/format.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import type { StopTimesSlot } from '../../platform/ui/lane-of.tsx'
import { Breadcrumb } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonLines, SkeletonPage } from '../../platform/ui/states.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { attachToJob, useJob } from '../job-api.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { LateShipment } from '../shown/late-shipment.tsx'
import styles from '../workorder.module.css'
import { FreeTimeCard } from './box-clocks.tsx'
import { CompletionNotice } from './job-completion.tsx'
import { ContainersCard } from './job-containers.tsx'
import { FactsCard } from './job-facts.tsx'
import { JobHead } from './job-head.tsx'
import { PackingCard } from './job-packing.tsx'

type JobPart = ComponentType<{ job: JobDetail }>
/** Parts of a job's page that later areas draw: receipt, draft bill, instruction and papers. */
export type JobParts = { Receipt: JobPart; Draft: JobPart; Instruction: JobPart; Bills: JobPart; Papers: JobPart }

export type JobSlots = {
  milestones?: ComponentType<{ id: string }>
  map?: ComponentType<{ id: string }>
  /** Times of the cargo at the places of its route. */
  stopTimes?: StopTimesSlot
}

export const jobPageWith = (mode: JobModeName, slots: JobSlots, laterParts: JobParts): ComponentType =>
  function JobDetailPage() {
    const { trafficCd = '' } = useParams()
    const text = useText()
    const list = { label: text('workorder.list-title'), to: paths.jobs(mode) }
    const job = useJob(mode, trafficCd)
    return (
      <OneClock value>
        <Loading query={job} list={list} skeleton={<SkeletonPage />}>
          {(data) => <Detail job={data} slots={slots} laterParts={laterParts} />}
        </Loading>
      </OneClock>
    )
  }

type JobDetailProps = { job: JobDetail; slots: JobSlots; laterParts: JobParts }

function Detail({ job, slots, laterParts }: JobDetailProps) {
  const text = useText()
  const isPhone = useIsPhone()
  useTitle(job.jobNo)
  const trail = [
    { label: text(jobModeOf(job).service) },
    { label: text('workorder.list-title'), to: paths.jobs(modeOfJobNo(job.jobNo)) },
    { label: job.jobNo },
  ]
  return (
    <div className="stack has-dock">
      <div className="desk-only">
        <Breadcrumb trail={trail} />
      </div>
      <JobHead job={job} stopTimes={slots.stopTimes} />
      <laterParts.Draft job={job} />
      <CompletionNotice job={job} />
      <LateShipment job={job} />
      <Suspense fallback={<SkeletonLines />}>
        {isPhone ? (
          <PhoneParts job={job} slots={slots} laterParts={laterParts} />
        ) : (
          <DeskParts job={job} slots={slots} laterParts={laterParts} />
        )}
      </Suspense>
    </div>
  )
}

function CarriedCard({ job }: { job: JobDetail }) {
  const { parts } = jobModeOf(job)
  if (!parts) return <ContainersCard job={job} />
  return (
    <Suspense fallback={<SkeletonLines />}>
      <parts.Card job={job} />
    </Suspense>
  )
}

function useFiles(job: JobDetail) {
  const text = useText()
  const { user } = useSession()
  const mode = modes[modeOfJobNo(job.jobNo)].code
  const reason = user?.companyRole === 'finance' ? text('access.finance-only-reads') : undefined
  const give = ({ fid, documentType }: { fid: string; documentType: string }) =>
    attachToJob(job.jobNo, fid, documentType)
  const dueCard = job.documentsDue.length > 0 && (
    <NeededPapersCard needed={job.documentsDue} mode={mode} reason={reason} attach={give} />
  )
  const files = <AttachmentsCard parentId={job.id} mode={mode} reason={reason} attach={give} />
  return { dueCard, files }
}

function DeskParts({ job, slots: { milestones: Milestones, map: JobMap }, laterParts }: JobDetailProps) {
  const { dueCard, files } = useFiles(job)
  return (
    <>
      <laterParts.Receipt job={job} />
      <CarriedCard job={job} />
      <div className="split">
        <div className="stack">
          {JobMap && <JobMap id={job.id} />}
          <ChargesCard charges={job.charges} amounts={job.amounts} />
          <OtherPayersCharges charges={job.othersCharges} />
          {Milestones && <Milestones id={job.id} />}
          <PackingCard job={job} />
        </div>
        <div className={`stack ${styles.beside}`}>
          <laterParts.Instruction job={job} />
          {dueCard}
          <FreeTimeCard job={job} />
          <laterParts.Bills job={job} />
          <laterParts.Papers job={job} />
          <FactsCard job={job} />
          {files}
        </div>
      </div>
    </>
  )
}

const phoneTabs = ['progress', 'containers', 'packing', 'charges', 'papers'] as const
const tabWords = {
  progress: 'workorder.tab-progress',
  containers: 'workorder.containers',
  packing: 'workorder.packing-list',
  charges: 'charge.charges',
  papers: 'workorder.papers',
} as const

function PhoneParts({ job, slots: { milestones: Milestones, map: JobMap }, laterParts }: JobDetailProps) {
  const text = useText()
  const [tab, setTab] = useState<(typeof phoneTabs)[number]>('progress')
  const { dueCard, files } = useFiles(job)
  const { parts } = jobModeOf(job)
  const tabs = phoneTabs
    .filter((value) => value !== 'packing' || job.packing.length > 0)
    .map((value) => ({ value, label: text(value === 'containers' && parts ? parts.title : tabWords[value]) }))
  return (
    <div className="stack">
      <Tabs label={text('workorder.parts')} value={tab} tabs={tabs} onChange={setTab} />
      {tab === 'progress' && (
        <>
          {dueCard}
          <laterParts.Receipt job={job} />
          <FreeTimeCard job={job} />
          {Milestones && <Milestones id={job.id} />}
          {JobMap && <JobMap id={job.id} />}
          <FactsCard job={job} />
        </>
      )}
      {tab === 'containers' && <CarriedCard job={job} />}
      {tab === 'packing' && <PackingCard job={job} />}
      {tab === 'charges' && (
        <>
          <ChargesCard charges={job.charges} amounts={job.amounts} />
          <OtherPayersCharges charges={job.othersCharges} />
        </>
      )}
      {tab === 'papers' && (
        <>
          <laterParts.Instruction job={job} />
          {dueCard}
          <laterParts.Bills job={job} />
          <laterParts.Papers job={job} />
          {files}
        </>
      )}
    </div>
  )
}
