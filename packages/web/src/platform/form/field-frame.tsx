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
import { UnbrokenWords } from '../ui/unbroken-words.tsx'
import { type FieldRules, firstBrokenRule, isNeeded, type NeedMark, rulesOf } from './field-rules.ts'

export type Control<V = unknown> = {
  id: string
  value: V
  onChange: (value: V) => void
  onBlur: () => void
  invalid: boolean
  describedBy: string | undefined
  disabled: boolean | undefined
  /** Announced by screen readers. */
  need?: boolean | undefined
}

/** The type of an error from a refused save, announced once for all fields instead of at each. */
export const reportedTogether = 'found together'

export type FrameProps<T extends FieldValues, N extends Path<T> = Path<T>> = {
  form: UseFormReturn<T>
  name: N
  label?: string | undefined
  /** Of 24 columns. */
  span?: number
  startsRow?: boolean
  /** Pixels of a label at the left. */
  labelWidth?: number
  need?: NeedMark | undefined
  rules?: FieldRules<FieldPathValue<T, N>, T> | undefined
  /** True by default; with false the rules run on each change and block no save. */
  validatesOnSave?: boolean
  help?: ReactNode
  disabled?: boolean | undefined
}

/** The id of a field's label, for controls that also carry another name. */
export const labelIdOf = (id: string): string => `${id}-label`

type FieldFrameProps<T extends FieldValues, N extends Path<T>> = FrameProps<T, N> & {
  group?: boolean
  children: (control: Control<FieldPathValue<T, N>>) => ReactNode
}

/** A form's field: its label, any widget, and its error or help. */
export function FieldFrame<T extends FieldValues, N extends Path<T>>(props: FieldFrameProps<T, N>) {
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
              <UnbrokenWords words={words} />
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
          <FieldMessage id={`${id}-under`} error={error} help={help} />
        </div>
      )}
    />
  )
}

/** Null for an emptied value, since undefined makes the form library restore the first one. */
export const orEmpty = (value: unknown): unknown => (value === undefined ? null : value)

const controls = 'input, textarea, select, button'

/** The labelled control of a field, else its first. */
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
  validatesOnSave = true,
}: FrameProps<T, N>) {
  const allRules = rulesOf(need, rules)
  const validate = (value: FieldPathValue<T, N>) => firstBrokenRule(allRules, value, form.getValues())
  const showError = async (value: FieldPathValue<T, N>) => {
    await form.trigger(name)
    const reason = await validate(value)
    if (reason && form.getValues(name) === value) form.setError(name, { type: 'rule', message: reason })
  }
  return {
    onSave: (value: FieldPathValue<T, N>) => (validatesOnSave ? validate(value) : undefined),
    onChanged: (value: FieldPathValue<T, N>) => {
      if (!validatesOnSave && allRules.length > 0) void showError(value)
    },
  }
}

/** Errors are announced as they appear, unless one message announced all. */
export const roleOfError = ({ type }: { type?: unknown }): 'alert' | undefined =>
  type === reportedTogether ? undefined : 'alert'

function FieldMessage({ id, error, help }: { id: string; error: FieldError | undefined; help: ReactNode }) {
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
