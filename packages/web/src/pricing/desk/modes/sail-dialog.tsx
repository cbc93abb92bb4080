import type { ServiceRow } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { useState } from 'react'
import { businessDayOf } from '../../../platform/format.ts'
import { serverNow } from '../../../platform/signing.ts'
import { useText } from '../../../platform/text.tsx'
import { DateInput } from '../../../platform/ui/calendar-input.tsx'
import { Dialog } from '../../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../../platform/ui/messages.ts'
import { problemText } from '../../../platform/ui/states.tsx'
import { useMakeSailings } from '../../pricing-api.ts'

type DialogProps = { service: Pick<ServiceRow, 'id' | 'version' | 'serviceCode'>; onClose: () => void }

/** Makes the sailings of the next weeks of a service, and tells how many there were already. */
export function SailDialog({ service: { id, version, serviceCode }, onClose }: DialogProps) {
  const text = useText()
  const sail = useMakeSailings()
  const [from, setFrom] = useState(businessDayOf(serverNow()))
  const [weeks, setWeeks] = useState('8')
  const isInBounds = /^\d{1,2}$/.test(weeks) && Number(weeks) >= 1 && Number(weeks) <= 26
  const make = () =>
    sail.mutate(
      { id, version, from, weeks: Number(weeks) },
      {
        onSuccess: ({ made, skipped }) => {
          toast(text('pricing.sailings-made', { made, skipped }), { kind: 'good' })
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={`${text('pricing.make-sailings')} · ${serviceCode}`}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={sail.isPending}
          reason={isInBounds ? undefined : text('pricing.weeks-range')}
          onYes={make}
          yes={text('pricing.make-sailings')}
          onClose={onClose}
        />
      }
    >
      <div className="labels-above stack tight">
        <p>{text('pricing.sail-hint')}</p>
        <div className="field">
          <label htmlFor="sail-from">{text('pricing.sail-from')}</label>
          <DateInput id="sail-from" value={from} onChange={setFrom} />
        </div>
        <div className="field">
          <label htmlFor="sail-weeks">{text('pricing.weeks')}</label>
          <span className="input">
            <input
              id="sail-weeks"
              inputMode="numeric"
              maxLength={2}
              value={weeks}
              onChange={(event) => setWeeks(event.target.value)}
            />
          </span>
          {sail.error && (
            <span className="err" role="alert">
              {problemText(sail.error, text)}
            </span>
          )}
        </div>
      </div>
    </Dialog>
  )
}
