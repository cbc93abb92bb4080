import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { type ReactNode, useState } from 'react'
import { FieldFrame, type FrameProps } from '../../platform/form/field-frame.tsx'
import { TagInput } from '../../platform/form/tag-input.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { Option } from '../../platform/ui/option.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import styles from './booking-form.module.css'
import { useMarks } from './form-marks.tsx'
import type { FormPath } from './form-state.ts'

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
      <div className={styles.moreLine}>
        <Button look="plain" low icon={shown ? 'up' : 'down'} aria-expanded={shown} onClick={() => setOpen(!shown)}>
          {text(shown ? 'booking.fewer-fields' : 'booking.more-fields')}
        </Button>
      </div>
    </>
  )
}

/** A list is wrong as a whole when it is empty or lacks somebody. */
export function ListReason({ list }: { list: string }) {
  const text = useText()
  const { reasonOf, isTried } = useMarks()
  const reason = reasonOf(list)
  return (
    <div data-list={list}>
      {reason && (
        <p className={`err ${styles.listReason}`} role={isTried ? undefined : 'alert'}>
          <Icon name="wrong" size="s" /> {text(reason as TextKey)}
        </p>
      )}
    </div>
  )
}

type ListFieldProps = FrameProps<BookingForm, FormPath> & { placeholder?: string }

export function TagsField({ placeholder, ...frame }: ListFieldProps) {
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

type TicksFieldProps = ListFieldProps & { options: readonly Option[]; askedApart: readonly string[] }

/** Any number of a few things: the first ones and the chosen ones, the rest on demand. */
export function TicksField({ options, askedApart, ...frame }: TicksFieldProps) {
  const [isAll, setAll] = useState(false)
  return (
    <FieldFrame {...frame} group>
      {({ value, onChange, onBlur }) => {
        const chosen = (value ?? []) as string[]
        const toggle = (code: string) =>
          onChange((chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]) as never)
        // What was chosen before it had a field of its own can still be taken back.
        const offered = options.filter(({ value }) => chosen.includes(value) || !askedApart.includes(value))
        const shown = isAll ? offered : offered.filter((option, at) => at < fewTicks || chosen.includes(option.value))
        return (
          <div className="plain">
            {shown.map((option) => (
              <Tick
                key={option.value}
                isOn={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
                onBlur={onBlur}
              >
                {option.label}
              </Tick>
            ))}
            {offered.length > fewTicks && <MoreTicks isAll={isAll} onChange={setAll} />}
          </div>
        )
      }}
    </FieldFrame>
  )
}

function MoreTicks({ isAll, onChange }: { isAll: boolean; onChange: (isAll: boolean) => void }) {
  const text = useText()
  return (
    <button type="button" className="link small" aria-expanded={isAll} onClick={() => onChange(!isAll)}>
      {text(isAll ? 'booking.fewer-services' : 'booking.more-services')}
    </button>
  )
}
