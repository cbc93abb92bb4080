import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { FieldFrame, type FrameProps } from '../form/field-frame.tsx'
import { TagInput } from '../form/tag-input.tsx'
import type { Option } from '../ui/option.tsx'
import { Tick } from '../ui/ticks.tsx'

type TagsProps<T extends FieldValues, N extends Path<T>> = FrameProps<T, N> & { placeholder?: string }

export function TagsField<T extends FieldValues, N extends Path<T>>({ placeholder, ...frame }: TagsProps<T, N>) {
  return (
    <FieldFrame {...frame}>
      {({ value, onChange, ...control }) => (
        <TagInput
          {...control}
          {...(placeholder && { placeholder })}
          value={(value ?? []) as string[]}
          onChange={(tags) => onChange(tags as never)}
        />
      )}
    </FieldFrame>
  )
}

const fewTicks = 5

type TicksProps<T extends FieldValues, N extends Path<T>> = FrameProps<T, N> & {
  options: readonly Option[]
  /** Codes that another field offers, shown only while chosen. */
  elsewhere: readonly string[]
  moreWords: (isAll: boolean) => string
}

/** Ticks for several of a few choices, of which the later unticked ones open on demand. */
export function TicksField<T extends FieldValues, N extends Path<T>>(props: TicksProps<T, N>) {
  const { options, elsewhere, moreWords, ...frame } = props
  const [isAll, setAll] = useState(false)
  return (
    <FieldFrame {...frame} group>
      {({ value, onChange, onBlur }) => {
        const chosen = (value ?? []) as string[]
        const toggle = (code: string) =>
          onChange((chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]) as never)
        // What was chosen before it had a field of its own can still be taken back.
        const offered = options.filter(({ value }) => chosen.includes(value) || !elsewhere.includes(value))
        const visibleOptions = isAll
          ? offered
          : offered.filter((option, index) => index < fewTicks || chosen.includes(option.value))
        return (
          <div className="plain">
            {visibleOptions.map((option) => (
              <Tick
                key={option.value}
                isOn={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
                onBlur={onBlur}
              >
                {option.label}
              </Tick>
            ))}
            {offered.length > fewTicks && (
              <button type="button" className="link small" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
                {moreWords(isAll)}
              </button>
            )}
          </div>
        )
      }}
    </FieldFrame>
  )
}
