import type { BillView } from '@landbridge/contract/paper/bill/bill-views'
import { paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { CommandDialog } from '../platform/command-dialog.tsx'
import { useFormat } from '../platform/format.ts'
import { useSession } from '../platform/session.ts'
import { useText } from '../platform/text.tsx'
import { confirm, toast, toastError } from '../platform/ui/messages.ts'
import { Button, Card, Note } from '../platform/ui/parts.tsx'
import { useBills } from './bill/bill-api.ts'
import { PaperButton } from './job-paper-buttons.tsx'
import { draftWordsOf } from './modes/draft-words.ts'
import { useAnswerDraft } from './paper-api.ts'

type DraftNoticeProps = { job: JobDetail }
type AnsweredBillProps = DraftNoticeProps & { bill: BillView }

export function DraftNotice({ job }: DraftNoticeProps) {
  const text = useText()
  const draft = draftWordsOf(job)
  const isAsked = job.nextAction === 'confirmDraft'
  const { data } = useBills(job.jobNo, isAsked)
  const drafts = isAsked ? (data?.bills.filter(({ billState, isLive }) => isLive && billState === 'draft') ?? []) : []
  if (drafts.length === 0) return null
  const isSeveral = new Set(data?.bills.filter(({ isLive }) => isLive).map(({ billSeq }) => billSeq)).size > 1
  return (
    <Card title={text(draft.toCheck)}>
      <div className="pad stack tight">
        <p>{text(draft.hint)}</p>
        {drafts.map((bill) => (
          <Answers key={bill.billSeq} job={job} bill={bill} isOneOfSeveral={isSeveral} />
        ))}
      </div>
    </Card>
  )
}

function Answers({ job, bill, isOneOfSeveral }: AnsweredBillProps & { isOneOfSeveral: boolean }) {
  const text = useText()
  const { user } = useSession()
  const [isChanging, setChanging] = useState(false)
  const send = useAnswerDraft()
  const ofDraft = { billSeq: bill.billSeq, draftVersion: bill.draftVersion }
  const reason = user?.companyRole === 'finance' ? text('access.finance-only-reads') : undefined
  const confirmDraft = async () => {
    const confirmLabel = text('paper.draft-confirm')
    const named = isOneOfSeveral ? (bill.billNo ?? job.jobNo) : job.jobNo
    if (!(await confirm(draftWordsOf(job).ask(named, text), { confirmLabel }))) return
    // The card is gone by the time it is done, and what mutate would call with it.
    await send
      .mutateAsync({ jobNoIn: job.jobNo, version: job.version, ...ofDraft, answer: 'confirm' })
      .then(() => toast(text('paper.draft-was-confirmed'), { kind: 'good' }), toastError)
  }
  return (
    <div className="row wraps">
      {bill.billNo && <strong>{bill.billNo}</strong>}
      <PaperButton job={job} paper="draft" {...(isOneOfSeveral && { billSeq: bill.billSeq })} />
      <Button look="ghost" low icon="edit" reason={reason} onClick={() => setChanging(true)}>
        {text('paper.draft-change')}
      </Button>
      <Button low icon="tick" busy={send.isPending} reason={reason} onClick={confirmDraft}>
        {text('paper.draft-confirm')}
      </Button>
      {isChanging && <ChangeDialog job={job} bill={bill} onClose={() => setChanging(false)} />}
    </div>
  )
}

function ChangeDialog({
  job: { jobNo, version },
  bill: { billSeq, draftVersion },
  onClose,
}: AnsweredBillProps & { onClose: () => void }) {
  const text = useText()
  return (
    <CommandDialog
      command={{
        title: text('paper.draft-change-title'),
        width: 520,
        hint: text('paper.draft-change-hint'),
        endpoint: paperEndpoints.answerDraft,
        fields: [
          {
            name: 'reason',
            label: text('paper.draft-change-words'),
            kind: 'textarea',
            rows: 5,
            maxLength: 1000,
            need: true,
            blockedReason: text('workorder.reason-needed'),
          },
        ],
        initialValues: { reason: '' },
        toInput: ({ reason }) => ({
          jobNoIn: jobNo,
          version,
          billSeq,
          draftVersion,
          answer: 'change' as const,
          reason,
        }),
        submitLabel: text('paper.draft-change'),
        successMessage: text('paper.draft-change-sent'),
      }}
      onClose={onClose}
    />
  )
}

type Said = Pick<NonNullable<JobDetail['draftAnswer']>, 'answer' | 'answeredAt' | 'reason'> & {
  answeredBy?: string | undefined
}

export function DraftAnswer({ answer }: { answer: Said }) {
  const text = useText()
  const format = useFormat()
  const by = [answer.answeredBy, format.dayTime(answer.answeredAt)].filter(Boolean).join(' · ')
  if (answer.answer === 'confirm')
    return <Note tone="ok" icon="tick">{`${text('workorder.bill-confirmed')} · ${by}`}</Note>
  return (
    <Note tone="warn">
      {text('workorder.bill-change-wanted')}: {answer.reason}
      <div className="small">{by}</div>
    </Note>
  )
}
