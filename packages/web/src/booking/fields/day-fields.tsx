import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { WallInput } from '../../platform/form/moment-input.tsx'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import type { FormPath } from '../state/form-state.ts'
import type { FieldWidgetProps } from './field-widget-props.ts'

const dayMs = 86_400_000

/** A day from today on, and the end of a span of days beside its beginning. */
export function DateField({ frame, spec, look }: FieldWidgetProps) {
  const text = useText()
  const least = businessDayOf(serverNow())
  if (look.to) return <Field {...frame} kind="dateRange" toName={look.to as FormPath} least={least} />
  const most = spec.daysAhead && businessDayOf(new Date(serverNow().getTime() + spec.daysAhead * dayMs))
  return <Field {...frame} kind="date" placeholder={text('shared.choose')} least={least} {...(most && { most })} />
}

/** A day, or a day and a time on the clock of the place itself; without seconds on the screen, with them in the form. */
export function MomentField({ frame }: FieldWidgetProps) {
  return (
    <FieldFrame {...frame}>
      {({ value, onChange, ...control }) => (
        <WallInput
          {...control}
          isTimeOpen
          value={wallShown((value as string | null | undefined) ?? '')}
          onChange={(wall) => onChange(momentKept(wall) as never)}
        />
      )}
    </FieldFrame>
  )
}

// What is no moment stands as it was typed.
const wallShown = (kept: string): string =>
  /^[\d-]+ [\d:]+$/.test(kept) ? kept.slice(0, '2031-02-08 09:00'.length).replace(' ', 'T') : kept
const momentKept = (wall: string): string => (/^[\d-]+T[\d:]+$/.test(wall) ? `${wall.replace('T', ' ')}:00` : wall)
