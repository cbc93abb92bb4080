import { type ReactNode, useRef } from 'react'
import { useCheckbox } from 'react-aria/useCheckbox'
import { useRadio, useRadioGroup } from 'react-aria/useRadioGroup'
import { useSwitch } from 'react-aria/useSwitch'
import { type RadioGroupState, useRadioGroupState } from 'react-stately/useRadioGroupState'
import { useToggleState } from 'react-stately/useToggleState'

type Named = {
  id?: string | undefined
  label?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
}
type InForm = {
  invalid?: boolean | undefined
  disabled?: boolean | undefined
  need?: boolean | undefined
  onBlur?: (() => void) | undefined
}

const ariaOf = ({ id, label, labelledBy, describedBy }: Named) => ({
  ...(id !== undefined && { id }),
  ...(label !== undefined && { 'aria-label': label }),
  ...(labelledBy !== undefined && { 'aria-labelledby': labelledBy }),
  ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
})
const stateOf = ({ invalid, disabled, need, onBlur }: InForm) => ({
  isInvalid: !!invalid,
  isDisabled: !!disabled,
  isRequired: !!need,
  validationBehavior: 'aria' as const,
  ...(onBlur && { onBlur }),
})

type TickProps = Named &
  InForm & {
    isOn: boolean
    onChange: (isOn: boolean) => void
    /** Indeterminate, for a partly ticked group. */
    isPartly?: boolean
    children?: ReactNode
    className?: string
  }

export function Tick({ isOn, onChange, isPartly = false, children, className = 'tick', ...rest }: TickProps) {
  const input = useRef<HTMLInputElement>(null)
  const props = { ...ariaOf(rest), ...stateOf(rest), isSelected: isOn, onChange, isIndeterminate: isPartly, children }
  const { inputProps, labelProps } = useCheckbox(props, useToggleState(props), input)
  if (children === undefined) return <input {...inputProps} ref={input} className="check" />
  return (
    <label {...labelProps} className={className}>
      <input {...inputProps} ref={input} className="check" />
      {children}
    </label>
  )
}

type SwitchProps = Named &
  Pick<InForm, 'disabled'> & { isOn: boolean; onChange: (isOn: boolean) => void; busy?: boolean }

/** A switch with immediate effect, disabled while it takes effect. */
export function Switch({ isOn, onChange, busy = false, ...rest }: SwitchProps) {
  const input = useRef<HTMLInputElement>(null)
  const props = { ...ariaOf(rest), isDisabled: !!rest.disabled, isSelected: isOn, isReadOnly: busy, onChange }
  const { inputProps } = useSwitch(props, useToggleState(props), input)
  return <input {...inputProps} ref={input} className="switch" aria-busy={busy || undefined} />
}

type RadioChoice<V extends string> = { value: V; label: ReactNode; disabled?: boolean }
type RadiosProps<V extends string> = Omit<Named, 'id'> &
  InForm & {
    value: V | null | undefined
    choices: readonly RadioChoice<V>[]
    onChange: (value: V) => void
    /** CSS classes of the group and of each choice. */
    className?: string | undefined
    choiceClass?: string | undefined
  }

/** One of a few visible choices, by arrow keys. */
export function Radios<V extends string>(props: RadiosProps<V>) {
  const { value, choices, onChange, className = 'plain', choiceClass = 'tick', ...rest } = props
  const aria = {
    ...ariaOf(rest),
    ...stateOf(rest),
    value: value ?? null,
    onChange: (one: string) => onChange(one as V),
  }
  const state = useRadioGroupState(aria)
  const { radioGroupProps } = useRadioGroup(aria, state)
  return (
    <div {...radioGroupProps} className={className}>
      {choices.map((choice) => (
        <Radio key={choice.value} choice={choice} state={state} className={choiceClass} />
      ))}
    </div>
  )
}

type RadioProps = { choice: RadioChoice<string>; state: RadioGroupState; className: string }

function Radio({ choice: { value, label, disabled = false }, state, className }: RadioProps) {
  const input = useRef<HTMLInputElement>(null)
  const { inputProps, labelProps } = useRadio({ value, isDisabled: disabled, children: label }, state, input)
  return (
    <label {...labelProps} className={className}>
      <input {...inputProps} ref={input} className="check" />
      {label}
    </label>
  )
}
