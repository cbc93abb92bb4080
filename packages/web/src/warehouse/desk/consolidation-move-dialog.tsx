import { departureName } from '@landbridge/contract/pricing/departure'
import type { ConsolidationDetail, SharedJob } from '@landbridge/contract/warehouse/consolidation'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useCodes } from '../../reference/index.ts'

type Props = {
  consolidation: ConsolidationDetail
  inside: Pick<SharedJob, 'bookingId' | 'legSeq'>
  onClose: () => void
}

/** A box that several jobs share is rolled with all that lies in it, also when it is stuffed and sealed. */
export function ConsolidationMoveDialog({ consolidation: { id, version, departureId }, inside, onClose }: Props) {
  const text = useText()
  const format = useFormat()
  const { options: reasons } = useCodes('MOVEREASON')
  const choices = useCall(moveEndpoints.choices, { id: inside.bookingId, legSeq: inside.legSeq })
  const departures = (choices.data?.departures ?? [])
    .filter((one) => one.departureId !== departureId)
    .map((one) => ({
      value: one.departureId,
      label: `${departureName(one)} · ${format.dayTime(one.etd, one.etdZone)}`,
    }))
  const causes = (['carrier', 'us'] as const).map((value) => ({ value, label: text(`workorder.move-cause-${value}`) }))
  return (
    <CommandDialog
      command={{
        ...{ title: text('workorder.departure-move'), width: 560, yes: text('workorder.departure-move') },
        endpoint: consolidationEndpoints.move,
        fields: [
          {
            ...({ name: 'departureId', kind: 'select', need: true } as const),
            ...{ label: text('workorder.move-to'), options: departures, waits: text('workorder.move-choose') },
          },
          {
            ...({ name: 'reasonCode', kind: 'select', need: true } as const),
            ...{ label: text('workorder.reason'), options: reasons, waits: text('workorder.reason-needed') },
          },
          {
            ...({ name: 'cause', kind: 'select', need: true, clearable: false } as const),
            ...{ label: text('workorder.move-cause'), options: causes },
          },
          {
            ...({ name: 'note', kind: 'textarea', rows: 3, maxLength: 500 } as const),
            label: text('workorder.note-customer'),
          },
        ],
        start: { departureId: '', reasonCode: '', cause: 'carrier' as 'carrier' | 'us', note: '' },
        sends: ({ note, ...typed }) => ({ id, version, ...typed, ...(note && { note }) }),
        done: text('workorder.moved-now'),
      }}
      onClose={onClose}
    />
  )
}
