import type { TextKey } from '../text.tsx'

export type FieldLook = {
  /** Of 24 columns. */
  span?: number
  /** It begins a row, so that the field after it stands beside it. */
  startsRow?: boolean
  placeholder?: string
  help?: TextKey
  /** Words beside a tick whose label alone would not do. */
  words?: TextKey
  /** The field that holds the end of the span of days that this one begins. */
  to?: string
  autoComplete?: string
  isLast?: boolean
  label?: TextKey
}
