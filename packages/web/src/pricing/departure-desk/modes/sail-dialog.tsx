import { type ServiceRow, serviceDeskEndpoints } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { CommandDialog } from '../../../platform/command-dialog.tsx'
import { businessDayOf } from '../../../platform/format.ts'
import { serverNow } from '../../../platform/signing.ts'
import { useText } from '../../../platform/text.tsx'

type DialogProps = { service: Pick<ServiceRow, 'id' | 'version' | 'serviceCode'>; onClose: () => void }

/** Makes a service's sailings of the next weeks, and tells how many existed. */
export function SailDialog({ service: { id, version, serviceCode }, onClose }: DialogProps) {
  const text = useText()
  return (
    <CommandDialog
      command={{
        title: `${text('pricing.make-sailings')} · ${serviceCode}`,
        hint: text('pricing.sail-hint'),
        endpoint: serviceDeskEndpoints.sail,
        fields: [
          { name: 'from', label: text('pricing.sail-from'), kind: 'date' },
          {
            name: 'weeks',
            label: text('pricing.weeks'),
            kind: 'number',
            integer: true,
            blockedReason: text('pricing.weeks-range'),
          },
        ],
        initialValues: { from: businessDayOf(serverNow()), weeks: 8 },
        toInput: (typed) => ({ id, version, ...typed }),
        submitLabel: text('pricing.make-sailings'),
        successMessage: ({ made, skipped }) => text('pricing.sailings-made', { count: made, skipped }),
      }}
      onClose={onClose}
    />
  )
}
