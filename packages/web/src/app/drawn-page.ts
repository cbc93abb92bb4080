import type { Language } from '@landbridge/contract/shared/languages'
import type { QueryKey } from '@tanstack/react-query'
import type { ShownSettings } from '../platform/settings.ts'

/** The data that the server drew a page with; the browser takes the page over with the same. */
export type DrawnPage = {
  language: Language
  settings: ShownSettings
  day: string
  answers: readonly (readonly [QueryKey, unknown])[]
}
