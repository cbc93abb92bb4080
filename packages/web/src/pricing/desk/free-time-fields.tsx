import { clockKinds, clockLabels } from '@landbridge/contract/pricing/free-time'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useText } from '../../platform/text.tsx'
import type { TariffFormProps } from './tariff-values.ts'

export function FreeTimeFields({ form }: TariffFormProps) {
  const text = useText()
  const rate = { kind: 'number', align: 'num', width: 150 } as const
  return (
    <>
      <LinesEditor
        form={form}
        name="freeTimes"
        min={0}
        max={20}
        blank={() => ({ clock: 'containerUse' as const, freeDays: 10, fromDay: null, per20: null, per40: null })}
        columns={[
          {
            name: 'clock',
            title: text('pricing.clock'),
            kind: 'select',
            need: true,
            options: clockKinds.map((value) => ({ value, label: text(clockLabels[value]) })),
          },
          { ...rate, name: 'freeDays', title: text('pricing.free-days-column'), need: true },
          { ...rate, name: 'fromDay', title: text('pricing.from-day') },
          { ...rate, name: 'per20', title: text('pricing.per-20') },
          { ...rate, name: 'per40', title: text('pricing.per-40') },
        ]}
      />
      <p className="pad muted">{text('pricing.free-time-hint')}</p>
    </>
  )
}
