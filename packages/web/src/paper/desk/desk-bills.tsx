import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import type { BillAction } from '@landbridge/contract/paper/bill/bill-lifecycle'
import type { BillView, HoldView } from '@landbridge/contract/paper/bill/bill-views'
import { billStateLabels } from '@landbridge/contract/workorder/job-labels'
import { type BillState, billStates } from '@landbridge/contract/workorder/job-lifecycle'
import { type ComponentType, useState } from 'react'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useRefusal } from '../../platform/refusal.ts'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonLines } from '../../platform/ui/states.tsx'
import type { ReadJob } from '../../workorder/index.ts'
import { billsAtDesk, useDeskBills } from '../bill/bill-api.ts'
import { BillPart, HoldNote } from '../bill/bill-parts.tsx'
import type { BillDialogProps } from './bill-fields.tsx'
import { ConfirmDialog, IssueDialog, RecallDialog, SendDialog, VoidDialog } from './draft-dialogs.tsx'
import { LiftDialog } from './hold-dialogs.tsx'
import { IndemnifyDialog, ReleaseDialog, RevokeDialog, SurrenderDialog, TelexDialog } from './release-dialogs.tsx'
import { SwitchDialog } from './switch-dialog.tsx'

type JobToBill = ReadJob & { billOriginals?: number | undefined }

/** Bills of a work order at the desk, with history, actions and holds. */
export function DeskBills({ job, reason }: { job: JobToBill; reason: string | undefined }) {
  const text = useText()
  return (
    <Loading query={useDeskBills(job)} skeleton={<SkeletonLines />}>
      {(view) => (
        <Card id="bills" title={text('paper.bills')}>
          <div className="pad stack">
            {view.holds.map((hold) => (
              <Hold key={hold.holdKind} job={job} hold={hold} />
            ))}
            {view.bills.map((bill) => (
              <BillPart key={`${bill.level} ${bill.billSeq} ${bill.setNo}`} bill={bill}>
                {bill.isLive && <BillActions job={job} bill={bill} reason={reason} />}
              </BillPart>
            ))}
          </div>
        </Card>
      )}
    </Loading>
  )
}

function Hold({ job, hold }: { job: ReadJob; hold: HoldView }) {
  const text = useText()
  const refusal = useRefusal()
  const [isLifting, setLifting] = useState(false)
  const reason = refusal(hold.holdKind === 'UNPAID' ? 'paper.money-hold' : 'workorder.edit')
  return (
    <HoldNote hold={hold}>
      <Button low look="ghost" reason={reason} onClick={() => setLifting(true)}>
        {text('paper.hold-lift')}
      </Button>
      {isLifting && (
        <LiftDialog seenJob={{ id: job.id, version: job.version }} hold={hold} onClose={() => setLifting(false)} />
      )}
    </HoldNote>
  )
}

/** The dialog of each bill action; a release is recalled by a hold. */
const billDialogs: Readonly<Partial<Record<BillAction, ComponentType<BillDialogProps>>>> = {
  sendDraft: SendDialog,
  confirm: ConfirmDialog,
  issue: IssueDialog,
  surrender: SurrenderDialog,
  orderTelex: TelexDialog,
  release: ReleaseDialog,
  revoke: RevokeDialog,
  indemnify: IndemnifyDialog,
  switch: SwitchDialog,
  recall: RecallDialog,
  void: VoidDialog,
}

/** The likeliest action of each state is a button, the others are a menu. */
const primaryActions: readonly BillAction[] = ['sendDraft', 'issue', 'surrender', 'orderTelex', 'release']

/** Actions refused for these reasons are hidden. */
const actionsElsewhere: readonly (string | undefined)[] = [
  'shared.not-in-this-state',
  'workorder.bill-as-carrier-reports',
]

const actionLabels = {
  sendDraft: 'paper.draft-send',
  confirm: 'paper.draft-enter-confirmed',
  issue: 'paper.bill-issue',
  surrender: 'paper.originals-surrender',
  orderTelex: 'paper.telex-order',
  release: 'paper.release-it',
  revoke: 'paper.telex-revoke',
  indemnify: 'paper.bill-indemnify',
  switch: 'paper.bill-switch',
  recall: 'paper.bill-recall',
  void: 'paper.bill-void',
} as const satisfies Partial<Record<BillAction, TextKey>>

const permissions: Readonly<Partial<Record<BillAction, string>>> = {
  issue: 'paper.issue',
  recall: 'paper.issue',
  void: 'paper.issue',
  indemnify: 'paper.indemnity',
  switch: 'paper.switch',
}

type BillActionsProps = { job: JobToBill; bill: BillView; reason: string | undefined }

function BillActions({ job, bill, reason }: BillActionsProps) {
  const text = useText()
  const refusal = useRefusal()
  const [open, setOpen] = useState<BillAction | 'report'>()
  const seenBill = { id: job.id, version: job.version, billSeq: bill.billSeq }
  const reasonOf = (name: BillAction, refusedReason?: string) =>
    refusal(permissions[name] ?? 'workorder.edit') ?? (refusedReason && namedText(text, refusedReason))
  const offeredActions = (Object.keys(actionLabels) as (keyof typeof actionLabels)[]).flatMap((name) => {
    const action = bill.actions.find((one) => one.name === name)
    if (!action || actionsElsewhere.includes(action.reason)) return []
    return [{ name, label: text(actionLabels[name]), reason: reasonOf(name, action.reason) }]
  })
  const first = offeredActions.find((one) => primaryActions.includes(one.name) && !one.reason)
  const others = offeredActions.filter((one) => one !== first)
  const Dialog = open && open !== 'report' ? billDialogs[open] : undefined
  const close = () => setOpen(undefined)
  return (
    <div className="row wraps">
      {first && (
        <Button low onClick={() => setOpen(first.name)}>
          {first.label}
        </Button>
      )}
      {bill.level === 'master' && (
        <Button low look="ghost" reason={reason ?? refusal('workorder.edit')} onClick={() => setOpen('report')}>
          {text('paper.bill-report')}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={text('paper.bill-more')}
          items={others.map(({ name, label, reason: why }) => ({
            label,
            reason: why,
            danger: name === 'void' || name === 'recall' || name === 'switch',
            onSelect: () => setOpen(name),
          }))}
        />
      )}
      {Dialog && <Dialog seenBill={seenBill} bill={bill} originals={job.billOriginals} onClose={close} />}
      {open === 'report' && <ReportDialog seenBill={seenBill} bill={bill} onClose={close} />}
    </div>
  )
}

function ReportDialog({ seenBill, bill, onClose }: BillDialogProps) {
  const text = useText()
  const options = billStates.map((value) => ({ value, label: text(billStateLabels[value]) }))
  return (
    <CommandDialog
      command={{
        title: text('paper.bill-report'),
        width: 520,
        endpoint: desk.report,
        invalidates: billsAtDesk,
        fields: [
          { name: 'billState', label: text('paper.bill-state'), kind: 'select', options, clearable: false, need: true },
          { name: 'note', label: text('workorder.note'), kind: 'input', maxLength: 300 },
        ],
        initialValues: { billState: bill.billState as BillState, note: '' },
        toInput: (values) => ({ ...seenBill, ...values }),
        submitLabel: text('paper.bill-report'),
        successMessage: text('paper.deed-reported'),
      }}
      onClose={onClose}
    />
  )
}
