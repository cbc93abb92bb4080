import { failedWorkEndpoints as calls } from '@landbridge/contract/site/failed-work'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { useCall, useListCall } from '../../platform/use-call.ts'
import styles from './failed-work.module.css'
import { failedWorkColumns } from './failed-work-columns.tsx'

const pollMs = 15_000

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

const failedWork = describeList({
  id: 'insight.failed-work',
  title: 'insight.failed-work',
  note: 'insight.failed-work-note',
  defaults: { filters: {} },
  query: ({ input }) => useListCall(calls.list, input, { staleMs: 0, pollMs }),
  columns: failedWorkColumns,
  rowKey: ({ id }) => id,
  Banner: WorkState,
  empty: { title: 'insight.no-failed-work', icon: 'list' },
})

export const FailedWorkPage = () => <ListPage list={failedWork} />
