import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { WallInput } from '../../platform/form/moment-input.tsx'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import type { FieldWidgetProps } from './field-widget-props.ts'
import type { FormPath } from './form-state.ts'

const dayMs = 86_400_000

/** A day from today on, and the end of a span of days beside its beginning. */
export function DateField({ frame, spec, look }: FieldWidgetProps) {
  const text = useText()
  const least = businessDayOf(serverNow())
  if (look.to) return <Field {...frame} kind="dateRange" toName={look.to as FormPath} least={least} />
  const most = spec.daysAhead && businessDayOf(new Date(serverNow().getTime() + spec.daysAhead * dayMs))
  return <Field {...frame} kind="date" placeholder={text('shared.choose')} least={least} {...(most && { most })} />
}

/** A day and a time on the clock of the place itself; without seconds on the screen, with them in the form. */
export function MomentField({ frame }: FieldWidgetProps) {
  return (
    <FieldFrame {...frame}>
      {({ value, onChange, ...control }) => (
        <WallInput
          {...control}
          value={((value as string | null | undefined) ?? '').slice(0, 16).replace(' ', 'T')}
          onChange={(wall) => onChange((wall && `${wall.replace('T', ' ')}:00`) as never)}
        />
      )}
    </FieldFrame>
  )
}
