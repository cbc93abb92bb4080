import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'
import type { TariffFormProps } from './tariff-values.ts'

/** The stops that the price has in it, and how long a truck waits at each of them for nothing. */
export function StopFields({ form }: TariffFormProps) {
  const text = useText()
  const figure = { form, kind: 'number', whole: true, span: 6 } as const
  const hours = { ...figure, unit: text('pricing.unit-hours') } as const
  return (
    <div className="form">
      <Field {...figure} name="loadingStops" label={text('pricing.loading-stops')} />
      <Field {...hours} name="freeHoursLoading" label={text('pricing.free-hours-loading')} />
      <Field {...figure} name="unloadingStops" label={text('pricing.unloading-stops')} />
      <Field {...hours} name="freeHoursUnloading" label={text('pricing.free-hours-unloading')} />
    </div>
  )
}
