import { type CSSProperties, type ReactNode, useId } from 'react'
import {
  Controller,
  type FieldError,
  type FieldPathValue,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { namedText, useText } from '../text.tsx'
import { WholeWords } from '../ui/whole-words.tsx'
import { type FieldRules, firstBroken, isNeeded, type NeedMark, rulesOf } from './field-rules.ts'

export type Control<V = unknown> = {
  id: string
  value: V
  onChange: (value: V) => void
  onBlur: () => void
  invalid: boolean
  describedBy: string | undefined
  disabled: boolean | undefined
  /** For who hears the form. */
  need?: boolean | undefined
}

/** The type of an error from a refused save, announced once for all fields instead of at each. */
export const foundTogether = 'found together'

export type FrameProps<T extends FieldValues, N extends Path<T> = Path<T>> = {
  form: UseFormReturn<T>
  name: N
  label?: string | undefined
  /** Of 24 columns. */
  span?: number
  startsRow?: boolean
  /** In pixels, where it stands at the left. */
  labelWidth?: number
  need?: NeedMark | undefined
  rules?: FieldRules<FieldPathValue<T, N>, T> | undefined
  /** The rules wait until the form is saved, unless it is false: then they speak with each change, and hold no save back. */
  manual?: boolean
  help?: ReactNode
  disabled?: boolean | undefined
}

/** The id of a field's label, for parts that are named by more than it. */
export const labelIdOf = (id: string): string => `${id}-label`

type Framed<T extends FieldValues, N extends Path<T>> = FrameProps<T, N> & {
  group?: boolean
  children: (control: Control<FieldPathValue<T, N>>) => ReactNode
}

/** A field of a form: its label, whatever widget, and under it the reason why it is wrong. */
export function FieldFrame<T extends FieldValues, N extends Path<T>>(props: Framed<T, N>) {
  const { form, name, label, span, startsRow, labelWidth, need, help, disabled, group, children } = props
  const text = useText()
  const id = useId()
  const words = label ?? namedText(text, `field.${name.split('.').at(-1)}`)
  const look = need === 'space' ? 'need space' : need ? 'need' : ''
  const { onSave, onChanged } = useRules(props)
  return (
    <Controller
      control={form.control}
      name={name}
      rules={{ validate: onSave }}
      render={({ field, fieldState: { error } }) => (
        <div
          ref={(box) => {
            // A refused save goes to the first field that is wrong.
            if (box) field.ref({ focus: () => controlIn(box, id)?.focus() })
          }}
          className="field"
          style={
            {
              ...(span && { '--span': span }),
              ...(labelWidth && { '--label': `${labelWidth}px` }),
            } as CSSProperties
          }
          data-field={name}
          {...(startsRow && { 'data-starts-row': true })}
          {...(group && { role: 'group', 'aria-labelledby': labelIdOf(id) })}
        >
          {group ? (
            <span className={`label ${look}`} id={labelIdOf(id)}>
              {words}
            </span>
          ) : (
            <label htmlFor={id} id={labelIdOf(id)} className={look}>
              <WholeWords words={words} />
            </label>
          )}
          {children({
            id,
            value: field.value,
            onChange: (value) => {
              field.onChange(orEmpty(value))
              onChanged(value)
            },
            onBlur: field.onBlur,
            invalid: !!error,
            describedBy: error || help ? `${id}-under` : undefined,
            disabled,
            need: isNeeded(need),
          })}
          <Under id={`${id}-under`} error={error} help={help} />
        </div>
      )}
    />
  )
}

/** Null for what is emptied: for undefined the form library shows again what the field was opened with. */
export const orEmpty = (value: unknown): unknown => (value === undefined ? null : value)

const controls = 'input, textarea, select, button'

/** The control that the label of a field names, else its first. */
function controlIn(box: HTMLElement, id: string): HTMLElement | null {
  const named = box.querySelector<HTMLElement>(`[id="${id}"]`)
  return named?.matches(controls)
    ? named
    : box.querySelector<HTMLElement>(`:is(${controls}):not(:disabled, [tabindex="-1"])`)
}

function useRules<T extends FieldValues, N extends Path<T>>({
  form,
  name,
  need,
  rules,
  manual = true,
}: FrameProps<T, N>) {
  const all = rulesOf(need, rules)
  const ask = (value: FieldPathValue<T, N>) => firstBroken(all, value, form.getValues())
  const speak = async (value: FieldPathValue<T, N>) => {
    await form.trigger(name)
    const reason = await ask(value)
    if (reason && form.getValues(name) === value) form.setError(name, { type: 'rule', message: reason })
  }
  return {
    onSave: (value: FieldPathValue<T, N>) => (manual ? ask(value) : undefined),
    onChanged: (value: FieldPathValue<T, N>) => {
      if (!manual && all.length > 0) void speak(value)
    },
  }
}

/** A mistake is said aloud as it appears, unless a message told of it together with others. */
export const roleOfError = ({ type }: { type?: unknown }): 'alert' | undefined =>
  type === foundTogether ? undefined : 'alert'

function Under({ id, error, help }: { id: string; error: FieldError | undefined; help: ReactNode }) {
  const text = useText()
  if (error?.message) {
    return (
      <span className="err" id={id} role={roleOfError(error)}>
        {namedText(text, error.message)}
      </span>
    )
  }
  return help ? (
    <span className="help" id={id}>
      {help}
    </span>
  ) : null
}
