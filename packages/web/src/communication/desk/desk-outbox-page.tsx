import { outgoingDeskEndpoints } from '@landbridge/contract/communication/outgoing-endpoints'
import type { z } from 'zod'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { FilterBar, KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { PageHead, StatusPill } from '../../platform/ui/parts.tsx'
import { printedPhone } from '../../platform/ui/phone.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useListCall } from '../../platform/use-call.ts'
import styles from './outbox.module.css'

type Message = z.output<typeof outgoingDeskEndpoints.list.output>['items'][number]

const defaults = { filters: { keyword: '' } } as const

const columns: readonly Column<Message>[] = [
  { key: 'MadeAt', title: 'communication.made-at', fixed: true, render: (row) => <At of={row} /> },
  { key: 'SendingState', title: 'communication.sending', render: (row) => <Sending of={row} /> },
  {
    key: 'Recipient',
    title: 'communication.recipient',
    long: true,
    wide: true,
    render: (row) => <Recipient of={row} />,
  },
  { key: 'Body', title: 'communication.message', wide: true, render: (row) => <Body of={row} /> },
]

const stateWords = {
  waiting: { tone: 'info', word: 'communication.sending-waiting' },
  sent: { tone: 'ok', word: 'communication.sending-sent' },
  kept: { tone: 'idle', word: 'communication.sending-kept' },
  failed: { tone: 'bad', word: 'communication.sending-failed' },
} as const

function Sending({ of: { sendingState, lastError } }: { of: Message }) {
  const text = useText()
  const { tone, word } = stateWords[sendingState]
  return (
    <>
      <StatusPill tone={tone}>{text(word)}</StatusPill>
      {lastError && <div className="muted small">{lastError}</div>}
    </>
  )
}

function At({ of: { madeAt } }: { of: Message }) {
  const format = useFormat()
  return <span className="nowrap">{format.dayTime(madeAt)}</span>
}

function Recipient({ of: { recipient } }: { of: Message }) {
  return <span title={recipient}>{printedPhone(recipient)}</span>
}

function Body({ of: { body, subject } }: { of: Message }) {
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

/** Messages to the outside world, and what became of them: on a machine without a provider, codes are read here. */
export function DeskOutboxPage() {
  const text = useText()
  const state = useListState(defaults)
  const list = useListCall(outgoingDeskEndpoints.list, state.input, { staleMs: 0 })
  return (
    <>
      <PageHead title={text('communication.outbox')} note={text('communication.outbox-note')} />
      <DataTable
        id="communication.outbox"
        columns={columns}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        empty={<EmptyState title={text('communication.outbox-empty')} icon="message" />}
        chooser={() => (
          <FilterBar>
            <KeywordFilter
              value={state.filters.keyword}
              placeholder={text('communication.recipient')}
              onChange={(keyword) => state.set({ keyword })}
            />
          </FilterBar>
        )}
      />
    </>
  )
}
