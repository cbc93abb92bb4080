import { outgoingDeskEndpoints } from '@landbridge/contract/communication/outgoing-endpoints'
import type { z } from 'zod'
import { useText } from '../../platform/text.tsx'
import { moment } from '../../platform/ui/column-makers.tsx'
import { keyword } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import { printedPhone } from '../../platform/ui/phone.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useListCall } from '../../platform/use-call.ts'
import styles from './outbox.module.css'

type Message = z.output<typeof outgoingDeskEndpoints.list.output>['items'][number]

const stateWords = {
  waiting: { tone: 'info', word: 'communication.sending-waiting' },
  sent: { tone: 'ok', word: 'communication.sending-sent' },
  kept: { tone: 'idle', word: 'communication.sending-kept' },
  failed: { tone: 'bad', word: 'communication.sending-failed' },
} as const

function Sending({ message: { sendingState, lastError } }: { message: Message }) {
  const text = useText()
  const { tone, word } = stateWords[sendingState]
  return (
    <>
      <StatusPill tone={tone}>{text(word)}</StatusPill>
      {lastError && <div className="muted small">{lastError}</div>}
    </>
  )
}

function Body({ message: { body, subject } }: { message: Message }) {
  const text = useText()
  return (
    <div className={styles.body}>
      {subject && <strong>{subject}</strong>}
      <div className={subject ? 'muted' : undefined}>
        {body || <span className="muted">{text('communication.code-over')}</span>}
      </div>
    </div>
  )
}

const columns: readonly Column<Message>[] = [
  moment('MadeAt', 'communication.made-at', ({ madeAt }) => madeAt, { pinned: true }),
  { key: 'SendingState', title: 'communication.sending', render: (row) => <Sending message={row} /> },
  {
    key: 'Recipient',
    title: 'communication.recipient',
    truncates: true,
    fullWidth: true,
    render: ({ recipient }) => <span title={recipient}>{printedPhone(recipient)}</span>,
  },
  { key: 'Body', title: 'communication.message', fullWidth: true, render: (row) => <Body message={row} /> },
]

const outbox = describeList({
  id: 'communication.outbox',
  title: 'communication.outbox',
  note: 'communication.outbox-note',
  defaults: { filters: { keyword: '' } },
  query: ({ input }) => useListCall(outgoingDeskEndpoints.list, input, { staleMs: 0 }),
  columns,
  rowKey: ({ id }) => id,
  filters: [keyword('keyword', 'communication.recipient')],
  hasFixedColumns: true,
  empty: { title: 'communication.outbox-empty', icon: 'message' },
})

/** Sent messages with their outcome; without a provider, codes are read here. */
export const DeskOutboxPage = () => <ListPage list={outbox} />
