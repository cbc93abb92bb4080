import type { InquiryDeskFilter, InquiryDeskRow } from '@landbridge/contract/booking/inquiry/inquiry'
import { inquiryDeskEndpoints } from '@landbridge/contract/booking/inquiry/inquiry-endpoints'
import { inquiryStates } from '@landbridge/contract/booking/inquiry/inquiry-lifecycle'
import { useState } from 'react'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { day, laneColumn, moment, mono } from '../../platform/ui/column-makers.tsx'
import { keyword, withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useDeskInquiries } from './inquiry-api.ts'
import { InquiryLoad, InquiryPill, inquiryStateWords } from './inquiry-parts.tsx'

function AnswerDialog({ inquiry, onClose }: { inquiry: InquiryDeskRow; onClose: () => void }) {
  const text = useText()
  const [{ id, version, inquiryNo, remark }] = useState(inquiry)
  return (
    <CommandDialog
      command={{
        title: text('booking.inquiry-answer-title', { no: inquiryNo }),
        ...(remark && { hint: remark }),
        endpoint: inquiryDeskEndpoints.answer,
        fields: [
          {
            name: 'reply',
            label: text('booking.inquiry-reply'),
            kind: 'textarea',
            rows: 4,
            maxLength: 1000,
            need: true,
            blockedReason: text('booking.inquiry-reply-needed'),
          },
        ],
        initialValues: { reply: '' },
        toInput: ({ reply }) => ({ id, version, reply }),
        submitLabel: text('booking.inquiry-answer'),
        cancelLabel: text('shared.back'),
        successMessage: text('booking.inquiry-answered-now'),
      }}
      onClose={onClose}
    />
  )
}

function AnswerButton({ row }: { row: InquiryDeskRow }) {
  const text = useText()
  const refusal = useRefusal()
  const [isOpen, setOpen] = useState(false)
  if (row.state !== 'open') return row.reply ?? ''
  return (
    <>
      <Button low look="ghost" reason={refusal('booking.offer')} onClick={() => setOpen(true)}>
        {text('booking.inquiry-answer')}
      </Button>
      {isOpen && <AnswerDialog inquiry={row} onClose={() => setOpen(false)} />}
    </>
  )
}

const columns: readonly Column<InquiryDeskRow>[] = [
  mono('InquiryNo', 'booking.inquiry-no', ({ inquiryNo }) => inquiryNo, { pinned: true }),
  {
    key: 'Customer',
    title: 'booking.column-customer',
    render: ({ customerShortName, askedBy }) => customerShortName ?? askedBy ?? '',
  },
  laneColumn('Lane', 'booking.inquiry-lane'),
  { key: 'GoodsName', title: 'booking.goods', render: ({ goodsName }) => goodsName },
  { key: 'Load', title: 'booking.tab-load', render: (row) => <InquiryLoad row={row} /> },
  day('ReadyDate', 'field.readyDate', ({ readyDate }) => readyDate, { sortName: 'readyDate' }),
  { key: 'Incoterm', title: 'field.incoterm', render: ({ incoterm }) => incoterm ?? '' },
  { key: 'state', title: 'booking.inquiry-state', render: ({ state }) => <InquiryPill state={state} /> },
  moment('AskedAt', 'booking.inquiry-sent-at', ({ askedAt }) => askedAt, { sortName: 'askedAt' }),
  { key: 'Reply', title: 'booking.inquiry-reply', render: (row) => <AnswerButton row={row} /> },
]

const inquiries = describeList({
  id: 'booking.desk-inquiries',
  title: 'booking.inquiries',
  note: 'booking.inquiries-desk-note',
  defaults: { filters: { state: 'open', keyword: '' } },
  query: ({ input, filters }) => useDeskInquiries({ ...input, state: filters.state as InquiryDeskFilter['state'] }),
  tabs: {
    name: 'state',
    label: 'booking.inquiry-state',
    choices: withAll(inquiryStates, inquiryStateWords),
    urgentValues: ['open'],
  },
  columns,
  rowKey: ({ id }) => id,
  filters: [keyword('keyword', 'booking.inquiry-keyword')],
  empty: { title: 'booking.inquiries-none', hint: 'booking.inquiries-desk-none', icon: 'message' },
})

export const DeskInquiriesPage = () => <ListPage list={inquiries} />
