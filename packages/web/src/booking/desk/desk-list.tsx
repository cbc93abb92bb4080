import type { DeskBookingRow } from '@landbridge/contract/booking/booking-desk-views'
import { Suspense } from 'react'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable, type DataTableProps } from '../../platform/ui/data-table.tsx'
import { useHasRoomBeside } from '../../platform/ui/is-phone.ts'
import type { ListState } from '../../platform/ui/list-state.ts'
import { EmptyState } from '../../platform/ui/states.tsx'
import { LaneStrip } from '../shown/booking-route.tsx'
import { AcceptByKey } from './accept-by-key.tsx'
import { besideColumns, deskLink, otherCards, otherColumns, queueCards, queueColumns } from './desk-columns.tsx'
import styles from './queue.module.css'
import { queueBands } from './queue-band.tsx'
import { QueueOpening, useOpenedBooking } from './queue-opened.ts'

const QueuePanel = lazyPart(async () => (await import('./queue-panel.tsx')).QueuePanel)

type Props = Pick<DataTableProps<DeskBookingRow>, 'list' | 'selectedKeys' | 'onSelect' | 'renderToolbar'> & {
  state: ListState
  isQueue: boolean
}

export function DeskList({ isQueue, state, list, renderToolbar, ...selection }: Props) {
  const text = useText()
  const opened = useOpenedBooking()
  const opensBeside = useHasRoomBeside() && isQueue
  const beside = opensBeside ? opened.id : undefined
  const rows = list.data?.items ?? []
  const kind = isQueue ? 'queue' : 'other'
  return (
    <QueueOpening value={opensBeside ? opened.open : undefined}>
      <div className={styles.desk}>
        <div>
          <DataTable
            id={`booking.desk.${kind}`}
            columns={beside ? besideColumns : columnsOf[kind]}
            cardColumns={isQueue ? queueCards : otherCards}
            list={list}
            state={state}
            rowKey={(row) => row.id}
            rowLink={deskLink}
            cardTop={(row) => <LaneStrip route={row} />}
            {...selection}
            {...(isQueue && state.sortName === '' && { bands: queueBands })}
            current={beside}
            empty={<EmptyState title={text('booking.desk-empty')} hint={text('booking.desk-empty-hint')} icon="box" />}
            {...(renderToolbar && { renderToolbar: (columns) => renderToolbar(!beside && columns) })}
          />
        </div>
        {beside && (
          <Suspense>
            <QueuePanel id={beside} rows={rows} onOpen={opened.open} onClose={opened.close} />
          </Suspense>
        )}
      </div>
      {isQueue && <AcceptByKey rows={rows} beside={beside} />}
    </QueueOpening>
  )
}

const columnsOf = { queue: queueColumns, other: otherColumns } as const
