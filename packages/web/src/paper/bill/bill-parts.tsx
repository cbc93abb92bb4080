import type { BillDeed, BillLevel, ReleaseKind } from '@landbridge/contract/paper/bill/bill-lifecycle'
import type { BillView, HoldView } from '@landbridge/contract/paper/bill/bill-views'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Facts, Note, StatusPill } from '../../platform/ui/parts.tsx'
import { Timeline } from '../../platform/ui/timeline.tsx'
import { filledFacts } from '../../workorder/index.ts'

const tones = {
  none: 'idle',
  draft: 'warn',
  changeAsked: 'warn',
  confirmed: 'info',
  issued: 'info',
  surrendered: 'info',
  telexOrdered: 'info',
  released: 'ok',
  void: 'idle',
} as const satisfies Record<BillView['billState'], string>

const kindWords = {
  OBL: 'workorder.bill-release-original',
  TLX: 'workorder.bill-release-telex',
  SWB: 'paper.bill-kind-waybill',
} as const satisfies Record<ReleaseKind, TextKey>

const levelWords = { house: 'paper.bill-ours', master: 'paper.bill-carriers' } as const satisfies Record<
  BillLevel,
  TextKey
>

const billActionWords = {
  sendDraft: 'paper.deed-draft-sent',
  confirm: 'paper.deed-confirmed',
  askChange: 'paper.deed-change-wanted',
  reopen: 'paper.deed-reopened',
  issue: 'paper.deed-issued',
  recall: 'paper.deed-recalled',
  surrender: 'paper.deed-surrendered',
  indemnify: 'paper.deed-indemnified',
  orderTelex: 'paper.deed-telex-ordered',
  revoke: 'paper.deed-telex-revoked',
  release: 'paper.deed-released',
  hold: 'paper.deed-called-back',
  switch: 'paper.deed-switched',
  void: 'paper.deed-voided',
  report: 'paper.deed-reported',
} as const satisfies Record<BillDeed, TextKey>

/** One set of a bill: number, state, history and the reader's actions. */
export function BillPart({ bill, children }: { bill: BillView; children?: ReactNode }) {
  const text = useText()
  const format = useFormat()
  const { originals, originalsBack } = bill
  const signed =
    originals && text('paper.bill-originals-of', { back: String(originalsBack ?? 0), all: String(originals) })
  const kind = [
    text(levelWords[bill.level]),
    text(kindWords[bill.releaseKind]),
    bill.isToOrder && text('paper.bill-to-order'),
  ]
  const answerWords = ({ answer, answeredAt, reason }: NonNullable<BillView['draftAnswer']>) =>
    [
      text(answer === 'confirm' ? 'workorder.bill-confirmed' : 'workorder.bill-change-wanted'),
      reason,
      format.dayTime(answeredAt),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <section aria-label={bill.billNo ?? text(levelWords[bill.level])} className="stack tight">
      <div className="row between wraps">
        <h3>
          {bill.billNo ?? text('paper.bill-unnumbered')}{' '}
          {bill.isSwitched && <small>{text('paper.bill-switched')}</small>}
        </h3>
        <StatusPill tone={tones[bill.billState]}>{bill.stateLabel}</StatusPill>
      </div>
      <Facts
        facts={filledFacts([
          [text('paper.bill-kind'), kind.filter(Boolean).join(' · ')],
          [text('paper.bill-draft'), bill.draftVersion > 0 && String(bill.draftVersion)],
          [text('paper.bill-answer'), bill.draftAnswer && answerWords(bill.draftAnswer)],
          [text('paper.bill-originals'), signed],
          [text('paper.bill-on-board'), bill.onBoardDate && format.day(bill.onBoardDate)],
          [text('paper.bill-issued'), [format.dayTime(bill.issuedAt), bill.issuePlace].filter(Boolean).join(' · ')],
        ])}
      />
      {children}
      {bill.deeds.length > 0 && (
        <details>
          <summary>{text('paper.bill-history')}</summary>
          <Timeline
            events={bill.deeds.toReversed().map(({ deed, at, byName, note }, i) => ({
              id: `${deed} ${i}`,
              title: text(billActionWords[deed]),
              at,
              by: byName,
              note,
            }))}
          />
        </details>
      )}
    </section>
  )
}

export function HoldNote({ hold, children }: { hold: HoldView; children?: ReactNode }) {
  const text = useText()
  const format = useFormat()
  const by = [format.dayTime(hold.since), hold.byName].filter(Boolean).join(' · ')
  return (
    <Note tone="warn">
      <strong>{text('paper.held-for', { reason: hold.holdLabel })}</strong>
      {hold.reason && <div>{hold.reason}</div>}
      <div className="small">{by}</div>
      {children}
    </Note>
  )
}
