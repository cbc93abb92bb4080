import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import { Foreign } from '../../platform/ui/foreign.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import styles from '../booking.module.css'
import { useModeBookings } from '../list/list-calls.ts'
import { BookingPill } from '../shown/booking-state.tsx'
import { useLoadWords } from '../shown/load-words.ts'
import type { BookingModeView } from '../state/booking-mode-view.ts'

export function EarlierDialog({ mode: { mode, code }, onClose }: { mode: BookingModeView; onClose: () => void }) {
  const text = useText()
  const format = useFormat()
  const loadWords = useLoadWords()
  const go = useNavigate()
  const [keyword, setKeyword] = useState('')
  const list = useModeBookings(code, {
    pageIndex: 1,
    pageSize: 20,
    sort: 'desc',
    orderState: 'all',
    lclState: 'all',
    ...(keyword && { keyword }),
  })
  const choose = (id: string) => {
    onClose()
    go(paths.bookingForm(mode, { from: id }))
  }
  return (
    <Dialog title={text('booking.earlier-title')} width={640} full onClose={onClose}>
      <p className="muted small">{text('booking.earlier-hint')}</p>
      <KeywordFilter value={keyword} onChange={setKeyword} placeholder={text('booking.earlier-search')} />
      <Loading query={list}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState />
          ) : (
            <ul className={styles.choices}>
              {items.map((row) => (
                <li key={row.id}>
                  <button type="button" onClick={() => choose(row.id)}>
                    <span className="grow">
                      <strong>{row.bookingNo ?? text('booking.draft-unnamed')}</strong>
                      <small className="muted">
                        {[row.originName, row.destinationName].filter(Boolean).join(' → ') || text('booking.lane-open')}{' '}
                        · {loadWords(row)} · <Foreign>{row.goodsName}</Foreign>
                      </small>
                    </span>
                    <span className="muted nowrap">{format.day(row.orderedAt ?? row.savedAt)}</span>
                    <BookingPill booking={row} />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loading>
    </Dialog>
  )
}
