import type { TariffDetail } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { DateInput } from '../../platform/ui/calendar-input.tsx'
import { addDays } from '../../platform/ui/days.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { problemText } from '../../platform/ui/states.tsx'
import { useBeginVersion, useWithdrawTariff } from '../pricing-api.ts'

type DialogProps = { detail: TariffDetail; onClose: () => void }

/** The next version of a line: a draft that will hold from a day. */
export function VersionDialog({ detail, onClose }: DialogProps) {
  const text = useText()
  const go = useNavigate()
  const begin = useBeginVersion()
  const today = businessDayOf(serverNow())
  const [validFrom, setValidFrom] = useState(addDays(today > detail.validFrom ? today : detail.validFrom, 1))
  const make = () =>
    begin.mutate(
      { id: detail.id, version: detail.version, validFrom },
      {
        onSuccess: (draft) => {
          onClose()
          void go(deskPaths.tariff(draft.id))
        },
      },
    )
  return (
    <Dialog
      title={text('pricing.new-version')}
      onClose={onClose}
      actions={
        <DialogButtons busy={begin.isPending} onYes={make} yes={text('pricing.make-version')} onClose={onClose} />
      }
    >
      <div className="labels-above stack tight">
        <p>{text('pricing.version-hint')}</p>
        <div className="field">
          <label htmlFor="valid-from">{text('pricing.valid-from')}</label>
          <DateInput id="valid-from" value={validFrom} least={addDays(detail.validFrom, 1)} onChange={setValidFrom} />
          <Refusal error={begin.error} />
        </div>
      </div>
    </Dialog>
  )
}

export function WithdrawDialog({ detail, onClose }: DialogProps) {
  const text = useText()
  const withdraw = useWithdrawTariff()
  return (
    <ReasonDialog
      title={text('pricing.withdraw')}
      yes={text('pricing.withdraw')}
      busy={withdraw.isPending}
      error={withdraw.error}
      onClose={onClose}
      onReason={(reason) =>
        withdraw.mutate(
          { id: detail.id, version: detail.version, reason },
          {
            onSuccess: () => {
              toast(text('pricing.withdrawn-now'), { kind: 'good' })
              onClose()
            },
          },
        )
      }
    />
  )
}

type ReasonProps = {
  title: string
  yes: string
  busy: boolean
  error: unknown
  onClose: () => void
  onReason: (reason: string) => void
}

/** A refusal is shown in the dialog. */
export function ReasonDialog({ title, yes, busy, error, onClose, onReason }: ReasonProps) {
  const text = useText()
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={busy}
          reason={reason.trim() ? undefined : text('pricing.reason-needed')}
          onYes={() => onReason(reason.trim())}
          yes={yes}
          onClose={onClose}
        />
      }
    >
      <div className="labels-above">
        <div className="field">
          <label htmlFor="reason" className="need">
            {text('pricing.reason')}
          </label>
          <span className="input">
            <input id="reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
          </span>
          <Refusal error={error} />
        </div>
      </div>
    </Dialog>
  )
}

function Refusal({ error }: { error: unknown }) {
  const text = useText()
  if (!error) return null
  const [field] = error instanceof Problem ? Object.values(error.fields ?? {}) : []
  return (
    <span className="err" role="alert">
      {field ? text(field as TextKey) : problemText(error, text)}
    </span>
  )
}
