import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import type { TariffFormProps } from './tariff-values.ts'

const blank = { perM3: '', kgPerM3: 500, minM3: '1', warehouseCode: '', warehouseCutoffHours: 96 }

export function SharedContainerFields({ form }: TariffFormProps) {
  const text = useText()
  const shared = useWatch({ control: form.control, name: 'sharedContainer' })
  const currency = useWatch({ control: form.control, name: 'currency' })
  const common = { form, span: 8, need: true } as const
  return (
    <div className="form">
      <span className="whole-row">
        <Tick isOn={!!shared} onChange={(isOn) => form.setValue('sharedContainer', isOn ? blank : null)}>
          {text('pricing.lcl-offered')}
        </Tick>
      </span>
      {shared && (
        <>
          <Field {...common} name="sharedContainer.perM3" kind="number" unit={currency} />
          <Field {...common} name="sharedContainer.kgPerM3" kind="number" integer unit={text('pricing.unit-kg')} />
          <Field {...common} name="sharedContainer.minM3" kind="number" unit={text('pricing.unit-m3')} />
          <Field {...common} name="sharedContainer.warehouseCode" maxLength={12} />
          <Field
            {...common}
            name="sharedContainer.warehouseCutoffHours"
            kind="number"
            integer
            unit={text('pricing.unit-hours')}
          />
        </>
      )}
    </div>
  )
}
