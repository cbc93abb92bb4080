import { outgoingDeskEndpoints } from '@landbridge/contract/access/phone-endpoints'
import type { z } from 'zod'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { FilterBar, KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useListCall } from '../../platform/use-call.ts'

type Message = z.output<typeof outgoingDeskEndpoints.list.output>['items'][number]

const defaults = { filters: { keyword: '' } } as const

const columns: readonly Column<Message>[] = [
  { key: 'MadeAt', title: 'access.made-at', fixed: true, render: (row) => <At of={row} /> },
  { key: 'Recipient', title: 'access.recipient', render: (row) => <span className="mono">{row.recipient}</span> },
  { key: 'Body', title: 'access.message', render: (row) => <Body of={row} /> },
]

function At({ of: { madeAt } }: { of: Message }) {
  const format = useFormat()
  return <span className="nowrap">{format.dayTime(madeAt)}</span>
}

function Body({ of: { body } }: { of: Message }) {
  const text = useText()
  return body || <span className="muted">{text('access.code-over')}</span>
}

/** Messages that no provider took: on a machine without one, codes are read here. */
export function DeskOutboxPage() {
  const text = useText()
  const state = useListState(defaults)
  const list = useListCall(outgoingDeskEndpoints.list, state.input, { staleMs: 0 })
  return (
    <>
      <PageHead title={text('access.outbox')} note={text('access.outbox-note')} />
      <DataTable
        id="access.outbox"
        columns={columns}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        empty={<EmptyState title={text('access.outbox-empty')} icon="message" />}
        chooser={() => (
          <FilterBar>
            <KeywordFilter
              value={state.filters.keyword}
              placeholder={text('access.recipient')}
              onChange={(keyword) => state.set({ keyword })}
            />
          </FilterBar>
        )}
      />
    </>
  )
}
