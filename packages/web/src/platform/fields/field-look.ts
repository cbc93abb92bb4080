import type { TextKey } from '../text.tsx'

export type FieldLook = {
  /** Of 24 columns. */
  span?: number
  /** True for a field that begins a row, so that its successor stands beside it. */
  startsRow?: boolean
  placeholder?: string
  help?: TextKey
  /** Words beside a tick. */
  words?: TextKey
  /** The field with the end of the span that this one begins. */
  to?: string
  autoComplete?: string
  isLast?: boolean
  label?: TextKey
}
