import { serviceDeskEndpoints } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import type { UseFormReturn } from 'react-hook-form'
import { CommandDialog } from '../../../platform/command-dialog.tsx'
import { FieldFrame } from '../../../platform/form/field-frame.tsx'
import { useText } from '../../../platform/text.tsx'
import { PlainSelect } from '../../../platform/ui/plain-select.tsx'
import type { ServiceDetail } from './service-values.ts'

type DialogProps = { service: ServiceDetail; departureNo: string; onClose: () => void }
type Delay = { fromPlaceCode: string; days: string; movesCutoffs: boolean }

/** A typed shift with any minus sign as a number, undefined for zero. */
const shiftOf = (days: string) => Number(days.trim().replace(/^[−–]/, '-')) || Number.NaN

/** Ports of the rotation, each once. */
const portsOf = ({ calls, placeNames }: ServiceDetail) => [
  ...new Map(calls.map(({ placeCode }, index) => [placeCode, placeNames[index] ?? placeCode])),
]

/** Moves a voyage by days from a port on, and tells the number of changed sailings. */
export function DelayDialog({ service, departureNo, onClose }: DialogProps) {
  const text = useText()
  const { serviceModeId, carrierCode, serviceCode } = service
  return (
    <CommandDialog
      command={{
        title: `${text('pricing.delay')} · ${departureNo}`,
        hint: text('pricing.delay-hint'),
        endpoint: serviceDeskEndpoints.retime,
        fields: [
          { name: 'fromPlaceCode', render: (form) => <PortField form={form} service={service} /> },
          {
            name: 'days',
            label: text('pricing.delay-days'),
            need: true,
            maxLength: 3,
            autoComplete: 'off',
            help: text('pricing.delay-earlier'),
            blockedReason: text('pricing.delay-range'),
          },
          { name: 'movesCutoffs', label: text('pricing.delay-cutoffs'), kind: 'checkbox' },
        ],
        initialValues: { fromPlaceCode: service.calls[0]?.placeCode ?? '', days: '', movesCutoffs: false },
        toInput: ({ fromPlaceCode, days, movesCutoffs }) => ({
          serviceModeId,
          carrierCode,
          serviceCode,
          departureNo,
          fromPlaceCode,
          days: shiftOf(days),
          ...(movesCutoffs && { movesCutoffs }),
        }),
        submitLabel: text('pricing.delay'),
        successMessage: ({ moved }) => text('pricing.voyage-moved', { count: moved }),
      }}
      onClose={onClose}
    />
  )
}

function PortField({ form, service }: { form: UseFormReturn<Delay>; service: ServiceDetail }) {
  const text = useText()
  const choices = portsOf(service).map(([value, label]) => ({ value, label }))
  return (
    <FieldFrame form={form} name="fromPlaceCode" label={text('pricing.delay-from')}>
      {({ id, value, onChange }) => (
        <span className="input">
          <PlainSelect id={id} value={value} choices={choices} onChange={onChange} />
        </span>
      )}
    </FieldFrame>
  )
}
