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
  /** The searched words, those of the field by default. */
  keyword?: string
  value?: string | undefined
  options: OptionSource
  delayMs: number
  head?: ReactNode
  /** Shown instead of options before anything is typed, reached by arrow down. */
  panel?: ((close: () => void) => ReactNode) | undefined
  /** True for free text, which highlights no option and hides an empty list. */
  isFree?: boolean
  /** True by default except for free text: the focus selects the words for replacement. */
  isTypedOver?: boolean
  onChoose: (option: Option) => void
  onLeave: () => void
  onEscape: () => void
  onEnter: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Runs on any key before the list's own handling. */
  onKey?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
}

export type ListInputProps = ListFieldProps & {
  box: RefObject<HTMLElement | null>
  /** The plain field's selection when it had the focus. */
  begin: { from: number; to: number } | undefined
  presses: number
}
