import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { DeskBookingRow } from '@landbridge/contract/booking/booking-desk-views'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { confirm } from '../../platform/ui/messages.ts'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { problemText } from '../../platform/ui/states.tsx'
import { AssignDialog } from './assign-dialog.tsx'

type Row = Pick<DeskBookingRow, 'id' | 'version' | 'bookingNo'>
type Outcome = { row: Row; error?: unknown }

export function BulkActions({ rows, onDone }: { rows: readonly Row[]; onDone: () => void }) {
  const text = useText()
  const refusal = useRefusal()
  const queries = useQueryClient()
  const [isAssigning, setAssigning] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>()
  const run = async (act: (row: Row) => Promise<unknown>) => {
    setBusy(true)
    const done: Outcome[] = []
    for (const row of rows) {
      const error = await act(row).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      done.push({ row, ...(error !== undefined && { error }) })
    }
    setBusy(false)
    setOutcomes(done)
    await queries.invalidateQueries()
  }
  const accept = async () => {
    if (
      !(await confirm(text('booking.desk-accept-bulk-ask', { count: rows.length }), {
        confirmLabel: text('booking.desk-accept'),
      }))
    )
      return
    await run(({ id, version }) => call(desk.receive, { id, version }))
  }
  return (
    <>
      <span className="muted nowrap">{text('booking.desk-selected', { count: rows.length })}</span>
      <Button look="ghost" low reason={refusal('booking.assign')} busy={isBusy} onClick={() => setAssigning(true)}>
        {text('booking.desk-assign')}
      </Button>
      <Button low reason={refusal('booking.receive')} busy={isBusy} onClick={accept}>
        {text('booking.desk-accept')}
      </Button>
      {isAssigning && (
        <AssignDialog
          onClose={() => setAssigning(false)}
          onAssign={(operatorId) => {
            setAssigning(false)
            return run(({ id, version }) => call(desk.assign, { id, version, operatorId }))
          }}
        />
      )}
      {outcomes && (
        <OutcomeSummary
          outcomes={outcomes}
          onClose={() => {
            setOutcomes(undefined)
            onDone()
          }}
        />
      )}
    </>
  )
}

function OutcomeSummary({ outcomes, onClose }: { outcomes: readonly Outcome[]; onClose: () => void }) {
  const text = useText()
  const refused = outcomes.filter(({ error }) => error !== undefined)
  const doneCount = outcomes.length - refused.length
  return (
    <Dialog
      title={text('booking.desk-bulk-title')}
      width={520}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('shared.close')}</Button>}
    >
      <div className="stack tight">
        {doneCount > 0 && (
          <Note tone="ok" icon="tick">
            {text('booking.desk-bulk-done', { count: doneCount })}
          </Note>
        )}
        {refused.length > 0 && (
          <Note tone="warn">
            <strong>{text('booking.desk-bulk-refused', { count: refused.length })}</strong>
            <ul>
              {refused.map(({ row, error }) => (
                <li key={row.id}>
                  {row.bookingNo}: {problemText(error, text)}
                </li>
              ))}
            </ul>
          </Note>
        )}
      </div>
    </Dialog>
  )
}
