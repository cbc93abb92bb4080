import type { HTMLAttributes, KeyboardEvent, ReactNode, RefObject } from 'react'
import type { Option } from './option.tsx'
import type { OptionSource } from './use-options.ts'

export type ListFieldProps = {
  id?: string | undefined
  /** Its name, where no <label> points at it. */
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
  /** What the options are searched for, where it is not what stands in the field. */
  keyword?: string
  /** The chosen option. */
  value?: string | undefined
  options: OptionSource
  delayMs: number
  head?: ReactNode
  /** Stands instead of the options while nothing is typed; arrow down leads there. */
  panel?: ((close: () => void) => ReactNode) | undefined
  /** Whether any words will do: nothing is marked then, and a list without options is not shown. */
  isFree?: boolean
  /** Whether what stands in it is marked with the focus, to be typed over; so it is, unless any words will do. */
  isTypedOver?: boolean
  onChoose: (option: Option) => void
  /** The focus went on. */
  onLeave: () => void
  /** The list was closed without choosing. */
  onEscape: () => void
  /** Enter that chose no option. */
  onEnter: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Any key, before the list has it. */
  onKey?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
}

export type ListInputProps = ListFieldProps & {
  box: RefObject<HTMLElement | null>
  /** What was marked in the plain field when it had the focus. */
  begin: { from: number; to: number } | undefined
  /** How many times somebody pressed the field. */
  openAsked: number
}
