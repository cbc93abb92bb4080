import { type TariffDetail, tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { useNavigate } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { useReasonField } from '../desk/desk-editor.tsx'

type DialogProps = { detail: Pick<TariffDetail, 'id' | 'version' | 'validFrom'>; onClose: () => void }

export function VersionDialog({ detail: { id, version, validFrom: before }, onClose }: DialogProps) {
  const text = useText()
  const go = useNavigate()
  const today = businessDayOf(serverNow())
  return (
    <CommandDialog
      command={{
        title: text('pricing.new-version'),
        hint: text('pricing.version-hint'),
        endpoint: tariffDeskEndpoints.version,
        fields: [{ name: 'validFrom', label: text('pricing.valid-from'), kind: 'date', min: dayAfter(before, 1) }],
        initialValues: { validFrom: dayAfter(today > before ? today : before, 1) },
        toInput: ({ validFrom }) => ({ id, version, validFrom }),
        submitLabel: text('pricing.make-version'),
        onSuccess: (draft) => {
          onClose()
          void go(deskPaths.tariff(draft.id))
        },
      }}
      onClose={onClose}
    />
  )
}

export function WithdrawDialog({ detail: { id, version }, onClose }: DialogProps) {
  const text = useText()
  return (
    <CommandDialog
      command={{
        title: text('pricing.withdraw'),
        endpoint: tariffDeskEndpoints.withdraw,
        fields: [useReasonField()],
        initialValues: { reason: '' },
        toInput: ({ reason }) => ({ id, version, reason }),
        submitLabel: text('pricing.withdraw'),
        successMessage: text('pricing.withdrawn-now'),
      }}
      onClose={onClose}
    />
  )
}
