import { type BookingChargeView, chargeDeskEndpoints as desk } from '@landbridge/contract/charge/charge-desk-endpoints'
import { sumsPerCurrency } from '@landbridge/contract/shared/money'
import { useQueryClient } from '@tanstack/react-query'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { Button, StatusPill } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { ErrorState } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useCall, useCommand } from '../../platform/use-call.ts'
import { chargeColumns } from '../charge-columns.tsx'

type Props = { booking: { id: string; version: number } }

/** Charges of the booking itself, such as a cancellation fee, open until billed and some to be checked before. */
export function BookingCharges({ booking }: Props) {
  const { data, error, refetch } = useCall(desk.ofBooking, { id: booking.id })
  if (!data) return error && <ErrorState error={error} onRetry={refetch} />
  return data.items.length > 0 && <OpenCharges booking={booking} charges={data.items} />
}

type OpenChargesProps = Props & { charges: readonly BookingChargeView[] }

function OpenCharges({ booking: { id, version }, charges }: OpenChargesProps) {
  const queries = useQueryClient()
  const text = useText()
  const notMine = useRefusal()('workorder.charge')
  const confirming = useCommand(desk.confirm, [desk.ofBooking])
  const state: Column<BookingChargeView> = {
    key: 'state',
    title: 'charge.charge-state',
    render: (charge) => <ChargeState charge={charge} />,
  }
  const tools: Column<BookingChargeView> = {
    key: 'tools',
    title: 'shared.tools',
    isActions: true,
    align: 'num',
    render: ({ id: chargeId, toCheck }) =>
      toCheck && (
        <Button
          low
          icon="tick"
          reason={notMine}
          busy={confirming.isPending}
          onClick={() =>
            confirming.mutate({ id, version, chargeId }, { onError: () => void queries.invalidateQueries() })
          }
        >
          {text('charge.charge-confirm')}
        </Button>
      ),
  }
  const columns = chargeColumns(sumsPerCurrency(charges))
  const isUnchecked = charges.some(({ toCheck }) => toCheck)
  return (
    <div className="stack tight">
      <ProblemNote error={confirming.error} withFields />
      <TableCard
        id="charge.booking-charges"
        title={text('charge.booking-charges')}
        columns={[...columns.slice(0, 1), state, ...columns.slice(1), ...(isUnchecked ? [tools] : [])]}
        rows={charges}
        rowKey={({ id: chargeId }) => chargeId}
      />
      {isUnchecked && <p className="muted">{text('charge.charge-to-check-hint')}</p>}
    </div>
  )
}

function ChargeState({ charge: { toCheck, locked } }: { charge: BookingChargeView }) {
  const text = useText()
  if (toCheck) return <StatusPill tone="warn">{text('charge.charge-to-check')}</StatusPill>
  return (
    <StatusPill tone={locked ? 'ok' : 'info'}>
      {text(locked ? 'charge.charge-billed' : 'charge.charge-open')}
    </StatusPill>
  )
}
