import { useState } from 'react'
import { ListField } from '../ui/list-field.tsx'
import type { Option } from '../ui/option.tsx'
import type { Control } from './field-frame.tsx'

/** A typed time of day: 9:30, 09:30, 930 or 9, at full width too. Nothing when it is none. */
export function readTime(typed: string): string | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.normalize('NFKC').trim()) ?? []
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

const halfHours: readonly Option[] = Array.from({ length: 48 }, (_, at) => {
  const time = `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})

type TimeProps = Omit<Control<string | null | undefined>, 'onBlur'> & {
  onBlur?: (() => void) | undefined
  label?: string
  low?: boolean
  /** Beside a day it stands in the frame of both. */
  look?: 'field' | 'bare'
}

/** A time of day as one text, 09:30: typed, or picked from the half hours. What is no time leaves the one that was there. */
export function TimeInput({ value, onChange, onBlur, low, look = 'field', ...rest }: TimeProps) {
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    if (typed !== undefined) take(typed.trim() === '' ? '' : (readTime(typed) ?? value ?? ''))
    setTyped(undefined)
  }
  const take = (time: string) => {
    if (time !== (value ?? '')) onChange(time)
  }
  return (
    <ListField
      {...rest}
      className={look === 'bare' ? 'time' : `in time-field ${low ? 'low' : ''}`}
      isFree
      isTypedOver
      inputMode="numeric"
      placeholder="00:00"
      options={halfHours}
      words={typed ?? value ?? ''}
      keyword={typed?.normalize('NFKC') ?? ''}
      isTyped={false}
      value={value ?? undefined}
      onWords={setTyped}
      delayMs={0}
      onChoose={(option) => {
        take(option.value)
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
}
