import { modeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { ConsolidationDetail, SharedJob } from '@landbridge/contract/warehouse/consolidation'
import { useState } from 'react'
import { useParams } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
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
import { ConsolidationPill, FillBars } from './consolidation-parts.tsx'
import { SharedJobs } from './shared-jobs.tsx'

/** A container that several jobs share: what lies in it, how full it is, and what could be put in. */
export function ConsolidationPage() {
  const { id = '' } = useParams()
  const text = useText()
  const list = { label: text('workorder.consolidations'), to: deskPaths.consolidations() }
  return (
    <Loading query={useConsolidation(id)} list={list} skeleton={<SkeletonPage />}>
      {(data) => <Detail of={data} />}
    </Loading>
  )
}

type Of = { of: ConsolidationDetail }

function Detail({ of }: Of) {
  const text = useText()
  const refusal = useRefusal()
  useTitle(of.consolidationNo)
  const put = usePutJobs()
  const take = useTakeJob()
  const { id, version, candidates } = of
  const reason = refusal('workorder.edit') ?? (of.state === 'open' ? undefined : text(closedText[of.state]))
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
      <Head of={of} />
      {of.warnings.map((key) => (
        <Note key={key} tone="warn">
          {text(key as TextKey)}
        </Note>
      ))}
      <Refused error={put.error ?? take.error} />
      <SharedJobs
        id="workorder.consolidated"
        title={text('workorder.jobs-inside')}
        jobs={of.jobs}
        deed={{ icon: 'bin', label: text('workorder.take-out'), reason, act: takeOut, busy: take.isPending }}
      />
      {of.state === 'open' && (
        <SharedJobs
          id="workorder.candidates"
          title={text('workorder.jobs-candidates')}
          jobs={candidates}
          deed={{
            icon: 'plus',
            label: text('workorder.put-in'),
            reason,
            act: (job) => putIn([job]),
            busy: put.isPending,
          }}
          actions={
            received.length > 1 && (
              <Button look="ghost" low icon="plus" reason={reason} busy={put.isPending} onClick={() => putIn(received)}>
                {text('workorder.put-all-received')}
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

function Head({ of }: Of) {
  const text = useText()
  const format = useFormat()
  const facts = [
    `${of.originName} → ${of.destinationName}`,
    of.departureNo,
    of.containerNo ? `${of.containerType} ${spaced(of.containerNo)}` : of.containerType,
    of.sealNos && `${text('workorder.seal-no')} ${format.list(of.sealNos)}`,
    of.warehouseName,
    of.closedAt && `${text('workorder.closed-at')} ${format.dayTime(of.closedAt)}`,
    of.createdBy,
  ]
  return (
    <>
      <PageHead
        trail={[{ label: text('workorder.consolidations'), to: deskPaths.consolidations() }]}
        dock
        title={
          <>
            <ModeDot mode={modeOf(of.mode)} />
            {of.consolidationNo}
            <ConsolidationPill of={of.state} />
          </>
        }
      >
        <Actions of={of} />
      </PageHead>
      <section className={`card ${head.band}`}>
        <DotLine parts={facts} />
        <FillBars of={of} />
      </section>
    </>
  )
}

/** What the life of a consolidation allows; a refused deed stays in view and says why. */
function Actions({ of }: Of) {
  const text = useText()
  const refusal = useRefusal()
  const [isEditing, setEditing] = useState(false)
  const [close, reopen, cancel] = [useCloseConsolidation(), useReopenConsolidation(), useCancelConsolidation()]
  const { id, version, consolidationNo: no } = of
  const may = refusal('workorder.edit')
  const isAllowed = (name: string) => of.actions.some((action) => action.name === name && action.allowed)
  const sure = async (words: string, yes: string, act: () => void, danger = false) => {
    if (await confirm(words, { yes, danger })) act()
  }
  const lacking = !of.containerNo
    ? text('workorder.consolidation-number-needed')
    : !of.sealNos
      ? text('workorder.consolidation-seal-needed')
      : of.jobs.length === 0
        ? text('workorder.consolidation-empty')
        : undefined
  const container = of.containerNo ? spaced(of.containerNo) : ''
  return (
    <>
      <Refused error={close.error ?? reopen.error ?? cancel.error} />
      {isAllowed('cancel') && (
        <Button
          look="ghost"
          reason={may}
          busy={cancel.isPending}
          onClick={() =>
            sure(
              text('workorder.cancel-box-ask', { no }),
              text('workorder.cancel-box'),
              () => cancel.mutate({ id, version }),
              true,
            )
          }
        >
          {text('workorder.cancel-box')}
        </Button>
      )}
      {of.state === 'open' && (
        <Button look="ghost" icon="edit" reason={may} onClick={() => setEditing(true)}>
          {text('workorder.consolidation-edit')}
        </Button>
      )}
      {isAllowed('reopen') && (
        <Button
          look="ghost"
          reason={may}
          busy={reopen.isPending}
          onClick={() =>
            sure(text('workorder.reopen-box-ask', { no }), text('workorder.reopen-box'), () =>
              reopen.mutate({ id, version }),
            )
          }
        >
          {text('workorder.reopen-box')}
        </Button>
      )}
      {isAllowed('close') && (
        <Button
          icon="tick"
          reason={may ?? lacking}
          busy={close.isPending}
          onClick={() =>
            sure(text('workorder.close-box-ask', { no, container }), text('workorder.close-box'), () =>
              close.mutate({ id, version }),
            )
          }
        >
          {text('workorder.close-box')}
        </Button>
      )}
      {isEditing && <ConsolidationDialog of={of} onClose={() => setEditing(false)} />}
    </>
  )
}

type Told = { over?: string; unit?: 'm3' | 'kg'; jobNo?: string; jobNos?: string[] }

/** Why it was refused: of what there is too much and by how much, or which job it is. */
function Refused({ error }: { error: unknown }) {
  const text = useText()
  const { number } = useFormat()
  if (!error) return null
  const { over, unit, jobNo, jobNos } = (error instanceof Problem ? (error.data as Told | undefined) : undefined) ?? {}
  const amount = over && number(over, unit === 'kg' ? 0 : 3)
  const told = amount
    ? text(unit === 'kg' ? 'workorder.over-weight' : 'workorder.over-volume', { amount })
    : (jobNos?.join(', ') ?? jobNo)
  return (
    <ProblemNote error={error} withFields>
      {told && `(${told})`}
    </ProblemNote>
  )
}
