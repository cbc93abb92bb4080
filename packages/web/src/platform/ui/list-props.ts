import type { HTMLAttributes, KeyboardEvent, ReactNode, RefObject } from 'react'
import type { Option } from './option.tsx'
import type { OptionSource } from './use-options.ts'

export type ListFieldProps = {
  id?: string | undefined
  label?: string | undefined
  need?: boolean | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  words: string
  isTyped: boolean
  onWords: (words: string) => void
  /** The words that options are searched for, where they are not those in the field. */
  keyword?: string
  value?: string | undefined
  options: OptionSource
  delayMs: number
  head?: ReactNode
  /** Stands instead of the options while nothing is typed; arrow down leads there. */
  panel?: ((close: () => void) => ReactNode) | undefined
  /** Any words will do: nothing is marked then, and a list without options is not shown. */
  isFree?: boolean
  /** The words in the field are marked with the focus, to be typed over; the rule, unless any words will do. */
  isTypedOver?: boolean
  onChoose: (option: Option) => void
  onLeave: () => void
  onEscape: () => void
  onEnter: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Any key, before the list has it. */
  onKey?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
}

export type ListInputProps = ListFieldProps & {
  box: RefObject<HTMLElement | null>
  /** The marked part of the plain field when it had the focus. */
  begin: { from: number; to: number } | undefined
  presses: number
}
