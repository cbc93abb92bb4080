import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'
import styles from './rail-form.module.css'
import type { RailForm } from './rail-form-parts.tsx'

const hasType = (boxes: readonly { containerType?: string | null | undefined }[] | null | undefined, ending: RegExp) =>
  boxes?.some(({ containerType }) => ending.test(containerType ?? '')) ?? false

/** What is carried at a temperature. */
export function TemperatureFields({ form }: { form: RailForm }) {
  const text = useText()
  const [isHot, boxes] = useWatch({ control: form.control, name: ['temperatureControlled', 'boxes'] })
  if (!isHot) return null
  return (
    <fieldset className={`form ${styles.ruled}`} aria-label={text('booking.temperature-head')}>
      <div className={styles.blockHead}>
        <h4>{text('booking.temperature-head')}</h4>
      </div>
      <Field form={form} name="setTemperatureC" kind="number" unit="°C" need span={8} />
      <Field form={form} name="minTemperatureC" kind="number" unit="°C" need span={8} />
      <Field form={form} name="maxTemperatureC" kind="number" unit="°C" need span={8} />
      <Field
        form={form}
        name="ventilationM3h"
        kind="number"
        whole
        unit="m³/h"
        need={hasType(boxes, /RF$/)}
        span={8}
        help={text('booking.closed-vent')}
      />
      <Field form={form} name="humidityPct" kind="number" whole unit="%" span={8} />
      <Field form={form} name="gensetNeeded" kind="checkbox" span={8} />
      <Field form={form} name="preCooled" kind="checkbox" span={8} />
      <Field form={form} name="dataLogger" kind="checkbox" span={8} />
    </fieldset>
  )
}

/** The largest piece, and how far it stands out of open containers. */
export function OversizeFields({ form }: { form: RailForm }) {
  const text = useText()
  const [isOversize, boxes, weight] = useWatch({ control: form.control, name: ['oversize', 'boxes', 'oogWeightKg'] })
  if (!isOversize) return null
  const isOpen = hasType(boxes, /(FR|OT)$/)
  return (
    <fieldset className={`form ${styles.ruled}`} aria-label={text('booking.oversize-head')}>
      <div className={styles.blockHead}>
        <h4>{text('booking.oversize-head')}</h4>
      </div>
      <Field form={form} name="oogLengthCm" kind="number" unit="cm" need span={8} />
      <Field form={form} name="oogWidthCm" kind="number" unit="cm" need span={8} />
      <Field form={form} name="oogHeightCm" kind="number" unit="cm" need span={8} />
      <Field form={form} name="oogWeightKg" kind="number" unit="kg" need span={8} />
      <Field form={form} name="gravityHeightCm" kind="number" unit="cm" need={Number(weight ?? 0) > 10_000} span={8} />
      <Field form={form} name="liftingPoints" kind="checkbox" span={8} />
      {isOpen && (
        <>
          <Field form={form} name="overFrontCm" kind="number" unit="cm" span={8} />
          <Field form={form} name="overBackCm" kind="number" unit="cm" span={8} />
          <Field form={form} name="overLeftCm" kind="number" unit="cm" span={8} />
          <Field form={form} name="overRightCm" kind="number" unit="cm" span={8} />
          <Field form={form} name="overTopCm" kind="number" unit="cm" need span={8} />
        </>
      )}
    </fieldset>
  )
}
