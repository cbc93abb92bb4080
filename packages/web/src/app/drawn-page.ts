import type { Language } from '@landbridge/contract/shared/languages'
import type { QueryKey } from '@tanstack/react-query'
import type { ShownSettings } from '../platform/settings.ts'

/** The data of a page drawn by the server, with which the browser hydrates it. */
export type DrawnPage = {
  language: Language
  settings: ShownSettings
  day: string
  answers: readonly (readonly [QueryKey, unknown])[]
}
