import { failedWorkEndpoints as calls } from '@landbridge/contract/site/failed-work'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { useCall, useListCall } from '../../platform/use-call.ts'
import styles from './failed-work.module.css'
import { failedWorkColumns } from './failed-work-columns.tsx'

const defaults = { filters: {} } as const
const pollMs = 15_000

/** Work of the system's own that failed several times: why, how often, and what can be done about it. */
export function FailedWorkPage() {
  const text = useText()
  const state = useListState(defaults)
  const list = useListCall(calls.list, state.input, { staleMs: 0, pollMs })
  return (
    <>
      <PageHead title={text('insight.failed-work')} note={text('insight.failed-work-note')} />
      <WorkState />
      <DataTable
        id="insight.failed-work"
        columns={failedWorkColumns}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        empty={<EmptyState title={text('insight.no-failed-work')} icon="list" />}
      />
    </>
  )
}

function WorkState() {
  const text = useText()
  const format = useFormat()
  const { data: work } = useCall(calls.state, {}, { staleMs: 0, pollMs })
  if (!work) return null
  return (
    <p className={`muted small ${styles.due}`}>
      {work.due > 0
        ? text('insight.work-due', { count: work.due, time: format.dayTime(work.oldestAt) })
        : text('insight.work-none-due')}
    </p>
  )
}
