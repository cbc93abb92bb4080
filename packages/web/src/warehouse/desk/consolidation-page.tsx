import { modeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { ConsolidationDetail, SharedJob } from '@landbridge/contract/warehouse/consolidation'
import { useState } from 'react'
import { useParams } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { Menu } from '../../platform/ui/menu.tsx'
import { confirm } from '../../platform/ui/messages.ts'
import { Button, DotLine, ModeDot, Note, PageHead } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import head from '../../platform/ui/record-band.module.css'
import { Loading, SkeletonPage } from '../../platform/ui/states.tsx'
import { spaced } from '../../workorder/index.ts'
import {
  useCancelConsolidation,
  useCloseConsolidation,
  useConsolidation,
  usePutJobs,
  useReopenConsolidation,
  useTakeJob,
} from '../consolidation-api.ts'
import { ConsolidationDialog } from './consolidation-dialog.tsx'
import { ConsolidationMoveDialog } from './consolidation-move-dialog.tsx'
import { ConsolidationPill, FillBars } from './consolidation-parts.tsx'
import { SharedJobs } from './shared-jobs.tsx'

export function ConsolidationPage() {
  const { id = '' } = useParams()
  const text = useText()
  const list = { label: text('workorder.consolidations'), to: deskPaths.consolidations() }
  return (
    <Loading query={useConsolidation(id)} list={list} skeleton={<SkeletonPage />}>
      {(data) => <Detail consolidation={data} />}
    </Loading>
  )
}

type ConsolidationProps = { consolidation: ConsolidationDetail }

function Detail({ consolidation }: ConsolidationProps) {
  const text = useText()
  const refusal = useRefusal()
  useTitle(consolidation.consolidationNo)
  const putJobs = usePutJobs()
  const takeJob = useTakeJob()
  const { id, version, candidates } = consolidation
  const reason =
    refusal('workorder.edit') ?? (consolidation.state === 'open' ? undefined : text(closedText[consolidation.state]))
  const putIn = (jobs: readonly SharedJob[]) => {
    takeJob.reset()
    putJobs.mutate({ id, version, jobIds: jobs.map(({ jobId }) => jobId) })
  }
  const takeOut = ({ jobId }: SharedJob) => {
    putJobs.reset()
    takeJob.mutate({ id, version, jobId })
  }
  return (
    <div className="stack has-dock">
      <Head consolidation={consolidation} />
      {consolidation.warnings.map((key) => (
        <Note key={key} tone="warn">
          {namedText(text, key)}
        </Note>
      ))}
      <Refused error={putJobs.error ?? takeJob.error} />
      <SharedJobs
        id="workorder.consolidated"
        title={text('warehouse.jobs-inside')}
        jobs={consolidation.jobs}
        rowAction={{ icon: 'bin', label: text('warehouse.take-out'), reason, run: takeOut, busy: takeJob.isPending }}
      />
      {consolidation.state === 'open' && (
        <Candidates jobs={candidates} reason={reason} isBusy={putJobs.isPending} onPut={putIn} />
      )}
    </div>
  )
}

type CandidatesProps = {
  jobs: readonly SharedJob[]
  reason: string | undefined
  isBusy: boolean
  onPut: (jobs: readonly SharedJob[]) => void
}

function Candidates({ jobs, reason, isBusy, onPut }: CandidatesProps) {
  const text = useText()
  const received = jobs.filter(({ lclState }) => lclState === 'warehoused')
  return (
    <SharedJobs
      id="workorder.candidates"
      title={text('warehouse.jobs-candidates')}
      jobs={jobs}
      rowAction={{ icon: 'plus', label: text('warehouse.put-in'), reason, run: (job) => onPut([job]), busy: isBusy }}
      actions={
        received.length > 1 && (
          <Button look="ghost" low icon="plus" reason={reason} busy={isBusy} onClick={() => onPut(received)}>
            {text('warehouse.put-all-received')}
          </Button>
        )
      }
    />
  )
}

const closedText = {
  closed: 'workorder.consolidation-closed',
  cancelled: 'workorder.consolidation-cancelled',
} as const satisfies Record<Exclude<ConsolidationDetail['state'], 'open'>, TextKey>

function Head({ consolidation }: ConsolidationProps) {
  const text = useText()
  const format = useFormat()
  const facts = [
    `${consolidation.originName} → ${consolidation.destinationName}`,
    consolidation.departureNo,
    consolidation.containerNo
      ? `${consolidation.containerType} ${spaced(consolidation.containerNo)}`
      : consolidation.containerType,
    consolidation.sealNos && `${text('workorder.seal-no')} ${format.list(consolidation.sealNos)}`,
    consolidation.warehouseName,
    consolidation.closedAt && `${text('warehouse.closed-at')} ${format.dayTime(consolidation.closedAt)}`,
    consolidation.createdBy,
  ]
  return (
    <>
      <PageHead
        trail={[{ label: text('workorder.consolidations'), to: deskPaths.consolidations() }]}
        dock
        title={
          <>
            <ModeDot mode={modeOf(consolidation.mode)} />
            {consolidation.consolidationNo}
            <ConsolidationPill state={consolidation.state} />
          </>
        }
      >
        <Actions consolidation={consolidation} />
      </PageHead>
      <section className={`card ${head.band}`}>
        <DotLine parts={facts} />
        <FillBars consolidation={consolidation} />
      </section>
    </>
  )
}

function useMissingText({ containerNo, sealNos, jobs }: ConsolidationDetail): string | undefined {
  const text = useText()
  if (!containerNo) return text('workorder.consolidation-number-needed')
  if (!sealNos) return text('workorder.consolidation-seal-needed')
  return jobs.length === 0 ? text('workorder.consolidation-empty') : undefined
}

/** The likeliest action as the filled button, the dangerous one in a menu; refused ones show their reason. */
function Actions({ consolidation }: ConsolidationProps) {
  const text = useText()
  const refusal = useRefusal()
  const [open, setOpen] = useState<'edit' | 'move'>()
  const [first] = consolidation.jobs
  const [close, reopen, cancel] = [useCloseConsolidation(), useReopenConsolidation(), useCancelConsolidation()]
  const may = refusal('workorder.edit')
  const mayMove = refusal('booking.amend')
  const lack = useMissingText(consolidation)
  const { closing, reopening, cancelling } = useConsolidationActions(consolidation, { close, reopen, cancel })
  const canMove = first && consolidation.state !== 'cancelled'
  const items = [
    ...(canMove ? [{ label: text('workorder.departure-move'), reason: mayMove, onSelect: () => setOpen('move') }] : []),
    ...(cancelling ? [{ ...cancelling, reason: may }] : []),
  ]
  return (
    <>
      <Refused error={close.error ?? reopen.error ?? cancel.error} />
      {items.length > 0 && <Menu label={text('workorder.desk-more')} align="right" items={items} />}
      {consolidation.state === 'open' && (
        <Button look="ghost" icon="edit" reason={may} onClick={() => setOpen('edit')}>
          {text('warehouse.consolidation-edit-short')}
        </Button>
      )}
      {reopening && (
        <Button look="ghost" reason={may} busy={reopen.isPending} onClick={reopening.onSelect}>
          {reopening.label}
        </Button>
      )}
      {closing && (
        <Button icon="tick" reason={may ?? lack} busy={close.isPending} onClick={closing.onSelect}>
          {closing.label}
        </Button>
      )}
      {open === 'edit' && <ConsolidationDialog consolidation={consolidation} onClose={() => setOpen(undefined)} />}
      {open === 'move' && first && (
        <ConsolidationMoveDialog consolidation={consolidation} inside={first} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

type Command = ReturnType<typeof useCloseConsolidation>

function useConsolidationActions(
  consolidation: ConsolidationDetail,
  { close, reopen, cancel }: Record<'close' | 'reopen' | 'cancel', Command>,
) {
  const text = useText()
  const { consolidationNo: no, containerNo } = consolidation
  const container = containerNo ? spaced(containerNo) : ''
  const cancelling = useConsolidationAction(consolidation, {
    name: 'cancel',
    command: cancel,
    label: text('warehouse.cancel-box'),
    question: text('warehouse.cancel-box-ask', { no }),
    danger: true,
  })
  const reopening = useConsolidationAction(consolidation, {
    name: 'reopen',
    command: reopen,
    label: text('warehouse.reopen-box'),
    question: text('warehouse.reopen-box-ask', { no }),
  })
  const closing = useConsolidationAction(consolidation, {
    name: 'close',
    command: close,
    label: text('warehouse.close-box'),
    question: text('warehouse.close-box-ask', { no, container }),
  })
  return { closing, reopening, cancelling }
}

type ConsolidationActionProps = {
  name: string
  command: Command
  label: string
  question: string
  danger?: true
}

/** An action that the consolidation's state allows, confirmed first. */
function useConsolidationAction(
  { id, version, actions }: ConsolidationDetail,
  { name, command, label, question, danger }: ConsolidationActionProps,
) {
  if (!actions.some((action) => action.name === name && action.allowed)) return undefined
  const act = async () => {
    if (await confirm(question, { confirmLabel: label, danger: danger ?? false })) command.mutate({ id, version })
  }
  return { label, ...(danger && { danger }), onSelect: () => void act() }
}

type RefusedFor = { over?: string; unit?: 'm3' | 'kg'; jobNo?: string; jobNos?: string[] }

/** The refusal, with the excess quantity or the jobs concerned. */
function Refused({ error }: { error: unknown }) {
  const text = useText()
  const { number } = useFormat()
  if (!error) return null
  const { over, unit, jobNo, jobNos } =
    (error instanceof Problem ? (error.data as RefusedFor | undefined) : undefined) ?? {}
  const amount = over && number(over, unit === 'kg' ? 0 : 3)
  const excess = amount
    ? text(unit === 'kg' ? 'warehouse.over-weight' : 'warehouse.over-volume', { amount })
    : (jobNos?.join(', ') ?? jobNo)
  return (
    <ProblemNote error={error} withFields>
      {excess && `(${excess})`}
    </ProblemNote>
  )
}
