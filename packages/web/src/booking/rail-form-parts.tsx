import type { RailBookingForm } from '@landbridge/contract/booking/rail-booking'
import { type ReactNode, useState } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { FieldFrame } from '../platform/form/field-frame.tsx'
import { TagInput } from '../platform/form/tag-input.tsx'
import { type TextKey, useText } from '../platform/text.tsx'
import { Icon } from '../platform/ui/icon.tsx'
import type { Option } from '../platform/ui/option.tsx'
import { Button } from '../platform/ui/parts.tsx'
import { useMarks } from './form-marks.tsx'

export type RailForm = UseFormReturn<RailBookingForm>
export type RailPath = Path<RailBookingForm>

type ChoicesOf = { text: (key: TextKey) => string; begin: string }

/** The values of a closed list with their words. */
export const choicesOf = (values: readonly string[], { text, begin }: ChoicesOf) =>
  values.map((value) => ({ value, label: text(`${begin}${value}` as TextKey) }))

/** Fields that are not needed now: they open on demand, when something stands in them, or when one is led to one of them. */
export function MoreFields({
  names,
  isSaid,
  children,
}: {
  names: readonly string[]
  isSaid: boolean
  children: ReactNode
}) {
  const text = useText()
  const { target = '', reasonOf } = useMarks()
  const [isOpen, setOpen] = useState(isSaid)
  const isCalled = names.some((name) => target.startsWith(name) || reasonOf(name))
  const shown = isOpen || isCalled
  return (
    <>
      {shown && children}
      <div className="field" style={{ '--span': 24 } as object}>
        <span />
        <Button
          look="plain"
          low
          icon={shown ? 'up' : 'down'}
          aria-expanded={shown}
          onClick={() => setOpen(!shown)}
          className="more-fields"
        >
          {text(shown ? 'booking.fewer-fields' : 'booking.more-fields')}
        </Button>
      </div>
    </>
  )
}

/** Why a list is wrong as a whole: nothing is in it, or somebody is missing. */
export function ListReason({ of }: { of: string }) {
  const text = useText()
  const reason = useMarks().reasonOf(of)
  return (
    <div data-list={of}>
      {reason && (
        <p className="err list-reason" role="alert">
          <Icon name="wrong" size="s" /> {text(reason as TextKey)}
        </p>
      )}
    </div>
  )
}

type ListFieldProps = {
  form: RailForm
  name: RailPath
  label?: string
  span?: number
  need?: boolean
  help?: ReactNode
  placeholder?: string
}

/** Several entries, kept as a list. */
export function TagsField({ placeholder, ...frame }: ListFieldProps) {
  return (
    <FieldFrame {...frame}>
      {({ value, onChange, ...control }) => (
        <TagInput
          {...control}
          {...(placeholder && { placeholder })}
          value={((value ?? []) as string[]).join(',')}
          onChange={(tags) => onChange((tags ? tags.split(',') : []) as never)}
        />
      )}
    </FieldFrame>
  )
}

/** Any number of a few things. */
export function TicksField({ options, ...frame }: ListFieldProps & { options: readonly Option[] }) {
  return (
    <FieldFrame {...frame} group>
      {({ value, onChange, onBlur, id }) => {
        const chosen = (value ?? []) as string[]
        const toggle = (code: string) =>
          onChange((chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]) as never)
        return (
          <div className="plain">
            {options.map((option) => (
              <label key={option.value} className="tick">
                <input
                  type="checkbox"
                  className="check"
                  name={id}
                  checked={chosen.includes(option.value)}
                  onChange={() => toggle(option.value)}
                  onBlur={onBlur}
                />
                {option.label}
              </label>
            ))}
          </div>
        )
      }}
    </FieldFrame>
  )
}
