import type { Language } from '@landbridge/contract/shared/languages'
import type { QueryKey } from '@tanstack/react-query'
import type { Settings } from '../platform/settings.ts'

/** What a page was drawn with by the server; the browser takes the page over with the same. */
export type DrawnPage = {
  language: Language
  settings: Settings
  /** The business day of the drawing. */
  day: string
  answers: readonly (readonly [QueryKey, unknown])[]
}
