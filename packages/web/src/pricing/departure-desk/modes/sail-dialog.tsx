import { type ServiceRow, serviceDeskEndpoints } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { CommandDialog } from '../../../platform/command-dialog.tsx'
import { businessDayOf } from '../../../platform/format.ts'
import { serverNow } from '../../../platform/signing.ts'
import { useText } from '../../../platform/text.tsx'

type DialogProps = { service: Pick<ServiceRow, 'id' | 'version' | 'serviceCode'>; onClose: () => void }

/** Makes the sailings of the next weeks of a service, and tells how many there were already. */
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
            whole: true,
            waits: text('pricing.weeks-range'),
          },
        ],
        start: { from: businessDayOf(serverNow()), weeks: 8 },
        sends: (typed) => ({ id, version, ...typed }),
        yes: text('pricing.make-sailings'),
        done: ({ made, skipped }) => text('pricing.sailings-made', { count: made, skipped }),
      }}
      onClose={onClose}
    />
  )
}
