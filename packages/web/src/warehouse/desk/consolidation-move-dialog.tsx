import type { ConsolidationDetail, SharedJob } from '@landbridge/contract/warehouse/consolidation'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useText } from '../../platform/text.tsx'
import { useCall } from '../../platform/use-call.ts'
import { moveByUsStart, movesByUs, useMoveReason, useMoveTo } from '../../workorder/index.ts'

type Props = {
  consolidation: ConsolidationDetail
  inside: Pick<SharedJob, 'bookingId' | 'legSeq'>
  onClose: () => void
}

/** Rolls a shared box with all its cargo, stuffed and sealed or not. */
export function ConsolidationMoveDialog({ consolidation: { id, version, departureId }, inside, onClose }: Props) {
  const text = useText()
  const choices = useCall(moveEndpoints.choices, { id: inside.bookingId, legSeq: inside.legSeq })
  const departures = choices.data?.departures ?? []
  const to = useMoveTo(departures.filter((one) => one.departureId !== departureId))
  const { reason, cause, note } = useMoveReason(movesByUs)
  return (
    <CommandDialog
      command={{
        title: text('workorder.departure-move'),
        width: 560,
        submitLabel: text('workorder.departure-move'),
        endpoint: consolidationEndpoints.move,
        fields: [to, reason, cause, note],
        initialValues: moveByUsStart,
        toInput: ({ note: words, ...typed }) => ({ id, version, ...typed, ...(words && { note: words }) }),
        successMessage: text('workorder.moved-now'),
      }}
      onClose={onClose}
    />
  )
}
