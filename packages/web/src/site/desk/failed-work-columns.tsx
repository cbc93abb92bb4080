import type { FailedWork } from '@landbridge/contract/site/failed-work'
import { workQueues } from '@landbridge/contract/site/work-queues'
import { useFormat } from '../../platform/format.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import styles from './failed-work.module.css'
import { FailedWorkActions } from './failed-work-actions.tsx'

type DashedKey<Name> = Name extends `${infer Area}.${infer Rest}` ? `insight.work-${Area}-${Rest}` : never

/** Text keys of queues, checked by the compiler. */
export type WorkKey = DashedKey<(typeof workQueues)[number]>

export const failedWorkColumns: readonly Column<FailedWork>[] = [
  { key: 'Queue', title: 'insight.work', pinned: true, fullWidth: true, render: (row) => <Work work={row} /> },
  { key: 'Reason', title: 'insight.work-reason', fullWidth: true, render: (row) => <Reason work={row} /> },
  { key: 'WorkState', title: 'insight.work-tries', render: (row) => <Tries work={row} /> },
  { key: 'Actions', title: 'insight.work-actions', fullWidth: true, render: (row) => <FailedWorkActions work={row} /> },
]

type WorkProps = { work: FailedWork }

function Work({ work: { queue, kind, number, thingId, behind } }: WorkProps) {
  const text = useText()
  const isKnown = (workQueues as readonly string[]).includes(queue)
  return (
    <div className={styles.cell}>
      <div>{isKnown ? namedText(text, `insight.work-${queue.replace('.', '-')}`) : queue}</div>
      {kind && (
        <div className="muted small" title={thingId}>
          <span className="mono">{kind}</span> {number ?? <span className="mono">{thingId?.slice(0, 8)}</span>}
        </div>
      )}
      {behind > 0 && <div className="muted small">{text('insight.work-behind', { count: behind })}</div>}
    </div>
  )
}

function Reason({ work: { reason } }: WorkProps) {
  return <div className={styles.reason}>{reason}</div>
}

function Tries({ work: { workState, tries, triedAt, nextTryAt } }: WorkProps) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={styles.cell}>
      <StatusPill tone={workState === 'failed' ? 'bad' : 'warn'}>
        {text(workState === 'failed' ? 'insight.work-failed' : 'insight.work-retrying')}
      </StatusPill>
      <div className="muted small">{text('insight.work-tried', { count: tries, time: format.dayTime(triedAt) })}</div>
      {nextTryAt && <div className="muted small">{text('insight.work-next', { time: format.dayTime(nextTryAt) })}</div>}
    </div>
  )
}
