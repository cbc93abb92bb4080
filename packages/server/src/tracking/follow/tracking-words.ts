import { businessZone } from '@landbridge/contract/shared/business-day'
import type { Language } from '@landbridge/contract/shared/languages'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { jobStateLabels } from '@landbridge/contract/workorder/job-labels'
import type { JobState } from '@landbridge/contract/workorder/job-lifecycle'
import { text as jobEn } from '@landbridge/contract/workorder/text/en'
import { text as jobRu } from '@landbridge/contract/workorder/text/ru'
import { text as jobZhCn } from '@landbridge/contract/workorder/text/zh-cn'
import { text as jobZhTw } from '@landbridge/contract/workorder/text/zh-tw'
import type { ReaderNames } from '../../reference/index.ts'

const jobWords = { 'zh-CN': jobZhCn, 'zh-TW': jobZhTw, en: jobEn, ru: jobRu }

export const jobStateLabel = (state: JobState, language: Language): string => jobWords[language][jobStateLabels[state]]

/** Whose clock a place keeps; that of the business where nobody knows the place. */
export const zoneOf = (code: string, mode: ModeCode, names: ReaderNames): string =>
  names.findPlace(code, mode)?.timeZone ?? businessZone

/** A place with its country, as an address; a code that nobody knows stands for itself. */
function addressOfPlace(code: string, mode: ModeCode, names: ReaderNames): string {
  const place = names.findPlace(code, mode)
  if (!place) return code
  const comma = names.language.startsWith('zh') ? '，' : ', '
  return [names.place(code, mode), names.country(place.countryCode)].join(comma)
}

/** Where a box was seen, in the reader's words as far as the place is known, and in those of who entered it. */
export function addressOfSighting(
  { placeCode, address }: { placeCode?: string | null | undefined; address?: string | undefined },
  mode: ModeCode,
  names: ReaderNames,
): string {
  return [placeCode && addressOfPlace(placeCode, mode, names), address].filter(Boolean).join(' · ')
}
