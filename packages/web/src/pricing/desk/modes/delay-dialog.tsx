import { Problem } from '@landbridge/contract/shared/problem'
import { useState } from 'react'
import { type TextKey, useText } from '../../../platform/text.tsx'
import { Dialog } from '../../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../../platform/ui/messages.ts'
import { PlainSelect } from '../../../platform/ui/plain-select.tsx'
import { problemText } from '../../../platform/ui/states.tsx'
import { useRetimeVoyage } from '../../pricing-api.ts'
import type { ServiceDetail } from './service-values.ts'

type DialogProps = { service: ServiceDetail; departureNo: string; onClose: () => void }

/** So many days later, or earlier, as the server takes them. */
const isShift = (days: string) => /^-?\d{1,2}$/.test(days) && Number(days) >= -30 && Number(days) <= 60 && +days !== 0

/** Each once, however often the rotation calls there. */
const portsOf = ({ calls, placeNames }: ServiceDetail) => [
  ...new Map(calls.map(({ placeCode }, at) => [placeCode, placeNames[at] ?? placeCode])),
]

/** Moves a voyage by days from one of its ports on, and tells how many of its sailings that changed. */
export function DelayDialog({ service, departureNo, onClose }: DialogProps) {
  const text = useText()
  const retime = useRetimeVoyage()
  const [fromPlaceCode, setFrom] = useState(service.calls[0]?.placeCode ?? '')
  const [typed, setTyped] = useState('')
  const days = typed.trim().replace(/^[−–]/, '-')
  const fields = retime.error instanceof Problem ? retime.error.fields : undefined
  const move = () => {
    const { serviceModeId, carrierCode, serviceCode } = service
    retime.mutate(
      { serviceModeId, carrierCode, serviceCode, departureNo, fromPlaceCode, days: Number(days) },
      {
        onSuccess: ({ moved }) => {
          toast(text('pricing.voyage-moved', { count: moved }), { kind: 'good' })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={`${text('pricing.delay')} · ${departureNo}`}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={retime.isPending}
          reason={isShift(days) ? undefined : text('pricing.delay-range')}
          onYes={move}
          yes={text('pricing.delay')}
          onClose={onClose}
        />
      }
    >
      <div className="labels-above stack tight">
        <p>{text('pricing.delay-hint')}</p>
        <PortField service={service} value={fromPlaceCode} wrong={fields?.fromPlaceCode} onChange={setFrom} />
        <DaysField value={typed} wrong={fields?.days} onChange={setTyped} />
        {retime.error && !fields && (
          <p className="err" role="alert">
            {problemText(retime.error, text)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

type FieldProps = { value: string; wrong: string | undefined; onChange: (value: string) => void }

function PortField({ service, value, wrong, onChange }: FieldProps & { service: ServiceDetail }) {
  const text = useText()
  return (
    <div className="field">
      <span className="label" aria-hidden="true">
        {text('pricing.delay-from')}
      </span>
      <span className="input">
        <PlainSelect
          label={text('pricing.delay-from')}
          value={value}
          choices={portsOf(service).map(([value, label]) => ({ value, label }))}
          onChange={onChange}
        />
      </span>
      <Reason reason={wrong} />
    </div>
  )
}

function DaysField({ value, wrong, onChange }: FieldProps) {
  const text = useText()
  return (
    <div className="field">
      <label htmlFor="delay-days" className="need">
        {text('pricing.delay-days')}
      </label>
      <span className="input">
        <input
          id="delay-days"
          maxLength={3}
          autoComplete="off"
          aria-describedby="delay-earlier"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <span className="help" id="delay-earlier">
        {text('pricing.delay-earlier')}
      </span>
      <Reason reason={wrong} />
    </div>
  )
}

function Reason({ reason }: { reason: string | undefined }) {
  const text = useText()
  return reason ? (
    <span className="err" role="alert">
      {text(reason as TextKey)}
    </span>
  ) : null
}
