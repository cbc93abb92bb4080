import {
  type BookingEntityView,
  bookingEntityEndpoints as calls,
} from '@landbridge/contract/booking/booking-entity-endpoints'
import { useState } from 'react'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Card, Facts } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'

export function EntityCard({ bookingId, reason }: { bookingId: string; reason?: string | undefined }) {
  const text = useText()
  const refusal = useRefusal()
  const [isOpen, setOpen] = useState(false)
  const { data } = useCall(calls.show, { id: bookingId }, { staleMs: 0 })
  if (!data) return null
  const change = (
    <Button look="ghost" low reason={refusal('booking.receive') ?? reason} onClick={() => setOpen(true)}>
      {text('entity.change')}
    </Button>
  )
  return (
    <Card title={text('entity.carried-by')} actions={change}>
      <Facts
        facts={[
          [text('entity.legal-name'), data.entityName],
          [text('entity.status'), text(data.settled ? 'entity.settled' : 'entity.by-rules')],
          [text('entity.nvocc-filing'), data.nvoccFiling],
          [text('entity.fmc'), data.fmcNumber],
        ]}
      />
      {isOpen && <ChangeEntityDialog bookingEntity={data} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function ChangeEntityDialog({ bookingEntity, onClose }: { bookingEntity: BookingEntityView; onClose: () => void }) {
  const text = useText()
  const { id, version, settled, entityId, choices } = bookingEntity
  const options = [
    { value: '', label: text('entity.as-rules-say') },
    ...choices.map((one) => ({ value: one.entityId, label: one.entityName, subLabel: one.entityCode })),
  ]
  return (
    <CommandDialog
      command={{
        title: text('entity.change-title'),
        hint: text('entity.change-hint'),
        endpoint: calls.choose,
        fields: [{ name: 'entityId', kind: 'select', label: text('entity.carried-by'), options, clearable: false }],
        initialValues: { entityId: settled ? (entityId ?? '') : '' },
        toInput: (typed) => ({ id, version, entityId: typed.entityId || null }),
        submitLabel: text('entity.change'),
        successMessage: text('entity.changed'),
      }}
      onClose={onClose}
    />
  )
}
