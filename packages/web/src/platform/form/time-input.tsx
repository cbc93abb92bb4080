import { isTime, readTime } from '@landbridge/contract/shared/reading/day-reading'
import { plainText } from '@landbridge/contract/shared/reading/plain-text'
import { useId, useState } from 'react'
import type { TextKey } from '../text.tsx'
import { ListField } from '../ui/list-field.tsx'
import type { Option } from '../ui/option.tsx'
import { RefusalReason } from '../ui/typed-days.tsx'
import type { Control } from './field-frame.tsx'

/** Unreadable text stays for correction and is never saved. */
export const timeRule = (value: unknown): TextKey | undefined =>
  typeof value !== 'string' || value === '' || isTime(value) ? undefined : 'shared.time-unread'

const halfHours: readonly Option[] = Array.from({ length: 48 }, (_, index) => {
  const time = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})

type TimeProps = Omit<Control<string | null | undefined>, 'onBlur'> & {
  onBlur?: (() => void) | undefined
  label?: string
  low?: boolean
  /** Without a frame, inside that of a moment. */
  look?: 'field' | 'bare'
}

/** A time of day, 09:30, typed or picked from half hours; unreadable text stays with its error. */
export function TimeInput({ value, onChange, onBlur, low, look = 'field', ...rest }: TimeProps) {
  const whyId = useId()
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    if (typed !== undefined) changeTime(readTime(typed) ?? typed.trim())
    setTyped(undefined)
  }
  const changeTime = (time: string) => {
    if (time !== (value ?? '')) onChange(time)
  }
  // Beside a day the frame of both says it, in a form the rule.
  const error = look === 'bare' || rest.invalid ? undefined : timeRule(value)
  const field = (
    <ListField
      {...rest}
      {...(error && { invalid: true, describedBy: whyId })}
      className={look === 'bare' ? 'time' : `input time-field ${low ? 'low' : ''}`}
      isFree
      isTypedOver
      inputMode="numeric"
      placeholder="00:00"
      options={halfHours}
      words={typed ?? value ?? ''}
      keyword={plainText(typed ?? '')}
      isTyped={false}
      value={value ?? undefined}
      onWords={setTyped}
      delayMs={0}
      onChoose={(option) => {
        changeTime(option.value)
        setTyped(undefined)
      }}
      onEnter={settle}
      onEscape={() => setTyped(undefined)}
      onLeave={() => {
        settle()
        onBlur?.()
      }}
    />
  )
  return (
    <>
      {field}
      <RefusalReason id={whyId} reason={error} />
    </>
  )
}
