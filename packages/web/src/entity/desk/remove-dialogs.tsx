import { entityDeskEndpoints } from '@landbridge/contract/entity/entity-desk-endpoints'
import type { LocalPartnerView } from '@landbridge/contract/entity/local-partner'
import type { OwnEntityView } from '@landbridge/contract/entity/own-entity'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useText } from '../../platform/text.tsx'

type Closing = { onClose: () => void; onGone: () => void }

export function RemoveEntityDialog({ entity, onClose, onGone }: Closing & { entity: OwnEntityView }) {
  const frame = useRemoval(entity.entityCode)
  const { id, version } = entity
  return (
    <CommandDialog
      command={{
        ...frame,
        endpoint: entityDeskEndpoints.removeEntity,
        toInput: () => ({ id, version }),
        onSuccess: onGone,
      }}
      onClose={onClose}
    />
  )
}

export function RemovePartnerDialog({ partner, onClose, onGone }: Closing & { partner: LocalPartnerView }) {
  const frame = useRemoval(partner.partnerName)
  const { id, version } = partner
  return (
    <CommandDialog
      command={{
        ...frame,
        endpoint: entityDeskEndpoints.removePartner,
        toInput: () => ({ id, version }),
        onSuccess: onGone,
      }}
      onClose={onClose}
    />
  )
}

function useRemoval(name: string) {
  const text = useText()
  return {
    title: text('entity.delete-ask', { name }),
    width: 420,
    fields: [],
    initialValues: {},
    submitLabel: text('entity.delete'),
    danger: true,
    successMessage: text('entity.deleted'),
  }
}
