import { type CSSProperties, type ReactNode, useId } from 'react'
import { Controller, type FieldPathValue, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { type TextKey, useText } from '../text.tsx'

/** What a widget needs to stand in a form. */
export type Control<V = unknown> = {
  id: string
  value: V
  onChange: (value: V) => void
  onBlur: () => void
  invalid: boolean
  describedBy: string | undefined
  disabled: boolean | undefined
}

export type FrameProps<T extends FieldValues, N extends Path<T> = Path<T>> = {
  form: UseFormReturn<T>
  name: N
  /** Without it the text `field.<name>`. */
  label?: string | undefined
  /** Of 24 columns. */
  span?: number
  need?: boolean | undefined
  help?: ReactNode
  disabled?: boolean | undefined
}

type Framed<T extends FieldValues, N extends Path<T>> = FrameProps<T, N> & {
  /** The widget is several controls, named by the label together. */
  group?: boolean
  children: (control: Control<FieldPathValue<T, N>>) => ReactNode
}

/** A field of a form: its label, whatever widget, and under it the reason why it is wrong. */
export function FieldFrame<T extends FieldValues, N extends Path<T>>(props: Framed<T, N>) {
  const { form, name, label, span, need, help, disabled, group, children } = props
  const text = useText()
  const id = useId()
  const words = label ?? text(`field.${name.split('.').at(-1)}` as TextKey)
  const look = need ? 'need' : ''
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <div
          className="field"
          style={span ? ({ '--span': span } as CSSProperties) : undefined}
          data-field={name}
          {...(group && { role: 'group', 'aria-labelledby': `${id}-label` })}
        >
          {group ? (
            <span className={`label ${look}`} id={`${id}-label`}>
              {words}
            </span>
          ) : (
            <label htmlFor={id} className={look}>
              {words}
            </label>
          )}
          {children({
            id,
            value: field.value,
            onChange: field.onChange,
            onBlur: field.onBlur,
            invalid: !!error,
            describedBy: error || help ? `${id}-under` : undefined,
            disabled,
          })}
          <Under id={`${id}-under`} message={error?.message} help={help} />
        </div>
      )}
    />
  )
}

/** The reason why a field is wrong, or else what helps to fill it in. */
function Under({ id, message, help }: { id: string; message: string | undefined; help: ReactNode }) {
  const text = useText()
  if (message) {
    return (
      <span className="err" id={id} role="alert">
        {text(message as TextKey)}
      </span>
    )
  }
  return help ? (
    <span className="help" id={id}>
      {help}
    </span>
  ) : null
}
