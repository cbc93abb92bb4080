import type { AnyBookingRow } from '@landbridge/contract/booking/booking-endpoints'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useOfferUndo } from '../../platform/offer-undo.ts'
import { useText } from '../../platform/text.tsx'
import { Foreign } from '../../platform/ui/foreign.tsx'
import { confirm, toastError } from '../../platform/ui/messages.ts'
import { Card, IconButton } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import styles from '../booking.module.css'
import { restoreDiscarded, useAllBookings, useDiscardDraft } from '../booking-api.ts'
import { linkOf } from '../shown/booking-cells.tsx'
import { useLoadWords } from '../shown/load-words.ts'

/** The newest drafts. */
export function DraftsCard({ max = 6 }: { max?: number }) {
  const text = useText()
  const drafts = useAllBookings({
    pageIndex: 1,
    pageSize: max,
    sort: 'asc',
    orderState: 'draft',
    lclState: 'all',
  })
  const all = (drafts.data?.total ?? 0) > max && (
    <Link to={paths.allBookings({ orderState: 'draft' })}>{text('booking.drafts-all')}</Link>
  )
  return (
    <Card dense title={text('booking.drafts')} actions={all}>
      <Loading query={drafts}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text('booking.drafts-none')} icon="edit" />
          ) : (
            <ul className={styles.rows}>
              {items.map((row) => (
                <Draft key={row.id} row={row} />
              ))}
            </ul>
          )
        }
      </Loading>
    </Card>
  )
}

function Draft({ row }: { row: AnyBookingRow }) {
  const text = useText()
  const format = useFormat()
  const loadWords = useLoadWords()
  const discard = useDiscardDraft()
  const offerUndo = useOfferUndo()
  const lane = [row.originName, row.destinationName].filter(Boolean).join(' → ') || text('booking.lane-open')
  const confirmDeletion = async () => {
    if (!(await confirm(text('booking.discard-ask'), { confirmLabel: text('booking.action-discard'), danger: true })))
      return
    // The row goes with the draft: what is said afterwards must not hang on it.
    await discard
      .mutateAsync({ id: row.id, version: row.version })
      .then(() => offerUndo(text('booking.draft-of', { lane }), () => restoreDiscarded(row.id)), toastError)
  }
  return (
    <li>
      <div className="grow">
        <Link to={linkOf(row)} className={`strong ${styles.cut}`}>
          {lane}
        </Link>
        <small className="muted cut">
          {[loadWords(row), format.day(row.savedAt)].filter(Boolean).join(' · ')}
          {row.goodsName && ' · '}
          {row.goodsName && <Foreign>{row.goodsName}</Foreign>}
        </small>
      </div>
      <IconButton name="bin" label={`${text('booking.action-discard')}: ${lane}`} onClick={confirmDeletion} />
    </li>
  )
}
