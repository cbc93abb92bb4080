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

type Of = { consolidation: ConsolidationDetail }

function Detail({ consolidation }: Of) {
  const text = useText()
  const refusal = useRefusal()
  useTitle(consolidation.consolidationNo)
  const put = usePutJobs()
  const take = useTakeJob()
  const { id, version, candidates } = consolidation
  const reason =
    refusal('workorder.edit') ?? (consolidation.state === 'open' ? undefined : text(closedText[consolidation.state]))
  const putIn = (jobs: readonly SharedJob[]) => {
    take.reset()
    put.mutate({ id, version, jobIds: jobs.map(({ jobId }) => jobId) })
  }
  const takeOut = ({ jobId }: SharedJob) => {
    put.reset()
    take.mutate({ id, version, jobId })
  }
  const received = candidates.filter(({ lclState }) => lclState === 'warehoused')
  return (
    <div className="stack has-dock">
      <Head consolidation={consolidation} />
      {consolidation.warnings.map((key) => (
        <Note key={key} tone="warn">
          {namedText(text, key)}
        </Note>
      ))}
      <Refused error={put.error ?? take.error} />
      <SharedJobs
        id="workorder.consolidated"
        title={text('warehouse.jobs-inside')}
        jobs={consolidation.jobs}
        deed={{ icon: 'bin', label: text('warehouse.take-out'), reason, act: takeOut, busy: take.isPending }}
      />
      {consolidation.state === 'open' && (
        <SharedJobs
          id="workorder.candidates"
          title={text('warehouse.jobs-candidates')}
          jobs={candidates}
          deed={{
            icon: 'plus',
            label: text('warehouse.put-in'),
            reason,
            act: (job) => putIn([job]),
            busy: put.isPending,
          }}
          actions={
            received.length > 1 && (
              <Button look="ghost" low icon="plus" reason={reason} busy={put.isPending} onClick={() => putIn(received)}>
                {text('warehouse.put-all-received')}
              </Button>
            )
          }
        />
      )}
    </div>
  )
}

const closedText = {
  closed: 'workorder.consolidation-closed',
  cancelled: 'workorder.consolidation-cancelled',
} as const satisfies Record<Exclude<ConsolidationDetail['state'], 'open'>, TextKey>

function Head({ consolidation }: Of) {
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

function useLack({ containerNo, sealNos, jobs }: ConsolidationDetail): string | undefined {
  const text = useText()
  if (!containerNo) return text('workorder.consolidation-number-needed')
  if (!sealNos) return text('workorder.consolidation-seal-needed')
  return jobs.length === 0 ? text('workorder.consolidation-empty') : undefined
}

/** The likeliest deed is the filled button; the dangerous one stands in the menu. A refused one stays in view and says why. */
function Actions({ consolidation }: Of) {
  const text = useText()
  const refusal = useRefusal()
  const [open, setOpen] = useState<'edit' | 'move'>()
  const [first] = consolidation.jobs
  const [close, reopen, cancel] = [useCloseConsolidation(), useReopenConsolidation(), useCancelConsolidation()]
  const may = refusal('workorder.edit')
  const mayMove = refusal('booking.amend')
  const lack = useLack(consolidation)
  const { closing, reopening, cancelling } = useDeeds(consolidation, { close, reopen, cancel })
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

function useDeeds(
  consolidation: ConsolidationDetail,
  { close, reopen, cancel }: Record<'close' | 'reopen' | 'cancel', Command>,
) {
  const text = useText()
  const { consolidationNo: no, containerNo } = consolidation
  const container = containerNo ? spaced(containerNo) : ''
  const cancelling = useDeed(consolidation, {
    name: 'cancel',
    command: cancel,
    label: text('warehouse.cancel-box'),
    question: text('warehouse.cancel-box-ask', { no }),
    danger: true,
  })
  const reopening = useDeed(consolidation, {
    name: 'reopen',
    command: reopen,
    label: text('warehouse.reopen-box'),
    question: text('warehouse.reopen-box-ask', { no }),
  })
  const closing = useDeed(consolidation, {
    name: 'close',
    command: close,
    label: text('warehouse.close-box'),
    question: text('warehouse.close-box-ask', { no, container }),
  })
  return { closing, reopening, cancelling }
}

type DeedProps = {
  name: string
  command: Command
  label: string
  question: string
  danger?: true
}

/** A deed that the life of the consolidation allows now, asked once more before it is done. */
function useDeed({ id, version, actions }: ConsolidationDetail, { name, command, label, question, danger }: DeedProps) {
  if (!actions.some((action) => action.name === name && action.allowed)) return undefined
  const act = async () => {
    if (await confirm(question, { yes: label, danger: danger ?? false })) command.mutate({ id, version })
  }
  return { label, ...(danger && { danger }), onSelect: () => void act() }
}

type RefusedFor = { over?: string; unit?: 'm3' | 'kg'; jobNo?: string; jobNos?: string[] }

/** Why it was refused: of what there is too much and by how much, or which job it is. */
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
