import type { InquiryFilter, InquiryRow } from '@landbridge/contract/booking/inquiry/inquiry'
import { inquiryStates } from '@landbridge/contract/booking/inquiry/inquiry-lifecycle'
import { modeOf } from '@landbridge/contract/shared/modes'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { laneColumn, moment, mono } from '../../platform/ui/column-makers.tsx'
import { withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Button, ButtonLink } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useBookInquiry, useInquiries } from './inquiry-api.ts'
import { InquiryLoad, InquiryPill, inquiryStateWords } from './inquiry-parts.tsx'

/** Opens the inquiry's booking, or makes it. */
function BookButton({ row }: { row: InquiryRow }) {
  const text = useText()
  const go = useNavigate()
  const book = useBookInquiry()
  const mode = modeOf(row.serviceModeId)
  if (row.bookingId)
    return (
      <ButtonLink low look="ghost" to={paths.booking(mode, row.bookingId)}>
        {text('booking.inquiry-to-booking')}
      </ButtonLink>
    )
  const make = () =>
    book.mutate(
      { id: row.id },
      { onSuccess: ({ id }) => void go(paths.bookingForm(mode, { draft: id })), onError: toastError },
    )
  return (
    <Button low busy={book.isPending} onClick={make}>
      {text('booking.inquiry-book')}
    </Button>
  )
}

const columns: readonly Column<InquiryRow>[] = [
  mono('InquiryNo', 'booking.inquiry-no', ({ inquiryNo }) => inquiryNo, { pinned: true }),
  laneColumn('Lane', 'booking.inquiry-lane'),
  { key: 'GoodsName', title: 'booking.goods', render: ({ goodsName }) => goodsName },
  { key: 'Load', title: 'booking.tab-load', render: (row) => <InquiryLoad row={row} /> },
  { key: 'state', title: 'booking.inquiry-state', render: ({ state }) => <InquiryPill state={state} /> },
  { key: 'Reply', title: 'booking.inquiry-reply', render: ({ reply }) => reply ?? '' },
  moment('AskedAt', 'booking.inquiry-sent-at', ({ askedAt }) => askedAt, { sortName: 'askedAt' }),
  { key: 'Book', title: 'booking.inquiry-book', render: (row) => <BookButton row={row} /> },
]

const inquiries = describeList({
  id: 'booking.inquiries',
  title: 'booking.inquiries',
  note: 'booking.inquiries-note',
  defaults: { filters: { state: 'all' } },
  query: ({ input, filters }) => useInquiries({ ...input, state: filters.state as InquiryFilter['state'] }),
  tabs: { name: 'state', label: 'booking.inquiry-state', choices: withAll(inquiryStates, inquiryStateWords) },
  columns,
  rowKey: ({ id }) => id,
  empty: { title: 'booking.inquiries-none', hint: 'booking.inquiries-none-hint', icon: 'message' },
})

export const InquiryListPage = () => <ListPage list={inquiries} />
