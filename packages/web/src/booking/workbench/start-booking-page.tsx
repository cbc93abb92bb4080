import type { AnyBookingRow } from '@landbridge/contract/booking/booking-endpoints'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { type Mode, modeNames, modes } from '@landbridge/contract/shared/modes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useOfferUndo } from '../../platform/offer-undo.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { laneText } from '../../platform/ui/lane-words.tsx'
import { confirm, toastError } from '../../platform/ui/messages.ts'
import { ButtonLink, Card, IconButton, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import styles from '../booking.module.css'
import { restoreDiscarded, useAllBookings, useDropTemplate, useTemplates } from '../booking-api.ts'
import { useLoadWords } from '../shown/load-words.ts'
import { bookableModes, firstBookableMode, modeOfBooking } from '../shown/mode-of-booking.ts'
import { DraftsCard } from './drafts-card.tsx'
import { FirstSteps } from './first-steps.tsx'

export function StartBookingPage() {
  const text = useText()
  return (
    <>
      <PageHead title={text('booking.start-title')} note={text('booking.start-note')}>
        <ButtonLink low look="ghost" to={paths.inquiries()}>
          {text('booking.inquiries')}
        </ButtonLink>
      </PageHead>
      <FirstSteps />
      <div className={styles.modes}>
        {modeNames.map((mode) => (
          <ModeCard key={mode} mode={mode} />
        ))}
      </div>
      <div className={styles.thirds}>
        <DraftsCard />
        <TemplatesCard />
        <LanesCard />
      </div>
    </>
  )
}

function ModeCard({ mode }: { mode: Mode }) {
  const text = useText()
  const isOpen = bookableModes.some((one) => one === mode)
  const inside = (
    <>
      <span className={`${styles.modeIcon} mode-${mode}`}>
        <Icon name={modes[mode].icon} size="l" />
      </span>
      <strong>{text(`booking.start-${mode}`)}</strong>
      <small className="muted">
        {isOpen ? namedText(text, `booking.start-${mode}-hint`) : text('booking.start-later')}
      </small>
    </>
  )
  return isOpen ? (
    <Link to={paths.bookingForm(mode)} className={`card ${styles.mode}`}>
      {inside}
    </Link>
  ) : (
    <div className={`card ${styles.mode}`} aria-disabled="true">
      {inside}
    </div>
  )
}

function TemplatesCard() {
  const text = useText()
  const templates = useTemplates({ pageSize: 10 })
  const dropTemplate = useDropTemplate()
  const offerUndo = useOfferUndo()
  const remove = async (id: string, name: string) => {
    if (
      await confirm(text('booking.template-drop', { name }), {
        confirmLabel: text('booking.template-drop-it'),
        danger: true,
      })
    )
      await dropTemplate.mutateAsync({ id }).then(() => offerUndo(name, () => restoreDiscarded(id)), toastError)
  }
  return (
    <Card title={text('booking.templates')}>
      <Loading query={templates}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text('booking.template-none')} hint={text('booking.template-none-hint')} />
          ) : (
            <ul className={styles.rows}>
              {items.map((one) => (
                <li key={one.id}>
                  <div className="grow">
                    <strong>{one.templateName}</strong>
                    <small className="muted">
                      {[laneText(one), boxWords(one.boxText)].filter(Boolean).join(' · ')}
                    </small>
                  </div>
                  <ButtonLink low look="ghost" to={paths.bookingForm(modeOfBooking(one), { template: one.id })}>
                    {text('booking.template-use')}
                  </ButtonLink>
                  <IconButton
                    name="bin"
                    label={`${text('shared.remove')} ${one.templateName}`}
                    onClick={() => remove(one.id, one.templateName)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loading>
    </Card>
  )
}

function LanesCard() {
  const text = useText()
  const format = useFormat()
  const loadWords = useLoadWords()
  const lanes = useLastLanes()
  return (
    <Card title={text('booking.last-lanes')}>
      <Loading query={lanes}>
        {(rows): ReactNode =>
          rows.length === 0 ? (
            <EmptyState title={text('booking.last-lanes-none')} icon={modes[firstBookableMode].icon} />
          ) : (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={row.id}>
                  <div className="grow">
                    <strong className={styles.cut}>{laneText(row)}</strong>
                    <small className="muted">
                      {[loadWords(row), text('booking.lane-last', { day: format.day(row.orderedAt ?? row.savedAt) })]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </div>
                  <ButtonLink low look="ghost" to={paths.bookingForm(modeOfBooking(row), { from: row.id })}>
                    {text('booking.book-again')}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )
        }
      </Loading>
    </Card>
  )
}

const mostLanes = 6

function lanesOf(rows: readonly AnyBookingRow[]): AnyBookingRow[] {
  const lanes = new Map<string, AnyBookingRow>()
  for (const row of rows) {
    const lane = `${row.originCode} ${row.destinationCode}`
    if (row.originCode && row.destinationCode && row.state !== 'draft' && !lanes.has(lane)) lanes.set(lane, row)
  }
  return [...lanes.values()].slice(0, mostLanes)
}

function useLastLanes() {
  const list = useAllBookings({
    pageIndex: 1,
    pageSize: 50,
    sort: 'asc',
    orderState: 'all',
    lclState: 'all',
  })
  return { data: list.data && lanesOf(list.data.items), error: list.error, refetch: list.refetch }
}
